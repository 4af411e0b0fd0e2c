import { ON_SHEETS } from './kinds';
import { SHEETS_OF_COLOUR, UNKNOWN } from './treatment-words';
import type { TreatmentName } from './treatments';

/** What belongs to a technique and is made in few treatments, or in none. */
const EFFECTS: readonly (readonly [RegExp, readonly TreatmentName[]])[] = [
  [/\b(?:screen ?-?tones?|zip-?a-?tone|letratone)\b/iu, ['ink', 'halftone', 'pop-art']],
  [/\bsalt(?:ed)?(?: (?:textures?|technique|effects?|blooms?|crystals?))?\b/iu, []],
  [/\b(?:grey|gray|black|diluted|ink|tonal) wash(?:es)?\b/iu, ['line-and-wash', 'ink-wash', 'watercolour']],
  [/\bwhite ?-?boards?\b/iu, ['marker']],
  [/\b(?:black|chalk) ?-?boards?\b|\b(?:on|against) (?:an? )?(?:[\p{L}-]+ )?slate\b/iu, ['blackboard']],
  [
    /\b(?:gloss(?:y|ed)?|shiny|lacquered|emboss(?:ed|ing)?|debossed|foil(?:ed)?|gilt|gilded|glitter\w*|sparkl\w+)\b/iu,
    [],
  ],
  [/\b(?:fish-?eye|bokeh|shallow depth of field|motion blur|lens flares?|tilt-?shift|long exposure)\b/iu, []],
];

/** What of a technique is asked for and not in what is made. */
export function notMade(text: string, treatment: TreatmentName | undefined): string[] {
  if (!treatment) return [];
  const effects = EFFECTS.flatMap(([words, made]) => (made.includes(treatment) ? [] : (words.exec(text)?.[0] ?? [])));
  const sheets = ON_SHEETS.has(treatment) ? [] : SHEETS_OF_COLOUR.flatMap(([words]) => words.exec(text)?.[0] ?? []);
  return [...effects, ...sheets, ...(UNKNOWN.exec(text)?.slice(0, 1) ?? [])].map((words) => words.trim());
}
