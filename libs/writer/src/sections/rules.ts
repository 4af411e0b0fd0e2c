import type { Brief } from '../brief';
import { prohibitionsIn } from '../brief/prohibitions';
import type { Guard } from '../guard';
import { bare } from '../pen';

/** What the brief forbids its writers to do, as short rules; words that may not be said stand in the vocabulary alone. */
export function rulesIn({ units }: Brief, guard: Guard): string[] {
  const quotes = /,? ?(?:(?:and|or|nor|no|not|never|no more) )*["“«‘'](?!s\b)[^"”»’']{2,40}["”»’'](?!\p{L})/gu;
  return [
    ...new Set(
      units
        .filter(
          ({ errand, roles, plain }) =>
            errand === 'ban' || errand === 'voice' || roles.has('look') || /\bhard rule/.test(plain),
        )
        .flatMap(({ text, isForeign }) =>
          isForeign
            ? [`As the brief has it: “${bare(text).replace(/[“”]/g, '"')}”.`]
            : prohibitionsIn(guard.allows(text) ? text : text.replace(quotes, '').replace(/\s*\([^)]*\)/g, '')),
        ),
    ),
  ]
    .filter((rule) => guard.allows(rule) && rule.split(' ').length > 2 && !/^\p{L}+[,.;]/u.test(rule))
    .slice(0, 10);
}
