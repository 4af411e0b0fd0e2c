import { canBeSeen, nounSenses, phrasesOf, singular } from '@maquette/reading';
import type { Phrase, Token } from '@maquette/reading';
import { COLOUR_WORDS } from '../../palette/colour-words';
import { isForbidden } from '../forbidden';
import type { Forbidden } from '../forbidden';
import { ORDER_WORDS } from '../lexicon';
import { compared, VISIBLE } from '../mentions';
import type { Ground, SceneBrief } from './brief';
import { groundOf, MADE_PLACES, opens, standsOn, takeGround } from './grounds';
import { isBuilt, LIT, PARTS } from './outdoors';
import { premisesOf } from './premises';
import {
  deedOf,
  doing,
  HOUSED,
  isFlying,
  isSurface,
  relate,
  relationOf,
  standsThere,
  stateOf,
  trailing,
} from './relations';
import type { Found } from './relations';
import {
  COLLECTIONS,
  COUNTS,
  CROPS,
  GROUND_WORDS,
  NO_THINGS,
  SEASON_WORDS,
  STATE_WORDS,
  TIME_WORDS,
  WEATHER_WORDS,
} from './tables';
import { colourIn, countOf, HERDS, isPlainColour, PEOPLE, senseOf, standsSomewhere } from './things';

const ADVERBS = /^(?:overhead|outside|nearby|below|above|ahead|inside|behind|around|everywhere)$/;
/** What the parser takes for something else in prompts: 'standing' for a noun, a noun at the start for a name. */
const mended = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, index) => {
    const { lower, pos } = token;
    const doer = singular(tokens[index - 1]?.lower ?? '');
    const isDoer = PEOPLE.test(doer) || /^(?:person|animal|bird)$/.test(nounSenses(doer)[0]?.class ?? '');
    if (STATE_WORDS.has(lower) && /(?:ing|s)$/.test(lower) && pos === 'NOUN')
      return { ...token, pos: isDoer ? 'AUX' : 'VERB' };
    if (ADVERBS.test(lower) && pos === 'NOUN' && index > 0) return { ...token, pos: 'ADV' };
    // 'the only tree'
    if (lower === 'only' && tokens[index - 1]?.pos === 'DET') return { ...token, pos: 'ADJ' };
    // 'a watering can' is a thing
    const isCan =
      (lower === 'watering' && tokens[index + 1]?.lower === 'can') ||
      (lower === 'can' && tokens[index - 1]?.lower === 'watering');
    if (isCan) return { ...token, pos: 'NOUN' };
    // 'cream on forest green' has no forest
    const [before, after] = [tokens[index - 1]?.lower ?? '', tokens[index + 1]?.lower ?? ''];
    if (COLOUR_WORDS.has(`${lower} ${after}`) || COLOUR_WORDS.has(`${before} ${lower}`))
      return { ...token, pos: 'ADJ' };
    // 'a fisherman mending a net'
    const led = tokens[index - 1];
    const isSomebody =
      PEOPLE.test(doer) ||
      /^(?:people|family|crowd|kids)$/.test(led?.lower ?? '') ||
      /^(?:person|animal|bird|fish|insect)$/.test(nounSenses(singular(led?.lower ?? ''))[0]?.class ?? '');
    // 'a fisherman mending a net', 'people eating noodles', 'a girl reading', 'Deer drinking at a stream'
    if (
      /ing$/.test(lower) &&
      /^(?:NOUN|VERB|ADJ|PROPN)$/.test(pos) &&
      (led?.pos === 'NOUN' || (index === 1 && led?.pos === 'PROPN')) &&
      (isSomebody || /^(?:DET|NUM|PRON)$/.test(tokens[index + 1]?.pos ?? ''))
    )
      return { ...token, pos: 'AUX' };
    // 'neighbours share a melon': what somebody does, and no share of theirs
    if (pos === 'NOUN' && isSomebody && index === 1 && /^(?:DET|NUM|PRON)$/.test(tokens[index + 1]?.pos ?? ''))
      return { ...token, pos: 'AUX' };
    // 'a bus stop' is one thing, where nobody stops
    if (
      pos === 'VERB' &&
      led?.pos === 'NOUN' &&
      (lower === 'stop' || nounSenses(`${led.lower} ${lower}`).some(canBeSeen))
    )
      return { ...token, pos: 'NOUN' };
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
    const isNamed = next?.pos === 'PROPN' && !STATE_WORDS.has(next.lower);
    if (pos === 'PROPN' && isStart && !isNamed && nounSenses(singular(lower)).length > 0)
      return { ...token, pos: 'NOUN', value: lower, lemma: singular(lower) };
    return token;
  });

/** Reads one sentence into the brief. Returns how many of its places were named as places, not as part of a name. */
export function readSentence(said: Token[], brief: SceneBrief, text: string, forbidden: Forbidden): number {
  const tokens = mended(said);
  if (tokens.some(({ lower }) => lower === 'underwater')) {
    brief.ground ??= 'underwater';
    brief.read.push('underwater');
  }
  for (const { lower, lemma } of tokens) {
    const slots = { time: TIME_WORDS, weather: WEATHER_WORDS, season: SEASON_WORDS };
    for (const slot of ['time', 'weather', 'season'] as const) {
      // a road that is winding has no wind
      const found =
        slots[slot].get(lower) ?? (lower.length > 4 && !lower.endsWith('ing') ? slots[slot].get(lemma) : undefined);
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
  const phrases = phrasesOf(tokens);
  for (const phrase of phrases) {
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
    const premises = premisesOf(tokens, phrase, kind, text);
    // 'a bamboo forest path' is in the forest
    const ground = premises
      ? undefined
      : (groundOf(phrase.lemma, phrase.head, text) ??
        (/^(?:path|trail|footpath|track)$/.test(phrase.lemma)
          ? inner.map(({ lemma }) => GROUND_WORDS.get(lemma)).find((one) => one !== undefined)
          : undefined));
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
    // 'a farm with warm light in its windows'
    const house = brief.subjects.findLast(isBuilt);
    if (ground && house && PARTS.test(phrase.lemma)) {
      brief.read.push(...phrase.bare.toLowerCase().split(' '));
      if (LIT.test(text)) house.state ??= 'lit';
      continue;
    }
    // 'black against the last of the sky': only what flies is in it
    if (ground === 'sky' && !isFlying(brief, before)) {
      brief.read.push(phrase.head.toLowerCase());
      continue;
    }
    // 'a website for a farm' is not on it
    if (ground && tokens[phrase.from - 1]?.lower === 'for') continue;
    if (ground && isPlace && !(ground === 'wall' && kind === 'on' && standsThere(brief, before))) {
      if (!takeGround(brief, ground, kind)) continue;
      places++;
      if (/^(?:sea|lake|river|harbour|beach|underwater)$/.test(ground)) brief.read.push('water');
      brief.read.push(
        ...inner
          .filter(({ lower, pos }) => pos !== 'DET' && (!COLOUR_WORDS.has(lower) || GROUND_WORDS.has(lower)))
          .map(({ lower }) => lower),
      );
      if (/^(?:field|meadow|hills|garden)$/.test(ground)) brief.crop ??= cropOf(tokens, phrase);
      qualify(brief, ground, phrase, inner);
      if (brief.crop) brief.read.push(brief.crop.noun, `${brief.crop.noun}s`, 'rows');
      if (brief.ground === ground) brief.groundColour ??= colourIn(inner)?.hex;
      // what stands before it stands there
      if (kind && before?.subject !== undefined) relate(brief, doerOf(brief, before.subject), -1, kind);
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
      (isSlot && !premises) ||
      (!premises &&
        NO_THINGS.test(phrase.lemma) &&
        !isCompound &&
        !isCrowd(tokens, phrase) &&
        !isDrawn(inner.at(-2)?.lower, phrase.lemma)) ||
      (!premises && ORDER_WORDS.has(phrase.head) && !isCrowd(tokens, phrase)) ||
      isPlainColour(phrase.head)
    )
      continue;
    const sense = premises
      ? { class: 'building' as const, kinds: ['premises', 'building', 'structure'], noun: premises, isSure: true }
      : STOP.test(`${inner.at(-2)?.lower ?? ''} ${phrase.lemma}`)
        ? { class: 'object' as const, kinds: ['stop'], noun: 'bus stop', isSure: true }
        : senseOf(phrase, tokens, text);
    if (!sense || !standsSomewhere(sense)) continue;
    // 'bowl of noodles' is one thing
    if (
      phrase.preposition === 'of' &&
      before?.subject !== undefined &&
      tokens[phrase.from - 1]?.lower === 'of' &&
      !/^(?:front|top|foot|side|middle|edge|because|out|instead|shade|shadow|mouth|end|corner|back|lee|view)$/.test(
        tokens[phrase.from - 2]?.lower ?? '',
      )
    ) {
      const whole = brief.subjects[before.subject];
      if (whole && many === undefined) {
        whole.words += ` of ${phrase.bare}`;
        continue;
      }
    }
    // 'coffee from a paper cup' is in it
    if (
      sense.class === 'container' &&
      /^(?:from|out)$/.test(tokens[phrase.from - 1]?.lower ?? tokens[phrase.from - 2]?.lower ?? '')
    ) {
      const drink = brief.subjects[before?.subject ?? -1];
      if (drink && /^(?:drink|food)$/.test(drink.class)) {
        drink.words += ` from ${phrase.bare}`;
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
    // a petrol station is not of the colour petrol
    const colour = colourIn(
      premises ? inner.filter(({ lower }) => !premises.split(' ').includes(lower) || lower === head.lower) : inner,
    );
    const index =
      brief.subjects.push({
        words: phrase.bare + doing(tokens, phrase, sense.class),
        noun: sense.noun,
        class: sense.class,
        kinds: sense.isSure ? sense.kinds : sense.kinds.slice(0, 1),
        count: many ?? (HERDS.test(phrase.lemma) && sense.noun !== phrase.lemma ? 5 : countOf(inner, head)),
        ...(colour && { colour: colour.hex }),
        ...deedOf(tokens, phrase, phrases, sense.class),
        ...stateOf(tokens, phrase, brief.read, sense.class),
        ...(isFarOff(tokens, phrase) && { isFar: true }),
      }) - 1;
    many = undefined;
    if (kind) {
      const isWith = tokens[phrase.from - 1]?.lower === 'with';
      const to = before?.isGround ? -1 : before?.subject;
      if (isWith && to !== undefined) relate(brief, index, to, to === -1 || isSurface(brief, to) ? 'on' : 'beside');
      else if (before?.subject !== undefined) relate(brief, doerOf(brief, before.subject), index, kind);
    } else if (trailing(tokens, phrase))
      relate(brief, index, index === 0 ? -1 : 0, trailing(tokens, phrase) ?? 'behind');
    found.push({ phrase, subject: index });
  }
  return places;
}

/** 'a farmer small in the distance', 'distant sheep' */
const isFarOff = (tokens: readonly Token[], { from, to }: Phrase): boolean => {
  const after = tokens.slice(to, to + 8);
  const end = after.findIndex(({ value }) => /^[,.;:]$/.test(value));
  const near = [...tokens.slice(from, to), ...(end === -1 ? after : after.slice(0, end))].map(({ lower }) => lower);
  return /\bin the (?:far )?distance\b|\bfar (?:off|away|behind|out)\b|\bdistant\b|\bon the horizon\b/u.test(
    near.join(' '),
  );
};

/** 'a castle garden', 'a mountain road': what makes a place that of its kind lies in its distance, or has to be drawn with it. */
function qualify(brief: SceneBrief, ground: Ground, { bare }: Phrase, inner: readonly Token[]): void {
  for (const { lower, lemma, pos } of inner.slice(0, -1)) {
    if (!/^(?:NOUN|PROPN)$/.test(pos) || COLOUR_WORDS.has(lower) || CROPS.has(lemma)) continue;
    if ([TIME_WORDS, WEATHER_WORDS, SEASON_WORDS].some((words) => words.has(lower))) continue;
    const far = GROUND_WORDS.get(lemma);
    if (far === ground) continue;
    if (far !== undefined && /^(?:mountains|hills|desert)$/.test(far)) brief.distance ??= far;
    else (brief.kinds ??= []).push({ words: bare.toLowerCase(), by: lower });
  }
}

/** 'a lavender field', 'fields of red tulips' */
function cropOf(tokens: readonly Token[], { from, to, lemma }: Phrase): SceneBrief['crop'] {
  if (lemma === 'vineyard') return { noun: 'vine' };
  if (!/^(?:field|meadow|hill|row|farm|plantation|garden|patch)$/.test(lemma)) return undefined;
  const isFull = /^(?:of|full|with)$/.test(tokens[to]?.lower ?? '');
  const after = isFull ? tokens.slice(to, to + 5) : [];
  const stop = after.findIndex(({ pos }) => pos === 'PUNCT');
  const near = [...tokens.slice(from, to - 1), ...(stop === -1 ? after : after.slice(0, stop))];
  const noun = near.map(({ lower }) => singular(lower)).find((word) => CROPS.has(word));
  return noun === undefined ? undefined : { noun, colour: colourIn(near)?.hex };
}

/** Of 'a nurse drinking coffee at a stop' it is the nurse who is there. */
const doerOf = ({ subjects }: SceneBrief, index: number): number => {
  const [doer, thing] = [subjects[index - 1], subjects[index]];
  const isHandled = doer?.class === 'person' && thing !== undefined && doer.deed?.endsWith(thing.noun) === true;
  return isHandled && doer.relation === undefined && /^(?:drink|food|object|container)$/.test(thing.class)
    ? index - 1
    : index;
};

/** Where people wait for what drives. */
const STOP = /^(?:bus|tram|taxi) (?:stop|shelter)$/;

/** People who are in the picture, not those it is made for. */
const isCrowd = (tokens: readonly Token[], { lemma, from }: Phrase): boolean =>
  /^(?:people|family)$/.test(lemma) && !/^(?:for|of|by|to)$/.test(tokens[from - 1]?.lower ?? '');

/** 'washing line': two words of which the last alone tells nothing. */
const isDrawn = (before: string | undefined, last: string): boolean =>
  /^(?:washing line|clothes line|shop window|wash line)$/.test(`${before ?? ''} ${last}`);
