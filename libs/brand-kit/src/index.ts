export { contrastOf, inkOn } from './colour';
export { cssString, fileSlug, markupText, plainText } from './escape';
export { brandFiles, kitName, zipOf } from './files';
export type { BrandFile } from './files';
export { brandKit, exportProblem } from './kit';
export type { BrandKit, KitChoice, KitColour, KitFont } from './kit';
