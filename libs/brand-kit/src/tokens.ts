import { plainText } from './escape';
import type { BrandKit } from './kit';

type Token = { $type?: string; $value: unknown; $description?: string };
type Group = { [name: string]: Token | Group | string };

/** How values are written: as the report of 2025.10 has them, or as tools of before read them. */
interface Form {
  colour: (hex: string) => unknown;
  dimension: (value: number, unit: 'px' | 'rem') => unknown;
  weight: (weight: number) => unknown;
}

const round = (value: number) => Math.round(value * 10_000) / 10_000;

/** Design Tokens Format Module 2025.10 (https://www.designtokens.org/TR/2025.10/format/). */
const REPORT_2025_10: Form = {
  colour: (hex) => ({
    colorSpace: 'srgb',
    components: [1, 3, 5].map((at) => round(parseInt(hex.slice(at, at + 2), 16) / 255)),
    hex,
  }),
  dimension: (value, unit) => ({ value, unit }),
  weight: (weight) => weight,
};

/** Of the drafts before it, which many tools still read alone: a color is a hex text, a dimension a number with its unit. */
const HEX: Form = { colour: (hex) => hex, dimension: (value, unit) => `${value}${unit}`, weight: (weight) => weight };

export const WEIGHT_NAMES: Record<number, string> = {
  100: 'thin',
  200: 'extra-light',
  300: 'light',
  400: 'regular',
  500: 'medium',
  600: 'semibold',
  700: 'bold',
  800: 'extra-bold',
  900: 'black',
};

/** Braces would be a reference to another token, in descriptions too for some readers. */
const tokenText = (text: string) => plainText(text).replace(/\{/g, '(').replace(/\}/g, ')');

const described = (...texts: (string | null)[]) => {
  const text = tokenText(texts.filter((one) => one !== null).join(': '));
  return text === '' ? {} : { $description: text };
};

const group = (type: string, tokens: [string, Token][]): Group => ({ $type: type, ...Object.fromEntries(tokens) });

const present = (groups: Record<string, Group | null>): Group =>
  Object.fromEntries(Object.entries(groups).filter((entry): entry is [string, Group] => entry[1] !== null));

const some = <T>(values: readonly T[], make: (values: readonly T[]) => Group): Group | null =>
  values.length > 0 ? make(values) : null;

function tokens(kit: BrandKit, form: Form): Group {
  const numbered = (values: readonly number[], unit: 'px' | 'rem') =>
    group(
      'dimension',
      values.map((value, index) => [String(index + 1), { $value: form.dimension(value, unit) }]),
    );
  return {
    $description: tokenText(`${kit.name}${kit.palette ? `, palette ${kit.palette}` : ''}`),
    ...present({
      color: some(kit.colours, (colours) =>
        group(
          'color',
          colours.map(({ role, hex, name, note }) => [role, { $value: form.colour(hex), ...described(name, note) }]),
        ),
      ),
      'font-family': some(kit.fonts, (fonts) =>
        group(
          'fontFamily',
          fonts.map(({ role, families }) => [role, { $value: families.map(tokenText) }]),
        ),
      ),
      'font-weight': some(
        kit.fonts.filter(({ weights }) => weights.length > 0),
        (fonts) => ({
          $type: 'fontWeight',
          ...Object.fromEntries(
            fonts.map(({ role, weights }) => [
              role,
              Object.fromEntries(
                weights.map((weight) => [WEIGHT_NAMES[weight] ?? String(weight), { $value: form.weight(weight) }]),
              ),
            ]),
          ),
        }),
      ),
      'heading-size': some(kit.headingSizes, (sizes) => numbered(sizes, 'rem')),
      'line-height': kit.lineHeight === null ? null : group('number', [['body', { $value: kit.lineHeight }]]),
      space: some(kit.spacing, (spacing) => numbered(spacing, 'px')),
      breakpoint: some(kit.breakpoints, (breakpoints) => numbered(breakpoints, 'px')),
      grid: kit.grid && {
        columns: { $type: 'number', $value: kit.grid.columns },
        'max-width': { $type: 'dimension', $value: form.dimension(kit.grid.maxWidth, 'px') },
        gutter: { $type: 'dimension', $value: form.dimension(kit.grid.gutter, 'px') },
        margin: { $type: 'dimension', $value: form.dimension(kit.grid.margin, 'px') },
      },
    }),
  };
}

const file = (kit: BrandKit, form: Form) => `${JSON.stringify(tokens(kit, form), null, 2)}\n`;

export const tokens2025 = (kit: BrandKit): string => file(kit, REPORT_2025_10);
export const tokensHex = (kit: BrandKit): string => file(kit, HEX);
