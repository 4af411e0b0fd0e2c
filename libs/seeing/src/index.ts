export type { ColourPair, Confusion, Deficiency, Harmony, NamedColour, Temperature } from './colours';
export type { Composition, Quality } from './composition';
export type { Analysis, FaintLine, MadeHere, PictureFacts, TextLine } from './facts';
export { ASPECTS, look } from './look';
export type { Aspect } from './look';
export { paletteOf } from './palette';
export type { Oklab, PaletteColor } from './palette';
export { Reader } from './words';
