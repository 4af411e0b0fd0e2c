// The built-in analysers on posters of a megapixel whose words are known, in a process of its own: seconds of one core, so that a busy
// machine does not blur them, and how much of the words they read.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { measureApart } from './apart.mjs';
import { atLeast, atMost, ms } from './figures.mjs';

const self = fileURLToPath(import.meta.url);
const POSTERS = /** @type {const} */ ([
  ['flyer', 'Flyer for the plant market "Green Thumbs" on Saturday 14 March, free entry, Town Hall Square'],
  ['banner', 'Banner "Autumn Collection" now in store'],
  ['social-media-post', 'Post "Stillwater" with the words "Breathe in. Slow down."'],
  ['flyer', 'Poster for the charity run "Run for the River", 6 June 2027, register now'],
]);

/** @returns {Promise<{ figures: import('./figures.mjs').Figure[], plan: string }>} */
export async function benchAnalysis() {
  /** @type {{ times: Record<string, number>, read: number, invented: number }} */
  const { times, read, invented } = measureApart(self, ['reading', 'generation', 'studio', 'seeing']);
  const figures = Object.entries(times).map(([aspect, time]) =>
    atMost(
      `${aspect}, the slowest at a megapixel: time of one core`,
      time,
      ['palette', 'composition'].includes(aspect) ? 1_000 : 6_000,
      ms,
    ),
  );
  figures.push(atLeast('words of posters that were read', read, 0.95, (share) => `${(100 * share).toFixed(1)} %`));
  figures.push(atMost('words that do not stand there', invented, 0, String));
  return { figures, plan: '' };
}

async function measure() {
  const require = createRequire(import.meta.url);
  const { compose, rasterise } = /** @type {typeof import('@maquette/studio')} */ (require('@maquette/studio'));
  const { ASPECTS, look, Reader } = /** @type {typeof import('@maquette/seeing')} */ (require('@maquette/seeing'));
  const reader = new Reader();
  const wordsOf = (/** @type {string} */ text) =>
    text
      .toLowerCase()
      .split(/\s+/)
      .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%]+$/gu, ''))
      .filter((word) => word.length > 1);
  const cpu = () => Object.values(process.cpuUsage()).reduce((sum, used) => sum + used, 0) / 1_000;
  /** @type {Record<string, number>} */
  const times = {};
  let [read, all, invented] = [0, 0, 0];
  for (const [index, [designType, prompt]] of POSTERS.entries()) {
    const poster = compose({ prompt, designType }, 3, 0);
    const width = Math.round(Math.sqrt((1_000_000 * poster.width) / poster.height));
    const picture = await rasterise(poster, { width });
    // the first starts the reader's thread, which lives on
    if (index === 0) await look(picture, 'text', reader);
    for (const aspect of ASPECTS) {
      const from = cpu();
      const { facts } = await look(picture, aspect, reader);
      times[aspect] = Math.max(times[aspect] ?? 0, cpu() - from);
      if (aspect !== 'text') continue;
      const found = (facts?.lines ?? []).flatMap(({ text }) => wordsOf(text));
      const set = poster.facts.texts.flatMap(({ text }) => wordsOf(text));
      read += set.filter((word) => found.includes(word)).length;
      all += set.length;
      invented += found.filter((word) => !set.includes(word)).length;
    }
  }
  await reader.close();
  console.log(JSON.stringify({ times, read: read / all, invented }));
}

if (process.argv[1] === self) await measure();
