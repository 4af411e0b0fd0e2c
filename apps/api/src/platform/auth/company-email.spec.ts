import fc from 'fast-check';
import { isCompanyEmail, parseEmail } from './company-email';

const belongs = (text: string) => {
  const email = parseEmail(text);
  return email !== undefined && isCompanyEmail(email, 'example.com');
};

describe('The company-domain rule', () => {
  it.each(['ada@example.com', 'Ada.Lovelace@EXAMPLE.com', "o'neill+maquette@example.com"])('takes %s', (text) => {
    expect(belongs(text)).toBe(true);
    expect(parseEmail(text)).toBe(text.toLowerCase());
  });

  it.each([
    ['a sub-domain', 'ada@mail.example.com'],
    ['a domain that ends alike', 'ada@evil-example.com'],
    ['a domain that begins alike', 'ada@example.com.evil.com'],
    ['two @', 'ada@evil.com@example.com'],
    ['an encoded @', 'ada%40evil.com@example.com@evil.com'],
    ['a quoted local part', '"ada@evil.com"@example.com'],
    ['a comment', 'ada(@evil.com)@example.com'],
    ['a source route', '@evil.com:ada@example.com'],
    ['two recipients', 'ada@evil.com,eve@example.com'],
    ['angle brackets', 'ada@evil.com <eve@example.com>'],
    ['a Cyrillic look-alike', 'ada@ex\u0430mple.com'],
    ['a full-width @', 'ada\uff20example.com'],
    ['a dot that is none', 'ada@example\u3002com'],
    ['a Kelvin sign, which lowers to k', 'ada\u212a@example.com'],
    ['a line break', 'ada@example.com\nBcc: eve@evil.com'],
    ['a trailing line break', 'ada@example.com\n'],
    ['a NUL', 'ada\0@example.com'],
    ['spaces', ' ada@example.com '],
    ['a trailing dot', 'ada@example.com.'],
    ['two dots', 'a..da@example.com'],
    ['no local part', '@example.com'],
    ['no domain', 'ada'],
    ['nothing', ''],
    ['a local part that is too long', `${'a'.repeat(65)}@example.com`],
  ])('refuses %s', (_, text) => {
    expect(belongs(text)).toBe(false);
  });

  it('only ever takes a plain name followed by the domain', () => {
    const part = fc.oneof(
      fc.constantFrom('@', 'example.com', '@example.com', 'evil.com', '.', 'ada', '\n', '"', ' '),
      fc.string({ unit: 'binary', maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const text = parts.join('');
        if (belongs(text)) expect(text.toLowerCase()).toMatch(/^[\x21-\x3f\x41-\x7e]+@example\.com$/);
      }),
      { numRuns: 2_000 },
    );
  });
});
