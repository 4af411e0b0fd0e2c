import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { RefreshTokens } from './refresh-token';

const tokens = new RefreshTokens('only-for-tests-0123456789-abcdefghijklmnop');
const content = { sessionId: randomUUID(), generation: 7 };

describe('RefreshTokens', () => {
  it('reads what it wrote', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.integer({ min: 0, max: 2 ** 32 - 1 }), (sessionId, generation) => {
        expect(tokens.read(tokens.write({ sessionId, generation }))).toEqual({ sessionId, generation });
      }),
    );
  });

  it('reads nothing that was changed by one byte', () => {
    const bytes = Buffer.from(tokens.write(content), 'base64url');
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(tokens.read(changed.toString('base64url'))).toBeUndefined();
    }
  });

  it('reads no token of another installation and no other text', () => {
    expect(tokens.read(new RefreshTokens('another-secret-0123456789-abcdefghijklmnop').write(content))).toBeUndefined();
    fc.assert(fc.property(fc.string(), (text) => expect(tokens.read(text)).toBeUndefined()));
  });
});
