// Two labelled sets for what inspirations know of pictures: the search by colour and the warning of copies. Nothing of the product was
// fitted to them: flags, whose colours everybody can name without looking at a file, and surfaces out of a renderer of noise.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { signUp } from '../stack/client.mjs';

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

/** A lit surface: stone, cloth, clouds. @param {number} seed */
function surface(seed) {
  const [x, y] = [0.004 + (seed % 7) * 0.006, 0.004 + (seed % 5) * 0.011];
  const hue = (seed * 61) % 360;
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="${[600, 675, 900][seed % 3]}">
        <filter id="f" x="0" y="0" width="100%" height="100%">
          <feTurbulence type="${seed % 2 ? 'fractalNoise' : 'turbulence'}" baseFrequency="${x} ${y}" numOctaves="4" seed="${seed}"/>
          <feDiffuseLighting lighting-color="hsl(${hue},45%,65%)" surfaceScale="${3 + (seed % 4) * 3}"><feDistantLight azimuth="${seed * 40}" elevation="55"/></feDiffuseLighting>
        </filter>
        <rect width="100%" height="100%" filter="url(#f)"/>
      </svg>`,
    ),
  )
    .png()
    .toBuffer();
}

const SURFACES = 36;

/** @type {Record<string, (image: import('sharp').Sharp) => import('sharp').Sharp>} */
const COPIES = {
  'JPEG, quality 35': (image) => image.jpeg({ quality: 35 }),
  'WebP, quality 50': (image) => image.webp({ quality: 50 }),
  'half as wide': (image) => image.resize({ width: 400 }).png(),
  'a fifth as wide, JPEG': (image) => image.resize({ width: 160 }).jpeg({ quality: 75 }),
  'twice as wide, WebP': (image) => image.resize({ width: 1_600 }).webp({ quality: 80 }),
};

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

/** @param {string} what @param {string} measured @returns {import('./figures.mjs').Figure} */
const told = (what, measured) => ({ what, measured, target: '', met: true });

/** @param {string} url of a product whose limits of calls do not count @returns {Promise<import('./figures.mjs').Figure[]>} */
export async function benchLabelledPictures(url) {
  const { headers } = await signUp(url);
  const save = (/** @type {string} */ prompt, /** @type {Buffer} */ picture) =>
    send(url, headers, '/api/inspirations', picture, {
      prompt,
      design_type: 'general',
      provider: 'none',
      style_tags: 'set',
    });
  const flags = await each(FLAGS, async ({ country }) => ({ name: country, picture: await flag(country) }));
  await each(flags, ({ name, picture }) => save(name, picture));

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

  const surfaces = await each(
    Array.from({ length: SURFACES }, (_, index) => index),
    async (seed) => ({ name: `surface ${seed}`, picture: await surface(seed) }),
  );
  await each(surfaces, ({ name, picture }) => save(name, picture));
  const all = [...flags, ...surfaces];
  let [known, others] = [0, 0];
  for (const change of Object.values(COPIES))
    await each(all, async ({ name, picture }) => {
      const { copies } = await send(
        url,
        headers,
        '/api/inspirations/find_copies',
        await change(sharp(picture)).toBuffer(),
      );
      const names = copies.map((/** @type {{ prompt: string }} */ { prompt }) => prompt);
      known += Number(names.includes(name));
      others += Number(names.some((/** @type {string} */ one) => one !== name));
    });
  const copies = all.length * Object.keys(COPIES).length;
  return [
    told(`colours of ${FLAGS.length} flags, by the names of their descriptions: found`, `${hits} of ${wanted}`),
    told('of the flags that were found, not so described', `${wrong} of ${found}`),
    told(
      `copies of these flags and of ${SURFACES} surfaces (${Object.keys(COPIES).join('; ')}): known again`,
      `${known} of ${copies}`,
    ),
    told('of these copies, taken for one of another picture', `${others} of ${copies}`),
  ];
}
