import { fromLch, lch } from '../../palette/palette';
import type { Air } from './air';
import type { Grade } from './grade';

/** The words that ask for a light; all that are named are applied, in this order. */
export const GRADE_WORDS: readonly (readonly [RegExp, Grade])[] = [
  [
    /\b(?:winter|winter(?:y|ly)|snow(?:y|ing)?|frost(?:y|ed)?|icy|ice|arctic|freezing)\b/iu,
    {
      saturation: 0.5,
      exposure: 0.09,
      shadows: '#35597f',
      lights: '#dcebf7',
      lean: 0.75,
      contrast: 1.05,
      stretch: 0.6,
    },
  ],
  [
    /\b(?:autumn(?:al)?|fall|october|november|herbst|automne|otoño)\b/iu,
    {
      turnLeaves: 1,
      saturation: 1.12,
      shadows: '#5a3320',
      lights: '#eeb478',
      lean: 0.42,
      white: 0.96,
      contrast: 1.06,
      look: 'autumn',
    },
  ],
  [
    /\b(?:spring|frühling|printemps|primavera)\b/iu,
    { exposure: 0.1, saturation: 1.12, lights: '#f6f3c8', shadows: '#5d8f77', lean: 0.3 },
  ],
  [
    /\b(?:summer|summery|sunny|sunshine|sommer|été|verano|tropical)\b/iu,
    { exposure: 0.07, saturation: 1.25, lights: '#ffe6a1', lean: 0.35, contrast: 1.08 },
  ],
  [
    /\b(?:sunset|golden[- ]hour|sundown|sonnenuntergang)\b/iu,
    { shadows: '#54305f', lights: '#ffae57', lean: 0.72, contrast: 1.08, exposure: -0.05, saturation: 1.05 },
  ],
  [/\b(?:sunrise|dawn|morning)\b/iu, { shadows: '#5b6f94', lights: '#ffd3b0', lean: 0.55, exposure: 0.06, fade: 0.03 }],
  [
    /\b(?:evening|dusk|twilight|blue[- ]hour|abend)\b/iu,
    { exposure: -0.16, white: 0.86, saturation: 0.75, shadows: '#1f3266', lights: '#b9c2e6', lean: 0.6, vignette: 0.2 },
  ],
  [
    /\b(?:night|night-?time|midnight|moon ?-?(?:light|lit)|nacht)\b/iu,
    {
      look: 'night',
      exposure: -0.3,
      white: 0.66,
      dim: 0.48,
      saturation: 0.5,
      shadows: '#0d1c52',
      lights: '#9db6f0',
      lean: 0.85,
      contrast: 1.1,
      vignette: 0.3,
    },
  ],
  [
    /\b(?:rain(?:y)?|storm(?:y)?|overcast|gloomy|moody|melanchol(?:ic|y)|sad)\b/iu,
    {
      exposure: -0.14,
      saturation: 0.55,
      shadows: '#24384a',
      lights: '#c4d2da',
      lean: 0.55,
      contrast: 1.12,
      vignette: 0.25,
    },
  ],
  [
    /\b(?:cinematic|film still|movie|blockbuster|teal (?:and|&) orange|orange (?:and|&) teal|hollywood)\b/iu,
    { contrast: 1.16, shadows: '#0f4a58', lights: '#ffb877', lean: 0.6, saturation: 0.95, vignette: 0.22 },
  ],
  [
    /\b(?:vintage|retro|nostalgi\w+|polaroid|analog(?:ue)?|film(?! noir)|faded|(?:sun-?)?bleached|washed[- ]out|aged|old(?: photo(?:graph)?)?|album|(?:kodak )?(?:portra|ektar|gold 200)|antique|(?:19)?[5-8]0'?s|fifties|sixties|seventies|eighties)\b/iu,
    { fade: 0.15, saturation: 0.74, shadows: '#2f5560', lights: '#ffe0b4', lean: 0.45, vignette: 0.3, contrast: 0.96 },
  ],
  [
    /\b(?:over-?exposed|over-?exposure|blown[- ]out|(?:sun-?)?flooded with light)\b/iu,
    {
      look: 'bright',
      exposure: 0.1,
      contrast: 0.95,
      saturation: 0.85,
      lift: { low: 0.06, middle: 0.76 },
      lights: '#fff6e8',
      lean: 0.25,
    },
  ],
  [/\b(?:under-?exposed|under-?exposure)\b/iu, { look: 'dark', exposure: -0.2, contrast: 1.1, saturation: 0.85 }],
  [
    /\b(?:cross-?process\w*|lomo(?:graphy|graphic)?|holga)\b/iu,
    { contrast: 1.28, saturation: 1.3, stretch: 0.7, shadows: '#0d4a66', lights: '#f0ee9a', lean: 0.55, vignette: 0.4 },
  ],
  [
    /\b(?:bleach[- ]bypass|silver retention)\b/iu,
    { saturation: 0.42, contrast: 1.4, stretch: 0.75, shadows: '#26323a', lights: '#e6e6e0', lean: 0.3 },
  ],
  [
    /\b(?:(?:kodak )?(?:kodachrome|ektachrome)|fuji(?:film|chrome)?|velvia|technicolou?r)\b/iu,
    { saturation: 1.28, contrast: 1.18, stretch: 0.6, shadows: '#3a1f2a', lights: '#ffe3b0', lean: 0.35 },
  ],
  [
    /\binfra-?red\b/iu,
    { turnLeaves: 1, saturation: 0.35, contrast: 1.22, stretch: 0.8, exposure: 0.06, lights: '#f6e3e6', lean: 0.35 },
  ],
  [
    /\b(?:wes anderson|accidentally wes)\b/iu,
    {
      saturation: 1.12,
      lift: { low: 0.1, middle: 0.6 },
      shadows: '#8a5a62',
      lights: '#ffdfb5',
      lean: 0.5,
    },
  ],
  [/\bfauv(?:e|es|ist|ism)\b/iu, { saturation: 1.9, contrast: 1.12, stretch: 0.8 }],
  [
    /\b(?:daguerreotypes?|ambrotypes?)\b/iu,
    {
      saturation: 0,
      shadows: '#1b2026',
      lights: '#d9d2bd',
      lean: 0.75,
      contrast: 1.12,
      stretch: 0.8,
      fade: 0.04,
      white: 0.9,
      vignette: 0.5,
    },
  ],
  [
    /\b(?:tintypes?|ferrotypes?|wet[- ]?plate|collodion)\b/iu,
    {
      saturation: 0,
      weigh: 0.6,
      shadows: '#1c1714',
      lights: '#cfc4ad',
      lean: 0.8,
      contrast: 1.3,
      stretch: 0.85,
      fade: 0.05,
      white: 0.84,
      vignette: 0.6,
    },
  ],
  [/\b(?:sepia)\b/iu, { saturation: 0, shadows: '#4a2c14', lights: '#f0d8ac', lean: 0.9, fade: 0.04, vignette: 0.2 }],
  [
    /\b(?:noir)\b/iu,
    { saturation: 0, weigh: 0.9, look: 'black and white', contrast: 1.45, vignette: 0.45, exposure: -0.06 },
  ],
  [
    /\b(?:black[- ](?:and|&|n)[- ]white|b\s?&\s?w|monochrom\w*|gr[ae]y ?-?scale|schwarz ?wei(?:ß|ss))\b/iu,
    { saturation: 0, contrast: 1.14, stretch: 0.8, weigh: 0.9, look: 'black and white' },
  ],
  [
    /\b(?:(?<!anderson )pastels?|soft(?: \w+)? (?:colou?rs|hues|tones)|candy)\b/iu,
    { saturation: 1, lift: { low: 0.44, middle: 0.79 }, lights: '#fbe9f0', lean: 0.3, look: 'pastel' },
  ],
  [
    /\b(?:iridescent|opal(?:escent)?|pearl(?:y|escent)?|mother[- ]of[- ]pearl|nacre(?:ous)?)\b/iu,
    {
      saturation: 0.7,
      lift: { low: 0.4, middle: 0.78 },
      shadows: '#8fa3c4',
      lights: '#fdeaf0',
      lean: 0.6,
      look: 'pastel',
    },
  ],
  [
    /\b(?:vivid|vibrant|saturated|colou?rful|psychedelic|(?<=\bmake (?:it|them|this) )pop|punchy|bold colou?rs?|lively)\b/iu,
    { look: 'vivid', saturation: 1.45, contrast: 1.1, stretch: 0.7 },
  ],
  [
    /\b(?:muted|desaturated?|subdued|earthy|natural tones?)\b/iu,
    { look: 'muted', saturation: 0.6, contrast: 0.95, lights: '#efe3cf', lean: 0.25 },
  ],
  [
    /\b(?:calm(?:ing)?|quiet|serene|peaceful|tranquil|restful|soothing|zen)\b/iu,
    { saturation: 0.58, contrast: 0.84, fade: 0.07, lights: '#e8ebe6', shadows: '#53636b', lean: 0.4 },
  ],
  [
    /\b(?:scandinavian|scandi|nordic|hygge)\b/iu,
    {
      saturation: 0.5,
      exposure: 0.1,
      lift: { low: 0.1, middle: 0.68 },
      lights: '#f2efe8',
      shadows: '#5c6973',
      lean: 0.45,
    },
  ],
  [
    /\b(?:optimistic|cheerful|happy|joyful|joyous|hopeful|uplifting|playful|energetic|festive)\b/iu,
    { saturation: 1.32, lift: { low: 0.03, middle: 0.62 }, lights: '#ffe7ae', lean: 0.35, contrast: 1.04 },
  ],
  [
    /\b(?:luxur(?:y|ious)|premium|opulent|sophisticated)\b/iu,
    { saturation: 0.78, contrast: 1.16, exposure: -0.08, shadows: '#1d1820', lights: '#f0dcb4', lean: 0.55 },
  ],
  [
    /\b(?:mysterious|spooky|eerie|haunt(?:ed|ing)|gothic|ominous|sinister)\b/iu,
    {
      saturation: 0.5,
      exposure: -0.2,
      contrast: 1.18,
      shadows: '#122a30',
      lights: '#a9c2b4',
      lean: 0.65,
      vignette: 0.4,
    },
  ],
  [
    /\b(?:gritty|industrial|urban|raw|tough)\b/iu,
    { saturation: 0.45, contrast: 1.34, stretch: 0.8, shadows: '#23303a', lights: '#dcd8cc', lean: 0.3 },
  ],
  [
    /\b(?:dark(?:er)?|low[- ]key|shadowy|dramatic)\b/iu,
    { look: 'dark', exposure: -0.2, contrast: 1.2, vignette: 0.35 },
  ],
  [
    /\b(?:bright(?:er|en)?|lighten|lighter|light(?= *(?:$|,|and\b|airy|tones|colou?rs|palette))(?<=(?:^|,|and|very|more) *light)|airy(?:er)?|airier|high[- ]key|luminous|fresh)\b/iu,
    { look: 'bright', exposure: 0.17, contrast: 0.96, stretch: 0.5, lift: { low: 0.02, middle: 0.58 } },
  ],
  [
    /\b(?:low[- ]contrast|(?:matte?|flat) (?:look|finish|film|photo(?:graph)?|light))\b/iu,
    { contrast: 0.8, fade: 0.07, saturation: 0.92, look: 'low contrast' },
  ],
  [/\b(?:high[- ]contrast|contrasty|more contrast|stark)\b/iu, { look: 'high contrast', contrast: 1.6, stretch: 0.95 }],
  [
    /\b(?:warm(?:er|th)?|cosy|cozy|golden|amber|candle ?-?lit)\b/iu,
    { look: 'warm', lights: '#ffcf8a', shadows: '#6a3d22', lean: 0.5 },
  ],
  [
    /\b(?:cool(?:er)?|cold(?:er)?|blue-ish|bluish)\b/iu,
    { look: 'cool', lights: '#d0e4f7', shadows: '#29507a', lean: 0.55, saturation: 0.9 },
  ],
  [
    /\b(?:better|enhanced?|improved?|beautiful|professional|polish(?:ed)?|clean(?: up)?|crisp|sharp(?:er)?|hdr|high quality|realistic)\b/iu,
    { stretch: 0.9, saturation: 1.1, contrast: 1.06 },
  ],
];

/** The words that name what falls through a scene, or what it was taken on. */
export const AIR_WORDS: readonly (readonly [Air, RegExp])[] = [
  ['snow', /\b(?:snow(?:y|ing|fall|storm|flakes?)?|blizzard)\b/iu],
  ['fog', /\b(?:fog(?:gy)?|mist(?:y)?|haze in the distance)\b/iu],
  ['plate', /\b(?:daguerreotypes?|ambrotypes?|tintypes?|ferrotypes?|wet[- ]?plate|collodion)\b/iu],
  ['rain', /\b(?:rain(?:y|ing|fall|drops?)?|drizzle|downpour)\b/iu],
  [
    'film',
    /\b(?:vintage|polaroid|analog(?:ue)?|(?:old|35 ?mm|grainy) film|film (?:grain|photo\w*|look)|(?:photo(?:graph)?|photography) with (?:heavy |coarse |fine )?grain|lomo\w*|ektachrome|heavy grain|light leaks?|grainy|kodachrome|super ?8)\b/iu,
  ],
];

/** A light of the hues about one, in which each thing keeps its own: "in greens". */
export function familyOf(hex: string): Grade {
  const { h } = lch(hex);
  return { shadows: fromLch(0.4, 0.08, h), lights: fromLch(0.92, 0.07, h), lean: 0.5, saturation: 1.05, towards: h };
}
