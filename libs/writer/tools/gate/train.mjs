// Learns to whom a sentence of a note is said from sentences-*.tsv beside this file, and writes libs/writer/assets/audiences.json:
//   npx nx build writer && node libs/writer/tools/gate/train.mjs
// A few seconds, and always the same result. Run it again whenever the sentences or src/website/gate/features.ts change.
//
// A file holds notes, parted by empty lines; each line is a sentence: its label, a tabulator, its words. Labels:
//   P  may be printed for the client's customers: what it makes, does, for whom, where, since when, prices, hours, people, rules
//   N  said to the designers: wishes for look and tone, what is needed, whom the client wants to win, what to avoid, budget, languages
//   G  said to the colleague: opinion, joke, gossip, doubt, the client's troubles, talk about the call or the mail
// A small letter marks what continues the sentence of the line before (after a semicolon, a dash or in brackets).
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const { BUCKETS, featuresOf } = createRequire(import.meta.url)('../../dist/website/gate/features.js');

const FEATURES = path.join(here, '../../src/website/gate/features.ts');
const LABELS = 'PNG';
/** What is stopped too seldom in the sentences weighs more. */
const WEIGHT_OF = [1, 1.3, 1.5];
const ROUNDS = 30;
const RATE = 0.1;
const DECAY = 0.001;

/** The notes of a file, each as its parts. */
const notesOf = (text) =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((note) =>
      note.split('\n').map((line) => {
        const [label, sentence] = line.split('\t');
        if (sentence === undefined || !LABELS.includes(label.toUpperCase())) throw new Error(`not a sentence: ${line}`);
        return { label: LABELS.indexOf(label.toUpperCase()), text: sentence, isNewSentence: label < 'a' };
      }),
    );

const files = readdirSync(here)
  .filter((file) => /^sentences-.*\.tsv$/.test(file))
  .sort();
const texts = files.map((file) => readFileSync(path.join(here, file), 'utf8'));
const examples = texts
  .flatMap(notesOf)
  .flatMap((parts) =>
    featuresOf(parts, '').map((features, at) => ({ features: [...features], label: parts[at].label })),
  );

// Multinomial logistic regression, by stochastic gradient descent with a rate of its own for each weight (AdaGrad: Duchi et al., 2011).
const weights = new Float64Array(BUCKETS * LABELS.length);
const squares = new Float64Array(weights.length).fill(0.001);
const bias = [0, 0, 0];
let seed = 1;
/** Park and Miller's generator: the order of the sentences is the same in every run. */
const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;

for (let round = 0; round < ROUNDS; round++) {
  for (let at = examples.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [examples[at], examples[other]] = [examples[other], examples[at]];
  }
  for (const { features, label } of examples) {
    const scores = bias.map((start, one) =>
      features.reduce((sum, [bucket, strength]) => sum + strength * weights[bucket * LABELS.length + one], start),
    );
    const powers = scores.map((score) => Math.exp(score - Math.max(...scores)));
    const sum = powers.reduce((all, power) => all + power, 0);
    powers.forEach((power, one) => {
      const error = (power / sum - (one === label ? 1 : 0)) * WEIGHT_OF[label];
      bias[one] -= 0.02 * error;
      for (const [bucket, strength] of features) {
        const at = bucket * LABELS.length + one;
        const slope = error * strength + DECAY * weights[at];
        squares[at] += slope * slope;
        weights[at] -= (RATE * slope) / Math.sqrt(squares[at]);
      }
    });
  }
}

/** In steps of which 127 are the largest weight. */
const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
const table = {
  of: createHash('sha256')
    .update([readFileSync(FEATURES, 'utf8'), ...texts].join(''))
    .digest('hex'),
  bias: bias.map((one) => Number(one.toFixed(4))),
  step: Number(step.toPrecision(6)),
  weights: Buffer.from(Int8Array.from(weights, (weight) => Math.round(weight / step)).buffer).toString('base64'),
};
const assets = path.join(here, '..', '..', 'assets');
mkdirSync(assets, { recursive: true });
writeFileSync(path.join(assets, 'audiences.json'), `${JSON.stringify(table)}\n`);
console.log(`${examples.length} sentences of ${files.length} files`);
