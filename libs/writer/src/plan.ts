import type { Brief } from './brief';
import { type Characters, charactersOf } from './character';
import { type Guard, guardOf } from './guard';
import type { Relation } from './knowledge/relation';
import { relationOf } from './knowledge/relation-of';
import { hash, list, sentence, small } from './pen';
import { listed } from './sheet/audience';
import { rulesIn } from './sections/rules';
import { BRAND, type Fact, inner, type Sheet, sheetOf } from './sheet';

export type { Fact };

/** What every section agrees on, decided once. */
export interface Plan extends Sheet, Characters {
  relation: Relation;
  guard: Guard;
  /** those whom the brief wants first: 'pharmacy owners'; else what such a house calls them */
  who: string;
  /** 'pharmacy owners and patients' */
  everybody: string;
  /** somebody in the brief is named as those it is for */
  isNamed: boolean;
  /** what is offered, as one would ask for it */
  offer_: string;
  /** as a line under the name */
  headline: string;
  at: string;
  /** what sets the brand apart, the strongest first */
  differences: Fact[];
  /** A hypothesis about such a relationship, filled with this brand. */
  fill: (line: string) => string;
  /** The same behind a colon. */
  fillSmall: (line: string) => string;
  /** The fact as a sentence about the brand, by its name. */
  tell: (fact: Fact) => string;
  /** The same behind a sentence that names it. */
  tellIt: (fact: Fact) => string;
  /** The same as what follows a colon. */
  short: (fact: Fact) => string;
  /** what the brief forbids, as short rules */
  rules: string[];
  /** what the client has to be told about the brief itself */
  notes: string[];
  /** The brief rules this channel out. */
  isBanned: (channel: string) => boolean;
  /** Up to so many of these, those first that were told least; none that was told often. */
  pick: (facts: readonly Fact[], most: number) => Fact[];
  /** One of these ways to say it, another for each brand. */
  vary: (...ways: string[]) => string;
}

const BARRED: [channel: RegExp, ban: RegExp][] = [
  [/^website/i, /\bno (?:own )?(?:website|internet)\b|\b(?:not|never) (?:be |go |sell )?(?:on the internet|online)\b/],
  [/social/i, /\b(?:no|not on|never on|without) (?:social|instagram|facebook|tiktok)\b/],
  [/mail|newsletter/i, /\bno (?:newsletters?|e-?mails?)\b/],
];
/** What is in the brief and for no reader: law, doubt, another language. */
function notesOf({ units, name }: Brief): string[] {
  const isAllForeign = units.length > 0 && units.every(({ isForeign }) => isForeign);
  const quoted = (text: string) => `“${text.replace(/[“”]/g, '"')}”`;
  return [
    ...units
      .filter(({ roles, isForeign }) => roles.has('legal') && !isForeign)
      .slice(0, 1)
      .map(({ text }) => `Binding, whatever the design: ${quoted(text)}`),
    ...units
      .filter(({ roles }) => roles.has('mistaken'))
      .slice(0, 1)
      .map(
        ({ text }) => `${quoted(text)} Until ${name} is known, it never stands without a line that says what it is.`,
      ),
    ...(isAllForeign
      ? [
          `The brief of ${name} is not in English: its own sentences stay as they are, and a native speaker checks what is concluded from them.`,
        ]
      : []),
    ...(isAllForeign
      ? []
      : units
          .filter(({ isForeign }) => isForeign)
          .slice(0, 2)
          .map(
            ({ text }) =>
              `In another language, and kept as it was said until somebody who speaks it has translated it: ${quoted(text)}`,
          )),
  ];
}

/** Nothing of the brief is told more often where something else would do. */
const MOST_SHOWN = 3;

export function planOf(brief: Brief): Plan {
  const sheet = sheetOf(brief);
  const { name, seed, place, people, offerSaid } = sheet;
  const guard = guardOf(brief);
  const relation = relationOf(sheet);
  // who is only a small part of it is no answer to whom it is for
  const nouns = people.filter(({ isMinor }) => !isMinor).map(({ noun }) => noun);
  const category = offerSaid?.category;
  const kind =
    category && !/^(?:two|three|four|\d)|^.{28}/.test(category)
      ? ` of the ${category.replace(/^(?:small|little|new|old|young) /, '').split(' of ')[0] ?? category}`
      : '';
  // 'people who look for removals': nobody is named, and what is offered says who they are
  const looking =
    kind === '' && sheet.thing !== '' && sheet.thing.length < 40
      ? `people who look for ${sheet.thing}`
      : `${relation.people}${kind}`;
  const who = nouns[0] ?? looking;
  const everybody = nouns.length > 1 ? list(nouns.slice(0, 3)) : who;
  // 'catering for mine camps' is catering to those who run them
  const [core = '', served] = sheet.thing.split(/ for (.+)$/);
  const thing = served && listed(served).length > 0 ? core : sheet.thing;
  const offer_ =
    thing !== ''
      ? thing
      : category && !/^(?:two|three|four) /.test(category)
        ? `what a ${category} offers`.replace(/ a (?=[aeiou])/, ' an ')
        : `what ${name} offers`;
  const at = place ? ` in ${place}` : '';
  const facts = sheet.facts.filter(({ text }) => guard.allows(text));
  const shown = new Map<string, number>();
  const told = (text: string, first: string) => {
    shown.set(text, (shown.get(text) ?? 0) + 1);
    return sentence(text.replace(BRAND, first).replaceAll(BRAND, name));
  };
  const ofOthers = (fact: Fact) => sheet.about.includes(fact) && fact.topic.weight <= 2;
  const differences = facts
    .filter((fact) => !ofOthers(fact) && fact.topic.id !== 'way')
    .sort((one, other) => other.weight - one.weight || one.index - other.index);
  if (differences.length < 2)
    differences.push(...facts.filter((fact) => !differences.includes(fact) && !ofOthers(fact)));
  const tell = ({ text }: Fact) => told(text, name);
  const pick = (list: readonly Fact[], most: number) =>
    list
      .map((fact, at) => ({ fact, at, times: shown.get(fact.text) ?? 0 }))
      .filter(({ times }) => times < MOST_SHOWN)
      .sort((one, other) => one.times - other.times || one.at - other.at)
      .slice(0, most)
      .map(({ fact }) => fact);
  const fill = (line: string) =>
    line
      .replaceAll('{name}', name)
      .replaceAll('{people}', who)
      .replaceAll('{People}', who.charAt(0).toUpperCase() + who.slice(1))
      .replaceAll('{offer}', offer_)
      .replaceAll('{fact}', () => {
        const [fact] = pick(differences, 1);
        return fact ? tell(fact) : `[One fact about ${name}.]`;
      });
  let turn = 0;
  return {
    pick,
    ...sheet,
    facts,
    relation,
    guard,
    ...charactersOf(sheet, relation, differences),
    who,
    everybody,
    isNamed: nouns.length > 0,
    offer_,
    headline: offerSaid?.line ?? sheet.ownWords ?? '',
    at,
    differences,
    fill,
    fillSmall: (line) => (line.startsWith('{name}') ? fill(line) : small(fill(line))),
    tell,
    tellIt: ({ text }) => told(text, 'It'),
    short: ({ text }) => (text.startsWith(BRAND) ? told(text, 'it').replace(/^It /, 'it ') : inner(told(text, name))),
    rules: rulesIn(brief, guard),
    notes: notesOf(brief),
    isBanned: (channel) =>
      BARRED.some(([test, ban]) => test.test(channel) && sheet.units.some(({ plain }) => ban.test(plain))),
    vary: (...ways) => ways[(hash(name) + seed + turn++) % ways.length] ?? '',
  };
}
