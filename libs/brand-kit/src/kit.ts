import type { Palette, ParsedStrategy, Typography } from '@maquette/strategy';
import { familyOf } from './families';

export const COLOUR_ROLES = ['primary', 'secondary', 'accent'] as const;
export const FONT_ROLES = ['heading', 'subheading', 'body'] as const;

export interface KitColour {
  role: (typeof COLOUR_ROLES)[number];
  /** '#rrggbb', small letters */
  hex: string;
  /** as the strategy calls it */
  name: string | null;
  /** what it is for */
  note: string | null;
}

export interface KitFont {
  role: (typeof FONT_ROLES)[number];
  /** the family, then the generic family that stands in for it */
  families: readonly [string, string];
  /** 1 to 1000 */
  weights: readonly number[];
}

/** What of a strategy can be measured: one of its palettes, one of its pairs of typefaces, and its layout. Texts in it are as somebody typed them. */
export interface BrandKit {
  name: string;
  /** what the palette is called */
  palette: string | null;
  colours: readonly KitColour[];
  fonts: readonly KitFont[];
  /** of headings, rem, largest first */
  headingSizes: readonly number[];
  /** of the body, times its size */
  lineHeight: number | null;
  /** px, smallest first */
  spacing: readonly number[];
  /** px, of the window's width, smallest first */
  breakpoints: readonly number[];
  grid: { columns: number; maxWidth: number; gutter: number; margin: number } | null;
}

/** Which of the palettes and pairs of a strategy; the first of each unless said. */
export interface KitChoice {
  palette?: number;
  typography?: number;
}

const coloursOf = (palette: Palette | undefined): KitColour[] =>
  COLOUR_ROLES.flatMap((role) => {
    const { hex, name, rationale } = palette?.[role] ?? {};
    return hex ? [{ role, hex, name: name ?? null, note: rationale ?? null }] : [];
  });

function fontsOf(option: Typography | undefined): KitFont[] {
  const told = { heading: option?.headingPrimary, subheading: option?.headingSecondary, body: option?.body };
  return FONT_ROLES.flatMap((role) => {
    const { font, weights } = told[role] ?? {};
    const families = familyOf(font);
    if (!families) return [];
    const known = (weights ?? []).filter((weight) => weight >= 1 && weight <= 1_000);
    return [{ role, families, weights: [...new Set(known)].sort((one, other) => one - other) }];
  });
}

const rising = (values: readonly number[]) => [...new Set(values)].sort((one, other) => one - other);

export function brandKit({ sections, metadata }: ParsedStrategy, choice: KitChoice = {}): BrandKit {
  const palette = sections.colorPalettes?.[choice.palette ?? 0];
  const option = sections.typographyOptions?.[choice.typography ?? 0];
  const layout = sections.visualSystem;
  const sizes = (option?.headingPrimary?.sizesRem ?? []).filter((size) => size > 0);
  return {
    name: metadata.brandName,
    palette: palette?.name ?? null,
    colours: coloursOf(palette),
    fonts: fontsOf(option),
    headingSizes: rising(sizes).reverse(),
    lineHeight: option?.body?.lineHeight ?? null,
    spacing: rising(layout?.spacingScale.values ?? []),
    breakpoints: rising(layout?.gridSystem.breakpoints ?? []),
    grid: layout && {
      columns: layout.gridSystem.columns,
      maxWidth: layout.gridSystem.maxWidth,
      gutter: layout.gridSystem.gutters,
      margin: layout.gridSystem.margins,
    },
  };
}

/**
 * Why there is nothing to be exported, as a sentence for the screen; null when there is something.
 *
 * @param isSample it was not written for this brand
 */
export function exportProblem({ sections, metadata }: ParsedStrategy, isSample = false): string | null {
  if (metadata.isFallback)
    return 'This is the default template and no strategy of this brand. Generate a strategy, then export it.';
  if (isSample) return 'This is a sample and no strategy of this brand. Generate a strategy, then export it.';
  const has = (sections.colorPalettes ?? []).some((palette) => coloursOf(palette).length > 0);
  return has || (sections.typographyOptions ?? []).some((option) => fontsOf(option).length > 0)
    ? null
    : 'The strategy has no colors and no typefaces that can be read, so there is nothing to export.';
}
