/** Colour of a brand's plate and of what is written on it, both as CSS. */
export interface PlateColour {
  ground: string;
  ink: string;
}

/** Deep, middle and light plates: lightness, chroma, and the ink that is read on them. */
const TONES = [
  { lightness: 0.34, chroma: 0.075, ink: 'oklch(0.97 0.012 H)' },
  { lightness: 0.44, chroma: 0.085, ink: 'oklch(0.97 0.012 H)' },
  { lightness: 0.8, chroma: 0.095, ink: 'oklch(0.24 0.03 H)' },
] as const;

/** Purple is left out: it looks like every other tool. Hues are counted on from its end. */
const FIRST_HUE = 330;
const HUES = 360 - (330 - 285);

/** FNV-1a: near names lie far apart. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text.trim().toLowerCase()) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return hash;
}

/** The same name has the same colour, for everybody and always. */
export function plateColour(name: string): PlateColour {
  const hash = hashOf(name);
  const hue = String((FIRST_HUE + (hash % HUES)) % 360);
  const { lightness, chroma, ink } = TONES[(hash >>> 16) % TONES.length] ?? TONES[0];
  return { ground: `oklch(${lightness} ${chroma} ${hue})`, ink: ink.replace('H', hue) };
}
