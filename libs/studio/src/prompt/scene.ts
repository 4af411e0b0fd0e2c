import { canBeSeen, nounSenses, phrasesOf, singular, tokensOf } from '@maquette/reading';
import type { NounClass, NounSense, Phrase, Token } from '@maquette/reading';
import { AMBIGUOUS_COLOURS, COLOUR_WORDS } from '../palette/colour-words';
import { takeFacts } from './facts';
import { inEnglish } from './languages';
import { ORDER_WORDS } from './lexicon';
import type { Time } from './lexicon';
import { clean } from './clean';
import { forbiddenIn, isForbidden } from './forbidden';
import type { Forbidden } from './forbidden';
import { hourOf, skyColours } from './hours';
import { compared, VISIBLE } from './mentions';
import { areTogether, isCertain } from './senses';

export const GROUNDS = [
  'sea',
  'beach',
  'cliff',
  'lake',
  'river',
  'mountains',
  'hills',
  'forest',
  'meadow',
  'field',
  'desert',
  'snow',
  'street',
  'road',
  'courtyard',
  'city',
  'room',
  'table',
  'shelf',
  'wall',
  'window',
  'garden',
  'harbour',
  'roofs',
  'sky',
  'underwater',
  'space',
] as const;
export type Ground = (typeof GROUNDS)[number];
export type Weather = 'clear' | 'cloudy' | 'rain' | 'storm' | 'fog' | 'snow' | 'wind';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
type SubjectState =
  'sitting' | 'lying' | 'standing' | 'flying' | 'leaning' | 'floating' | 'running' | 'open' | 'lit' | 'steaming';
type RelationKind = 'on' | 'in' | 'under' | 'beside' | 'behind' | 'before' | 'over';

export interface SceneSubject {
  /** As it was written, without its article: 'white heron'. */
  words: string;
  /** Lemma of the noun that carries it. */
  noun: string;
  class: NounClass;
  /** What it is a kind of, the nearest first: 'wading bird', 'aquatic bird', 'bird'. */
  kinds: string[];
  count: number;
  /** Hex of a colour that was named for it alone. */
  colour?: string;
  state?: SubjectState;
  /** Where it is: by index of another subject, or -1 for the ground. */
  relation?: { to: number; kind: RelationKind };
}

/** A place with things in it, as the prompt describes it; words that have no slot are reported in `unpictured`. */
export interface SceneBrief {
  ground?: Ground;
  /** Hex of a colour that was named for the ground: 'against a blue wall'. */
  groundColour?: string;
  /** A second place, seen in the distance: the mountains of 'a lake before mountains'. */
  distance?: Ground;
  time?: Time;
  weather?: Weather;
  season?: Season;
  /** Hex of the colours that were named for the sky, the upper first. */
  sky?: string[];
  subjects: SceneSubject[];
  /** The words that the place, the hour, the weather and the season were read from. */
  read: string[];
}

const table = <T extends string>(rows: Partial<Record<T, string>>): ReadonlyMap<string, T> =>
  new Map(
    (Object.keys(rows) as T[]).flatMap((key) => (rows[key] ?? '').split(' ').map((word): [string, T] => [word, key])),
  );

/** By base form; what is a kind of one of them belongs to it as well ('fjord' is an inlet). */
const GROUND_WORDS = table<Ground>({
  sea: 'sea ocean bay gulf surf tide wave fjord lagoon channel strait',
  beach: 'beach shore coast seashore sandbank seaside dune-beach shoreline sand',
  cliff: 'cliff crag headland bluff precipice cape promontory',
  lake: 'lake pond tarn reservoir loch',
  river: 'river stream brook creek canal riverbank waterfall rapids estuary delta',
  mountains: 'mountain alp peak summit ridge volcano highland range alps glacier himalaya andes mountainside',
  hills: 'hill valley countryside hillside vineyard terrace moor hilltop moorland heath landscape paddy',
  forest: 'forest wood woodland grove taiga clearing woods',
  meadow:
    'meadow orchard pasture prairie grassland lawn grass park savanna savannah steppe cemetery graveyard churchyard pitch stadium playground',
  field: 'field farmland cornfield farm plantation farmyard',
  desert: 'desert dune canyon mesa oasis',
  snow: 'tundra snowfield snow',
  road: 'road highway track motorway lane lay-by layby railway',
  courtyard: 'courtyard patio cloister',
  street:
    'street market arcade promenade souk alley pavement sidewalk avenue cobblestone cobble square plaza marketplace bazaar kerb curb crossroads station platform',
  city: 'city town skyline cityscape downtown metropolis village skyscraper',
  room: 'room kitchen bedroom parlour parlor lounge workshop attic library hall hallway studio-floor floor stage depot cellar barn-floor interior classroom greenhouse carpet rug hearth corridor gallery museum foyer lobby bar cafe café pub bakery warehouse factory garage hangar gym conservatory glasshouse pantry laundrette canteen ward nave bookshop',
  table: 'table counter desk countertop worktop tabletop workbench tablecloth bench-top tray',
  shelf: 'shelf bookshelf bookcase ledge mantelpiece mantel windowsill-shelf rack',
  wall: 'wall brickwork',
  window: 'window windowsill windowpane sill pane',
  garden: 'garden flowerbed backyard allotment yard park-garden patch hedge lido',
  harbour: 'harbour harbor port quay pier marina dock jetty wharf waterfront',
  roofs: 'roof rooftop chimney housetop',
  sky: 'sky cloud air heaven',
  underwater: 'seabed reef underwater seafloor aquarium depths',
  space: 'space galaxy cosmos universe orbit nebula crater',
});
/** Places that come about from what is a kind of these. */
const GROUND_KINDS = table<Ground>({
  sea: 'inlet sea ocean',
  lake: 'lake',
  river: 'stream',
  mountains: 'mountain',
  hills: 'hill',
  forest: 'forest',
  street: 'street thoroughfare',
  room: 'room',
  table: 'table',
  cliff: 'cliff',
  wall: 'wall',
  shelf: 'shelf',
});
const TIME_WORDS = table<Time>({
  dawn: 'dawn sunrise daybreak morning dawns mornings',
  day: 'noon midday daylight daytime afternoon sunny sunshine sunlit',
  sunset: 'sunset dusk twilight evening sundown evenings sunsets',
  night: 'night midnight moonlight moonlit starry nighttime nights moon stars aurora',
});
const WEATHER_WORDS = table<Weather>({
  clear: 'clear cloudless sunny sunshine bright',
  cloudy: 'cloudy overcast clouds cloud grey-sky',
  rain: 'rain rainy raining drizzle drizzly downpour shower',
  storm: 'storm stormy thunder thunderstorm lightning tempest gale hurricane',
  fog: 'fog foggy mist misty haze hazy smog',
  snow: 'snowing snowfall snowstorm blizzard snowflake snowflakes',
  wind: 'wind windy breeze breezy windswept gust',
});
const SEASON_WORDS = table<Season>({
  spring: 'spring springtime blossoming',
  summer: 'summer summertime midsummer',
  autumn: 'autumn autumnal',
  winter: 'winter wintry wintertime snowy snow frost frosty frozen',
});
const STATE_WORDS = table<SubjectState>({
  sitting: 'sitting seated sits sit perched perching perches crouching huddled',
  lying: 'lying lies asleep sleeping sleeps resting rests curled dozing napping sprawled',
  standing: 'standing stands stood rising rises towering',
  flying: 'flying flies soaring soars hovering hovers gliding swooping aloft',
  leaning: 'leaning leans leant propped leaned',
  floating: 'floating floats drifting drifts sailing sails moored afloat bobbing anchored swimming swims rowing',
  running: 'running runs galloping gallops jumping jumps leaping leaps racing sprinting dancing crossing walking',
  open: 'open opened opening',
  lit: 'lit glowing glows burning shining illuminated lighted flickering',
  steaming: 'steaming steams steamy simmering smoking',
});
const RELATIONS = table<RelationKind>({
  on: 'on onto upon atop',
  in: 'in inside into within among amid amidst through along down up across',
  under: 'under beneath below underneath',
  over: 'over above across',
  beside: 'beside by near next against alongside at with around outside between',
  behind: 'behind beyond',
  before: 'before',
});
const COUNTS: ReadonlyMap<string, number> = new Map([
  ...'a two three four five six seven eight nine'.split(' ').map((word, i): [string, number] => [word, i + 1]),
  ['pair', 2],
  ['couple', 2],
  ['both', 2],
  ['few', 3],
  ['some', 3],
  ['several', 4],
  ['dozen', 9],
  ['many', 7],
  ['countless', 9],
]);
/** 'a flock of geese', 'rows of lavender': many of what follows. */
const COLLECTIONS =
  /^(?:flock|row|herd|group|bunch|pile|stack|swarm|school|line|string|heap|collection|set|dozen|pair|couple|field|sea|crowd|cluster|handful|shoal|variety|selection|range)$/;
/** Nouns that speak of the picture, not of what is in it. */
const NO_THINGS =
  /^(?:lettering|text|button|headline|caption|tagline|slogan|subtitle|copy|colour|color|type|style|look|feel|mood|light|view|scene|picture|image|illustration|drawing|painting|photo|photograph|poster|flyer|banner|logo|card|header|background|foreground|distance|front|back|side|top|bottom|edge|middle|centre|center|corner|foot|shape|pattern|line|design|label|name|title|headline|detail|reflection|shadow|glow|piece|kind|sort|way|thing|something|place|world|life|home|day|week|year|people|family|community|client|customer|reader|viewer|audience|designer|printer|end|frame|row|pair|couple|half|part|space|tone|palette|accent|font|letter|word|brand|company|shop|store|business|house style|weather|season|time|hour|moment|room|vector|art|artwork|graphic|print|mock|mockup|template|emblem|badge|icon|symbol|mark|monogram)$/;

/** What can stand in a scene: a thing, somebody, or a piece of land. */
const canStand = (kind: NounClass): boolean => VISIBLE.has(kind) || kind === 'person' || kind === 'land';

/** A fountain or a stall stands somewhere; a shop as a business does not. */
const standsSomewhere = ({ class: kind, kinds }: NounSense): boolean =>
  canStand(kind) || (kind === 'place' && kinds.includes('structure') && !kinds.includes('establishment'));

function groundOf(lemma: string, head: string, text: string): Ground | undefined {
  if (/^(?:space|pool)$/.test(lemma))
    return lemma === 'pool'
      ? /\bindoor/iu.test(text)
        ? undefined
        : 'lake'
      : isCertain(lemma, text)
        ? 'space'
        : undefined;
  const named = GROUND_WORDS.get(lemma) ?? GROUND_WORDS.get(head);
  if (named) return named;
  // 'kitchen' is a room; further up nearly everything is a place
  for (const kind of nounSenses(lemma)[0]?.kinds.slice(0, 2) ?? []) {
    const found = GROUND_KINDS.get(kind.split(' ').at(-1) ?? '');
    if (found) return found;
  }
  return undefined;
}

const MADE_PLACES = /^(?:room|table|shelf|wall|window|street|courtyard|city|roofs|garden|snow)$/;
const standsOn = (tokens: readonly Token[], { to }: Phrase): boolean => tokens[to]?.lower === 'with';

const NATURAL: ReadonlySet<NounClass> = new Set(['bird', 'fish', 'insect']);
/** 'a camel caravan': many of what stands before. */
const HERDS = /^(?:caravan|herd|flock|swarm|shoal|colony|pack|pile|stack|queue)$/;

/** The sense in which a noun can be seen, if any; a noun that no dictionary has is no thing. */
function senseOf(
  phrase: Phrase,
  tokens: readonly Token[],
  text: string,
): (NounSense & { noun: string; isSure: boolean }) | undefined {
  const last = tokens[phrase.to - 1];
  const before = tokens[phrase.to - 2];
  // 'a red fox' is a fox that is red
  if (before && areTogether(before.lower, singular(last?.lower ?? ''))) return undefined;
  const whole =
    before && phrase.to - 2 >= phrase.from && !COLOUR_WORDS.has(before.lower)
      ? `${before.lower} ${last?.lemma ?? ''}`
      : '';
  // 'hot-air balloons', 'steam engine': two words have a sense of their own
  const herd = HERDS.test(phrase.lemma) && before?.pos === 'NOUN' ? singular(before.lower) : '';
  if (/^kids?$/.test(phrase.lemma)) return { class: 'person', kinds: ['child', 'person'], noun: 'child', isSure: true };
  for (const noun of [herd, whole, phrase.lemma, singular(phrase.head)]) {
    if (!noun || !isCertain(noun, text)) continue;
    const senses = nounSenses(noun).filter(canBeSeen);
    const natural = senses.find(
      ({ class: one }) => one === 'boat' || (NATURAL.has(one) && !/(?:er|or|ist)$/.test(noun)),
    );
    // 'gull' is a simpleton as well; a skate to go on the ice with is no ray
    const sense = (senses[0]?.class === 'person' ? natural : undefined) ?? senses.find(standsSomewhere) ?? senses[0];
    if (!sense) continue;
    // 'chess' is a grass as well: only a word that names one kind of thing may be shown by another of its kind
    const isSure = nounSenses(noun).every(({ class: kind }) => kind === sense.class);
    return { ...sense, noun, isSure };
  }
  return undefined;
}

/** 'golden', 'ivory': of things that are no fruit, no plant and no animal. */
const isPaint = (word: string): boolean =>
  !nounSenses(word).some(({ class: kind }) => /^(?:food|plant|tree|flower|animal|fish|drink)$/.test(kind));

/** Red is a colour, a lemon is a thing as well. */
const isPlainColour = (word: string): boolean => COLOUR_WORDS.has(word) && !AMBIGUOUS_COLOURS.has(word);

/** The colour named within a phrase for its head. */
function colourIn(tokens: readonly Token[]): { hex: string; words: string } | undefined {
  for (let i = 0; i < tokens.length - 1; i++) {
    for (const length of [2, 1]) {
      const words = tokens
        .slice(i, i + length)
        .map(({ lower }) => lower)
        .join(' ');
      const hex = i + length <= tokens.length - 1 || length === 1 ? COLOUR_WORDS.get(words) : undefined;
      if (hex && !(length === 1 && AMBIGUOUS_COLOURS.has(words) && nounSenses(words).length > 0 && !isPaint(words)))
        return { hex, words };
    }
  }
  return undefined;
}

function countOf(tokens: readonly Token[], head: Token): number {
  for (const { lower } of tokens.slice(0, -1)) {
    const said = COUNTS.get(lower) ?? (/^\d{1,2}$/.test(lower) ? Number(lower) : undefined);
    if (said !== undefined && said > 0) return Math.min(said, 24);
  }
  return (head.lower !== head.lemma || singular(head.lower) !== head.lower) &&
    /s$|men$|children$|geese$/.test(head.lower)
    ? 3
    : 1;
}

const QUOTE = '(?:[“„«‟"][^“”„«»"]{1,600}[”“»"]|(?<![\\p{L}\\d])[\'‘][^\'‘’]{2,200}[\'’](?![\\p{L}\\d]))';
const QUOTES = new RegExp(QUOTE, 'gu');
/** "button 'Find a hut',": what stands after it begins anew */
const LABELLED = new RegExp(
  `,? ?(?:and |with )?(?:the )?(?:headline|button|tagline|title|slogan|caption|subtitle|text|cta):? ?${QUOTE}[,.;]?`,
  'giu',
);
/** Words with a quote, a fact or a name of a type of picture in their place. */
function describing(prompt: string): { text: string; hour?: Time } {
  const whole = clean(prompt).slice(0, 600);
  const text = whole.replace(LABELLED, '. ').replace(QUOTES, ' , ');
  const { facts, rest } = takeFacts(text);
  return {
    // what stands with a price or a number to ring is an offer; an hour of the day belongs to a scene
    text: rest
      .replace(AFTER, ' ')
      .replace(/\bstorm clouds?\b/giu, 'clouds')
      .replaceAll(
        '¶',
        facts.some(({ kind, text: one }) => OFFERS.test(kind) || (kind === 'date' && /\d/.test(one))) ? '¶' : ',',
      )
      .replace(
        /\b((?:Lake|Lac|Lago|Mount|Monte|Loch|River) \p{Lu}\p{L}+|(?<=\b(?:in|on|at|over|above|across|along|beside|by|near|into) (?:the )?)\p{Lu}\p{L}+ (?:Bay|Sea|Lake|River|Valley|Mountains|Hills|Desert))\b/gu,
        generic,
      )
      // 'at Riverside Park' is an address, and no meadow
      .replace(/(?:\b(?:at|in|near) (?:the )?|, ?)\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)+/gu, ' , '),
    hour: hourOf(text),
  };
}
/** 'just after rain', 'sleet just cleared': it falls no more. */
const AFTER =
  /\b(?:just |right |shortly )?(?:after|before) (?:the |a )?(?:heavy |light |summer )?(?:rain|storm|thunderstorm|shower|downpour|snow)\b|\b(?:rain|sleet|storm|shower|snow)(?: has)? just (?:stopped|cleared|passed|ended)\b|\bno (?:rain|snow|storm|wind)\b/giu;
const OFFERS = /^(?:price|phone|mail|web|percent|handle)$/;
/** 'Lake Retba' is a lake. */
const generic = (name: string): string => {
  const kind =
    /\b(?:Lake|Lac|Lago|Mount|Monte|Loch|River|Bay|Sea|Valley|Mountains|Hills|Desert)\b/u.exec(name)?.[0] ?? '';
  const plain = { Lac: 'lake', Lago: 'lake', Mount: 'mountain', Monte: 'mountain' }[kind] ?? kind.toLowerCase();
  return `a ${plain}`;
};

/** 'They want to show the courtyard: …': the place of what follows. */
function placeBefore(tokens: readonly Token[], text: string): Ground | undefined {
  const last = phrasesOf(tokens).at(-1);
  return last && groundOf(last.lemma, last.head, text);
}

/** 'We sell honey', 'it needs to be readable': said about the piece, and no part of a scene. */
const isTold = (tokens: readonly Token[]): boolean =>
  // a price, and a verb that offers something
  (tokens.some(({ value }) => value === '¶') &&
    tokens.some(({ pos, lower }) => pos === 'VERB' && !/(?:ing|ed|en)$/.test(lower) && !STATE_WORDS.has(lower))) ||
  // 'their colours are plum and grey'
  tokens.some(
    ({ lower }, i) => /^colou?rs?$/.test(lower) && /^(?:are|is|:|should)$/.test(tokens[i + 1]?.lower ?? ''),
  ) ||
  tokens.some(
    ({ lower, value }) =>
      value === 'I' || /^(?:we|you|your|should|must|could|needs?|wants?|palette|typeset|font|headline)$/.test(lower),
  );

interface Found {
  phrase: Phrase;
  subject?: number;
  isGround?: boolean;
}

/**
 * The scene that a prompt describes: a place, things that stand in a relation, or an hour and weather with something in
 * them. Undefined where it describes none. About 1 ms a prompt, once the parser is loaded.
 */
export function readScene(prompt: string): SceneBrief | undefined {
  const brief: SceneBrief = { subjects: [], read: [] };
  let places = 0;
  const { text: described, hour } = describing(prompt);
  const translated = inEnglish(described);
  if (translated) brief.read.push(...translated.read);
  const text = translated?.text ?? described;
  const forbidden = forbiddenIn(described);
  brief.time = hour;
  const sky = skyColours(text);
  if (sky.length > 0) brief.sky = sky;
  for (const sentence of tokensOf(text)) {
    // 'One side should be a picture: a narrow stone house …'
    const colon = sentence.findIndex(({ value }) => value === ':');
    const said = colon > 0 && isTold(sentence.slice(0, colon)) ? sentence.slice(colon + 1) : sentence;
    if (!isTold(said)) places += readSentence(said, brief, text, forbidden);
    if (said !== sentence) brief.ground ??= placeBefore(sentence.slice(0, colon), text);
  }
  settle(brief, text);
  const { ground, subjects, time, weather } = brief;
  if (ground === 'underwater') places++;
  const related = subjects.some(({ relation }) => relation !== undefined);
  const isView = ground !== undefined && !/^(?:room|table|shelf|wall|window|street|city|garden)$/.test(ground);
  const isScene =
    (ground !== undefined && places > 0 && (subjects.length > 0 || isView)) ||
    related ||
    ((time ?? weather) !== undefined && subjects.some((one) => one.state !== undefined));
  return isScene ? brief : undefined;
}

const ROOMY =
  /\b(?:inside|in|into|of) (?:an?|the|our|her|his|their|its)? ?(?:[\p{L}-]+ ){0,2}(?:house|cottage|hut|cabin|church|barn|caf[eé]|shop|bakery|bar|pub|inn|studio|mill|forge|farmhouse|flat|apartment|hotel|shed|theatre|museum|clinic|compartment|carriage|office|salon|restaurant|boathouse|chapel)(?!\p{L})/iu;
const FURNISHED =
  /\b(?:floor|windows?|tables?|bed|bunk|lamp|loom|stove|fireplace|chairs?|rafters|ceiling|bench|workbench|shelves|shelf|counter|armchair|sofa|desk|indoors|interior)\b/iu;
const ELSEWHERE: readonly Ground[] = ['room', 'table', 'shelf', 'wall', 'window', 'underwater', 'space'];
const OUTDOORS: ReadonlySet<Ground> = new Set(GROUNDS.filter((ground) => !ELSEWHERE.includes(ground)));
/** Where a scene is inside or outside, and on what people stand, once everything in it is known. */
function settle(brief: SceneBrief, text: string): void {
  const { subjects } = brief;
  const isInside = /\b(?:indoors|interior|inside)\b/iu.test(text) || ROOMY.test(text);
  if (isInside && FURNISHED.test(text) && (brief.ground === undefined || OUTDOORS.has(brief.ground))) {
    // the sea of 'a window on the sea' is seen through it
    brief.distance = [brief.ground, brief.distance].find((one) => one !== undefined && OUTDOORS.has(one));
    brief.ground = 'room';
  }
  if (brief.ground === 'room')
    for (const [index, one] of subjects.entries())
      if (one.class === 'building') {
        // the room is in it
        brief.read.push(...one.words.toLowerCase().split(' '));
        subjects.forEach((other) => {
          if (other.relation?.to === index) delete other.relation;
        });
        one.class = 'abstract';
      }
  // nobody stands on a table or on a sill
  const isPeopled = subjects.some(({ class: kind }) => kind === 'person' || kind === 'furniture');
  if (isPeopled && /^(?:table|shelf|window)$/.test(brief.ground ?? '')) {
    if (brief.ground === 'table') {
      const to = subjects.push({ words: 'table', noun: 'table', class: 'furniture', kinds: ['table'], count: 1 }) - 1;
      for (const one of subjects)
        if (one.relation?.to === -1) {
          if (one.class === 'person' || one.class === 'furniture') one.relation = { to, kind: 'beside' };
          else one.relation.to = to;
        }
    }
    brief.ground = 'room';
  }
}

const ADVERBS = /^(?:overhead|outside|nearby|below|above|ahead|inside|behind|around|everywhere)$/;
/** What the parser takes for something else in prompts: 'standing' for a noun, a noun at the start for a name. */
const mended = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, index) => {
    const { lower, pos } = token;
    if (STATE_WORDS.has(lower) && /(?:ing|s)$/.test(lower) && pos === 'NOUN') return { ...token, pos: 'VERB' };
    if (ADVERBS.test(lower) && pos === 'NOUN' && index > 0) return { ...token, pos: 'ADV' };
    // 'cream on forest green' has no forest
    const [before, after] = [tokens[index - 1]?.lower ?? '', tokens[index + 1]?.lower ?? ''];
    if (COLOUR_WORDS.has(`${lower} ${after}`) || COLOUR_WORDS.has(`${before} ${lower}`))
      return { ...token, pos: 'ADJ' };
    // 'a fisherman mending a net'
    const led = tokens[index - 1];
    const isSomebody = /^(?:person|animal)$/.test(nounSenses(singular(led?.lower ?? ''))[0]?.class ?? '');
    // 'a fisherman mending a net', 'people eating noodles', 'a girl reading'
    if (
      /ing$/.test(lower) &&
      /^(?:NOUN|VERB|ADJ)$/.test(pos) &&
      led?.pos === 'NOUN' &&
      (isSomebody || /^(?:DET|NUM|PRON)$/.test(tokens[index + 1]?.pos ?? ''))
    )
      return { ...token, pos: 'AUX' };
    // 'salt gatherers standing waist deep': nobody is a gatherer standing
    if (
      pos === 'VERB' &&
      STATE_WORDS.has(lower) &&
      /ing$/.test(lower) &&
      /^(?:NOUN|PROPN)$/.test(tokens[index - 1]?.pos ?? '')
    )
      return { ...token, pos: 'AUX' };
    const isStart = index === 0 || /^[,.:;]$/.test(tokens[index - 1]?.value ?? '');
    const next = tokens[index + 1];
    if (pos === 'PROPN' && isStart && next?.pos !== 'PROPN' && nounSenses(singular(lower)).length > 0)
      return { ...token, pos: 'NOUN', value: lower, lemma: singular(lower) };
    return token;
  });

/** Reads one sentence into the brief. Returns how many of its places were named as places, not as part of a name. */
function readSentence(said: Token[], brief: SceneBrief, text: string, forbidden: Forbidden): number {
  const tokens = mended(said);
  if (tokens.some(({ lower }) => lower === 'underwater')) {
    brief.ground ??= 'underwater';
    brief.read.push('underwater');
  }
  for (const { lower, lemma } of tokens) {
    const slots = { time: TIME_WORDS, weather: WEATHER_WORDS, season: SEASON_WORDS };
    for (const slot of ['time', 'weather', 'season'] as const) {
      const found = slots[slot].get(lower) ?? (lower.length > 4 ? slots[slot].get(lemma) : undefined);
      if (!found) continue;
      // 'late afternoon light'
      brief.read.push(lower, ...(slot === 'time' ? ['late', 'early', 'light', 'sun'] : []));
      Object.assign(brief, { [slot]: brief[slot] ?? found });
    }
  }
  let places = 0;
  let many: number | undefined;
  const found: Found[] = [];
  const likened = compared(tokens);
  for (const phrase of phrasesOf(tokens)) {
    const before = found.at(-1);
    const kind = relationOf(tokens, phrase, before?.phrase);
    const inner = tokens.slice(phrase.from, phrase.to);
    const head = inner.at(-1) as Token;
    if (phrase.negated || phrase.isName || likened.some(([from, to]) => phrase.from >= from && phrase.from < to))
      continue;
    if (isForbidden(forbidden, phrase.bare)) continue;
    if (COLLECTIONS.test(phrase.lemma) && tokens[phrase.to]?.lower === 'of') {
      many = COUNTS.get(phrase.lemma) ?? 5;
      if (!GROUND_WORDS.has(phrase.lemma)) continue;
    }
    // 'a bamboo forest path' is in the forest
    const ground =
      groundOf(phrase.lemma, phrase.head, text) ??
      (/^(?:path|trail|footpath|track)$/.test(phrase.lemma)
        ? inner.map(({ lemma }) => GROUND_WORDS.get(lemma)).find((one) => one !== undefined)
        : undefined);
    // 'rooms over the harbour': what people make is a place only where something is on it or in it
    const isPlace =
      kind !== undefined ||
      /^(?:climb|cross|leave|enter|line|follow|fill)$/.test(phrase.verb ?? '') ||
      !MADE_PLACES.test(ground ?? '') ||
      standsOn(tokens, phrase) ||
      opens(tokens, phrase);
    // 'the tiled floor of the pool', 'snow on the roof of a hut': a part of something is no place
    if (
      ground &&
      /^(?:floor|wall|window|table|shelf|edge|roof)$/.test(phrase.lemma) &&
      (tokens[phrase.to]?.lower === 'of' || (phrase.lemma === 'roof' && HOUSED.test(text)))
    ) {
      if (phrase.lemma === 'roof') brief.read.push('roof');
      continue;
    }
    // 'black against the last of the sky': only what flies is in it
    if (ground === 'sky' && !isFlying(brief, before)) {
      brief.read.push(phrase.head.toLowerCase());
      continue;
    }
    if (ground && isPlace && !(ground === 'wall' && kind === 'on' && standsThere(brief, before))) {
      if (!takeGround(brief, ground, kind)) continue;
      places++;
      if (/^(?:sea|lake|river|harbour|beach|underwater)$/.test(ground)) brief.read.push('water');
      brief.read.push(
        ...inner.filter(({ lower, pos }) => pos !== 'DET' && !COLOUR_WORDS.has(lower)).map(({ lower }) => lower),
      );
      if (brief.ground === ground) brief.groundColour ??= colourIn(inner)?.hex;
      // what stands before it stands there
      if (kind && before?.subject !== undefined) relate(brief, before.subject, -1, kind);
      else if (kind) for (const one of brief.subjects) one.relation ??= { to: -1, kind };
      found.push({ phrase, isGround: true });
      continue;
    }
    // 'pink on mint': one colour on another
    if (COLOUR_WORDS.has(phrase.head) && inner.length === 1 && COLOUR_WORDS.has(tokens[phrase.from - 2]?.lower ?? ''))
      continue;
    const isSlot = [TIME_WORDS, WEATHER_WORDS, SEASON_WORDS].some(
      (words) => words.has(phrase.lemma) || words.has(phrase.head),
    );
    // 'the full moon' is in the sky
    if (/^(?:moon|star|sun)$/.test(phrase.lemma)) brief.read.push(...phrase.bare.toLowerCase().split(' '));
    const isCompound =
      inner.length > 1 &&
      nounSenses(`${inner.at(-2)?.lower ?? ''} ${phrase.lemma}`).some((one) => VISIBLE.has(one.class));
    if (
      isSlot ||
      (NO_THINGS.test(phrase.lemma) && !isCompound && !isDrawn(inner.at(-2)?.lower, phrase.lemma)) ||
      ORDER_WORDS.has(phrase.head) ||
      isPlainColour(phrase.head)
    )
      continue;
    const sense = senseOf(phrase, tokens, text);
    if (!sense || !standsSomewhere(sense)) continue;
    // 'bowl of noodles' is one thing
    if (
      phrase.preposition === 'of' &&
      before?.subject !== undefined &&
      tokens[phrase.from - 1]?.lower === 'of' &&
      !/^(?:front|top|foot|side|middle|edge|because|out|instead)$/.test(tokens[phrase.from - 2]?.lower ?? '')
    ) {
      const whole = brief.subjects[before.subject];
      if (whole && many === undefined) {
        whole.words += ` of ${phrase.bare}`;
        continue;
      }
    }
    // 'a crane …, the bird not the machine': the same again
    const again =
      inner[0]?.lower === 'the'
        ? brief.subjects.find(({ noun }) => nounSenses(noun).some((one) => one.kinds.includes(sense.noun)))
        : undefined;
    if (again) {
      brief.read.push(...phrase.bare.toLowerCase().split(' '));
      continue;
    }
    const colour = colourIn(inner);
    const index =
      brief.subjects.push({
        words: phrase.bare + doing(tokens, phrase, sense.class),
        noun: sense.noun,
        class: sense.class,
        kinds: sense.isSure ? sense.kinds : sense.kinds.slice(0, 1),
        count: many ?? (HERDS.test(phrase.lemma) && sense.noun !== phrase.lemma ? 5 : countOf(inner, head)),
        ...(colour && { colour: colour.hex }),
        ...stateOf(tokens, phrase, brief.read),
      }) - 1;
    many = undefined;
    if (kind) {
      const isWith = tokens[phrase.from - 1]?.lower === 'with';
      const to = before?.isGround ? -1 : before?.subject;
      if (isWith && to !== undefined) relate(brief, index, to, to === -1 || isSurface(brief, to) ? 'on' : 'beside');
      else if (before?.subject !== undefined) relate(brief, before.subject, index, kind);
    } else if (trailing(tokens, phrase))
      relate(brief, index, index === 0 ? -1 : 0, trailing(tokens, phrase) ?? 'behind');
    found.push({ phrase, subject: index });
  }
  return places;
}

/** 'Workshop in Jingdezhen: …', 'The kitchen, early': a description begins with its place. */
const opens = (tokens: readonly Token[], { from, to }: Phrase): boolean =>
  from <= 1 &&
  /^(?:in|on|at|of|:|,)$/.test(tokens[to]?.lower ?? '') &&
  tokens.some(({ pos }, i) => i > to && pos === 'NOUN');

const HOUSED =
  /\b(?:house|hut|caf[eé]|cabin|cottage|church|barn|chapel|chalet|shed|inn|lodge|farmhouse|restaurant|shop|school|boathouse)(?!\p{L})/iu;
const isFlying = ({ subjects }: SceneBrief, before: Found | undefined): boolean => {
  const one = subjects[before?.subject ?? -1];
  return (
    one !== undefined &&
    (/^(?:bird|insect|aircraft)$/.test(one.class) || one.state === 'flying' || /balloon|kite|plane/.test(one.noun))
  );
};

/** What somebody does goes with the words for them: 'girl reading'. */
const doing = (tokens: readonly Token[], { to }: Phrase, kind: NounClass): string => {
  const next = tokens[to];
  return kind === 'person' && next && /\p{L}{2}ing$/u.test(next.lower) && !STATE_WORDS.has(next.lower)
    ? ` ${next.lower}`
    : '';
};

/** 'washing line': two words of which the last alone tells nothing. */
const isDrawn = (before: string | undefined, last: string): boolean =>
  /^(?:washing line|clothes line|shop window|wash line)$/.test(`${before ?? ''} ${last}`);

/** What stands on a wall stands in the open: only what can hang makes a wall the place. */
const standsThere = ({ subjects }: SceneBrief, before: Found | undefined): boolean =>
  /^(?:bird|insect|animal|person|plant|flower|container|food)$/.test(subjects[before?.subject ?? -1]?.class ?? '');

/** How a phrase hangs on the one before it: by the preposition right before it, and only where nothing parts them. */
function relationOf(tokens: readonly Token[], phrase: Phrase, before: Phrase | undefined): RelationKind | undefined {
  const between = tokens.slice(before?.to ?? 0, phrase.from).map(({ lower }) => lower);
  if (between.join(' ').includes('in front of')) return 'before';
  if (between.join(' ').includes('next to')) return 'beside';
  const word = between.findLast((one) => RELATIONS.has(one));
  if (word === undefined || between.slice(between.lastIndexOf(word) + 1).some((one) => /^[,.;:]$/.test(one)))
    return undefined;
  return RELATIONS.get(word);
}

/** 'fishing boats behind': a place that is said after the thing. */
function trailing(tokens: readonly Token[], phrase: Phrase): RelationKind | undefined {
  const [next, after] = [tokens[phrase.to], tokens[phrase.to + 1]];
  const kind = next && RELATIONS.get(next.lower);
  const ends = after === undefined || after.pos === 'PUNCT' || /^(?:it|them|him|her)$/.test(after.lower);
  return kind && ends ? (kind === 'in' || kind === 'on' ? undefined : kind) : undefined;
}

function stateOf(tokens: readonly Token[], phrase: Phrase, read: string[]): { state?: SubjectState } {
  const near = [
    ...tokens.slice(phrase.from, phrase.to - 1),
    ...tokens
      .slice(phrase.to, phrase.to + 3)
      .filter((_, i, rest) => !rest.slice(0, i + 1).some(({ pos }) => pos === 'PUNCT')),
  ];
  for (const [i, { lower }] of near.entries()) {
    const state = STATE_WORDS.get(lower);
    // a noun of its own stands between: the state is that one's
    if (state && !near.slice(phrase.to - 1 - phrase.from, i).some(({ pos }) => pos === 'NOUN' || pos === 'DET')) {
      read.push(lower);
      return { state };
    }
  }
  return {};
}

const isSurface = ({ subjects }: SceneBrief, index: number): boolean =>
  /^(?:furniture|container|boat|vehicle|building)$/.test(subjects[index]?.class ?? '');

function relate({ subjects }: SceneBrief, from: number, to: number, kind: RelationKind): void {
  // of 'a cat on a chair under a tree' the chair is under the tree
  const one = subjects[from];
  if (one && from !== to && !one.relation) one.relation = { to, kind };
}

/** The nearer place is the ground, a wider one lies in the distance. False where both are taken. */
function takeGround(brief: SceneBrief, ground: Ground, kind: RelationKind | undefined): boolean {
  if (brief.ground === undefined) brief.ground = ground;
  else if (brief.ground === ground || brief.distance === ground) return true;
  else if (brief.distance === undefined) {
    // a road or a room in the distance is not drawn
    if (
      !OUTDOORS.has(ground) &&
      ground !== 'table' &&
      ground !== 'window' &&
      ground !== 'shelf' &&
      ground !== 'wall' &&
      ground !== 'underwater' &&
      ground !== 'space'
    )
      return false;
    if (/^(?:road|courtyard)$/.test(ground)) return false;
    const isNearer = kind === 'on' && /^(?:table|shelf|window|roofs|wall|beach|cliff|harbour)$/.test(ground);
    if (isNearer) [brief.ground, brief.distance] = [ground, brief.ground];
    else brief.distance = ground;
  } else return false;
  return true;
}
