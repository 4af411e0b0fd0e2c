import { toldWithin } from '../address';
import { type FamilyId, LEXICON, OTHER } from '../lexicon';
import { readPassage } from './mentions';
import { type Passage, sentencesOf } from './passages';
import { isClause, startsWithNo } from './stance';
import {
  A_DATE,
  addDetail,
  capital,
  DETAILED,
  headsOf,
  isDetermined,
  partsOf,
  type Thing,
  thingOf,
  tidy,
} from './things';

export type { Thing } from './things';

export interface Scope {
  wanted: Thing[];
  maybe: Thing[];
  refused: Thing[];
  /** named among what is wanted, and nothing that the lexicon knows */
  named: string[];
  /** what a sentence says beside the things that it asks for */
  rests: Map<Passage, string>;
  /** sentences of which nothing is left to tell */
  used: Set<Passage>;
}

/** What is asked for, what may come later and what is not to be, in the order in which it is said. */
export function scopeOf(passages: readonly Passage[], isForeign: boolean): Scope {
  const things: Thing[] = [];
  const rests = new Map<Passage, string>();
  const used = new Set<Passage>();
  const named: string[] = [];
  let lastWanted = -9;
  passages.forEach((whole, index) => {
    // of a line with several sentences the first is the line
    const [line = whole.text, ...more] = whole.isItem ? sentencesOf(whole.text) : [whole.text];
    const pieces: Passage[] = [
      { ...whole, text: line },
      ...more.map((text): Passage => ({ text, isItem: false, isOthers: whole.isOthers })),
    ];
    for (const piece of more.length > 0 ? pieces : [whole]) readOne(piece, whole, index);
  });
  function readOne(passage: Passage, whole: Passage, index: number): void {
    const found = readPassage(passage, {
      isForeign,
      isOpening: index < 4,
      isNear: lastWanted >= index - 1,
      before: things,
      count: passages.length,
    });
    if (found.things.some(({ stance }) => stance === 'wanted' || stance === 'maybe')) lastWanted = index;
    for (const thing of found.things) things.push({ ...thing, passage: whole });
    for (const one of found.named) if (!named.includes(one)) named.push(one);
    if (found.isUsed) used.add(whole);
    const rest = found.isUsed ? found.rest : passage === whole ? '' : passage.text;
    if (rest !== '') rests.set(whole, [rests.get(whole), rest].filter(Boolean).join(' '));
  }
  const chosen = chosenOf(things, passages, isForeign);
  return { ...chosen, named, rests, used };
}

const coreOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(
      /^(?:new|the|our|your|all|nice|simple|proper|better|completely new|\d+|one|two|three|four|five|six|seven|eight|nine|ten|neue\w*)\s+/g,
      '',
    )
    .replace(/s$/, '');

/** 'the site', 'a concept': one word, told of once already. */
const isGeneral = ({ name }: Thing): boolean =>
  coreOf(name)
    .replace(/ (?:for|of|on|to|in) .*$/, '')
    .split(' ').length < 2;

/** What else a letter speaks of when a word that means much means this. */
const SPEAKS_OF: Partial<Record<FamilyId, RegExp>> = {
  identity: /\b(?:logo|brand\w*|identity|mark|symbol|emblem|colours?|letterhead)\b/gi,
  packaging:
    /\b(?:pack\w*|box\w*|bottles?|jars?|labels?|tins?|bags?|cans?|products?|shel(?:f|ves)|sell\w*|tea|coffee|wine|beer|soap|oil|honey|food)\b/gi,
  book: /\b(?:books?|pages|chapters?|authors?|publish\w*|isbn|spine|novels?|titles?|spreads?|illustrat\w*|albums?|records?|magazine|pages?)\b/gi,
  goods: /\b(?:shirts?|merch\w*|caps?|hats?|wear|staff|team|tote|mugs?|gifts?|sizes|people)\b/gi,
};
/** A word that means much, without a second that says which: the client's own word, and no text of ours about it. */
function isSupported({ of, isWeak, name }: Thing, all: string): boolean {
  const words = SPEAKS_OF[of.family];
  if (!isWeak || !words) return true;
  const own = name.toLowerCase();
  return (all.match(words) ?? []).some((word) => !own.includes(word.toLowerCase()));
}

/** Each once; what is refused is not wanted; where nothing is asked for in so many words, what is spoken of as new. */
function chosenOf(
  things: readonly Thing[],
  passages: readonly Passage[],
  isForeign: boolean,
): Pick<Scope, 'wanted' | 'maybe' | 'refused'> {
  const refused = things.filter(({ stance }) => stance === 'refused');
  const asked = things.filter(
    ({ stance, passage }) =>
      (stance === 'wanted' || stance === 'maybe') &&
      !(passage.isOthers && things.some((one) => !one.passage.isOthers && one.stance === 'wanted')),
  );
  const named = asked.filter(({ of }) => of !== OTHER);
  const isNamed = named.some(({ of }) => !GENERAL.has(of.id));
  const spoken = isNamed ? [] : spokenOf(things, passages, isForeign);
  const lacking = isNamed ? [] : lackedIn(things);
  const pool = [
    ...asked,
    ...lacking,
    ...(isNamed || lacking.length > 0 ? [] : spoken.length > 0 ? spoken : meantBy(passages)),
  ];
  const letter = passages.map(({ text }) => text).join(' ');
  const kept: Thing[] = [];
  for (const thing of pool) {
    if (
      refused.some(
        (one) =>
          one.of === thing.of &&
          coreOf(one.name) === coreOf(thing.name) &&
          passages.indexOf(one.passage) >= passages.indexOf(thing.passage) &&
          one.passage !== thing.passage,
      )
    )
      continue;
    const same = kept.find(
      (one) =>
        one.of === thing.of &&
        one.of !== OTHER &&
        (coreOf(one.name) === coreOf(thing.name) ||
          coreOf(one.name).endsWith(coreOf(thing.name)) ||
          (one.passage !== thing.passage && (isGeneral(one) || isGeneral(thing) || A_DATE.test(thing.passage.text)))),
    );
    if (same) {
      if (
        coreOf(thing.name).split(' ').length > coreOf(same.name).split(' ').length &&
        coreOf(same.name).split(' ').length < 2 &&
        thing.name.length < 60
      )
        same.name = thing.name;
      else if (/^\d/.test(thing.name) && !/\d/.test(same.name) && coreOf(thing.name) === coreOf(same.name))
        same.name = thing.name;
      else if (coreOf(thing.name) !== coreOf(same.name) && /\d/.test(thing.name))
        same.detail.push(toldWithin(thing.name));
      same.detail.push(...thing.detail);
      if (same.stance === 'maybe' && thing.stance === 'wanted') same.stance = 'wanted';
      continue;
    }
    kept.push({ ...thing, ...(!isSupported(thing, letter) && { of: OTHER }), detail: [...thing.detail] });
  }
  // 'packaging' in general and the carton in particular are one
  const special = kept.filter(
    (thing) =>
      !(
        GENERAL.has(thing.of.id) &&
        kept.some(
          (other) =>
            other !== thing &&
            other.of.family === thing.of.family &&
            !GENERAL.has(other.of.id) &&
            other.stance === 'wanted',
        )
      ) || thing.stance === 'maybe',
  );
  for (const thing of kept)
    if (!special.includes(thing)) {
      const heir = special.find((other) => other.of.family === thing.of.family);
      if (heir && /\d/.test(thing.name))
        heir.detail.push(toldWithin(thing.name.charAt(0).toLowerCase() + thing.name.slice(1)));
      heir?.detail.push(...thing.detail);
    }
  for (const thing of special)
    thing.detail = [...new Set(thing.detail.map(tidy))].filter(
      (one) => one !== '' && !thing.name.toLowerCase().includes(one.toLowerCase()),
    );
  // 'accessible PDF of both': of which
  special.forEach((thing, index) => {
    const two = special.slice(0, index).filter(({ of }) => of.family === 'book' || of.family === 'print');
    if (two.length === 2 && / (?:of|for) both$/i.test(thing.name))
      thing.name = thing.name.replace(
        /both$/i,
        two
          .map(({ name }) => `the ${name.charAt(0).toLowerCase()}${name.slice(1).replace(/ design$/i, '')}`)
          .join(' and '),
      );
  });
  // a mark that exists and is wanted as a vector is drawn anew, not designed
  for (const thing of special)
    if (
      thing.of.id === 'logo' &&
      /\b(?:existing|our|old|attached)\b.{0,120}\bvector\b|\bvectori[sz]\w+|\bredraw/i.test(thing.passage.text)
    )
      thing.of = LEXICON.find(({ id }) => id === 'redrawing') ?? thing.of;
  // a panel with keys is no wall
  if (passages.some(({ text }) => /\b(?:control panel|keypad|push ?buttons?|membrane)\b/i.test(text)))
    for (const thing of special)
      if (thing.of.id === 'exhibition-graphics') thing.of = LEXICON.find(({ id }) => id === 'dashboard') ?? thing.of;
  // 'A book? An exhibition? I don’t know.': a choice, and nothing ordered
  const offered = special.filter(({ passage }) => /^\S+(?: \S+){0,3}\?$/.test(passage.text));
  const study = LEXICON.find(({ id }) => id === 'concept');
  if (offered.length > 1 && offered.length === special.length && study && special[0])
    return {
      wanted: [{ ...special[0], of: study, name: 'A study of what it can become', detail: [] }],
      maybe: special.map((thing) => ({ ...thing, stance: 'maybe' as const })),
      refused,
    };
  // in an exhibition 'graphics' are its panels
  const exhibition = special.some(({ of }) => of.id === 'exhibition');
  if (exhibition)
    for (const thing of special)
      if (thing.of.id === 'stand-graphics')
        thing.of = LEXICON.find(({ id }) => id === 'exhibition-graphics') ?? thing.of;
  // 'something fresh for the brand' names nothing
  if (
    special.every(({ isWeak, of }) => isWeak || of === OTHER) &&
    special.length === 1 &&
    /\b(?:something|anything)\b/i.test(special[0]!.passage.text)
  )
    return { wanted: [], maybe: [], refused };
  const wanted = special.filter(({ stance }) => stance !== 'maybe');
  const maybe = special.filter(({ stance }) => stance === 'maybe');
  return wanted.length > 0 ? { wanted, maybe, refused } : { wanted: maybe, maybe: [], refused };
}
/** 'We have no graphics, no brochure': what there is none of is what is needed. */
const lackedIn = (things: readonly Thing[]): Thing[] =>
  things
    .filter(
      ({ stance, passage }) =>
        stance === 'refused' && /\b(?:have|got|there (?:is|are)) (?:no|not any|nothing)\b/i.test(passage.text),
    )
    .map((thing) => ({
      ...thing,
      name: capital(thing.name.replace(/^(?:no|not any) /i, '')),
      stance: 'wanted' as const,
    }));

/** What is described and not named: walls that are white, recipes of which there are to be copies. */
const MEANT: readonly (readonly [RegExp, id: string, name: string])[] = [
  [/\b(?:recipes|poems|letters|stories|memories|diary|diaries)\b.*\bcopies\b/is, 'book', 'A book of it'],
  [
    /\b(?:get|gets|getting|got) lost\b|\b(?:can['’]?t|cannot|nobody) finds? (?:the|their|us|our)\b/i,
    'wayfinding',
    'Wayfinding',
  ],
  [
    /\b(?:wing|walls?|rooms?|corridors?|staircase|foyer|hall|building)\b.{0,80}\b(?:white|empty|bare|grey|gray|boring|naked)\b/is,
    'mural',
    'Colour and pictures for the rooms',
  ],
  [
    /\b(?:old|outdated|dusty|stale|embarrassing)\b.{0,40}\b(?:look|appearance|image)\b|\blooks? (?:old|dated|dusty|like the (?:80|90)s)\b/i,
    'refresh',
    'A fresher look',
  ],
];

function meantBy(passages: readonly Passage[]): Thing[] {
  const text = passages.map((one) => one.text).join(' ');
  const [first] = passages;
  if (!first) return [];
  return MEANT.filter(([pattern]) => pattern.test(text))
    .slice(0, 1)
    .flatMap(([, id, name]): Thing[] => {
      const of = LEXICON.find((one) => one.id === id);
      return of ? [{ of, name, detail: [], stance: 'wanted', passage: { ...first, text: '' }, isWeak: false }] : [];
    });
}

const GENERAL = new Set(['packaging', 'concept', 'illustration']);

/** 'I want one family', 'we need them redone': what was spoken of just before and after. */
function spokenOf(things: readonly Thing[], passages: readonly Passage[], isForeign: boolean): Thing[] {
  const near = new Set<Passage>();
  passages.forEach((passage, index) => {
    if (
      !/\b(?:need|want|would like|['’]d like|looking for|make|redo|refresh|brauchen|möchten|suchen)\b[^.]{0,24}\b(?:one|ones|them|it|this|something|anything|etwas|neue\w*|new(?=[,.;]|$))/i.test(
        passage.text,
      )
    )
      return;
    for (const one of passages.slice(Math.max(0, index - 2), index + 4)) near.add(one);
  });
  const told: Thing[] = [];
  for (const thing of things) if (thing.stance === 'told' && !thing.isWeak) told.push(thing);
  const found: Thing[] = [];
  for (const passage of near)
    for (const part of partsOf(passage.text, isForeign)) {
      if (startsWithNo(part.text)) continue;
      for (const hit of headsOf(part, 0, isForeign).slice(0, 2)) {
        if (
          hit.isWeak &&
          !isDetermined(part.text, hit) &&
          !/^(?:box|pack|bag|carton|tin|site|brand|sign|window)/i.test(part.text.slice(hit.at, hit.end))
        )
          continue;
        const { thing, rest } = thingOf(part.text, hit, 0, 'wanted', passage);
        if (!isClause(part.text) && DETAILED.test(rest)) addDetail(thing, rest);
        found.push(thing);
      }
    }
  const chosen = found.length > 0 ? found : told;
  return chosen.map((thing) => ({ ...thing, stance: 'wanted' as const }));
}
