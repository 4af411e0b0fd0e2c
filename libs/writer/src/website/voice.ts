import { nounSenses, tokensOf } from '@maquette/reading';
import { capital } from '../pen';
import { bareForm } from './gerund';
import type { Sentence } from './sentences';
import { SENDERS } from './to-us';

// A colleague writes of the brand: 'They restore tiles', 'Makes a cheese', 'Suci develops the formula'. On its own page the brand speaks
// itself: 'We restore tiles'. Only where the grammar is sure; elsewhere the sentence has the brand's name for its subject, or stays.

/** What businesses do, as one writes it of them without a subject: 'Builds saunas by hand.' */
const DEEDS =
  /^(?:bake|bind|book|bottle|breed|brew|build|buy|care|carry|carve|cast|cater|clean|coach|collect|connect|cook|cover|create|cut|deliver|design|develop|distil|do|dye|employ|engrave|export|farm|fit|fix|forge|found|fry|get|give|grind|grow|handle|have|help|hire|host|import|insulate|insure|install|keep|lead|lend|let|look|maintain|make|manage|manufacture|mend|mill|offer|open|operate|organi[sz]e|own|pack|paint|plan|plant|print|process|produce|protect|provide|publish|raise|rent|repair|replace|rescue|restore|roast|run|sell|send|serve|service|sew|sharpen|ship|smoke|sort|speak|speciali[sz]e|stage|stock|store|supply|support|take|teach|test|train|translate|transport|treat|tune|turn|visit|wash|weave|weld|work|write)$/;
const FIRMS =
  'company|firm|business|brand|team|organi[sz]ation|charity|start-?up|co-?operative|agency|family|association|foundation|non-?profit';
const LEAD =
  '(?:(?:Since|In|On|For|From|Until|Today|Now|Every|Each|Twice|Once|After|During|Last|At)\\b[^,.;]{0,40}?,? )?';
const HOW = '(?:(?:also|only|mostly|mainly|still|now|always|never|usually|often|even|then|just|currently) )*';
const AUX: Record<string, string> = {
  is: 'are',
  "isn't": "aren't",
  was: 'were',
  has: 'have',
  does: 'do',
  "doesn't": "don't",
};
const PAST_OR_MODAL =
  /^(?:can|can't|cannot|will|won't|may|might|could|would|did|didn't|had|were|are|have|do|don't|\p{L}+ed|began|built|grew|made|sold|ran|took|bought|kept|came|went|got|left|met|found)$/u;
const OBJECT = /^(?:DET|ADJ|NOUN|PROPN|PRON|NUM|SYM)$/;

export interface Voice {
  name: string;
  /** it is one person, of whom nothing tells the name but the brand's own */
  isOne: boolean;
  /** the text itself says 'we': whoever are 'they', they are not the brand */
  isOurs: boolean;
}

const OURS = /(?<!\p{L})(?:we|our|ours|i|my)(?!\p{L})/u;
const PERSONAL = /(?:^|[.;] )(?:He|She)\b/u;
const OTHERS =
  /(?:^|[.;] )They\b|\b(?:team|staff|employees|brothers|sisters|husband|wife|couple|people work|and (?:his|her) \p{Ll}+)\b/u;

export function voiceOf(all: readonly Sentence[], name: string): Voice {
  const said = all.map(({ text }) => text).join(' ');
  const names = [
    ...said.matchAll(
      /\b(?:Mr|Mrs|Ms|Dr)\.? (\p{Lu}\p{Ll}+)|(?:^|[.;,] )(\p{Lu}\p{Ll}+) (?:\p{Lu}\p{Ll}+ )?(?:also |only )?\p{Ll}+s\b/gu,
    ),
  ]
    .map(([, titled, first]) => titled ?? first ?? '')
    .filter((one) => nounSenses(one.toLowerCase()).length === 0 && !NO_NAME.test(one) && !/s$/.test(one));
  const isOurs = OURS.test(all.map(({ plain }) => plain.replace(SENDERS, '')).join(' '));
  return {
    name,
    isOne:
      !isOurs &&
      PERSONAL.test(said) &&
      !OTHERS.test(said) &&
      !(/\bHe\b/u.test(said) && /\bShe\b/u.test(said)) &&
      (names.length === 0 || names.some((one) => name.includes(one))),
    isOurs,
  };
}

const NO_NAME = /^(?:She|He|It|They|This|That|Not|No|Each|All|Some|Most|Many|Both|Every|Also|From|With|For|And|But)$/u;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isPerson = (lemma: string) => /^(?:person|group)$/.test(nounSenses(lemma)[0]?.class ?? '');

/** 'sells' as 'we' have it. */
const plural = (verb: string): string =>
  AUX[verb] ?? (PAST_OR_MODAL.test(verb) || !/s$/.test(verb) || /ss$/.test(verb) ? verb : bareForm(verb));
const single = (verb: string): string => ({ are: 'am', were: 'was', "aren't": 'am not' })[plural(verb)] ?? plural(verb);

/** The verbs that go on with the first one: 'repairs bicycles and gives them'. Undefined where one cannot be told from a noun. */
function withVerbs(rest: string, toForm: (verb: string) => string): string | undefined {
  const tokens = tokensOf(`They ${rest}`).flat();
  let isInside = false;
  const out: string[] = [];
  for (const [at, token] of tokens.entries()) {
    let { value } = token;
    if (/^(?:who|that|which|where|because|when|while|if|whose)$/.test(token.lower)) isInside = true;
    if (/^[;:.–—]$/.test(value)) isInside = false;
    let before = at - 1;
    while (/^(?:also|then|never|only|now|still|even|always)$/.test(tokens[before]?.lower ?? '')) before--;
    const isBehind = /^(?:and|or|but|,)$/.test(tokens[before]?.lower ?? '');
    const next = tokens[at + 1];
    const isForm =
      isBehind &&
      (token.lower in AUX ||
        (/[^s]s$/.test(token.lower) &&
          (token.pos === 'VERB' ||
            (DEEDS.test(bareForm(token.lower)) &&
              (OBJECT.test(next?.pos ?? '') || /^(?:them|up|out|in|from|to|about)$/.test(next?.lower ?? ''))))));
    if (isForm && isInside) return undefined;
    if (isForm) value = toForm(token.lower);
    out.push((at === 0 ? '' : token.space) + value);
  }
  return out.join('').replace(/^They\s?/u, '');
}

/** 'their own kiln', 'its 41 technicians': the brand's, where nobody else is named before it that could have one. */
function withOwner(text: string, subject: 'they' | 'it', our: string): string {
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

/** 'Suci', of 'Suci Formulations' */
const namesOf = (name: string): string =>
  [name, ...(name.split(' ').length > 1 && /^\p{Lu}[\p{L}'’-]{2,}/u.test(name) ? [name.split(' ')[0] ?? ''] : [])]
    .map(escaped)
    .join('|');

/** A sentence of the brand in its own voice. */
export function inOwnVoice(text: string, { name, isOne, isOurs }: Voice): string {
  const [we, our] = isOne ? ['I', 'my'] : ['we', 'our'];
  const subjectOf = (pattern: string, flags = 'u') =>
    new RegExp(`^(${LEAD})(?:${pattern}) (${HOW})([\\p{L}'’]+)(.*)$`, flags).exec(text);
  const begin = (lead: string) => (lead === '' ? capital(we) : `${lead}${we}`);
  const form = isOne ? single : plural;
  const of = (found: RegExpExecArray, subject: 'they' | 'it', isSingular: boolean): string | undefined => {
    const [, lead = '', how = '', verb = '', rest = ''] = found;
    const said = isSingular ? withVerbs(rest, form) : isOne ? undefined : rest;
    return said === undefined
      ? undefined
      : `${begin(lead)} ${how}${form(verb.replace('’', "'"))}${withBlank(rest, withOwner(said, subject, our))}`;
  };
  if (/^They['’]/u.test(text) && !isOurs && !isOne) return withOwner(text.replace(/^They/u, 'We'), 'they', our);
  const they = isOurs || isOne ? null : subjectOf('[Tt]hey');
  if (they)
    return (of(they, 'they', false) ?? text).replace(
      /(; | and |, )they (?=\p{Ll})/gu,
      (_, mark: string) => `${mark}we `,
    );
  const he = isOne ? subjectOf('He|She') : null;
  if (he) return asI(of(he, 'it', true) ?? text);
  if (isOne && /\b(?:he|she|his|her|him)\b/iu.test(text)) return asI(text);
  const it = isOurs ? null : subjectOf(`[Tt]he (?:\\p{Ll}+ )?(?:${FIRMS})|${namesOf(name)}|[Ii]t`);
  if (it && !/^(?:of|and|or|for|in|at)$/.test(it[3] ?? '')) {
    const verb = (it[3] ?? '').toLowerCase();
    const isIt = /^it\b/iu.test(text.slice((it[1] ?? '').length));
    const isFirm = new RegExp(`^The (?:\\p{Ll}+ )?(?:${FIRMS})`, 'iu').test(text.slice((it[1] ?? '').length));
    const isDeed =
      verb in AUX
        ? (!isIt && verb !== 'is') || (verb === 'has' && /^(?:Since|For|In)\b/u.test(it[1] ?? ''))
        : isFirm || DEEDS.test(bareForm(verb)) || (!isIt && isActed(verb, it[4] ?? '')) || (!isIt && /ed$/.test(verb));
    if (isDeed && (/s$/.test(verb) || /ed$/.test(verb)))
      return of(it, 'it', true) ?? (isIt ? text.replace(/^It\b/u, name) : text);
    // 'It has been run by one family': which 'it' is, is said
    return isIt &&
      /^It (?:started|began|opened)\b|^It (?:has been|was|is) (?:run|owned|founded|started|set up|opened|built)\b/u.test(
        text,
      )
      ? text.replace(/^It/u, name)
      : text;
  }
  // 'Builds saunas by hand.'
  const [, verb = '', rest = ''] = /^(\p{Lu}\p{Ll}+s)( .*)$/u.exec(text) ?? [];
  const base = bareForm(verb.toLowerCase());
  if (verb !== '' && DEEDS.test(base) && isActed(verb, rest)) {
    const said = withVerbs(rest.trim(), form);
    return said === undefined
      ? `${name} ${verb.toLowerCase()}${rest}`
      : `${capital(we)} ${base} ${withOwner(said, 'it', our)}`;
  }
  // 'Brands come with an idea, Suci develops the formula'
  const inside = isOurs
    ? null
    : new RegExp(`^(.{8,}?(?:[,;]| and| but| then) )(?:${namesOf(name)}) (\\p{Ll}+s)\\b(.*)$`, 'u').exec(text);
  const later =
    inside?.[2] !== undefined && (inside[2] in AUX || DEEDS.test(bareForm(inside[2])))
      ? withVerbs((inside[3] ?? '').trim(), form)
      : undefined;
  if (inside && later !== undefined) return `${inside[1] ?? ''}${we} ${form(inside[2] ?? '')} ${later}`;
  return withMakers(text, our, we);
}
const withBlank = (rest: string, said: string) => (/^\s/u.test(rest) && !/^\s/u.test(said) ? ` ${said}` : said);

/** 'Makes a tomme', 'Sells to parents', and not 'Works of art', 'Handles from birch' */
const isActed = (verb: string, rest: string): boolean => {
  const [, first, second, third] = tokensOf(`It ${verb.toLowerCase()}${rest}`).flat();
  return (
    second !== undefined &&
    (OBJECT.test(second.pos) ||
      second.lower === 'to' ||
      // 'Builds and restores boats'
      (second.lower === 'and' && /[^s]s$/.test(third?.lower ?? '') && DEEDS.test(bareForm(third?.lower ?? ''))) ||
      (first?.pos === 'VERB' && second.pos === 'ADV') ||
      (ALONE.test(verb) && second.pos === 'ADP' && second.lower !== 'of'))
  );
};
const ALONE = /^(?:works|caters|speciali[sz]es|delivers|ships|exports|operates|trades|cooks|trains)$/iu;

/** 'Her coffins are what she is proudest of', as she says it */
const asI = (text: string): string => {
  const said = text
    .replace(
      /\b(?:[Hh]e|[Ss]he) ((?:also |only |still |now |always |never )*)([\p{L}'’]+)/gu,
      (_, how: string, verb: string) => `I ${how}${single(verb)}`,
    )
    .replace(
      /\b([Hh])(?:is|er)(?= (?!(?:with|for|to|in|on|at|and|or|by|from|about|when|if|as)\b)\p{L})/gu,
      (_, letter: string) => (letter === 'H' ? 'My' : 'my'),
    )
    .replace(/\b(?:himself|herself)\b/gu, 'myself')
    .replace(/\b(?:him|her)\b/gu, 'me');
  return capital(said);
};

/** 'Fresh meals from their own kitchen', where nobody else is named before it. */
const withOwn = (text: string, our: string): string => {
  const found = /\b(?:from|in|on|with|by|at) (?:their|its) own\b/iu.exec(text);
  if (!found) return text;
  const isOther = tokensOf(text.slice(0, found.index))
    .flat()
    .some(({ pos, lemma }) => (pos === 'NOUN' || pos === 'PROPN') && isPerson(lemma));
  return isOther ? text : text.replace(found[0], found[0].replace(/(?:their|its)/iu, our));
};

/** Of a thing that the brand has a hand in: 'copied in their own kiln', 'by weavers they've worked with', 'owned by its technicians'. */
const withMakers = (text: string, our: string, we: string): string =>
  withOwn(text, our)
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
    .replace(/(?<=\p{Ll}) they(['’]ve| have| work| buy| know)\b/gu, ` ${we}$1`);
