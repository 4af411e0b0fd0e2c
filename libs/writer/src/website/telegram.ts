import { tokensOf } from '@maquette/reading';
import { clausesOf } from '../brief/clauses';
import { capital, sentence } from '../pen';
import { hasPrice, type Item, pricedPart } from './items';

// Sentences without a verb, as one writes them of a brand: 'Team of nine, about 15 façades a year, ten-year guarantee.' Each thing in them
// is an item of the page.

const MOST_WORDS = 8;
const words = (text: string) => text.split(/\s+/).length;
const LINK = /^(?:and|but|or|so|plus) /iu;
const SUBJECT =
  /^(?:we|i|they|it|he|she|you|this|that|there|who|which|because|so|when|while|if|since (?!\d|the|\p{Lu}))\b/iu;
/** It goes on with what stands before the comma. */
const GOES_ON =
  /^(?:(?:in|at|across|from|to|between|through|throughout|within|around|over|under|up to|by|as) (?![€£$]|\d)|(?:not|nor|including|such as|especially|mostly|mainly|also|even|wherever|whatever|depending|which|who|where|then|(?:most|all|half|some|many|none|one|two|both) of (?:them|whom|which))\b)/iu;

/** 'compostable bags', '1,100 m² of walls': names a thing, and says nothing of it. */
const isThing = (part: string): boolean => {
  const tokens = tokensOf(`There is ${part.charAt(0).toLowerCase()}${part.slice(1)}`)
    .flat()
    .slice(2);
  const first = tokens[0];
  return (
    words(part) > 1 &&
    words(part) <= MOST_WORDS &&
    !SUBJECT.test(part) &&
    first !== undefined &&
    /^(?:DET|NUM|SYM|ADJ|NOUN|PROPN|ADV)$/.test(first.pos) &&
    tokens.some(({ pos }) => pos === 'NOUN') &&
    !tokens.some(
      ({ pos, lower }, at) =>
        pos === 'AUX' ||
        /^(?:who|which|that|provided|if|when)$/.test(lower) ||
        // 'installed in an afternoon', 'works without it'; 'stuffed peppers' is a thing
        (pos === 'VERB' && !/^(?:NOUN|ADJ|VERB)$/.test(tokens[at + 1]?.pos ?? '')),
    )
  );
};

/** 'strong on poetry, crime and essays': the second part belongs to a list inside the first. */
const isInside = (one: string, other: string): boolean => {
  const first = tokensOf(other.replace(LINK, '')).flat()[0];
  const ends = tokensOf(one).flat();
  const isBare =
    first !== undefined &&
    (/^\p{Lu}/u.test(other) ||
      /^(?:NOUN|PROPN)$/.test(first.pos) ||
      (/ (?:and|or) /u.test(other) && (first.pos === 'ADJ' || /ing$/.test(first.lower))));
  return (
    isBare &&
    ends.some(({ pos, lower }) => pos === 'ADP' || /^(?:covering|including)$/.test(lower)) &&
    (words(other) < 3 || / (?:and|or) /u.test(other) || LINK.test(other)) &&
    !hasPrice(other)
  );
};

/** The parts of a sentence that has no verb of its own, or several short ones. */
export function telegramOf(text: string): string[] | undefined {
  const said = text.replace(/[.!]$/u, '');
  if (/[?"“«]/u.test(said) || /^(?:The|His|Her|Our|Each|Every) /u.test(said) || SUBJECT.test(said)) return undefined;
  const clauses = clausesOf(said);
  if (clauses.length < 2 || clauses.slice(0, -1).some(({ mark }) => !/[,;]/.test(mark))) return undefined;
  const parts: string[] = [];
  for (const { text: clause } of clauses) {
    const last = parts.at(-1);
    if (last !== undefined && (GOES_ON.test(clause) || isInside(last, clause)))
      parts[parts.length - 1] = `${last}, ${clause}`;
    else parts.push(clause);
  }
  // 'Beginners after work, groups at weekends, and those who train': a list that is read as a sentence
  if (/^and /iu.test(parts.at(-1) ?? '') && !/\d|[€£$]/u.test(said)) return undefined;
  const able = parts.map((part) => part.replace(LINK, ''));
  return able.length > 2 && !/[/()]/u.test(said) && able.every(isThing) ? able : undefined;
}

/** What has a title of its own: 'Yearly plan (45 kwacha) covering two visits' */
export function itemOf(part: string): Item {
  const priced = pricedPart(part);
  if (priced) return priced;
  const [, title = '', inside = '', more = ''] = /^([^()]{3,60}) \(([^()]{2,120})\)(.*)$/u.exec(part) ?? [];
  if (title !== '' && words(title) > 1)
    return {
      title: capital(title.replace(/^(?:an?|the) /iu, '')),
      text: sentence(capital(`${inside}${more.startsWith(',') || more === '' ? more : `,${more}`}`)),
    };
  const [, name = '', detail = ''] = /^([^:]{3,50}): (.{3,120})$/u.exec(part) ?? [];
  if (name !== '') return { title: capital(name), text: sentence(capital(detail)) };
  return { title: capital(part), text: '' };
}

/** 'We make a tomme, a fromage blanc and a cheese called le Têtu': at least three things, each of its own. */
const OFFERS =
  /^(?:We|I) (?:also |mainly |mostly )?(?:make|sell|offer|repair|bake|grow|teach|print|brew|produce|build|rent(?: out)?|hire out|supply|do|provide|handle|roast|serve|stock|cover|design|translate|publish|cook|restore|process|deliver|write) ([^.;:]+)$/u;
export function offeredIn(text: string): Item[] | undefined {
  const list = OFFERS.exec(text.replace(/[.!]$/u, ''))?.[1];
  return list === undefined ? undefined : listedIn(list);
}

/** 'come out within four hours': goes on with what is done */
const isDone = (text: string): boolean => {
  const verb = tokensOf(`We ${text}`).flat()[1];
  return verb?.pos === 'VERB' && verb.lower === verb.lemma;
};

/** 'aso-oke, lace and matching family sets' */
export function listedIn(list: string): Item[] | undefined {
  const parts = clausesOf(list).map(({ text }) => text);
  const last = parts.pop() ?? '';
  const [, one = '', other = ''] = /^(.*?)(?:^|,? )(?:and|or) (.+)$/u.exec(last) ?? [];
  const things = [...parts, ...(other === '' ? [last] : [one, other])]
    .map((part) => part.replace(LINK, ''))
    .filter((part) => part !== '');
  const isList =
    things.length > 2 &&
    !things.slice(0, -1).some((thing) => / (?:and|or) /u.test(thing)) &&
    !isDone(other) &&
    other !== '' &&
    !/ (?:and|or) /u.test(other.replace(/\([^)]*\)/gu, '')) &&
    things.every(
      (thing) =>
        words(thing) < 11 &&
        !SUBJECT.test(thing) &&
        !/^(?:in|at|on|by|from|with|to|for|then|also|not|only|mostly|since|all|both|sometimes)\b|\p{L}+ed\b.* by\b/iu.test(
          thing,
        ),
    ) &&
    things.slice(0, -1).every((thing) => !/ (?:in|at|from|to|by|with) /u.test(thing));
  if (!isList) return undefined;
  return things.map((thing) => {
    const [, title = '', called = ''] = /^(.{3,40}?),? (called .+)$/u.exec(thing) ?? [];
    const item =
      title === ''
        ? itemOf(thing.replace(/^(?:an?|the|some) /iu, ''))
        : { title: capital(title.replace(/^(?:an?|the) /iu, '')), text: sentence(capital(called)) };
    return item;
  });
}
