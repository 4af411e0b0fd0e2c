import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BUCKETS, featuresOf, type Part } from './features';

// To whom a part of a note is said. A note about a client is a colleague's: it tells what the client makes and for whom, and between that
// it says what the design should be, what the client is troubled by, and what the colleague thinks of it all. Only the first may be printed
// for the client's customers. A classifier that has learned it from sentences tells them apart (multinomial logistic regression over hashed
// features); sentences and training are in tools/gate.

export type { Part } from './features';
export type Audience = 'readers' | 'designers' | 'colleague';
/** In the order of the columns of the table. */
const AUDIENCES = ['readers', 'designers', 'colleague'] as const;

/** An aside that is printed does more harm than a sentence that is only shown to the editor; but the facts should be on the page. */
const SURE_ENOUGH = 0.5;

interface Table {
  /** of each audience */
  bias: number[];
  /** what one step of a weight stands for */
  step: number;
  /** of each bucket and audience */
  weights: Int8Array;
}

let loaded: Table | undefined;
/** Read when it is first needed, and not with the module. */
function table(): Table {
  if (loaded) return loaded;
  const file = path.join(__dirname, '..', '..', '..', 'assets', 'audiences.json');
  const { bias, step, weights } = JSON.parse(readFileSync(file, 'utf8')) as Record<'bias', number[]> &
    Record<'step', number> &
    Record<'weights', string>;
  const bytes = Buffer.from(weights, 'base64');
  if (bytes.length !== BUCKETS * AUDIENCES.length) throw new Error(`${file} does not fit: train it again`);
  loaded = { bias, step, weights: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length) };
  return loaded;
}

/** How likely each part is said to the readers, the designers and the colleague; the three are 1 together. */
export function likelihoodsOf(parts: readonly Part[], name: string): number[][] {
  const { bias, step, weights } = table();
  return featuresOf(parts, name).map((features) => {
    const scores = [...bias];
    for (const [bucket, strength] of features)
      AUDIENCES.forEach((_, at) => {
        scores[at] = (scores[at] ?? 0) + step * strength * (weights[bucket * AUDIENCES.length + at] ?? 0);
      });
    const highest = Math.max(...scores);
    const powers = scores.map((score) => Math.exp(score - highest));
    const sum = powers.reduce((all, power) => all + power, 0);
    return powers.map((power) => power / sum);
  });
}

/**
 * To whom each part of a note is said. Any language, best in English, German, French and Spanish; time grows with the length.
 *
 * @param parts all parts of one note, in its order
 * @param name of the brand
 */
export const audiencesOf = (parts: readonly Part[], name: string): Audience[] =>
  likelihoodsOf(parts, name).map(([readers = 0, designers = 0, colleague = 0]) =>
    readers >= SURE_ENOUGH ? 'readers' : designers >= colleague ? 'designers' : 'colleague',
  );
