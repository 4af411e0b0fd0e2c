import { parseStrategy, type StrategySections } from '@maquette/strategy';

/** What four older calls ask for, each taken from the sections that speak of it. */
const VIEWS = {
  'market-analysis': ({ marketInsights, audienceProfile }) => ({ marketInsights, audienceProfile }),
  'unfair-advantage': ({ positioningStrategy: positioning }) =>
    positioning && {
      competitiveAdvantage: positioning.competitiveAdvantage,
      valueProposition: positioning.valueProposition,
      brandPromise: positioning.brandPromise,
      positioningStatement: positioning.positioningStatement,
    },
  'brand-persona': ({ archetypeStrategy, brandVoiceGuide }) => ({ archetypeStrategy, brandVoiceGuide }),
  'brand-visual': ({ colorPalettes, typographyOptions, visualSystem }) => ({
    colorPalettes,
    typographyOptions,
    visualSystem,
  }),
} satisfies Record<string, (sections: StrategySections) => object | null>;

export type BrandView = keyof typeof VIEWS;

const snakeCase = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const onTheWire = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(onTheWire);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [snakeCase(key), onTheWire(inner)]));
};

/** @returns null before there is a strategy that can be read, and when none of the view's sections is in it */
export function brandView(view: BrandView, text: string | null): Record<string, unknown> | null {
  const { sections, metadata } = parseStrategy(text ?? '');
  const data = metadata.isFallback ? null : VIEWS[view](sections);
  const isEmpty = data === null || Object.values(data).every((value) => value === null);
  return isEmpty ? null : (onTheWire(data) as Record<string, unknown>);
}
