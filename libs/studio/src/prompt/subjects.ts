import { nounSenses, singular } from '@maquette/reading';
import { findPicture, stockIcon } from '../art/library';
import { findStock } from '../art/stock';
import { COLOUR_WORDS } from '../palette/colour-words';
import type { Topic } from '../palette/curated';
import { isFlavour } from './colours';
import { nounInEnglish } from './foreign';
import { inEnglish } from './languages';
import { LAND_WORDS, LANDS, ORDER_WORDS, SUBJECTS, TIME_WORDS, TIMES } from './lexicon';
import type { Land, SubjectKind } from './lexicon';
import { May, VISIBLE } from './mentions';
import { impliedTopic } from './topic';

/** One idea of the prompt that can be drawn, in the client's own words. */
export interface Subject {
  words: string;
  kind: SubjectKind | 'land';
  topic: Topic;
  icon?: string;
  illustration?: string;
  land?: Land;
  /** It was said to be drawn: 'with a hop cone', or a clause of its own. */
  isAsked?: boolean;
  /** How many were named: the three of 'three small fish'. */
  count?: number;
  /** It has no picture of its own: what it is a kind of is shown. */
  as?: string;
  score: number;
}

const lower = (word: string): string => word.toLowerCase();
/** The subjects chosen by hand, by each of their words. */
export const LISTED: ReadonlyMap<string, { entry: (typeof SUBJECTS)[number] }> = new Map(
  SUBJECTS.flatMap((entry) => entry.words.map((words) => [words, { entry }] as const)),
);
const LAND_SETS = LANDS.map((land) => [land, new Set(LAND_WORDS[land].split(' '))] as const);
/** Letters are long; which language they are in is seen early. */
const READ = 1200;
const TIMED = new Set(TIMES.flatMap((time) => TIME_WORDS[time].split(' ')));

const KIND_SCORE: Record<SubjectKind | 'land', number> = { thing: 3, trade: 2.6, event: 2.2, land: 2.3, setting: 0.8 };

/** What a prompt is about, strongest first. Where nothing else can be drawn, that is 'lanterns' of 'we eat under lanterns'. */
export function findSubjects(
  words: string[],
  used: Set<number>,
  text: string,
  descriptor?: string,
  may: readonly May[] = [],
): Subject[] {
  const found = subjectsIn(words, used, text, descriptor, may);
  if (found.some(({ icon, illustration, land }) => icon ?? illustration ?? land) || !may.includes(May.Placed))
    return found;
  const placed = may.map((one) => (one === May.Placed ? May.Any : one));
  return [...found, ...subjectsIn(words, used, text, descriptor, placed).filter(({ kind }) => kind === 'thing')];
}

function subjectsIn(
  words: string[],
  used: Set<number>,
  text: string,
  descriptor: string | undefined,
  may: readonly May[],
): Subject[] {
  const found: (Subject & { from: number; to: number })[] = [];
  const isForeign = inEnglish(text.slice(0, READ)) !== undefined;
  const hits = new Map<string, ReturnType<typeof subjectFor>>();
  for (let i = 0; i < words.length; i++) {
    // a mark, a number or a letter begins no name of a thing
    if (used.has(i) || (words[i]?.length ?? 0) < 2) continue;
    for (const length of [3, 2, 1]) {
      const slice = words.slice(i, i + length);
      if (slice.length < length || slice.some((_, k) => used.has(i + k))) continue;
      const phrase = slice.map(lower).join(' ');
      if (length === 1 && ORDER_WORDS.has(phrase)) continue;
      if (phrase === 'bar' && BAR.test(words[i - 1] ?? '')) continue;
      const limits = slice.map((_, k) => may[i + k] ?? May.Any);
      if (limits.includes(May.Placed)) continue;
      if (limits.includes(May.Nothing) && !(length > 1 && (LISTED.has(phrase) || findStock(phrase) !== undefined)))
        continue;
      if (!hits.has(phrase))
        hits.set(phrase, subjectFor(phrase, length) ?? (isForeign && length < 3 ? inOtherWords(phrase) : undefined));
      const hit = hits.get(phrase);
      if (limits.includes(May.Listed) && !LISTED.has(phrase)) continue;
      // 'Phone 01632 …': how somebody is reached
      if (words[i + length] === '¶' && REACHED.test(phrase)) continue;
      // a capital may be a name's
      if (!hit || (hit.as !== undefined && slice[0] !== phrase)) continue;
      const isAsked = hit.kind === 'thing' && !isFlavour(words, i) && isAskedFor(words, i, i + length, isForeign);
      // 'we know our keys': not to be drawn
      if (!isAsked && WEAK.has(phrase) && !LISTED.has(phrase)) continue;
      for (let k = 0; k < length; k++) used.add(i + k);
      found.push({
        ...hit,
        words: slice.join(' '),
        score: KIND_SCORE[hit.kind],
        from: i,
        to: i + length,
        isAsked,
        count: countOf(words, i),
      });
      break;
    }
  }
  // What is lost is shown, and nothing that it is called after.
  const lost = found.filter(({ from }) => isLost(words, from));
  if (lost.length > 0) found.splice(0, found.length, ...lost);
  // On a shirt or in a logo, what comes "with a" is the very thing to draw.
  const carrier = /\b(?:t-?shirts?|hoodie|mug|tote|logo|sticker|badge|emblem|patch|cap)\b/iu.exec(text);
  const printed = carrier !== null && /\bwith (?:an?|the) /iu.test(text.slice(carrier.index));
  const asked = [
    ...text.matchAll(
      /(?:with|featuring|of|showing|and)\s+(?:an?|the|our)?\s*((?:\p{L}+ ){0,2}?\p{L}+)\s+(?:icon|mark|symbol|emblem|mascot|illustration|motif|drawing|pattern|print)(?!\p{L})/giu,
    ),
  ]
    .map((m) => lower(m[1] ?? ''))
    .join('\n');
  const travels = found.some((s) => s.kind === 'trade' && (s.topic === 'travel' || s.topic === 'forest'));
  found.forEach((subject, rank) => {
    subject.score -= rank * 0.12;
    const next = found[rank + 1];
    // Of a "Halloween party" the party is the least telling part.
    const general = (s: Subject): boolean =>
      (s.kind === 'event' && (s.topic === 'party' || s.topic === 'sale') && s.icon !== 'cake') ||
      /^(?:clinic|hospital|doctor|health|bank|school|academy|courses?|workshop|repair|market|markt|kitchen|research|design|delivery|class|training|tours?|restaurant|caf[eé]|bar|pub|catering|security|insurance|consultan(?:t|cy)|consulting|community|exhibition|museum|gallery|library|tools|engineering|furniture|lab|cleaning|charity|magazine|blog|careers?|hiring|conference|property|construction|home|travel|holiday|trip|race)$/iu.test(
        s.words,
      );
    if (general(subject)) subject.score -= 0.7;
    // In "vegan burger" the last word is the thing, the first only says which.
    if (next && next.from === subject.to && !general(next)) subject.score -= subject.kind === next.kind ? 1 : 1.4;
    const before = lower(words[subject.from - 1] ?? '');
    const wider = lower(words[subject.from - 2] ?? '');
    if (
      /^(?:with|near|at|in|on|by|behind|under|over|above|against)$/u.test(before) ||
      /^(?:with|near|at|in|on|by|behind|under|over|above|against)$/u.test(wider)
    )
      subject.score += printed && (before === 'with' || wider === 'with') ? 1.4 : -0.5;
    // What the thing is outweighs what is told around it; a city or a hill is mostly where something happens.
    if (descriptor && lower(descriptor).includes(lower(subject.words))) subject.score += 1.1;
    if (subject.land === 'city' || subject.land === 'hills') subject.score -= 0.7;
    else if (subject.land && travels) subject.score += 1.6;
    if (asked.includes(lower(subject.words))) subject.isAsked = true;
    if (subject.isAsked) subject.score += 2.5;
  });
  const seen = new Set<string>();
  return found
    .sort((a, b) => b.score - a.score)
    .filter(({ icon, illustration, land, topic }) => {
      const picture = [icon, illustration, land, topic].join('|');
      return !seen.has(picture) && seen.add(picture);
    })
    .map(({ words: said, kind, topic, icon, illustration, land, as, score, isAsked, count }) => ({
      words: said,
      kind,
      topic,
      icon,
      illustration,
      land,
      as,
      score,
      ...(isAsked && { isAsked }),
      ...(count !== undefined && { count }),
    }));
}

const REACHED = /^(?:phone|telephone|mobile|cell|handy|mail|e-?mail|post|letter|web|site|internet|fax|call|whatsapp)$/u;
const ARTICLE = /^(?:an?|one|two|three|four|five|six|seven|some|un|une|ein|eine|einen|una|uno|um|uma|een|jeden)$/iu;
const LEADS_IN =
  /^(?:with|want|like|use|include|add|have|had|has|needs?|featuring|showing|show|draw|mit|avec|con|com|met|z|plus|and|&|und|et|y|e|crossed|[,.;:–—¶])$/iu;
const NUMBERS = ['two', 'three', 'four', 'five', 'six'];
const countOf = (words: readonly string[], from: number): number | undefined => {
  const at = words.slice(Math.max(0, from - 2), from).map((word) => NUMBERS.indexOf(lower(word)));
  const found = at.find((one) => one !== -1);
  return found === undefined ? undefined : found + 2;
};
const GAP = /^(?:[,.;:!?()–—¶]|and|&|or|und|et|y|e)$/iu;
const FOLLOWS =
  /^(?:[,.;:!?()–—¶]|and|&|or|with|in|on|at|of|under|over|behind|beside|beneath|above|against|crossed|drawn|painted|printed|made|too|also|maybe|please|between|around|inside|from|by|for|as|und|et|y|e|mit|auf|in|sur|con|\p{L}+ing|\p{L}+ed)$/iu;
const isLost = (words: readonly string[], from: number): boolean =>
  [1, 2].some(
    (back) =>
      /^(?:lost|missing|stolen|vermisst|perdue?|perdid[oa]|smarrit[oa]|zaginął|vermist)$/iu.test(
        words[from - back] ?? '',
      ) &&
      (back === 1 || !GAP.test(words[from - 1] ?? '')),
  );
/** 'with a hop cone', '. A spanner crossed …', ', hazelnuts drawn on it', 'lamps, chairs, coats': said to be seen, and the head of what is said. */
function isAskedFor(words: readonly string[], from: number, to: number, isForeign: boolean): boolean {
  // 'lost keys', 'lost cat flyer'
  if (isLost(words, from)) return true;
  const next = words[to];
  if (
    next !== undefined &&
    !FOLLOWS.test(next) &&
    !(isForeign && /^(?:de|di|von|van|qui|que|che|die|der|das|z)$/iu.test(next))
  )
    return false;
  // other languages have plurals of their own
  const isPlural = isForeign || /s$/iu.test(words[to - 1] ?? '');
  for (let i = from - 1; i >= Math.max(0, from - 4); i--) {
    const word = words[i] ?? '';
    if (ARTICLE.test(word)) return i === 0 || LEADS_IN.test(words[i - 1] ?? '');
    if (/^(?:with|featuring|showing|mit|avec|con)$/iu.test(word)) return true;
    // 'Hearth & Home furniture': what stands behind a name belongs to it
    if (word === '¶' && i === from - 1) return false;
    // 'leeks, beetroot, apples': an item of a list
    if (GAP.test(word))
      return (
        (isPlural && i > 0 && !/^(?:on|in|at|from|by|for)$/iu.test(next ?? '')) ||
        (i === from - 1 && GAP.test(next ?? '.') && i > 0)
      );
  }
  return false;
}

/** Kinds whose picture does for each of them: a greyhound is a dog, a larch a tree. */
const GENERAL = new Set(
  (
    'bird,dog,cat,horse,fish,snake,butterfly,tree,evergreen,flower,mushroom,bread,cheese,cake,pasta,sausage,beer,wine,whiskey,tea,coffee,book,guitar,drum,violin,car,bus,truck,bicycle,motorcycle,house,cottage,chair,couch,bed,knife,hammer,shoe,boot,hat,ring,bell,key,lamp,candle,pot,teapot,basket,bottle,bee,ant,crab,duck,goat,sheep,cow,pig,' +
    'wrench,plier,saw,axe,chisel,shovel,rake,pan,kettle,jug,pitcher,bucket,barrel,glove,sock,stool,gull,hawk,owl,goose,swan,crow,finch,deer,whale,shark,mussel,oyster,beetle,spider,lizard,turtle,frog,rose,tulip,daisy,fern,grass,apple,pear,plum,cherry,orange,grape,cabbage,sailing vessel,sailboat,ship,boat,train,locomotive,airplane,helicopter,church,bridge,windmill,barn,tent,armchair,clock,watch,telephone,camera,trumpet,flute,saxophone,harp,piano,accordion,needle,' +
    'bowed stringed instrument,fishing boat,seabird,sea bird,edible nut,bar soap,cured meat,hop'
  ).split(','),
);
/** Kinds by the name of the drawing that looks like each of them. */
const LIKE: ReadonlyMap<string, string> = new Map([
  ['bowed stringed instrument', 'violin'],
  ['sailing vessel', 'sailboat'],
  ['seabird', 'gull'],
  ['sea bird', 'gull'],
  ['edible nut', 'acorn'],
  ['plier', 'pliers'],
  ['crow', 'raven'],
]);
/** Nouns that in a brief mostly mean something else: drawn only where a drawing of them is asked for. */
const WEAK = new Set(
  'plaster syringe razor well letter match matches swing hand palm wing wings stage table steps step root roots branch key keys seed seeds button buttons plug tap hood horn podium cart clothes salt stairs cook cooler square chest desk notebook keyboard tablet score stamp garage organ peg comb puzzle shop kite cloth fabric textile envelope savings barrow bench nest bush staircase teacher factory warehouse shorts shirt crate sack forge kiln furnace hearth fireplace bucket socket grill bar map pan pot bowl broom scroll ribbon pearl skein stove sink shower bath bed pool ladder bridge gate swing trail organ mailbox door laptop phone spoon plate bee moon sun star'.split(
    ' ',
  ),
);
function byKind(word: string): Omit<Subject, 'words' | 'score'> | undefined {
  if (COLOUR_WORDS.has(word)) return undefined;
  const [sense, ...others] = nounSenses(singular(word));
  const kind = sense?.kinds.slice(1).find((one) => GENERAL.has(one));
  // a samba is a dance as well as a tree
  if (kind === undefined || others.some(({ class: other }) => /^(?:act|abstract|person)$/.test(other)))
    return undefined;
  // of a quince the fruit is meant, and a tree is none
  if (/^(?:tree|evergreen)$/.test(kind) && [sense, ...others].some((one) => one?.class === 'food')) return undefined;
  const name = LIKE.get(kind) ?? kind;
  const entry = LISTED.get(name)?.entry;
  const picture = entry ? itsOwn(entry, name) : findPicture(name);
  const found: Pick<Subject, 'icon' | 'illustration' | 'topic'> | undefined = picture
    ? itsOwn<Pick<Subject, 'icon' | 'illustration' | 'topic'>>(picture, name)
    : inStock(name);
  // what is told is what is drawn: of a hawk that has no drawing of its own a bird is
  const isOwn =
    found !== undefined &&
    (names(found.icon?.split('/').at(-1), name) || names(found.illustration, name) || found.icon === stockIcon(name));
  const as = isOwn ? name : (entry?.words[0] ?? name);
  const isLess = found !== undefined && names(found.illustration, as) && !names(found.icon?.split('/').at(-1), as);
  return found && { ...found, ...(isLess && { icon: undefined }), kind: 'thing', as };
}

/** 'soap bar': what comes before says that it is none to drink at. */
const BAR = /^(?:shampoo|soap|chocolate|candy|granola|protein|snack|cereal|energy|gold|iron|towel|milk)$/iu;

const names = (drawing: string | undefined, word: string): boolean =>
  drawing?.split('-').some((part) => part.length > 2 && (part === word || part === singular(word))) ?? false;

/** A drawing of the very thing, where the list of subjects has only one of what is near to it: a violin instead of notes. */
function itsOwn<T extends Pick<Subject, 'icon' | 'illustration'>>(found: T, phrase: string): T {
  const word = phrase.split(' ').at(-1) ?? phrase;
  const stock = WEAK.has(phrase) || names(found.icon, word) ? undefined : findStock(phrase);
  if (stock === undefined) return found;
  return {
    ...found,
    icon: stockIcon(stock),
    illustration: names(found.illustration, word) ? found.illustration : undefined,
  };
}

function subjectFor(phrase: string, length: number): Omit<Subject, 'words' | 'score'> | undefined {
  const known = LISTED.get(phrase)?.entry;
  if (known) return known.kind === 'thing' ? itsOwn(known, phrase) : known;
  const land = length === 1 ? LAND_SETS.find(([, list]) => list.has(phrase))?.[0] : undefined;
  if (land)
    return {
      kind: 'land',
      land,
      topic: (
        { mountains: 'slate', sea: 'ocean', forest: 'forest', desert: 'desert', hills: 'leaf', city: 'night' } as const
      )[land],
    };
  if (ORDER_WORDS.has(phrase) || TIMED.has(phrase)) return undefined;
  const picture = findPicture(phrase);
  if (picture) return itsOwn({ kind: 'thing' as const, ...picture }, phrase);
  return inStock(phrase) ?? (length === 1 ? (bySynonym(phrase) ?? byKind(phrase)) : undefined);
}

/** 'trompette', 'macetas': by its English name. */
function inOtherWords(phrase: string): Omit<Subject, 'words' | 'score'> | undefined {
  const english = nounInEnglish(phrase);
  return english === undefined || LISTED.get(english)?.entry.kind === 'setting'
    ? undefined
    : subjectFor(english, english.split(' ').length);
}

function inStock(phrase: string): Omit<Subject, 'words' | 'score'> | undefined {
  const name = findStock(phrase);
  if (name === undefined || COLOUR_WORDS.has(phrase)) return undefined;
  return { kind: 'thing', icon: stockIcon(name), topic: impliedTopic(phrase.split(' ')) ?? 'neutral' };
}

/** 'fiddle' is another word for a violin. */
function bySynonym(word: string): Omit<Subject, 'words' | 'score'> | undefined {
  const [sense] = nounSenses(singular(word));
  const [name] = sense?.kinds ?? [];
  if (!sense || name === undefined || name === singular(word) || !VISIBLE.has(sense.class)) return undefined;
  if (ORDER_WORDS.has(name) || WEAK.has(name) || COLOUR_WORDS.has(word)) return undefined;
  const entry = LISTED.get(name)?.entry;
  if (entry?.kind === 'thing') return itsOwn(entry, name);
  const picture = findPicture(name);
  return picture ? itsOwn({ kind: 'thing' as const, ...picture }, name) : inStock(name);
}
