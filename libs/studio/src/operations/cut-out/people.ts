import { boxBlur } from '../planes';
import type { Plane } from '../planes';
import { pieces } from './pieces';

// A network that knows people alone finds all of one, where the other finds what stands out: of a face that fills the picture the beard
// goes with the ground, and of a uniform what is dark.

/** The share of the picture that somebody has at least, and, in proportion to that, how much of the picture may be neither in nor out: of animals much is. */
const SOMEBODY = { least: 0.015, vague: 0.13 };
/** They are the subject where so much of them was found, or where so much of what was found is of them. */
const SUBJECT = { found: 0.35, of: 0.6 };
/** How wide the edge is that is left as it was found, in proportion to the longer side; and the share of what lies about there from which on there is one. */
const EDGE = { wide: 0.01, known: 0.25 };

/**
 * The opacity of a subject with all of the people whom it is of.
 *
 * @param subject how likely each pixel belongs to what a picture is of, 0 to 1
 * @param people and to somebody
 */
export function withPeople(subject: Plane, people: Plane, width: number, height: number): Plane {
  const size = width * height;
  const reach = EDGE.wide * Math.max(width, height);
  const found = subject.reduce((sum, v) => sum + Number(v > 0.5), 0);
  const vague = people.reduce((sum, v) => sum + Number(v > 0.1 && v < 0.9), 0);
  const theirs = new Float32Array(size);
  let isAny = false;
  for (const { cells } of pieces(width, height, (i) => people[i]! > 0.5)) {
    if (cells.length < SOMEBODY.least * size || vague > SOMEBODY.vague * cells.length) continue;
    const shared = cells.reduce((sum, i) => sum + Number(subject[i]! > 0.5), 0);
    if (shared < SUBJECT.found * cells.length && shared < SUBJECT.of * found) continue;
    for (const i of cells) theirs[i] = 1;
    isAny = true;
  }
  if (!isAny) return subject;
  const [within, known] = [boxBlur(theirs, width, height, reach), boxBlur(subject, width, height, 1.5 * reach)];
  return subject.map((v, i) =>
    within[i]! > 0.98 || (within[i]! > 0 && known[i]! < EDGE.known) ? Math.max(v, people[i]!) : v,
  );
}
