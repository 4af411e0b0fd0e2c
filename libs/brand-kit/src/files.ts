import { strToU8, zipSync } from 'fflate';
import { fileSlug } from './escape';
import type { BrandKit } from './kit';
import { paletteSvg } from './palette-svg';
import { cssVariables, scssVariables, tailwindConfig, tailwindTheme } from './stylesheets';
import { tokens2025, tokensHex } from './tokens';

export interface BrandFile {
  /** with its extension; no word of somebody's is in it */
  name: string;
  /** what it is, in a few words */
  what: string;
  mediaType: string;
  text: string;
}

/** The files of a brand, the same bytes for the same kit. What has nothing to tell is left out. */
export const brandFiles = (kit: BrandKit): BrandFile[] => [
  {
    name: 'tokens.json',
    what: 'Design tokens, format 2025.10 of the Design Tokens Community Group',
    mediaType: 'application/json',
    text: tokens2025(kit),
  },
  {
    name: 'tokens.hex.json',
    what: 'Design tokens with hex colors, for tools that read the older form',
    mediaType: 'application/json',
    text: tokensHex(kit),
  },
  { name: 'variables.css', what: 'CSS custom properties', mediaType: 'text/css', text: cssVariables(kit) },
  { name: '_variables.scss', what: 'SCSS variables', mediaType: 'text/x-scss', text: scssVariables(kit) },
  { name: 'tailwind.css', what: 'Theme for Tailwind CSS 4', mediaType: 'text/css', text: tailwindTheme(kit) },
  {
    name: 'tailwind.config.cjs',
    what: 'Configuration for Tailwind CSS 3',
    mediaType: 'text/javascript',
    text: tailwindConfig(kit),
  },
  ...(kit.colours.length > 0
    ? [{ name: 'palette.svg', what: 'The palette as a picture', mediaType: 'image/svg+xml', text: paletteSvg(kit) }]
    : []),
];

/** What the ZIP, and the folder in it, are called. */
export const kitName = (kit: Pick<BrandKit, 'name'>): string => `${fileSlug(kit.name)}-brand`;

// as early as a ZIP can tell: the bytes do not say when it was made
const EPOCH = new Date(1980, 0, 1);

/** All files in one folder, as a ZIP: the same bytes for the same files. */
export const zipOf = (folder: string, files: readonly BrandFile[]): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(files.map(({ name, text }) => [`${folder}/${name}`, strToU8(text)])), {
    mtime: EPOCH,
    level: 9,
  });
