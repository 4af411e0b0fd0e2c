import type { Config } from '../../config';
import { FileLinks } from './file-links';

const links = new FileLinks({ files: { signingKey: Buffer.from('a key for tests') } } as Config);
const others = new FileLinks({ files: { signingKey: Buffer.from('another key') } } as Config);
const NOON = Date.UTC(2026, 0, 31, 12);
const MINUTE = 60_000;

const opens = (address: string, now: number, by = links) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const [, , bucket = '', ...path] = pathname.split('/');
  return by.verify(bucket, path.join('/'), searchParams.get('expires') ?? '', searchParams.get('signature') ?? '', now);
};

describe('a signed address', () => {
  const address = links.sign('design-images', 'anna/one.png', NOON);

  it('is the same for half an hour, and another one after that', () => {
    expect(links.sign('design-images', 'anna/one.png', NOON + 30 * MINUTE - 1)).toBe(address);
    expect(links.sign('design-images', 'anna/one.png', NOON + 30 * MINUTE)).not.toBe(address);
  });

  it('opens for at least an hour, whenever it was made, and not for ever', () => {
    const late = links.sign('design-images', 'anna/one.png', NOON + 30 * MINUTE - 1);
    expect(opens(late, NOON + 90 * MINUTE - 1)).toBe(true);
    expect(opens(late, NOON + 90 * MINUTE + 1)).toBe(false);
  });

  it.each([
    ['another path', (text: string) => text.replace('one.png', 'two.png')],
    ['another bucket', (text: string) => text.replace('design-images', 'inspiration-images')],
    ['a later end', (text: string) => text.replace(/expires=\d+/, `expires=${NOON}`)],
    ['an end that is no number', (text: string) => text.replace(/expires=\d+/, 'expires=Infinity')],
    ['a shorter signature', (text: string) => text.slice(0, -4)],
    ['no signature', (text: string) => text.replace(/signature=.*/, 'signature=')],
  ])('does not open with %s', (_, forge) => {
    expect(opens(address, NOON)).toBe(true);
    expect(opens(forge(address), NOON)).toBe(false);
  });

  it('opens only where it was made', () => expect(opens(address, NOON, others)).toBe(false));

  it('cannot be moved along the border between bucket and path', () => {
    const { searchParams } = new URL(address, 'http://localhost');
    expect(
      links.verify(
        'design-images/anna',
        'one.png',
        searchParams.get('expires') ?? '',
        searchParams.get('signature') ?? '',
        NOON,
      ),
    ).toBe(false);
  });
});
