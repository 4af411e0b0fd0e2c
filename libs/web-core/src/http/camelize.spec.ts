import { camelize } from './camelize';

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

  it('leaves what is no object alone', () => {
    expect([camelize(null), camelize('a_b'), camelize(0), camelize([1, null])]).toEqual([null, 'a_b', 0, [1, null]]);
  });
});
