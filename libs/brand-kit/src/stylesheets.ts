import { commentText, cssString, jsValue } from './escape';
import type { BrandKit, KitFont } from './kit';
import { WEIGHT_NAMES } from './tokens';

interface Line {
  name: string;
  value: string;
  note?: string | null;
}

const stackOf = ({ families: [family, generic] }: KitFont) => `${cssString(family)}, ${generic}`;

const noteOf = (...texts: (string | null)[]) => texts.filter((text) => text !== null).join(': ') || null;

/** Every value by its name, which is no word of somebody's but ours. */
const linesOf = (kit: BrandKit): Line[] => [
  ...kit.colours.map(({ role, hex, name, note }) => ({ name: `color-${role}`, value: hex, note: noteOf(name, note) })),
  ...kit.fonts.map((font) => ({ name: `font-${font.role}`, value: stackOf(font) })),
  ...kit.fonts.flatMap(({ role, weights }) =>
    weights.map((weight) => ({
      name: `font-weight-${role}-${WEIGHT_NAMES[weight] ?? weight}`,
      value: String(weight),
    })),
  ),
  ...kit.headingSizes.map((size, index) => ({ name: `heading-size-${index + 1}`, value: `${size}rem` })),
  ...(kit.lineHeight === null ? [] : [{ name: 'line-height-body', value: String(kit.lineHeight) }]),
  ...kit.spacing.map((value, index) => ({ name: `space-${index + 1}`, value: `${value}px` })),
  ...kit.breakpoints.map((value, index) => ({ name: `breakpoint-${index + 1}`, value: `${value}px` })),
  ...(kit.grid
    ? [
        { name: 'grid-columns', value: String(kit.grid.columns) },
        { name: 'grid-max-width', value: `${kit.grid.maxWidth}px` },
        { name: 'grid-gutter', value: `${kit.grid.gutter}px` },
        { name: 'grid-margin', value: `${kit.grid.margin}px` },
      ]
    : []),
];

const commentOf = ({ note }: Line) => (note ? ` /* ${commentText(note)} */` : '');
const headOf = (kit: BrandKit) =>
  `/* ${commentText(`${kit.name}${kit.palette ? `, palette ${kit.palette}` : ''}`)} */\n`;

/** Custom properties of CSS. */
export const cssVariables = (kit: BrandKit): string =>
  `${headOf(kit)}:root {\n${linesOf(kit)
    .map((line) => `  --${line.name}: ${line.value};${commentOf(line)}\n`)
    .join('')}}\n`;

/** Variables of SCSS. */
export const scssVariables = (kit: BrandKit): string =>
  `${headOf(kit)}${linesOf(kit)
    .map((line) => `$${line.name}: ${line.value};${commentOf(line)}\n`)
    .join('')}`;

/** What Tailwind makes classes of: `bg-primary`, `font-heading`, `text-heading-1`, `p-space-3`. */
const tailwindName = ({ name }: Line): string | null => {
  if (/^(color|font|breakpoint)-/.test(name)) return name;
  if (name.startsWith('heading-size-')) return `text-heading-${name.slice('heading-size-'.length)}`;
  if (name.startsWith('space-')) return `spacing-${name}`;
  if (name === 'line-height-body') return 'leading-body';
  return name === 'grid-max-width' ? 'container-page' : null;
};

/** The theme of Tailwind 4, as its style sheet imports it. */
export const tailwindTheme = (kit: BrandKit): string =>
  `${headOf(kit)}@theme {\n${linesOf(kit)
    .flatMap((line) => {
      const name = tailwindName(line);
      return name ? [`  --${name}: ${line.value};${commentOf(line)}\n`] : [];
    })
    .join('')}}\n`;

const numbered = (values: readonly number[], unit: string, name = '') =>
  Object.fromEntries(values.map((value, index) => [`${name}${index + 1}`, `${value}${unit}`]));

/** The same for a configuration in JavaScript, which Tailwind 3 asks for and 4 still takes. */
export const tailwindConfig = (kit: BrandKit): string =>
  `/** @type {import('tailwindcss').Config} */\nmodule.exports = ${jsValue({
    theme: {
      extend: {
        colors: Object.fromEntries(kit.colours.map(({ role, hex }) => [role, hex])),
        // Tailwind writes a family as it stands
        fontFamily: Object.fromEntries(
          kit.fonts.map(({ role, families: [family, generic] }) => [role, [cssString(family), generic]]),
        ),
        fontSize: numbered(kit.headingSizes, 'rem', 'heading-'),
        ...(kit.lineHeight !== null && { lineHeight: { body: String(kit.lineHeight) } }),
        spacing: numbered(kit.spacing, 'px', 'space-'),
        ...(kit.grid && { maxWidth: { page: `${kit.grid.maxWidth}px` } }),
      },
    },
  })};\n`;
