import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { camelize, KEYED_BY_DATA } from './camelize';

interface Description {
  components: { schemas: Record<string, { properties?: Record<string, { additionalProperties?: unknown }> }> };
}

describe('camelize', () => {
  it('turns snake_case keys into camelCase at every depth', () => {
    expect(
      camelize({ image_url: 'a', style_tags: ['b_c'], brand: { brand_name: 'd' }, cards: [{ is_multi_image: true }] }),
    ).toEqual({
      imageUrl: 'a',
      styleTags: ['b_c'],
      brand: { brandName: 'd' },
      cards: [{ isMultiImage: true }],
    });
  });

  it.each([
    [{ image_url: 'snake', imageUrl: 'camel' }, 'camel'],
    [{ imageUrl: 'camel', image_url: 'snake' }, 'camel'],
    [{ image_url: 'snake', imageUrl: null }, 'snake'],
    [{ imageUrl: undefined, image_url: 'snake' }, 'snake'],
  ])('takes both spellings, %j', (sent, expected) => {
    expect(camelize(sent)).toEqual({ imageUrl: expected });
  });

  it('leaves keys that are data as they are', () => {
    const palette = { 'Primary Blue': 1, 'social-media-post': 2, _private: 3 };
    expect(camelize(palette)).toEqual(palette);
  });

  it('leaves the keys of a member alone whose keys are data, and converts what lies under them', () => {
    expect(camelize({ providers: { local_sd: { max_images: 4 } } })).toEqual({
      providers: { local_sd: { maxImages: 4 } },
    });
  });

  it('knows every member of the description whose keys are data', () => {
    const description = JSON.parse(
      readFileSync(join(__dirname, '../../../api-client/openapi.json'), 'utf8'),
    ) as Description;
    const schemas = Object.values(description.components.schemas);
    const keyedByData = schemas.flatMap(({ properties = {} }) =>
      Object.entries(properties)
        .filter(([, { additionalProperties }]) => typeof additionalProperties === 'object')
        .map(([name]) => name),
    );
    expect(new Set(keyedByData.map((name) => Object.keys(camelize({ [name]: null }))[0]))).toEqual(KEYED_BY_DATA);
    // one that stands elsewhere has no name to be known by; `true` leaves open which fields there are, and their names are no data
    expect(JSON.stringify(description).match(/"additionalProperties":\{/g)).toHaveLength(keyedByData.length);
  });

  it('leaves what is no object alone', () => {
    expect([camelize(null), camelize('a_b'), camelize(0), camelize([1, null])]).toEqual([null, 'a_b', 0, [1, null]]);
  });
});
