import type { SceneSubject } from '../../prompt/scene';

/** The colour of a kind whose drawing it shares with others: a tomato is no orange, a flamingo no heron. */
const BY_NAME: [RegExp, string][] = [
  [/^tomato(?:es)?$/u, '#d63c2c'],
  [/^(?:peach|apricot)(?:es|s)?$/u, '#f0a56c'],
  [/^plums?$/u, '#6f4a86'],
  [/^pomegranates?$/u, '#b52f3c'],
  [/^limes?$/u, '#8fb33a'],
  [/^flamingo(?:e?s)?$/u, '#f08aa0'],
  [/^(?:stork|egret|ibis)(?:es|s)?$/u, '#f4f2ec'],
  [/^(?:mallard|duck)s?$/u, '#8a7355'],
  [/^ducklings?$/u, '#f2cf4a'],
  [/^(?:goose|geese)$/u, '#d9d4c8'],
  [/^(?:crow|raven|blackbird|rook|jackdaw)s?$/u, '#26262c'],
  [/^doves?$/u, '#f4f1ea'],
  [/^pigeons?$/u, '#8d97a6'],
  [/^sparrows?$/u, '#94714f'],
  [/^(?:canary|canaries)$/u, '#f3d43c'],
  [/^parrots?$/u, '#3f9a52'],
  [/^swallows?$/u, '#2f4a78'],
  [/^polar bears?$/u, '#f2f0ea'],
  [/^black bears?$/u, '#2c2a2c'],
  [/^(?:willow|poplar|aspen)s?$/u, '#8fae5a'],
  [/^lavender$/u, '#8b70c4'],
  [/^heather$/u, '#a0659c'],
  [/^bougainvilleas?$/u, '#d0407e'],
  [/^hydrangeas?$/u, '#7f95d6'],
  [/^(?:holly|ivy)$/u, '#3f6f45'],
  [/^poppy|^poppies$/u, '#d93a2c'],
  [/^(?:daisy|daisies)$/u, '#fbf7ec'],
  [/^squirrels?$/u, '#b0623a'],
  [/^(?:panther)s?$/u, '#2c2a2e'],
  [/^lion(?:ess(?:es)?)?s?$/u, '#d0a05a'],
  [/^(?:leopard|cheetah)s?$/u, '#d9ae62'],
  [/^(?:goldfish|koi)$/u, '#e8843a'],
  [/^(?:trout|salmon|tuna)$/u, '#8d9aa6'],
  [/^wine|^wine bottle$/u, '#5a1f2c'],
  [/^(?:croissant)s?$/u, '#d9a050'],
  [/^lemonade$/u, '#f3dc7a'],
  [/^beer$/u, '#e0a33c'],
];

/** The colour that a subject has by its name; undefined where its drawing already has it. */
export const naturalColour = ({ noun, words }: Pick<SceneSubject, 'noun' | 'words'>): string | undefined => {
  const said = words.toLowerCase();
  return BY_NAME.find(([pattern]) => pattern.test(noun.toLowerCase()) || pattern.test(said))?.[1];
};
