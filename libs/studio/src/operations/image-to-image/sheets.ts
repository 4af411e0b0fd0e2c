import { colourOf } from './colour-words';
import { ON_SHEETS, INKED, MANY_COLOURED } from './kinds';
import type { TreatmentName } from './treatments';

/** What a picture is to stand on, or before. */
export interface Ground {
  words: string;
  /** undefined where no colour of it is named */
  hex?: string;
  /** It is a sheet that something is drawn on, not what is behind it in the picture. */
  isSheet: boolean;
}

const SHEET = 'paper|card(?:board|stock)?|canvas|linen|vellum|sheet|board|stock|page';
const BEHIND = 'back(?:ground|drop)|ground|surface|base';
const COLOURED = '((?:[\\p{L}-]+ ){1,4}?)';
const PATTERNS = [
  `\\b(?:on|onto|over|against|before|with|in front of)(?: (?:an?|some))? ${COLOURED}(${SHEET}|${BEHIND})\\b`,
  `()\\b((?:plain|clean|simple|empty|gradient|transparent|blurred|solid|neutral)(?: [\\p{L}-]+)? back(?:ground|drop))\\b`,
  `\\b([\\p{L}-]+ )(back(?:ground|drop))\\b`,
  `\\b(back(?:ground|drop))(?: (?:in|of|is|turns?|becomes?))? ((?:[\\p{L}-]+ ){0,2}[\\p{L}-]+)`,
].map((pattern) => new RegExp(pattern, 'iu'));
/** The ground of a drawing in its colour alone: "against orange". */
const BARE = /\b(?:on|against|before|over) ((?:[\p{L}-]+ )?[\p{L}-]+)()(?=\s*(?:$|[,.;]))/iu;
/** It is that of the picture. */
const OWN = /\b(?:the|this|its|same|his|her|whole|entire)\b/iu;
const PLAIN = /\b(?:plain|clean|simple|empty|gradient|transparent|blurred|solid|neutral)\b/iu;

/** The ground that a wish names with its colour, or before which a thing is to stand; and the wish without it. */
export function groundIn(text: string, treatment: TreatmentName | undefined): { ground?: Ground; text: string } {
  // inks print on what they are printed on: there it is one of their colours
  if (treatment && INKED.has(treatment) && !ON_SHEETS.has(treatment)) return { text };
  for (const pattern of treatment ? [...PATTERNS, BARE] : PATTERNS) {
    const [all, one = '', other = ''] = pattern.exec(text) ?? [];
    if (!all) continue;
    const isBehind = /back(?:ground|drop)/iu.test(all);
    const colours = /^back/iu.test(one) ? other : one;
    const hex = colours && colourOf(colours.trim());
    if (!hex && !(isBehind && PLAIN.test(all) && !OWN.test(colours))) continue;
    return { ground: { words: all.trim(), hex: hex || undefined, isSheet: !isBehind }, text: text.replace(all, ' ') };
  }
  return { text };
}

/** Lightness from which on the sheet of a painting is that which every painting has. */
const WHITE = 0.85;
export const isOrdinary = ({ isSheet }: Ground, l: number, treatment: TreatmentName | undefined): boolean =>
  isSheet && l > WHITE && treatment !== undefined && MANY_COLOURED.has(treatment);
