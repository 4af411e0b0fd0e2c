import type { StrategySections } from '@maquette/strategy';
import { sentence } from '../pen';

// What of a strategy that people or a model wrote can stand on the page; what the built-in writer drafted says nothing that the description
// does not say.

/** Of a strategy that somebody wrote: sentences that could stand on a page, and no notes to the team. */
const said = (texts: readonly (string | null | undefined)[]): string[] =>
  texts
    .map((text) => text?.trim() ?? '')
    .filter(
      (text) => text !== '' && text.length <= 320 && !/to be researched|^proposed\b|the brief|“|tbd\b/i.test(text),
    )
    .map(sentence);

/** What of the position that people or a model wrote can stand on the page. */
export function positionOf(strategy: Partial<StrategySections> | null) {
  const position = strategy?.positioningStrategy;
  return {
    value: said([position?.valueProposition?.statement, position?.brandPromise]),
    features: said(position?.product?.features ?? []),
    benefits: said([...(position?.product?.benefits ?? []), ...(position?.competitiveAdvantage ?? [])]),
    pillars: (position?.valueProposition?.pillars ?? []).flatMap(({ title, description }) =>
      said([description]).map((text) => ({ title: title ?? '', text })),
    ),
  };
}
