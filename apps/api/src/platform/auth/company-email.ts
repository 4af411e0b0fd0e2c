/** Letters, digits and the harmless marks of RFC 5321's unquoted local part, then a plain ASCII domain: no quotes, spaces, second @ or look-alike letters. */
const ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;

/** @returns the address in lower case, or nothing when it is not one that mail can be sent to safely */
export function parseEmail(text: string): string | undefined {
  // ASCII is checked before lowering: a Kelvin sign lowers to an ordinary k
  return text.length <= 254 && text.indexOf('@') <= 64 && ADDRESS.test(text) ? text.toLowerCase() : undefined;
}

/**
 * Whether an address that `parseEmail` returned belongs to the company itself. Sub-domains do not.
 * @param domain in lower case
 */
export const isCompanyEmail = (email: string, domain: string): boolean => email.split('@')[1] === domain;
