import { COUNTABLE, FLATWORK } from './kinds';
import { SHEETS_OF_COLOUR, UNKNOWN } from './treatment-words';
import type { TreatmentName } from './treatments';

/** Those that are lines, or have them, and those that are outlined where that is asked for. */
const LINEAR: readonly TreatmentName[] = [
  'ink',
  'line-art',
  'ballpoint',
  'pop-art',
  'line-and-wash',
  'ink-wash',
  'marker',
  'batik',
  'stained-glass',
  'blackboard',
  'blueprint',
  'sketch',
  'charcoal',
  'silverpoint',
  'etching',
  'drypoint',
  'engraving',
  'lithograph',
  'linocut',
  'coloured-pencil',
  'neon',
  'watercolour',
  'pastel',
  'oil-pastel',
  'woodblock',
  'flat',
  'poster',
  'gouache',
];
const WET: readonly TreatmentName[] = ['watercolour', 'line-and-wash', 'ink-wash'];

/** What belongs to a technique and is made in few treatments, or in none. */
const EFFECTS: readonly (readonly [RegExp, readonly TreatmentName[]])[] = [
  [/\b(?:screen ?-?tones?|zip-?a-?tone|letratone)\b/iu, ['ink', 'halftone', 'pop-art']],
  [
    /\b(?:salt(?:ed)?(?: (?:textures?|technique|effects?|crystals?|blooms?))?|blooms?|back-?runs?|cauliflowers?|bleed(?:s|ing)?)\b/iu,
    [...WET, 'glow'],
  ],
  [
    /\b(?:(?:paint|ink|colou?r) )?(?:spl?atter(?:s|ed|ing)?|splash(?:es|ed)?|splotches|drips?|dripping|runs of paint)\b/iu,
    [],
  ],
  [/\b(?:grey|gray|black|diluted|ink|tonal) wash(?:es)?\b/iu, WET],
  [/\bwhite ?-?boards?\b/iu, ['marker']],
  [/\b(?:black|chalk) ?-?boards?\b|\b(?:on|against) (?:an? )?(?:[\p{L}-]+ )?slate\b/iu, ['blackboard']],
  [
    /\b(?:gloss(?:y|ed)?|shiny|(?:[\p{L}-]+ )?lacquer(?:ed)?|(?:gold|silver|copper|metal)(?:en)? lea(?:f|ves)|emboss(?:ed|ing)?|debossed|foil(?:ed)?|gilt|gilded|glitter\w*|sparkl\w+|metallic)\b/iu,
    ['emboss', 'metal'],
  ],
  [
    /\b(?:fish-?eye|bokeh|shallow depth of field|motion blur|lens flares?|tilt-?shift|long[- ]exposures?|light trails|panning|wide[- ]angle|close-?ups?|bird['’]?s[- ]eye(?: view)?|(?:from|seen from) (?:above|below)|top[- ]down(?: view)?)\b/iu,
    [],
  ],
  [
    /\b(?:light |lit |sun(?:light)? |shining )?(?:coming )?from (?:the )?(?:left|right|side|back|behind|top|window)\b|\b(?:back|side|rim)-?li(?:t|ght(?:ing|s)?)\b/iu,
    [],
  ],
  [/\b(?:(?:bold|thick|thin|black|dark|heavy|fine|clean|crisp|strong) )*(?:out-?lines?|contours?)\b/iu, LINEAR],
  [/\b(?:one|(?:a )?single|continuous)[- ](?:(?:continuous|single|unbroken) )?line(?! (?:and|of))\b/iu, []],
  [
    /\b(?:(?:very|only|just|as|a) )*few(?:er|est)?(?: as possible)? (?:(?:bold|loose|quick|brush|pen|pencil)[- ]?)*(?:strokes?|lines?|marks?)\b/iu,
    [],
  ],
  [/\b(?:speed|action|motion) lines\b/iu, []],
  [
    /\b(?:starry|star-?lit|milky way|auroras?|northern lights|lightning|rainbows?|sunbeams?|sun ?rays|god ?rays)\b/iu,
    [],
  ],
  [/\bwood ?-?grain\b/iu, ['woodblock']],
  [
    /\b(?:white|bright)(?: (?:chalk|gouache|ink|paint|pencil))? (?:highlights|heightening)\b|\bheightened (?:with|in) white\b/iu,
    ['silverpoint', 'pastel', 'oil-pastel', 'oil', 'gouache'],
  ],
  [
    /\bhand-?(?:colou?red|tinted|colou?ring|tinting|painted colou?rs?)\b/iu,
    ['watercolour', 'line-and-wash', 'gouache', 'coloured-pencil', 'marker', 'oil'],
  ],
  [/\b(?:(?:drop|cast|long|soft|hard|deep|harsh|strong|layered) )shadows?\b/iu, ['collage']],
  [/\b(?:gradients?|ombr[eé])\b(?! map)/iu, ['duotone', 'neon', 'glow', 'watercolour', 'ink-wash']],
  [/\b(?:patterns?|patterned|ornaments?|ornamental|decorative border)\b/iu, []],
  [
    /\b(?:white |black |thin |wide |deckled )?(?:borders?|frames?|framed|margins?)\b/iu,
    ['watercolour', 'cyanotype', 'line-and-wash', 'ink-wash'],
  ],
  [
    /\b(?:abstract(?:ed|ion)?|kaleidoscop\w+|mirror(?:ed)? symmetr\w+|tessellat\w+|geometric(?:al)?|angular|faceted|caricatur\w+|exaggerated|childlike|na[iï]ve|as (?:if|though) (?:drawn |painted )?by (?:a )?child(?:ren)?|by (?:a )?child(?:ren)?|(?:child(?:ren)?|kids?)['’]?s?['’]? (?:[\p{L}-]+ )?(?:drawing|painting|scribble|doodle|sketch))\b/iu,
    [],
  ],
];

/** Those that are painted or cut in so many colours as are counted. */
const MIXED: ReadonlySet<TreatmentName> = new Set([...FLATWORK, 'pixels', 'collage', 'ink-wash']);
const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const COUNTED = new RegExp(
  `\\b(?:(${NUMBERS.join('|')})|(\\d{1,3}))[- ](?:(?:flat|spot|bold|solid|bright|muted|limited) )*(?:colou?rs?|inks?|tones?|shades?)\\b`,
  'iu',
);
/** How many colours a wish asks for, where it counts them. */
export function countIn(text: string): number | undefined {
  const [, word, digits] = COUNTED.exec(text) ?? [];
  const count = word ? NUMBERS.indexOf(word.toLowerCase()) + 2 : Number(digits ?? 0);
  return count > 1 ? count : undefined;
}

/**
 * What of a technique is asked for and not in what is made.
 *
 * @param uncoloured the text without its colours: brick red is none of bricks
 */
export function notMade(text: string, treatment: TreatmentName | undefined, uncoloured: string): string[] {
  const effects = EFFECTS.flatMap(([words, made]) =>
    treatment && made.includes(treatment) ? [] : (words.exec(text)?.[0] ?? []),
  );
  if (!treatment) return effects.map((words) => words.trim());
  const [counted] = COUNTED.exec(text) ?? [];
  // as many as a print or a palette can have
  const isCounted = (countIn(text) ?? 0) <= (COUNTABLE.has(treatment) ? 4 : 64);
  if (counted && !((COUNTABLE.has(treatment) || MIXED.has(treatment)) && isCounted)) effects.push(counted);
  return [...effects, ...(uncoloured.match(new RegExp(UNKNOWN, 'giu')) ?? [])].map((words) => words.trim());
}
/** The sheets that a wish names which have a colour by their name. */
export const sheetsIn = (text: string): { words: string; hex: string }[] =>
  SHEETS_OF_COLOUR.flatMap(([of, hex]) => {
    const words = of.exec(text)?.[0].trim();
    return words ? [{ words, hex }] : [];
  });
