// What people and models wrote goes into files of several languages. Each has its own way to say a letter without meaning anything by it.

/** One line without what cannot be seen: control characters, marks that turn the direction of writing, half letters. */
export const plainText = (text: string): string =>
  text
    .replace(/[\p{Zl}\p{Zp}\s]+/gu, ' ')
    // Persian and Indic words are joined and parted by the two that stay
    .replace(/(?![\u200c\u200d])[\p{C}\ufffd]/gu, '')
    .trim();

const byCode = (letter: string) => `\\${letter.codePointAt(0)?.toString(16)} `;

/** A string of CSS and of SCSS, in which it interpolates nothing. May stand within <style>. */
export const cssString = (text: string): string => `"${plainText(text).replace(/["\\#${}<>@]/g, byCode)}"`;

/** For a comment of CSS or SCSS that starts with a slash and a star. */
export const commentText = (text: string): string =>
  plainText(text).replace(/\*\//g, '* /').replace(/#\{/g, '# {').replace(/</g, '‹');

/** A value of JavaScript. May stand within <script>. */
export const jsValue = (value: unknown): string =>
  JSON.stringify(value, null, 2)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** For the text and the attributes of SVG and HTML. */
export const markupText = (text: string): string =>
  plainText(text).replace(/[&<>"']/g, (letter) => ENTITIES[letter] as string);

const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/** For a file's name: small letters and digits of any script, parted by dashes, of at most 60 letters. */
export function fileSlug(text: string): string {
  const slug = plainText(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  const short = [...slug].slice(0, 60).join('').replace(/-+$/, '');
  if (short === '') return 'brand';
  return RESERVED.test(short) ? `brand-${short}` : short;
}
