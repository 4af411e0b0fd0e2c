import { toEndpoint, toFormData, toQuery } from './payload';

describe('toFormData', () => {
  it('repeats a list, keeps files and texts as they are, and leaves out what is not set', () => {
    const image = new File(['x'], 'a.png', { type: 'image/png' });
    const form = toFormData({
      images: [image, image],
      prompt: ' a ',
      n: 2,
      strength: 0,
      brand: null,
      seed: undefined,
      act: () => 1,
    });
    expect([...form.keys()]).toEqual(['images', 'images', 'prompt', 'n', 'strength']);
    expect(form.get('images')).toBeInstanceOf(File);
    expect([form.get('prompt'), form.get('n'), form.get('strength')]).toEqual([' a ', '2', '0']);
  });
});

describe('toQuery', () => {
  it('sends filters only when they are set and joins lists by commas', () => {
    expect(
      toQuery({ page: 1, brand: 'A & B', provider: '', operation: null, style_tags: ['bold', 'flat'], tags: [] }),
    ).toBe('?page=1&brand=A+%26+B&style_tags=bold%2Cflat');
  });

  it('is empty when nothing is set', () => {
    expect(toQuery({ search: undefined })).toBe('');
  });
});

describe('toEndpoint', () => {
  it('fills the names of a path in, whatever is in them', () => {
    expect(toEndpoint('/api/trash/{type}/{id}', { type: 'design', id: 'a/b?c' })).toBe('/api/trash/design/a%2Fb%3Fc');
  });

  it('writes numbers as they are', () => {
    expect(toEndpoint('/api/things/{id}/versions/{version}', { id: 'a', version: 3 })).toBe('/api/things/a/versions/3');
  });

  it.each([undefined, null, '', ' '])("refuses %p with '... ID is required'", (id) => {
    expect(() => toEndpoint('/api/designs/{id}', { id })).toThrow('Design ID is required');
    expect(() => toEndpoint('/api/brand-profiles/{id}/restore', { id })).toThrow('Brand profile ID is required');
    expect(() => toEndpoint('/api/trash/{type}/{id}', { type: 'design', id })).toThrow(/^ID is required/);
  });
});
