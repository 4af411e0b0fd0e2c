import { raised } from '@maquette/strategy';
import type { Palette } from '@maquette/strategy';
import { inkOn, isFaint } from '@maquette/ui/documents';

/** The three colours that a palette is told by, with how much of a row each takes beside the others. */
export const ROLES = [
  { role: 'primary', label: 'Primary', share: 54 },
  { role: 'secondary', label: 'Secondary', share: 29 },
  { role: 'accent', label: 'Accent', share: 17 },
] as const;

export interface Colour {
  /** its role, as it was written or as its place in the palette says; empty where nothing does */
  label: string;
  share: number;
  /** null where it cannot be read */
  hex: string | null;
  /** what was written in the place of the hex */
  code: string | null;
  name: string | null;
  rationale: string | null;
  application: string | null;
  more: Palette['colors'][number]['more'];
}

const SHARES: Readonly<Record<string, number>> = { primary: 54, secondary: 29, accent: 17 };

/** All colours of a palette in their order, those that cannot be read too. */
export function allColoursOf(palette: Palette): Colour[] {
  const main = ROLES.flatMap(({ role, label, share }) => {
    const colour = palette[role];
    return colour ? [{ label, share, ...colour }] : [];
  });
  const listed = palette.colors.map(({ role, ...colour }) => ({
    label: role ? raised(role) : '',
    share: SHARES[role?.toLowerCase() ?? ''] ?? 12,
    ...colour,
  }));
  // the three that a list was told by stand in it
  const isListed = (one: Colour) => listed.some(({ hex, name }) => hex === one.hex && name === one.name);
  return [...main.filter((one) => !isListed(one)), ...listed];
}

/** Whether a palette is more than its three main colours. */
export const isListed = (palette: Palette): boolean => palette.colors.length > 0;

/** The colours that can be shown. */
export const coloursOf = (palette: Palette) =>
  allColoursOf(palette).flatMap((colour) => (colour.hex === null ? [] : [{ ...colour, hex: colour.hex }]));

const isRole = (role: RegExp) => (colour: { label: string }) => role.test(colour.label);
const [PRIMARY, GROUND, TEXT] = [/^(?:primary|main)\b/i, /^(?:background|ground|surface)\b/i, /^text\b/i];

/** '#rrggbb' of a cover and of what stands on it. */
export interface Ground {
  background: string;
  ink: string;
}

/** The ink of the product: nobody takes it for a colour of the brand. */
export const NEUTRAL: Ground = { background: '#1a1f22', ink: '#fdfefe' };

/**
 * What a brand's own words stand on: its primary colour; where none is told, its ground with its text; else the first colour that stands out
 * from paper. Never a colour that is not its own.
 */
export function groundOf(palette: Palette | undefined): Ground | undefined {
  const colours = palette ? coloursOf(palette) : [];
  const on = (hex: string) => ({ background: hex, ink: inkOn(hex) });
  const primary = colours.find(isRole(PRIMARY));
  if (primary) return on(primary.hex);
  const [ground, text] = [colours.find(isRole(GROUND)), colours.find(isRole(TEXT))];
  if (ground && text) return { background: ground.hex, ink: text.hex };
  const first = coverColourOf(colours);
  return first === undefined ? undefined : on(first);
}

/** 'never a fill', 'for lines only': what says that a colour is drawn and written with, and covers nothing. */
const NO_FILL =
  /\b(?:never|not|no)\s+(?:as\s+|for\s+)?(?:an?\s+)?(?:fills?|grounds?|backgrounds?|surfaces?|areas?)\b|\bonly\s+(?:as|for|in)\s+(?:an?\s+)?(?:lines?|rules?|strokes?|threads?)\b|\b(?:lines?|rules?|strokes?|threads?)\s+only\b/i;

/** Whether its document keeps a colour from being a fill, where it speaks of it or of all. */
export const isLine = (palette: Palette, { rationale, application, more, label, name }: Colour): boolean =>
  [
    rationale,
    application,
    ...more.map(({ text }) => text),
    ...palette.usageGuidelines.filter((line) =>
      [label, name].some((word) => word && line.toLowerCase().includes(word.toLowerCase())),
    ),
  ].some((text) => text && NO_FILL.test(text));

/** The colour that a brand is known by: the first that stands out from paper and screen, else its only one. */
export const coverColourOf = (colours: readonly { hex: string }[]): string | undefined =>
  (colours.find(({ hex }) => !isFaint(hex)) ?? colours[0])?.hex;

export const hexesOf = (palette: Palette): string =>
  coloursOf(palette)
    .map(({ hex }) => hex.toUpperCase())
    .join(' ');

/** What is told of the colours that cannot be read: their roles, names and what was written; empty when none is lost. */
export const lostIn = (palette: Palette): string =>
  allColoursOf(palette)
    .flatMap(({ hex, label, name, code }) => {
      const told = [name, code].filter(Boolean).join(', ');
      return hex ? [] : [label ? (told ? `${label} (${told})` : label) : told];
    })
    .join(', ');

/** Of the palette's colours the first that is dark enough for words on paper. */
export const paperInkOf = (palette: Palette | undefined): string | undefined =>
  palette && coloursOf(palette).find(({ hex }) => inkOn(hex) === inkOn('#000000'))?.hex;
