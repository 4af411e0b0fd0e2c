import { plainText } from './escape';

const MONO = /\bmono\b|courier|consolas|typewriter/i;
const SANS = /\bsans\b|grotesk|grotesque|gothic/i;
// by their names one would not know
const SERIFS =
  /\bserif\b|\bslab\b|antiqua|garamond|baskerville|bodoni|caslon|didot|georgia|times|playfair|fraunces|\blora\b|merriweather|spectral|newsreader|literata|bitter|crimson|cormorant|vollkorn|cardo|alegreya|gelasio|\bdm serif\b|libre baskerville/i;

/** @returns the name, and the generic family that stands in for it; null when there is no name */
export function familyOf(font: string | null | undefined): [string, string] | null {
  // a list as style sheets have it: its first name
  const name = plainText(font ?? '')
    .split(',')[0]
    ?.replace(/^["'\s]+|["'\s]+$/g, '')
    .slice(0, 100);
  if (!name) return null;
  const generic = MONO.test(name) ? 'monospace' : !SANS.test(name) && SERIFS.test(name) ? 'serif' : 'sans-serif';
  return [name, generic];
}
