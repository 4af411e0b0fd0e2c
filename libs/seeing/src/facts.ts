import type { ColourPair, Confusion, Deficiency, Harmony, NamedColour, Temperature } from './colours';
import type { Composition, Quality } from './composition';

/** A line of text in a picture; its box in pixels of the picture. */
export interface TextLine {
  text: string;
  /** of the reading, 0 to 100; 100 where the picture was made here and its words are known */
  confidence: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** of its letters and of what is around them, `#rrggbb` */
  colour: string;
  ground: string;
  /** WCAG 2, 1 to 21 */
  contrast: number;
  /** letters so high that a contrast of 3 is enough */
  isLarge: boolean;
}

/** A line that those see with less contrast than is needed. */
export interface FaintLine {
  text: string;
  seenBy: Deficiency;
  contrast: number;
}

/** What was found out about a picture, as far as it was asked for. */
export interface PictureFacts {
  palette?: NamedColour[];
  pairs?: ColourPair[];
  harmony?: Harmony;
  temperature?: Temperature;
  lines?: TextLine[];
  composition?: Composition;
  quality?: Quality;
  confusions?: Confusion[];
  faintLines?: FaintLine[];
}

/** What is known of a picture that was made or saved here. */
export interface MadeHere {
  prompt: string;
  /** 'Flyer'; undefined where it is general */
  designType?: string;
  /** what made it, as people know it: 'Studio (built in)' */
  maker: string;
  /** its words with their places, where the maker tells them exactly */
  lines?: { text: string; x: number; y: number; width: number; height: number; capHeight: number; colour: string }[];
  /** families of the headline and of the rest */
  fonts?: { heading: string; body: string };
  /** what is drawn in it, in words */
  artwork?: string[];
}

/** The answer of an analyser. */
export interface Analysis {
  /** texts, each of which stands for itself */
  descriptions?: { text: string }[];
  /** or one text */
  result?: string;
  facts?: PictureFacts;
  /** how this was found out, and what it cannot tell: a sentence or two */
  method: string;
}
