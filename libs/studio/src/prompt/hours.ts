import { COLOUR_WORDS } from '../palette/colour-words';
import type { Time } from './lexicon';
import { GROUND_WORDS, SEASON_WORDS } from './scene/tables';

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const NUMBER = `(?:\\d{1,2}(?:[:.]\\d{2})?|${NUMBERS.join('|')})`;
const CLOCK = new RegExp(
  `(?<![\\p{L}\\p{N}])(${NUMBER})(?: o['’]?clock)?(?:,? (?:in the )?(morning|afternoon|evening)|,? at (night)| ?([ap])\\.?m\\b\\.?)`,
  'iu',
);
/** 'vier Uhr morgens', 'las seis de la tarde', 'six heures du soir'. */
const FOREIGN_CLOCK =
  /(?<![\p{L}\p{N}])(?:(\d{1,2}) Uhr(?: (morgens|früh|nachmittags|abends|nachts))?|(?:um )?(?:\p{L}+) Uhr (morgens|früh|nachmittags|abends|nachts)|de la (mañana|tarde|noche)|du (matin|soir)|di (mattina|sera)|da (manhã|tarde|noite))(?!\p{L})/iu;
const WORDS: [RegExp, Time][] = [
  [
    /\b(?:an?|one|two|half an) hours? (?:after|past) (?:sunset|sundown|dusk|dark)\b|\bfirst stars\b|\b(?:nearly|almost|already|after) dark\b|\b(?:blue hour|nightfall|pitch dark|noche|nuit|nachts|bei nacht|di notte|à noite|nocą)\b|\bafter (?:closing|hours)\b|\bmidnight(?! sun| blue)\b/iu,
    'night',
  ],
  [
    /\b(?:first light|before (?:sunrise|dawn)|sun ?rise|just after dawn|break of day|morgengrauen|aube|amanecer|alba|amanhecer|świt(?:em)?|zonsopgang)\b/iu,
    'dawn',
  ],
  [
    /\b(?:late afternoon|golden hour|low sun|last light|late sun|setting sun|midnight sun|sundown|dämmerung|abendrot|crépuscule|atardecer|anochecer|tramonto|entardecer|zmierzch|schemering)\b/iu,
    'sunset',
  ],
  [
    /\b(?:mid-?morning|mid-?day|noon|late morning|(?:early |mid-?)?afternoon|mittags?|mediodía|mezzogiorno|midi|meio-dia|w południe|middag)\b/iu,
    'day',
  ],
];

/** The light at an hour of the clock, 0–24. */
const at = (hour: number): Time =>
  hour < 5 || hour >= 21 ? 'night' : hour < 8 ? 'dawn' : hour < 18 ? 'day' : 'sunset';

/** The hour that a description names: by the clock, or in words that say more than 'morning' and 'evening'. */
export function hourOf(text: string): Time | undefined {
  // 'three in the afternoon and already nearly dark': what is seen counts, not the clock
  const dark = WORDS[0];
  if (dark?.[0].test(text)) return dark[1];
  const clock = CLOCK.exec(text);
  if (clock) {
    const [, said = '', part, night, half] = clock;
    const number = NUMBERS.indexOf(said.toLowerCase()) + 1 || Number.parseInt(said, 10);
    const isLate = /afternoon|evening/i.test(part ?? '') || half?.toLowerCase() === 'p';
    if (number <= 24)
      return night
        ? number >= 8 || number <= 4
          ? 'night'
          : 'sunset'
        : at(isLate && number < 12 ? number + 12 : number);
  }
  const foreign = FOREIGN_CLOCK.exec(text);
  if (foreign) {
    const part =
      foreign
        .slice(2)
        .find((one) => one !== undefined)
        ?.toLowerCase() ?? '';
    if (/^(?:morgens|früh|mañana|matin|mattina|manhã)$/.test(part))
      return /vier|drei|3|4/i.test(foreign[0]) ? 'night' : 'dawn';
    if (/^(?:abends|soir|sera)$/.test(part)) return 'sunset';
    if (/^(?:nachts|noche|noite)$/.test(part)) return 'night';
    if (/^(?:nachmittags|tarde)$/.test(part)) return 'day';
  }
  return WORDS.find(([pattern]) => pattern.test(text))?.[1];
}

const SKY =
  /((?:[\p{L}-]+,? (?:and |und |y |et |e )?){1,3})(?:sky|skies|dusk|dawn|twilight|sunset|sunrise)\b|\b(?:sky|skies)(?:,| is| of| in| the colou?r of)? ((?:[\p{L}-]+ ?){1,4})/giu;

/** Woods and trees that give colours their names stand under the sky. */
const TREES =
  /^(?:oak|ash|walnut|chestnut|olive|pine|moss|hazel|mahogany|teak|bamboo|cedar|birch|willow|sand|stone|brick)$/u;
/** The colours that are named for the sky: 'sky peach and slate', 'hard white sky'. Hex; none where none is said. */
export function skyColours(text: string): string[] {
  for (const [, before = '', after = ''] of text.matchAll(SKY)) {
    const said = `${before} ${after}`.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
    const found = said
      .map((word) =>
        GROUND_WORDS.has(word) || SEASON_WORDS.has(word) || TREES.test(word) ? undefined : COLOUR_WORDS.get(word),
      )
      .filter((hex) => hex !== undefined);
    if (found.length > 0) return found.slice(0, 2);
  }
  return [];
}
