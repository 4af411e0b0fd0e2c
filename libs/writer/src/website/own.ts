import { nounSenses, tokensOf } from '@maquette/reading';
import { capital } from '../pen';

// What is the brand's: 'their own kiln' is ours, where nobody else is named whose it could be.

const isPerson = (lemma: string) => /^(?:person|group)$/.test(nounSenses(lemma)[0]?.class ?? '');

/** 'their own kiln', 'its 41 technicians': the brand's, where nobody else is named before it that could have one. */
export function withOwner(text: string, subject: 'they' | 'it', our: string): string {
  const own = subject === 'they' ? /\b(?:their|themselves)\b/iu : /\b(?:its|itself|their(?= own))\b/iu;
  const found = own.exec(text);
  if (!found) return text;
  const before = tokensOf(text.slice(0, found.index)).flat();
  const isOther =
    subject === 'they'
      ? before.some(({ pos, lemma, lower }) => pos === 'NOUN' && /s$|people|children/.test(lower) && isPerson(lemma))
      : before.some(
          ({ pos }, at) => pos === 'NOUN' && /^(?:a|an|each|every|the|one)$/.test(before[at - 1]?.lower ?? ''),
        );
  if (isOther) return text;
  const said = found[0].toLowerCase();
  const right = said === 'themselves' || said === 'itself' ? (our === 'my' ? 'myself' : 'ourselves') : our;
  return `${text.slice(0, found.index)}${/^\p{Lu}/u.test(found[0]) ? capital(right) : right}${withOwner(text.slice(found.index + found[0].length), subject, our)}`;
}

/** 'Fresh meals from their own kitchen', where nobody else is named before it. */
const withOwn = (text: string, our: string): string => {
  const found = /\b(?:from|in|on|with|by|at) (?:their|its) own\b/iu.exec(text);
  if (!found) return text;
  const isOther = tokensOf(text.slice(0, found.index))
    .flat()
    .some(({ pos, lemma }) => (pos === 'NOUN' || pos === 'PROPN') && isPerson(lemma));
  return isOther ? text : text.replace(found[0], found[0].replace(/(?:their|its)/iu, our));
};

/** 'Their irrigation …', 'it is a flat fee and they never take a cut': nobody but the brand is meant where nobody is named before. */
function ofOne(text: string, our: string, we: string): string {
  if (/^Their \p{Ll}/u.test(text)) return withOwner(text, 'they', our);
  const found =
    /(?<=^(?:Whatever|Wherever|Whenever|Everything|All|What) |(?:\b(?:and|but|so|because|until|before|after|when|where|that)|[,;–-]) )they\b/u.exec(
      text,
    );
  const isSomebody =
    found &&
    tokensOf(text.slice(0, found.index))
      .flat()
      .some(({ pos, lower }) => (pos === 'NOUN' || pos === 'PROPN') && /s$|people|children|staff|team/.test(lower));
  if (!found || isSomebody || /^(?:Most|Many|Some|Those|Every\p{L}+|Nobody|No one) /u.test(text)) return text;
  return `${text.slice(0, found.index)}${we}${withOwner(text.slice(found.index + 4), 'they', our)}`;
}

/** Of a thing that the brand has a hand in: 'copied in their own kiln', 'by weavers they've worked with', 'owned by its technicians'. */
export const withMakers = (text: string, our: string, we: string): string =>
  withOwn(ofOne(text, our, we), our)
    // 'Reliability is what they sell'
    .replace(/^(\p{Lu}\p{Ll}+ (?:is|are) what) they (?=sell|make|do|offer|grow|build|teach|care)/u, `$1 ${we} `)
    // 'Designers order from them'
    .replace(
      /\b((?:order|buy|rent|hire|learn|borrow|source)s? (?:\p{L}+ ){0,4}?from) them\b/u,
      `$1 ${we === 'I' ? 'me' : 'us'}`,
    )
    .replace(
      /\b(are|is) the ((?:main|typical|usual|biggest|most frequent) )?(customers|clients|users|buyers)\b/u,
      `$1 ${our} $2$3`,
    )
    .replace(/\b((?:owned|run|led) by) (?:its|their)\b/iu, `$1 ${our}`)
    .replace(/(?<=\p{Ll}s) they(['’]ve| have| work| buy| know)\b/gu, ` ${we}$1`);
