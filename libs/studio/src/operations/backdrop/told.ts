import { canBeSeen, nounSenses, singular, tokensOf } from '@maquette/reading';
import { AMBIGUOUS_COLOURS, COLOUR_WORDS } from '../../palette/colour-words';
import type { SceneBrief } from '../../prompt/scene';
import { SEASON_WORDS, TIME_WORDS, WEATHER_WORDS } from '../../prompt/scene/tables';

/** Where one thing that is asked for ends and the next begins. */
const JOINTS =
  /[,.;:!?()]|\b(?:with|without|in|inside|at|on|onto|of|by|under|beneath|near|behind|beside|before|through|over|above|across|along|and|from|into|against|for|between|among|around|below|full|next to|in front)\b/iu;
/** What says how, how much or whose, and is no thing; and what a photographer calls the place behind a subject. */
const IDLE =
  /^(?:the|an?|its?|their|his|her|our|my|your|some|few|many|two|three|several|very|just|only|to|as|is|are|that|which|there|no|not|background|backdrop|scene|setting|place|view|top|front|back|side|middle|edge|distance|style|look|feel|mood|atmosphere|photo|photograph|picture|image|light|lights|lighting|lit|glow|glowing|air|day|time|hour|focus|bokeh|blur|blurred|blurry|soft|softly|shallow|depth|field|colou?rs?|tones?|shades?|surface|texture|textured|space|area|studio|wall|seamless|plain|clean|simple|set|shadows?|shadow|reflections?|gradient|subtle|quiet|calm|busy|neutral|slightly|brighter|darker|low|weathered|fine|coarse|empty|old|new|modern|rustic|cosy|cozy|big|small|little|large|tall|wide|long|deep|dark|bright|pale|warm|cool|cold|hot|late|early|golden|open|wild|lush|green|natural|real|beautiful|dreamy|moody|dramatic|romantic|elegant|luxury|minimal|minimalist|traditional|vintage|classic|polished|gentle|fresh|huge|vast|distant|far|near|rough|smooth|wet|dry|half|full)$/iu;
/** Things that are light, and fall on everything. */
const LIGHTS =
  /^(?:sun|sunlight|sunbeams?|sunshine|daylight|window ?light|lamp ?light|candle ?light|spot ?lights?|rays?|beams?|shafts?)$/iu;

/** What the dictionary has for events and substances, and a picture shows. */
const FIERY =
  /^(?:embers?|sparks?|flames?|fires?|burning|smoke|steam|confetti|bubbles?|fireworks?|explosions?|lava|splash(?:es)?|dust|forges?)$/iu;
/** What is drawn, as a question about one word of the prompt. */
export type Shows = (word: string) => boolean;

/** Whether an hour, a weather or a season is that of the picture; undefined for other words. */
export function isOfAir(word: string, { time, weather, season }: Partial<SceneBrief>): boolean | undefined {
  const lower = word.toLowerCase();
  const [hour, sky, part] = [TIME_WORDS.get(lower), WEATHER_WORDS.get(lower), SEASON_WORDS.get(lower)];
  if (hour === undefined && sky === undefined && part === undefined) return undefined;
  return (
    (hour !== undefined && hour === (time ?? 'day')) ||
    (sky !== undefined && (sky === weather || (sky === 'clear' && weather === undefined))) ||
    (part !== undefined && part === season)
  );
}

/**
 * What of a prompt is not in what was drawn from it, in the words of the prompt: a whole phrase where nothing of it is, else what it lacks and
 * where.
 */
export function leftOut(prompt: string, shows: Shows): string[] {
  const left: string[] = [];
  const nouns = new Set(
    tokensOf(prompt)
      .flat()
      .flatMap(({ pos, lower }) => (/^(?:NOUN|PROPN)$/.test(pos) ? [lower] : [])),
  );
  // the hex of a colour is none of a word
  for (const clause of prompt.replace(/#[\da-f]{3,8}\b/giu, ' ').split(JOINTS)) {
    const words = (clause.match(/\p{L}[\p{L}\p{N}'’-]*/gu) ?? []).filter(
      (word, at, all) => at > 0 || all.length === 1 || !/^(?:the|an?|its?|their|some)$/iu.test(word),
    );
    const things = words.filter((word) => !IDLE.test(word) && !LIGHTS.test(word) && isThing(word, nouns));
    const lost = things.filter((word) => !shows(word.toLowerCase()) && !shows(singular(word.toLowerCase())));
    if (lost.length === 0) continue;
    const phrase = words.join(' ');
    left.push(
      lost.length === things.length || lost.includes(words.at(-1) ?? '')
        ? phrase
        : `${lost.join(', ')} (of “${phrase}”)`,
    );
  }
  return [...new Set(left)];
}

/** A noun that something can be seen of, an hour or a weather, or a word that no dictionary has. */
function isThing(word: string, nouns: ReadonlySet<string>): boolean {
  const lower = word.toLowerCase();
  if ([TIME_WORDS, WEATHER_WORDS, SEASON_WORDS].some((words) => words.has(lower)) || FIERY.test(lower)) return true;
  if (COLOUR_WORDS.has(lower) && !AMBIGUOUS_COLOURS.has(lower)) return false;
  const senses = [...nounSenses(lower), ...nounSenses(singular(lower))];
  return senses.length === 0 ? nouns.has(lower) : senses.some(canBeSeen);
}
