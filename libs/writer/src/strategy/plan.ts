import { briefOf, type Brief, type Conflict, type StrategyBrand } from '../brief';
import { bare, capital, hash, list } from '../pen';
import { type Guard, guardOf } from '../guard';
import type { Archetype } from '../knowledge/archetypes';
import { type Character, charactersOf } from './archetypes';
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
  const found = tradesOf(identity.trade, identity.unit?.text ?? '', text, whoSaid.join(', '));
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
  const characters = charactersOf(
    [...lead, ...notes.worries, ...facts.filter((note) => !lead.includes(note))],
    [...wishes.voice, ...wishes.look].join(' ').toLowerCase(),
    trade.house,
    lead,
    barred,
  );
  const cited = new Map<Note, number>();
  const count = (note: Note) => cited.get(note) ?? 0;
  const cite = (note: Note, most?: number) => {
    cited.set(note, count(note) + 1);
    return `“${shortOf(note, most)}”`;
  };
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
          ? bare(units[0]?.text ?? name)
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
    factOf: (wanted, but = []) =>
      wanted
        .split(' ')
        .flatMap((id) =>
          seldom(
            lead.filter(
              (note) =>
                !but.includes(note) &&
                (id === 'offer' ? note.kinds[0]?.id === id : note.kinds.some((kind) => kind.id === id)),
            ),
          ),
        )
        .at(0),
    next: (most, but = []) => {
      const free = lead.filter((note) => !but.includes(note));
      return [...seldom(free.slice(0, STRONG)), ...free.slice(STRONG)].slice(0, most);
    },
    vary: (...ways) => ways[(hash(name) + seed + turn++) % ways.length] ?? '',
    allowed: (lines) => {
      const free = lines.filter((line) => guard.holds((Array.isArray(line) ? line : [line]).join(' ')));
      return free.length > 0 ? free : [...lines];
    },
  };
}

/** Those who are served besides the first: 'teachers'. */
export const othersOf = ({ groups }: Pick<Plan, 'groups'>): Group[] => groups.slice(1);
export const quoted = (text: string): string => `“${bare(text).replace(/[“”]/g, '"')}”`;
