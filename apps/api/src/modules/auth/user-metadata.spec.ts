import { mergeMetadata } from './user-metadata';

describe('mergeMetadata', () => {
  it('puts new values over old ones and removes what is null', () => {
    expect(mergeMetadata({ full_name: 'Ada', team: 'a' }, { full_name: 'Ada L.', team: null, city: 'London' })).toEqual(
      { full_name: 'Ada L.', city: 'London' },
    );
  });

  it('reaches no prototype', () => {
    const changes = JSON.parse(
      '{"__proto__": {"admin": true}, "constructor": {"prototype": {"admin": true}}}',
    ) as Record<string, unknown>;
    const merged = mergeMetadata({}, changes);
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
    expect(Object.keys(merged)).toEqual(['constructor']);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  it('keeps the whole small enough to travel in every token', () => {
    const half = { a: 'x'.repeat(2_100) };
    expect(mergeMetadata({}, half)).toEqual(half);
    expect(() => mergeMetadata(half, { b: 'x'.repeat(2_100) })).toThrow(
      'User metadata must not be larger than 4096 bytes',
    );
  });
});
