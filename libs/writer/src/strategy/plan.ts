import { briefOf, type Brief, type Conflict, type StrategyBrand } from '../brief';
import { bare, capital, hash, list, small } from '../pen';
import { type Guard, guardOf } from '../guard';
import type { Archetype } from '../knowledge/archetypes';
import { type Character, charactersOf } from './archetypes';
import { type Address, addressIn } from '../brief/telegraphic';
import { mannersAbroad, type Wanted } from '../brief/manner';
import { goesWith } from './tone';
import { type Group, type Note, type Notes, notesOf, shortOf, spokenOf } from './notes';
import { joined, type Trade, tradesOf } from './trades';

/** What every section agrees on, decided once. */
export interface Plan extends Notes {
  brief: Brief;
  name: string;
  seed: number;
  trade: Trade;
  guard: Guard;
  conflicts: Conflict[];
  primary: Character;
  secondary: Character;
  buyers: [Archetype, Archetype];
  /** those who are served, in small letters: 'orchestra players' */
  who: string;
  /** 'orchestra players, teachers and parents of learners' */
  everybody: string;
  isNamed: boolean;
  /** the whole brief is in another language */
  isAbroad: boolean;
  /** the notes speak of those whom the trade is for, without listing them */
  isMentioned: boolean;
  /** 'Heat pump installers in Umeå, northern Sweden'; the name where the brief does not say */
  headline: string;
  /** facts that set the brand apart, each of another kind, the strongest first */
  lead: Note[];
  fill: (line: string) => string;
  /** The same, its first `{who}` where they are: 'house owners around Umeå'. */
  fillHere: (line: string) => string;
  /** 'house owners around Umeå' */
  whoHere: string;
  /** 'Umeå' */
  town: string;
  /** “7 year warranty on the work” */
  cite: (note: Note, most?: number) => string;
  spoken: (note: Note) => string;
  /** Cited, where it has not been shown often enough: a document that repeats itself says less. */
  more: (note: Note | undefined, most?: number) => string | undefined;
  isFree: (note: Note) => boolean;
  /** how people are addressed, where the notes say it */
  address?: { address: Address; said: string };
  /** Whether general advice on the tone goes with what the notes ask for. */
  suits: (line: string) => boolean;
  /** how it wants to sound, in whatever language it says so */
  manners: Wanted[];
  /** Within a sentence: those who are served keep the capital that their language gives them. */
  lower: (line: string) => string;
  /** The fact of one of these kinds that was cited least, and never again the one that is given. */
  factOf: (kinds: string, but?: readonly Note[]) => Note | undefined;
  /** Facts in the order of their weight, those first that were cited least. */
  next: (count: number, but?: readonly Note[]) => Note[];
  /** One of these ways to say it, another for each brand. */
  vary: (...ways: string[]) => string;
  /** Lines of general knowledge that this brief allows. */
  allowed: <Line>(lines: readonly Line[]) => Line[];
}

/** Of so many facts the one that was cited least comes next; weaker ones only when these are used up. */
const STRONG = 6;
/** So often a fact is shown beside the list of what is offered. */
const OFTEN = 2;
const SERIOUS = /\b(?:serious|no jokes?|never cute|dignified|lawyer)\b/i;

export function planOf(brand: StrategyBrand): Plan {
  const brief = briefOf(brand);
  const { name, seed, units } = brief;
  const notes = notesOf(brief, brand.description ?? '');
  const guard = guardOf(brief);
  const { identity, groups, wishes } = notes;
  const isForParents = /\b(?:nursery|kindergarten|day ?care|cr[eè]che|playgroup|kids|pa?ediatric|children)\b/i.test(
    identity.trade,
  );
  // those who are brought decide nothing
  const shown = groups.filter(
    ({ isMinor, noun }) => !isMinor && !(isForParents && /^(?:children|kids|babies|toddlers)\b/.test(noun)),
  );
  const whoSaid = shown.map(({ noun }) => noun);
  const isAbroad = units.length > 0 && units.every(({ isForeign }) => isForeign);
  const text = units
    .filter(({ isForeign }) => isAbroad || !isForeign)
    .map((unit) => unit.text)
    .join(' ');
  const [opening] = units;
  const found = tradesOf({
    trade: identity.trade,
    sentence: identity.unit?.text ?? (isAbroad ? (opening?.text ?? '') : ''),
    all: text,
    who: whoSaid.join(', '),
    name,
  });
  const trade = joined(found);
  // a long name is said once, where they are defined
  const [named] = whoSaid;
  const who =
    named !== undefined && named.split(' ').length < 4
      ? named
      : ((found.find((one) => text.toLowerCase().includes(one.who)) ?? found[0])?.who ?? trade.who);
  const fill = (line: string) =>
    line
      .replaceAll('{name}', name)
      .replaceAll('{who}', who)
      .replaceAll('{Who}', capital(who))
      .replace(/\{fact\} ?/g, '');
  // nothing is built on what the brief also denies
  const doubted = brief.conflicts.flatMap(({ one, other }) => [one, other]).filter((text) => text !== '');
  const isDoubted = ({ text }: Note) =>
    doubted.some((one) => text.toLowerCase().includes(one.toLowerCase()) || one.includes(text));
  const facts = notes.facts.filter((note) => !isDoubted(note));
  const town =
    identity.place.split(/,| and /)[0]?.replace(/^(?:the|west|east|north|south|central) (?=\p{Lu})/u, '') ?? '';
  const whoHere = named === undefined && town !== '' ? `${who} around ${town}` : who;
  const telling = facts.filter(({ weight }) => weight > 0);
  const ranked = (telling.length > 0 ? telling : [...facts]).sort((one, other) => other.weight - one.weight);
  const kinds = new Set<string>();
  const distinct = ranked.filter(({ kinds: [kind] }) => kind && !kinds.has(kind.id) && kinds.add(kind.id));
  const lead = [...distinct, ...ranked.filter((note) => !distinct.includes(note))];
  const barred: Archetype[] = [
    ...(SERIOUS.test(wishes.voice.join(' ')) || /^(?:clinic|kids|birth|farewell|memorial)$/.test(trade.id)
      ? (['jester'] as const)
      : []),
    ...(/\bpity\b/.test(text) ? (['caregiver'] as const) : []),
  ];
  const manners: Wanted[] = isAbroad ? mannersAbroad([...wishes.voice, ...wishes.rules]) : brief.manners;
  const asked = [...wishes.voice, ...wishes.look, ...manners.map(({ word }) => word)].join(' ');
  const characters = charactersOf(lead, manners, trade.house, barred);
  const address = addressIn(brand.description ?? '');
  const suits = goesWith(asked, address?.address);
  const cited = new Map<Note, number>();
  const count = (note: Note) => cited.get(note) ?? 0;
  const cite = (note: Note, most?: number) => {
    cited.set(note, count(note) + 1);
    return `“${shortOf(note, most)}”`;
  };
  const isFree = (note: Note) => count(note) < OFTEN;
  const seldom = (notesOfIt: readonly Note[]) =>
    notesOfIt
      .map((note, at) => ({ note, at }))
      .sort((one, other) => Math.max(0, count(one.note) - 1) - Math.max(0, count(other.note) - 1) || one.at - other.at)
      .map(({ note }) => note);
  let turn = 0;
  const { trade: said, object } = identity;
  const [buyer = 'regular guy', alsoBuyer = 'ruler'] = trade.buyers;
  return {
    ...notes,
    facts,
    ...characters,
    brief,
    name,
    seed,
    trade,
    guard,
    conflicts: brief.conflicts,
    buyers: [buyer, alsoBuyer],
    who,
    everybody: list(whoSaid.length > 0 ? whoSaid.slice(0, 4) : found.map((one) => one.who)),
    isNamed: whoSaid.length > 0,
    isAbroad,
    isMentioned: found.some((one) => new RegExp(`\\b${one.who}\\b`, 'i').test(text)),
    headline:
      said === ''
        ? isAbroad
          ? begunOf(units[0]?.text ?? name)
          : name
        : `${capital(said)}${object === '' ? '' : ` ${object}`}${identity.at}`,
    lead,
    fill,
    fillHere: (line) => fill(line.replace(/\{who\}/, whoHere).replace(/^\{Who\}/, capital(whoHere))),
    whoHere,
    town,
    cite,
    spoken: (note) => {
      cited.set(note, count(note) + 1);
      return spokenOf(note);
    },
    more: (note, most) => (note && isFree(note) ? cite(note, most) : undefined),
    isFree,
    ...(address && { address }),
    suits,
    manners,
    lower: (line) => (line.startsWith(who) ? line : small(line)),
    factOf: (wanted, but = []) =>
      wanted
        .split(' ')
        .flatMap((id) =>
          seldom(
            [...lead].sort(byMain(id)).filter(
              (note) =>
                !but.includes(note) &&
                isFree(note) &&
                // of what it is evidence in the first place
                (id === 'offer' ? note.kinds[0]?.id === id : note.kinds.slice(0, 2).some((kind) => kind.id === id)),
            ),
          ),
        )
        .at(0),
    next: (most, but = []) => {
      const free = lead.filter((note) => !but.includes(note) && isFree(note));
      return [...seldom(free.slice(0, STRONG)), ...free.slice(STRONG)].slice(0, most);
    },
    vary: (...ways) => ways[(hash(name) + seed + turn++) % ways.length] ?? '',
    allowed: (lines) => {
      const free = lines.filter((line) => guard.holds((Array.isArray(line) ? line : [line]).join(' ')));
      return free.length > 0 ? free : [...lines];
    },
  };
}

/** What stands before the first figure, at most two parts: 'Friedhofsgärtnerei in Leipzig, am Südfriedhof'. */
function begunOf(text: string): string {
  const parts = bare(text).split(/, | – /);
  const upTo = parts.findIndex((part) => /\d/.test(part));
  return bare(parts.slice(0, Math.max(1, Math.min(2, upTo < 0 ? 2 : upTo))).join(', '));
}

/** What is of a kind in the first place, in the order of the notes: the price of the thing stands before that of its repair. */
const byMain =
  (id: string) =>
  (one: Note, other: Note): number =>
    Number(other.kinds[0]?.id === id) - Number(one.kinds[0]?.id === id) || one.index - other.index;

/** Those who are served besides the first: 'teachers'. */
export const othersOf = ({ groups }: Pick<Plan, 'groups'>): Group[] => groups.slice(1);
export const quoted = (text: string): string => `“${bare(text).replace(/[“”]/g, '"')}”`;
