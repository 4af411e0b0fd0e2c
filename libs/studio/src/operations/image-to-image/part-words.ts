import { beyondOf, inShort } from './left-over';
import { colourOf, HUELESS } from './colour-words';
import { lch } from '../../palette/palette';
import { MANY_COLOURED } from './kinds';
import { IDLE, PARTS } from './manners';
import { TREATMENT_WORDS } from './treatment-words';
import type { TreatmentName } from './treatments';

/** "red accents", "with touches of old gold" */
const ACCENTS = ['[\\p{L}-]+ [\\p{L}-]+', '[\\p{L}-]+'].flatMap((words) => [
  new RegExp(`(?:\\bwith )?(?<![\\p{L}-])(${words}) (?:accents?|details|touches)\\b`, 'giu'),
  new RegExp(
    `(?:\\bwith )?\\b(?:accents?|details|touches|splashes|spots|pops?) (?:of|in) (${words})(?![\\p{L}-])`,
    'giu',
  ),
]);
/** "with gold tiles", "with a red roof": something that is in the picture, or in the treatment, and not all of it. */
const WITH = /\bwith (?:an? |some |the )?((?:[\p{L}-]+ ){1,3})([\p{L}-]+)/giu;
/** What a colour is that of the whole with. */
const WHOLE =
  /^(?:colou?rs?|tones?|hues?|tints?|shades?|palettes?|light(?:s|ing)?|inks?|wash(?:es)?|ground|paper|cardboard|canvas|background|backdrop|tint|cast|mood|paints?|pens?|pencils?|glow|lines?|outlines?|grain|contrast|look|feel|and|or|on|in|marks?|chalk|dyes?|glaze|highlights?|heightening)$/iu;
const EXCEPT = /\b(?:except(?: for)?|apart from|other than|save for|but not)\b[^,.;:!?]*/giu;

/** "with the windows lit", "street lamps on" */
const LIT =
  /\b(?:with |and )?(?:all )?(?:the )?(?:(?:windows?|(?:street ?)?(?:lights?|lamps?)|lanterns?|candles?|screens?|head ?lights?) (?:are |is )?(?:lit(?: up)?|(?:switched |turned )?on|glowing|burning|illuminated)|(?:lit|glowing|illuminated) (?:windows?|lanterns?|screens?|(?:street ?)?lamps?))\b/giu;

/** The wishes for one part of a picture, and the text without them: its colour is none for the whole. */
export function partsIn(written: string, of: 'picture' | 'place'): { parts: string[]; text: string } {
  const parts: string[] = [];
  const take = (words: string): string => {
    parts.push(inShort(words.replace(/^\s*(?:but|and|with)\s+/iu, '')));
    return ' ';
  };
  let text = written.replace(EXCEPT, take).replace(PARTS, take);
  if (of === 'picture') text = text.replace(LIT, take);
  for (const accents of of === 'picture' ? ACCENTS : [])
    text = text.replace(accents, (all, words: string) => (hued(words) ? take(all) : all));
  for (const clause of text.split(/[,.;:!?]| but /u))
    if (isOfOneThing(clause)) text = text.replace(clause, () => take(clause));
  const [treatment] = treatmentIn(text);
  if (of === 'picture' && (!treatment || MANY_COLOURED.has(treatment)))
    text = text.replace(WITH, (all, words: string, thing: string) =>
      !WHOLE.test(thing) && hued(words) && !colourOf(thing) && (treatmentIn(thing)[0] ?? treatment) === treatment
        ? take(all)
        : all,
    );
  return { parts, text };
}

/** The first treatment that a text names, and its words. */
export const treatmentIn = (text: string): [TreatmentName, RegExp] | [] => {
  const found = TREATMENT_WORDS.find(([, words]) => words.test(text));
  return found ? [...found] : [];
};

/** Whether words have a colour among them that has a hue, and are nothing else. */
function hued(words: string): boolean {
  const hex = colourOf(words.trim());
  return hex !== undefined && lch(hex).c > HUELESS;
}

/** Whether a clause is a thing and its colour: "sail crimson", "the door in teal". */
function isOfOneThing(clause: string): boolean {
  const [, article = '', thing = '', joint = '', colour = ''] =
    /^\s*(?:and |with )?((?:the|his|her|its|their) )?([\p{L}-]+) (in )?([\p{L} -]+)$/iu.exec(clause) ?? [];
  if (!thing || !colourOf(colour) || colourOf(thing)) return false;
  // of a thing that is there by its article
  if (article)
    return (
      !TREATMENT_WORDS.some(([, words]) => words.test(thing)) && !/^(?:rest|whole|picture|image|photo)$/iu.test(thing)
    );
  if (TREATMENT_WORDS.some(([, words]) => words.test(clause)) || (!joint && colourOf(clause))) return false;
  return !colourOf(clause) && beyondOf(thing.replace(IDLE, ' ')).things.length > 0;
}
