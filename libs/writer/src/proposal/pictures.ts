import { list } from '../pen';
import { plain, points, quoted } from './markdown';
import type { Plan, ShownPicture } from './proposal';

const percent = (share: number): string => (share < 0.01 ? 'under 1 %' : `${Math.round(share * 100)} %`);
const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** What was measured in a picture, in sentences. */
function pictureLines({ width, height, facts, description }: ShownPicture): string[] {
  const { palette = [], lines = [], composition } = facts;
  const colours = palette.slice(0, 5).map(({ name, hex, share }) => `${lower(name)} ${hex} (${percent(share)})`);
  const words = lines.slice(0, 8).map(({ text }) => quoted(text));
  const faint = lines.filter(({ contrast, isLarge }) => contrast < (isLarge ? 3 : 4.5)).slice(0, 3);
  const light =
    composition &&
    (composition.brightness >= 0.74
      ? 'It is light'
      : composition.brightness <= 0.42
        ? 'It is dark'
        : 'It is of middle brightness');
  const space =
    composition &&
    (composition.quietSpace >= 0.6
      ? 'with much empty space'
      : composition.quietSpace <= 0.15
        ? 'with hardly any empty space'
        : 'with some empty space');
  return [
    ...(description ? [plain(description)] : []),
    `${width} × ${height} pixels.`,
    ...(colours.length > 0 ? [`Its colours are ${list(colours)}.`] : []),
    ...(light ? [`${light}, ${space}.`] : []),
    ...(words.length > 0 ? [`It reads ${list(words)}.`] : ['No words were read in it.']),
    ...faint.map(
      ({ text, contrast, isLarge }) =>
        `${quoted(text)} stands at a contrast of ${contrast.toFixed(1)}:1, where ${isLarge ? '3' : '4.5'}:1 is needed to be read easily.`,
    ),
  ];
}

/** A paragraph or a list of pictures, numbered where there are several. */
export const picturesText = ({ brief: { pictures } }: Plan): string =>
  pictures.length === 1 && pictures[0]
    ? pictureLines(pictures[0]).join(' ')
    : points(pictures.map((picture, index) => `**Picture ${index + 1}.** ${pictureLines(picture).join(' ')}`));
