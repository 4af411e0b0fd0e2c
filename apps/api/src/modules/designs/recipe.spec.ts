import { randomUUID } from 'node:crypto';
import { FakeProvider } from '../../../test/fake-provider';
import { designRequest } from '../../../test/factories';
import { parseRecipe, toRecipe, toRecipeResponse } from './recipe';

const provider = new FakeProvider();
const brand = { id: randomUUID(), name: 'Alder' };

describe('the recipe of a request', () => {
  it('says everything that makes the pictures, with the defaults filled in', () => {
    expect(toRecipe(designRequest({ prompt: ' A calm logo ', seed: 7 }), provider, brand)).toEqual({
      version: 1,
      operation: 'text-to-image',
      design_type: 'general',
      prompt: 'A calm logo',
      brand,
      provider: 'fake',
      model: 'fake-1',
      seed: 7,
      n: 1,
      parent_id: null,
    });
  });

  it('keeps what of the brand flows into the pictures, and shows it', () => {
    const styled = { ...brand, palette: ['#1b3a4b'], fonts: { heading: 'Fraunces' } };
    const recipe = toRecipe(designRequest(), provider, styled);
    expect(recipe.brand).toEqual(styled);
    expect(toRecipeResponse(recipe).brand).toEqual(styled);
  });

  it("has the provider's strength where none was asked for, for an operation that knows one", () => {
    const fromImage = designRequest({ operation: 'image-to-image' });
    const strengthOf = (fields: object) => toRecipe({ ...fromImage, ...fields }, provider, null, 'a.png');
    expect([strengthOf({}), strengthOf({ strength: 0 })]).toMatchObject([{ strength: 0.5 }, { strength: 0 }]);
  });

  it('has a seed of its own where none was asked for', () => {
    const seeds = Array.from({ length: 20 }, () => toRecipe(designRequest(), provider, null).seed);
    expect(new Set(seeds).size).toBeGreaterThan(1);
    expect(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed < 2 ** 31)).toBe(true);
  });

  it('names the pictures that the operation starts from', () => {
    const change = toRecipe(designRequest({ operation: 'change-background' }), provider, null, 'a.png', 'b.png');
    expect(change).toMatchObject({ image_path: 'a.png', background_image_path: 'b.png' });
    expect(() => toRecipe(designRequest({ operation: 'vectorize' }), provider, null)).toThrow();
  });
});

describe('a stored recipe', () => {
  it('of an older version is run with the defaults of what it does not say', () => {
    expect(parseRecipe({ operation: 'text-to-image', provider: 'fake' })).toMatchObject({ n: 1, seed: 0, brand: null });
  });

  it('of a newer version is not run', () => {
    expect(() => parseRecipe({ version: 7, operation: 'text-to-image', provider: 'fake' })).toThrow();
    expect(() => parseRecipe({ operation: 'animate', provider: 'fake' })).toThrow();
  });

  it('of any version is shown: what can be told of it is told', () => {
    const older = { operation: 'text-to-image', prompt: 'A calm logo', provider: 'fake', brand_name: 'Oak' };
    expect(toRecipeResponse(older)).toEqual({
      operation: 'text-to-image',
      design_type: '',
      prompt: 'A calm logo',
      brand: null,
      provider: 'fake',
      model: '',
      seed: 0,
      n: 1,
      strength: null,
      parent_id: null,
      image_path: null,
      image_paths: [],
      background_image_path: null,
      background_prompt: '',
    });
    const newer = { version: 7, operation: 'animate', prompt: ['a', 'b'], seed: 'x', n: 3, frames: 24 };
    expect(toRecipeResponse(newer)).toMatchObject({ operation: 'animate', prompt: '', seed: 0, n: 3 });
    expect(toRecipeResponse(null)).toMatchObject({ operation: '', n: 1 });
  });
});
