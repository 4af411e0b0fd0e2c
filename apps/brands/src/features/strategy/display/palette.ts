import type { Palette } from '@maquette/strategy';
import { inkOn, isFaint } from '@maquette/ui/documents';

/** The colours of a palette, with how much of a row each takes beside the others. */
export const ROLES = [
  { role: 'primary', label: 'Primary', share: 54 },
  { role: 'secondary', label: 'Secondary', share: 29 },
  { role: 'accent', label: 'Accent', share: 17 },
] as const;

/** The colours that can be shown. */
export const coloursOf = (palette: Palette) =>
  ROLES.flatMap(({ role, ...rest }) => {
    const { hex, name, rationale } = palette[role] ?? {};
    return hex ? [{ ...rest, hex, name: name ?? null, rationale: rationale ?? null }] : [];
  });

/** The colour that a brand is known by: the first that stands out from paper and screen, else its only one. */
export const coverColourOf = (colours: readonly { hex: string }[]): string | undefined =>
  (colours.find(({ hex }) => !isFaint(hex)) ?? colours[0])?.hex;

export const hexesOf = (palette: Palette): string =>
  coloursOf(palette)
    .map(({ hex }) => hex.toUpperCase())
    .join(' ');

/** Whether a colour is told that cannot be read. */
export const hasUnreadable = (palette: Palette): boolean =>
  ROLES.some(({ role }) => palette[role] && !palette[role].hex);

/** The roles whose colour cannot be read, with the names that they have; empty when none is lost. */
export const lostIn = (palette: Palette): string =>
  ROLES.flatMap(({ role, label }) => {
    const colour = palette[role];
    return !colour || colour.hex ? [] : [colour.name ? `${label} (${colour.name})` : label];
  }).join(', ');

/** Of the palette's colours the first that is dark enough for words on paper. */
export const paperInkOf = (palette: Palette | undefined): string | undefined =>
  palette && coloursOf(palette).find(({ hex }) => inkOn(hex) === inkOn('#000000'))?.hex;
