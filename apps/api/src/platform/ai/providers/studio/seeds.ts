/** The ideas that the studio can have of one request under one seed. */
const OPTIONS = 16;

/** A seed names base and option in one number, so that it makes a picture again that was one of several. */
export const ideaOf = (seed: number): { seed: number; option: number } => ({
  seed: Math.floor(seed / OPTIONS),
  option: seed % OPTIONS,
});

/** The seed of each of `n` pictures that are asked for under one. */
export const seedsOf = (seed: number, n: number): number[] =>
  Array.from({ length: n }, (_, i) => Math.floor(seed / OPTIONS) * OPTIONS + ((seed + i) % OPTIONS));
