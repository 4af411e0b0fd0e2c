import { promisify } from 'node:util';
import { canBeSeen, nounSenses, singular } from '@maquette/reading';
import dictionary from 'dictionary-en';
import nspell from 'nspell';
import { once } from '../assets';
import { COLOUR_WORDS } from '../palette/colour-words';
import { placeInEnglish } from './backdrop/abroad';
import { GROUND_WORDS, SEASON_WORDS, TIME_WORDS, WEATHER_WORDS } from '../prompt/scene/tables';

/** What can be done is named by these, beside places, hours, weather and colours. */
const TERMS =
  'watercolour watercolor drawing painting sketch pencil charcoal blackboard chalkboard chalk crayon pastel gouache acrylic linocut woodcut woodblock engraving etching lithograph screenprint risograph halftone duotone mosaic stained embroidery cyanotype blueprint illustration poster comic cartoon manga vintage sepia cinematic monochrome pattern gradient background backdrop transparent shadow ' +
  'asphalt concrete marble wooden granite plaster linen leather velvet brick table counter window kitchen bedroom office library restaurant street square skyline harbour harbor garden balcony terrace fence meadow workshop warehouse factory studio blurred blurry bright colourful colorful daylight candlelight neon golden silver turquoise yellow purple violet';
const VOCABULARY: ReadonlySet<string> = new Set([
  ...TERMS.split(' '),
  ...[GROUND_WORDS, TIME_WORDS, WEATHER_WORDS, SEASON_WORDS, COLOUR_WORDS].flatMap((words) => [...words.keys()]),
]);
/** A shorter word is like too many others; a longer one that no dictionary has is of another language more often than not. */
const LENGTHS = { from: 5, to: 12 };
/** So many unknown words are a text in another language. */
const FOREIGN = 4;

const spelling = once(async () => nspell(await promisify(dictionary)()));

/**
 * An English wish with slips of the pen put right, where a word of no dictionary is nearly one that the studio works with; and what was
 * put right.
 */
export async function spelt(written: string): Promise<{ text: string; notes: string[] }> {
  if (placeInEnglish(written) !== written) return { text: written, notes: [] };
  const unknown = new Set(
    (written.match(/(?<![\p{L}#])\p{Ll}+(?!\p{L})/gu) ?? []).filter(
      (word) => word.length >= LENGTHS.from && word.length <= LENGTHS.to && !isKnown(word),
    ),
  );
  if (unknown.size === 0) return { text: written, notes: [] };
  const speller = await spelling();
  const misspelt = [...unknown].filter((word) => !speller.correct(word));
  if (misspelt.length > FOREIGN) return { text: written, notes: [] };
  let text = written;
  const notes: string[] = [];
  for (const word of misspelt) {
    const meant = speller.suggest(word).find(isTerm);
    if (meant === undefined) continue;
    text = text.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'gu'), meant);
    notes.push(`“${word}” was read as “${meant}”.`);
  }
  return { text, notes };
}

const isTerm = (word: string): boolean => VOCABULARY.has(word) || VOCABULARY.has(singular(word));
const isKnown = (word: string): boolean =>
  isTerm(word) || [word, singular(word)].some((one) => nounSenses(one).some(canBeSeen));
