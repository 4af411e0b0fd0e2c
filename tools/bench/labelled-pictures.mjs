// Labelled sets for what inspirations know of pictures. Nothing of the product was fitted to them: flags, whose colours everybody can name
// without looking at a file, for the search by colour, and pictures that are drawn here for the warning of copies.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { signUp } from '../stack/client.mjs';
import { COPIES, differentPictures, randomOf } from './copy-pictures.mjs';
import { atLeast, atMost, ms, percentile } from './figures.mjs';

const require = createRequire(import.meta.url);

/** As the panel of filters offers them. */
const COLORS = {
  red: '#d23b2f',
  orange: '#ee8a2a',
  yellow: '#f2c93b',
  green: '#4b9a51',
  blue: '#2f6fbf',
  navy: '#1f2f57',
  white: '#ffffff',
  black: '#141414',
};

/** The colours of flags by their descriptions, as far as they cover more than a small emblem. Light blues and dark reds have no name here. */
const FLAGS = `
fr navy white red; it green white red; de black red yellow; be black yellow red; nl red white blue; ie green white orange; ro blue yellow red
hu red white green; bg white green red; ru white blue red; ua blue yellow; pl white red; at red white; dk red white; se blue yellow
no red white navy; fi white blue; is blue white red; ee blue black white; lv white; lt yellow green red; ch red white; gr blue white
cz white red blue; jp white red; cn red yellow; vn red yellow; in orange white green; bd green red; pk green white; id red white
th red white navy; mm yellow green red; ng green white; gh red yellow green black; ml green yellow red; gn red yellow green; sn green yellow red
cm green red yellow; ci orange white green; td navy yellow red; ga green yellow blue; sl green white blue; so white; bw white black
jm green yellow black; bs yellow black; tt red white black; co yellow blue red; pe red white; ar white; cl blue white red; ne orange white green
ke black red green white; ae red green white black; kw green white red black; jo black white green red; ye red white black; ma red
tn red white; tr red white; il white blue; qa white; la red blue white; us red white navy; gb navy red white; au navy; nz navy
`
  .trim()
  .split(/[;\n]\s*/)
  .map((line) => line.split(' '))
  .map(([country = '', ...colors]) => ({ country, colors }));

/** @param {string} country @returns {Promise<Buffer>} */
const flag = (country) =>
  sharp(
    readFileSync(fileURLToPath(new URL(`../../node_modules/flag-icons/flags/4x3/${country}.svg`, import.meta.url))),
    {
      density: 144,
    },
  )
    .resize({ width: 800 })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();

/** Some at a time. @template T, R @param {readonly T[]} all @param {(one: T) => Promise<R>} work @returns {Promise<R[]>} */
async function each(all, work) {
  const results = [];
  for (let start = 0; start < all.length; start += 4)
    results.push(...(await Promise.all(all.slice(start, start + 4).map(work))));
  return results;
}

/** @param {string} url @param {Record<string, string>} headers @param {string} path @param {Buffer} picture @param {Record<string, string>} [fields] */
async function send(url, headers, path, picture, fields = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('image', new Blob([new Uint8Array(picture)]), 'picture');
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: form });
  const body = /** @type {any} */ (await answer.json());
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${JSON.stringify(body)}`);
  return body;
}

/** @param {string} url @param {Record<string, string>} headers @param {string} prompt @param {Buffer} picture */
const save = (url, headers, prompt, picture) =>
  send(url, headers, '/api/inspirations', picture, {
    prompt,
    design_type: 'general',
    provider: 'none',
    style_tags: 'set',
  });

/** @param {string} what @param {string} measured @returns {import('./figures.mjs').Figure} */
const told = (what, measured) => ({ what, measured, target: '', met: true });

/** @param {string} url of a product whose limits of calls do not count @returns {Promise<import('./figures.mjs').Figure[]>} */
export async function benchColors(url) {
  const { headers } = await signUp(url);
  const flags = await each(FLAGS, async ({ country }) => ({ name: country, picture: await flag(country) }));
  await each(flags, ({ name, picture }) => save(url, headers, name, picture));

  let [wanted, hits, found, wrong] = [0, 0, 0, 0];
  for (const [color, hex] of Object.entries(COLORS)) {
    const answer = await fetch(`${url}/api/inspirations?per_page=100&color=${hex.slice(1)}`, { headers });
    const { data } = /** @type {{ data: { prompt: string }[] }} */ (await answer.json());
    const answered = new Set(data.map(({ prompt }) => prompt));
    for (const { country, colors } of FLAGS) {
      const labelled = colors.includes(color);
      wanted += Number(labelled);
      hits += Number(labelled && answered.has(country));
      wrong += Number(!labelled && answered.has(country));
    }
    found += answered.size;
  }

  return [
    told(`colours of ${FLAGS.length} flags, by the names of their descriptions: found`, `${hits} of ${wanted}`),
    told('of the flags that were found, not so described', `${wrong} of ${found}`),
  ];
}

/** Of a kind: so many are saved, and half as many of the same kind are only asked for. */
const SAVED = 6;
/** Nothing was fitted to the set of this seed; who fits something to it takes another. */
const SEED = 3;

/** @type {import('./copy-pictures.mjs').Studio} */
async function drawDesign(designType, prompt, seed) {
  const { compose, rasterise } = /** @type {typeof import('@maquette/studio')} */ (require('@maquette/studio'));
  return Buffer.from(await rasterise(compose({ prompt, designType }, seed, 0), { width: 800 }));
}

/** @param {string} url of a product whose limits of calls do not count; the studio is built @returns {Promise<import('./figures.mjs').Figure[]>} */
export async function benchCopies(url) {
  const { headers } = await signUp(url);
  const pictures = await differentPictures(SEED, SAVED * 1.5, drawDesign);
  const saved = pictures.filter((_, index) => index % (SAVED * 1.5) < SAVED);
  await each(saved, ({ name, picture }) => save(url, headers, name, picture));
  const random = randomOf(SEED);
  const copies = [];
  for (const { name, picture } of saved)
    for (const change of Object.values(COPIES)) copies.push({ name, picture: await change(picture, random) });
  const others = pictures.filter((one) => !saved.includes(one));
  let [known, wrong] = [0, 0];
  /** @type {number[]} */
  const times = [];
  for (const { name, picture } of [...copies, ...others]) {
    const since = performance.now();
    const { copies: found } = await send(url, headers, '/api/inspirations/find_copies', picture);
    times.push(performance.now() - since);
    const names = found.map((/** @type {{ prompt: string }} */ { prompt }) => prompt);
    known += Number(names.includes(name));
    wrong += Number(names.some((/** @type {string} */ one) => one !== name));
  }
  const share = (/** @type {number} */ part, /** @type {number} */ of) => () => `${part} of ${of}`;
  const asked = copies.length + others.length;
  return [
    atLeast(
      `copies of ${saved.length} pictures of ten kinds (${Object.keys(COPIES).join('; ')}): known again`,
      known / copies.length,
      0.95,
      share(known, copies.length),
    ),
    atMost(
      `of these copies and of ${others.length} other pictures of the same kinds, taken for one of another picture`,
      wrong / asked,
      0.02,
      share(wrong, asked),
    ),
    told('the answer to whether a picture is saved already, median', ms(percentile(times, 0.5))),
  ];
}
