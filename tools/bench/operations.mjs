// The studio's operations on pictures of 1024 pixels, in a process of its own: seconds of one core, so that a busy machine does not
// blur them, its memory, and how true the results are to pictures whose truth is known. And how the API answers while they run.
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { measureApart } from './apart.mjs';
import { call, signUp } from '../stack/client.mjs';
import { startStack } from '../stack/index.mjs';
import { cpuMsOfEnded } from './cpu.mjs';
import { atLeast, atMost, ms, percentile } from './figures.mjs';
import { childrenOf, residentMb } from './memory.mjs';

const self = fileURLToPath(import.meta.url);
const LIMITS = {
  vectorize: 1_000,
  'remove-background': 3_000,
  'change-background': 4_000,
  'image-to-image': 2_000,
  moodboard: 3_000,
};

/** A light alone, one that falls through a scene, and one of film. */
const LIGHTS = ['winter evening', 'snow', 'vintage film'];

/** @returns {Promise<{ figures: import('./figures.mjs').Figure[], plan: string }>} */
export async function benchOperations() {
  /** @type {{ times: Record<keyof typeof LIMITS, { spent: number, of: string }>, memory: number, similarity: Record<string, number>, alpha: Record<string, number>, overlap: Record<string, number> }} */
  const { times, memory, similarity, alpha, overlap } = measureApart(
    self,
    ['reading', 'generation', 'studio'],
    // as the threads of the product have it (drawing-threads.ts)
    ['--no-concurrent-recompilation'],
  );
  const figures = Object.entries(LIMITS).map(([name, limit]) => {
    const { spent, of } = times[/** @type {keyof typeof LIMITS} */ (name)];
    return atMost(`${name}, the slowest at 1024 pixels (${of}): time of one core`, spent, limit, ms);
  });
  figures.push(
    atMost(
      'memory of the process that did them all, with that of its network',
      memory,
      1_024,
      (mb) => `${Math.round(mb)} MB`,
    ),
  );
  for (const [name, value] of Object.entries(similarity))
    figures.push(
      atLeast(`vectorized ${name} beside its source: structural similarity`, value, 0.9, (v) => v.toFixed(3)),
    );
  for (const [name, value] of Object.entries(alpha))
    figures.push(
      atMost(`cut-out ${name} beside its true mask: mean error of opacity`, value, 0.03, (v) => v.toFixed(4)),
    );
  for (const [name, value] of Object.entries(overlap))
    figures.push(
      atLeast(`cut-out ${name} beside its true mask: intersection over union`, value, 0.95, (v) => v.toFixed(4)),
    );
  figures.push(await besideOperations());
  return { figures, plan: '' };
}

const LISTS = [
  '/api/designs?per_page=20',
  '/api/designs/filter-options',
  '/api/brand-profiles',
  '/api/get-available-providers',
];
/** Until V8 has compiled what lists need, here and in the API: for seconds they cost both of them half as much again. */
const WARM_MS = 15_000;
const REST_MS = 4_000;
const ROUNDS = 3;

/**
 * How much slower lists are while a worker goes through all operations, one after the other, than when it rests: in turns, at rest before
 * and after each time that it works, so that what becomes faster with each list, or slower with each design in it, counts on both sides.
 */
async function besideOperations() {
  const stack = await startStack({ apis: 1, workers: 1 });
  try {
    const { headers } = await signUp(stack.url);
    const read = async (/** @type {() => boolean} */ goOn) => {
      const durations = [];
      while (goOn())
        for (const path of LISTS) {
          const since = performance.now();
          await call(stack.url, 'GET', path, { headers });
          durations.push(performance.now() - since);
        }
      return durations;
    };
    const picture = await grained(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 384" width="1024" height="768"><rect width="512" height="384" fill="#b9c4cc"/><circle cx="256" cy="200" r="120" fill="#7b1e3a"/></svg>',
      ),
    );
    const send = async (
      /** @type {string} */ path,
      /** @type {Record<string, string>} */ fields,
      /** @type {string[]} */ files,
    ) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      for (const name of files)
        form.append(name, new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'picture.png');
      const { status } = await fetch(`${stack.url}${path}`, { method: 'POST', headers, body: form });
      if (status !== 202) throw new Error(`${path} was answered ${status}`);
    };
    const readFor = (/** @type {number} */ duration) => {
      const end = Date.now() + duration;
      return read(() => Date.now() < end);
    };
    const ask = (/** @type {Record<string, string>} */ fields) =>
      send('/api/designs/generate_async', { provider: 'studio', ...fields }, ['image']);
    let asked = 0;
    /** Asks for each operation once, and reads lists until all are done. */
    const readWhileWorking = async () => {
      await ask({ operation: 'vectorize' });
      await ask({ operation: 'remove-background' });
      await ask({ operation: 'change-background', background_prompt: 'mountains at sunset' });
      await ask({ operation: 'image-to-image', prompt: 'watercolour', n: '1' });
      await send(
        '/api/designs/generate_mood_board',
        { title: 'Eight' },
        Array.from({ length: 8 }, () => 'images'),
      );
      asked += 5;
      let isBusy = true;
      const watching = (async () => {
        for (;;) {
          const { body } = await call(stack.url, 'GET', '/api/designs?per_page=50', { headers });
          /** @type {{ status: string }[]} */
          const designs = body.designs;
          if (designs.length >= asked && designs.every(({ status }) => status === 'completed' || status === 'failed'))
            break;
          await wait(500);
        }
        isBusy = false;
      })();
      const durations = await read(() => isBusy);
      await watching;
      return durations;
    };
    await readFor(WARM_MS);
    await readWhileWorking();
    /** @type {number[]} */
    const busy = [];
    const rest = await readFor(REST_MS);
    for (let round = 0; round < ROUNDS; round++) {
      busy.push(...(await readWhileWorking()));
      await wait(1_000);
      rest.push(...(await readFor(REST_MS)));
    }
    const ratio = percentile(busy, 0.95) / percentile(rest, 0.95);
    return atMost(
      `lists while a worker runs them all, ${ROUNDS} times: p95 of ${busy.length} in proportion to that at rest (${ms(percentile(rest, 0.95))})`,
      ratio,
      1.5,
      (v) => `${v.toFixed(2)} ×`,
    );
  } finally {
    await stack.stop();
  }
}

/** A drawing as a camera has it: no two pixels are alike. @param {Buffer} svg */
async function grained(svg) {
  const { data, info } = await sharp(svg).removeAlpha().blur(1.2).raw().toBuffer({ resolveWithObject: true });
  let state = 1;
  const noisy = data.map((v) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.max(0, Math.min(255, v + (state >>> 16) / 4_096 - 8));
  });
  return sharp(noisy, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .png()
    .toBuffer();
}

async function measure() {
  const require = createRequire(import.meta.url);
  sharp.concurrency(1);
  const studio = /** @type {typeof import('@maquette/studio')} */ (require('@maquette/studio'));
  const svg = (/** @type {string} */ inner) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="1024" height="1024">${inner}</svg>`,
    );
  const picture = (/** @type {string} */ inner) => sharp(svg(inner)).removeAlpha().png().toBuffer();
  const drawn = async (/** @type {'logo' | 'flyer' | 'product-mockup'} */ designType, /** @type {string} */ prompt) =>
    studio.rasterise(studio.compose({ prompt, designType }, 1, 0), { width: 1024 });
  const bottle =
    '<path d="M205 100h102v80c40 22 52 50 52 95v165a24 24 0 0 1-24 24h-158a24 24 0 0 1-24-24v-165c0-45 12-73 52-95z" fill="#7b1e3a"/><rect x="180" y="280" width="152" height="96" fill="#f2e7d0"/>';
  const plain = '<rect width="512" height="512" fill="#f4f4f2"/>';
  const gradient =
    '<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#dfe9f0"/><stop offset="1" stop-color="#9fb4c4"/></linearGradient></defs><rect width="512" height="512" fill="url(#g)"/>';
  const clutter = Array.from(
    { length: 100 },
    (_, i) =>
      `<rect x="${(i % 10) * 52}" y="${Math.floor(i / 10) * 52}" width="52" height="52" fill="hsl(${100 + ((i * 37) % 50)} 35% ${30 + ((i * 53) % 25)}%)"/>`,
  ).join('');
  // hills, trees and light as a camera has them: many tones, and none of them flat
  const photograph = await grained(
    svg(
      '<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#3a7bd5"/><stop offset="1" stop-color="#f6d7a8"/></linearGradient></defs><rect width="512" height="512" fill="url(#s)"/>' +
        Array.from({ length: 420 }, (_, i) => {
          const [x, y] = [(i * 197) % 512, 230 + ((i * 71) % 282)];
          return `<ellipse cx="${x}" cy="${y}" rx="${6 + ((i * 13) % 26)}" ry="${4 + ((i * 7) % 17)}" fill="hsl(${70 + ((i * 37) % 60)} ${25 + ((i * 11) % 30)}% ${16 + ((i * 53) % 44)}%)" transform="rotate(${(i * 29) % 180} ${x} ${y})"/>`;
        }).join('') +
        bottle,
    ),
  );
  /** @type {Record<string, Buffer>} */
  const pictures = {
    logo: await drawn('logo', 'Logo for "Ember & Oak", a coffee roastery'),
    flyer: await drawn('flyer', 'Flyer for a jazz night, "Blue Hour"'),
    'product on a plain ground': await picture(plain + bottle),
    'product before clutter': await picture(clutter + bottle),
  };
  // in a process that has ended its network was run
  const cpu = () =>
    Object.values(process.cpuUsage()).reduce((sum, used) => sum + used, 0) / 1_000 + cpuMsOfEnded(process.pid);
  // and at its fullest it is beside all that this one holds
  let network = 0;
  const watching = setInterval(() => {
    for (const pid of childrenOf(process.pid)) network = Math.max(network, residentMb(pid).peak || 0);
  }, 50);
  /** @type {Record<string, { spent: number, of: string }>} the slowest of each, and what it was */
  const times = {};
  const timed = async (
    /** @type {string} */ name,
    /** @type {string} */ of,
    /** @type {() => Promise<unknown>} */ run,
  ) => {
    const from = cpu();
    await run();
    const spent = cpu() - from;
    if (spent > (times[name]?.spent ?? 0)) times[name] = { spent, of };
  };
  /** @type {Record<string, number>} */
  const similarity = {};
  for (const [name, image] of Object.entries({ ...pictures, photograph })) {
    /** @type {Buffer | undefined} */
    let made;
    await timed('vectorize', name, async () => {
      made = (await studio.vectorize(image)).image;
    });
    // a photograph becomes a poster of itself: how like it is is no aim
    if (made && image !== photograph) similarity[name] = await similar(image, made);
    // in colours that are named some go another way
    const inColours = studio.TREATMENT_NAMES.map((treatment) => `${treatment} in navy and coral`);
    for (const prompt of [...studio.TREATMENT_NAMES, ...(image === photograph ? inColours : []), ...LIGHTS])
      await timed('image-to-image', `${prompt}, ${name}`, () => studio.restyle({ image, prompt, strength: 0.7 }, 1, 0));
  }
  /** @type {Record<string, number>} */
  const alpha = {};
  /** @type {Record<string, number>} */
  const overlap = {};
  const mask = await sharp(svg(bottle)).extractChannel('alpha').raw().toBuffer();
  for (const [name, ground] of Object.entries({
    'on a plain ground': plain,
    'on a gradient': gradient,
    'before clutter': clutter,
    'in a photograph’s grain': '',
  })) {
    const image = ground ? await picture(ground + bottle) : await grained(svg(gradient + bottle));
    /** @type {Buffer | undefined} */
    let file;
    await timed('remove-background', `a product ${name}`, async () => {
      file = (await studio.removeBackground(image)).image;
    });
    const made = await sharp(file).extractChannel('alpha').raw().toBuffer();
    alpha[name] = mask.reduce((sum, v, i) => sum + Math.abs(v - (made[i] ?? 0)), 0) / mask.length / 255;
    let [both, either] = [0, 0];
    mask.forEach((v, i) => {
      const [one, other] = [v > 127, (made[i] ?? 0) > 127];
      both += Number(one && other);
      either += Number(one || other);
    });
    overlap[name] = both / either;
    await timed('change-background', `a product ${name}`, () =>
      studio.changeBackground({ image, prompt: 'mountains at sunset' }, 1),
    );
  }
  const eight = [...Object.values(pictures), ...Object.values(pictures)];
  await timed('moodboard', 'of eight', () => studio.moodboard({ images: eight, title: 'Eight' }));
  clearInterval(watching);
  const memory = process.resourceUsage().maxRSS / 1_024 + network;
  console.log(JSON.stringify({ times, memory, similarity, alpha, overlap }));
}

/** Structural similarity in grey over windows of 8 × 8 pixels. @param {Buffer} one @param {Buffer} other */
async function similar(one, other) {
  const grey = (/** @type {Buffer} */ file) =>
    sharp(file).flatten({ background: '#fff' }).greyscale().raw().toBuffer({ resolveWithObject: true });
  const [{ data: a, info }, { data: b }] = await Promise.all([grey(one), grey(other)]);
  const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];
  let [sum, windows] = [0, 0];
  for (let y = 0; y + 8 <= info.height; y += 4)
    for (let x = 0; x + 8 <= info.width; x += 4) {
      let [ma, mb, aa, bb, ab] = [0, 0, 0, 0, 0];
      for (let i = 0; i < 64; i++) {
        const at = (y + (i >> 3)) * info.width + x + (i & 7);
        const [va = 0, vb = 0] = [a[at], b[at]];
        ma += va / 64;
        mb += vb / 64;
        aa += (va * va) / 64;
        bb += (vb * vb) / 64;
        ab += (va * vb) / 64;
      }
      sum +=
        ((2 * ma * mb + c1) * (2 * (ab - ma * mb) + c2)) /
        ((ma * ma + mb * mb + c1) * (aa - ma * ma + bb - mb * mb + c2));
      windows++;
    }
  return sum / windows;
}

if (process.argv[1] === self) await measure();
