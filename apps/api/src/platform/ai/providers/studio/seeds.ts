import { TURNS } from '@maquette/studio/turns';

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

/** A seed for a request after one with the seed `last`: the layouts of the earlier pictures are not taken again at once. */
export function seedAfter(last: number, random: number): number {
  const base = Math.floor(random / OPTIONS);
  const turn = (Math.floor(last / OPTIONS) + 1) % TURNS;
  return (base - (base % TURNS) + turn) * OPTIONS + (random % OPTIONS);
}
