import { canBeSeen, nounSenses, singular } from '@maquette/reading';
import type { NounClass, NounSense, Phrase, Token } from '@maquette/reading';
import { AMBIGUOUS_COLOURS, COLOUR_WORDS } from '../../palette/colour-words';
import { VISIBLE } from '../mentions';
import { areTogether, isCertain } from '../senses';
import { COUNTS } from './tables';

/** What can stand in a scene: a thing, somebody, or a piece of land. */
const canStand = (kind: NounClass): boolean => VISIBLE.has(kind) || kind === 'person' || kind === 'land';

/** A fountain or a stall stands somewhere; a shop as a business does not. */
export const standsSomewhere = ({ class: kind, kinds }: NounSense): boolean =>
  canStand(kind) || (kind === 'place' && kinds.includes('structure') && !kinds.includes('establishment'));

const NATURAL: ReadonlySet<NounClass> = new Set(['bird', 'fish', 'insect']);
/** 'a camel caravan': many of what stands before. */
export const HERDS = /^(?:caravan|herd|flock|swarm|shoal|colony|pack|pile|stack|queue)$/;

const HOUSES = /^(?:(?:log )?cabin|hut|cottage|chalet|lodge|sauna)$/u;
/** Animals whose names end as those of trades do. */
const BEASTS =
  /^(?:badger|otter|beaver|panther|tiger|hamster|plover|kingfisher|woodpecker|oystercatcher|warbler|adder|condor|lobster|spider|grasshopper|cub|pup)$/u;
/** What is cooked is no longer alive: ducklings swim elsewhere. */
const SERVED =
  /\b(?:roast\w*|grilled|fried|smoked|baked|stew\w*|soup|dish|plate|menu|recipe|served|sauce|fillet|kitchen|restaurant|market|stall|butcher)\b/iu;

/** Those whom the dictionaries do not know yet, or know as something else first. */
export const PEOPLE =
  /^(?:barista|busker|beekeeper|skateboarder|snowboarder|kitesurfer|paraglider|freelancer|sommelier|mixologist|blogger|vlogger|keeper|lighthouse keeper|shopkeeper|zookeeper|gamekeeper|caretaker|neighbour|neighbor)$/u;

/** The sense in which a noun can be seen, if any; a noun that no dictionary has is no thing. */
export function senseOf(
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
  if (/^(?:people|family|crowd)$/.test(phrase.lemma))
    return { class: 'person', kinds: ['person'], noun: 'people', isSure: true };
  if (PEOPLE.test(phrase.lemma)) return { class: 'person', kinds: ['person'], noun: phrase.lemma, isSure: true };
  if (/^kids?$/.test(phrase.lemma)) return { class: 'person', kinds: ['child', 'person'], noun: 'child', isSure: true };
  for (const noun of [herd, whole, phrase.lemma, singular(phrase.head)]) {
    if (!noun || !isCertain(noun, text)) continue;
    const senses = nounSenses(noun).filter(canBeSeen);
    const natural = senses.find(
      ({ class: one }) =>
        one === 'boat' ||
        (/^(?:animal|bird|fish)$/.test(one) && BEASTS.test(noun)) ||
        (NATURAL.has(one) && !/(?:er|or|ist)$/.test(noun)),
    );
    // 'gull' is a simpleton as well; a skate to go on the ice with is no ray
    const sense =
      (senses[0]?.class === 'person' || (senses[0]?.class === 'food' && !SERVED.test(text)) ? natural : undefined) ??
      senses.find(standsSomewhere) ??
      senses[0];
    if (!sense) continue;
    // 'chess' is a grass as well: only a word that names one kind of thing may be shown by another of its kind
    const isSure = nounSenses(noun).every(({ class: kind }) => kind === sense.class);
    // the cabin of a ship is none of these
    return { ...sense, ...(HOUSES.test(noun) && { class: 'building' as const }), noun, isSure };
  }
  return undefined;
}

/** 'golden', 'ivory': of things that are no fruit, no plant and no animal. */
const isPaint = (word: string): boolean =>
  !nounSenses(word).some(({ class: kind }) => /^(?:food|plant|tree|flower|animal|fish|drink|land)$/.test(kind));

/** Red is a colour, a lemon is a thing as well. */
export const isPlainColour = (word: string): boolean => COLOUR_WORDS.has(word) && !AMBIGUOUS_COLOURS.has(word);

/** The colour named within a phrase for its head. */
export function colourIn(tokens: readonly Token[]): { hex: string; words: string } | undefined {
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

export function countOf(tokens: readonly Token[], head: Token): number {
  for (const { lower } of tokens.slice(0, -1)) {
    const said = COUNTS.get(lower) ?? (/^\d{1,2}$/.test(lower) ? Number(lower) : undefined);
    if (said !== undefined && said > 0) return Math.min(said, 24);
  }
  return (head.lower !== head.lemma || singular(head.lower) !== head.lower) &&
    /s$|men$|children$|geese$|people$/.test(head.lower)
    ? 3
    : 1;
}
