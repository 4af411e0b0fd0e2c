// The built-in writer: seconds of one core for a strategy and the memory of the process that writes them, and how near the colours of
// designs come to those of their brand, with its strategy and without it.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { converter, differenceCiede2000 } from 'culori';
import sharp from 'sharp';
import { measureApart } from './apart.mjs';
import { atMost, ms } from './figures.mjs';

const self = fileURLToPath(import.meta.url);
const LIBS = ['generation', 'strategy', 'reading', 'writer', 'studio'];
const BRIEFS = {
  'Maren & Sohn':
    'A family bakery in Ghent. We bake sourdough with a 36-hour fermentation in a wood oven. No sweet pastries. €6 a loaf, since 1987. It should look dark green.',
  'Hollow Oak': 'Willow coffins woven by hand in Somerset, each takes three days. No veneer, no brass.',
  'Night Desk': 'Bookkeeping for restaurants. We work at night. Flat fee €290 a month. No hourly billing. No blue.',
  Roð: 'Tannery for fish leather in Sauðárkrókur: salmon, perch, cod and wolffish skins, 190,000 a year. Chrome-free since 2014.',
};
const PROMPTS = ['A poster for the opening', 'A logo', 'A flyer with the prices'];

/** @returns {Promise<{ figures: import('./figures.mjs').Figure[], plan: string }>} */
export async function benchWriter() {
  /** @type {{ first: number, slowest: number, memory: number, without: number, styled: number }} */
  const { first, slowest, memory, without, styled } = measureApart(self, LIBS);
  return {
    figures: [
      atMost('the first strategy, parser loaded with it: time of one core', first, 2_000, ms),
      atMost('the slowest of those after it, one of 12,000 characters among them', slowest, 2_000, ms),
      atMost('memory of the process that wrote them', memory, 300, (mb) => `${Math.round(mb)} MB`),
      atMost(
        `mean ΔE2000 from a brand's colours to the nearest main colours of its designs (without its strategy: ${without.toFixed(1)})`,
        styled,
        without / 2,
        (delta) => delta.toFixed(1),
      ),
    ],
    plan: '',
  };
}

async function measure() {
  const require = createRequire(import.meta.url);
  const { writeStrategy } = /** @type {typeof import('@maquette/writer')} */ (require('@maquette/writer'));
  const cpu = () => Object.values(process.cpuUsage()).reduce((sum, used) => sum + used, 0) / 1_000;
  const timed = (/** @type {string} */ description) => {
    const from = cpu();
    writeStrategy({ name: 'Example', description });
    return cpu() - from;
  };
  const [brief = ''] = Object.values(BRIEFS);
  const first = timed(brief);
  const slowest = Math.max(...Object.values(BRIEFS).map(timed), timed(`${brief} `.repeat(80)));
  const memory = process.resourceUsage().maxRSS / 1_024;

  const { parseStrategy } = /** @type {typeof import('@maquette/strategy')} */ (require('@maquette/strategy'));
  const studio = /** @type {typeof import('@maquette/studio')} */ (require('@maquette/studio'));
  const distance = { without: 0, styled: 0 };
  let designs = 0;
  for (const [name, description] of Object.entries(BRIEFS)) {
    const [colours] = parseStrategy(writeStrategy({ name, description })).sections.colorPalettes ?? [];
    const palette = [colours?.accent, colours?.primary, colours?.secondary].flatMap((colour) => colour?.hex ?? []);
    for (const [seed, prompt] of PROMPTS.entries()) {
      const request = { prompt: `${prompt} of ${name}`, designType: /** @type {const} */ ('general') };
      designs += 1;
      distance.without += await apart(
        palette,
        await mainColours(studio.compose({ ...request, brand: { name } }, seed, 0)),
      );
      distance.styled += await apart(
        palette,
        await mainColours(studio.compose({ ...request, brand: { name, palette } }, seed, 0)),
      );
    }
  }
  console.log(
    JSON.stringify({ first, slowest, memory, without: distance.without / designs, styled: distance.styled / designs }),
  );

  /** The six colours that take the most room. @param {import('@maquette/studio').Composition} composition */
  async function mainColours(composition) {
    const file = await studio.rasterise(composition);
    const raw = await sharp(file).removeAlpha().resize(96, 96, { fit: 'fill', kernel: 'nearest' }).raw().toBuffer();
    /** @type {Map<string, number>} */
    const rooms = new Map();
    for (let at = 0; at < raw.length; at += 3) {
      const hex = `#${raw.subarray(at, at + 3).toString('hex')}`;
      rooms.set(hex, (rooms.get(hex) ?? 0) + 1);
    }
    return [...rooms]
      .sort(([, one], [, other]) => other - one)
      .slice(0, 6)
      .map(([hex]) => hex);
  }
}

const delta = differenceCiede2000();
const lab = converter('lab65');
/** How far the colours of a palette are from the nearest of a picture, on average. @param {string[]} palette @param {string[]} picture */
async function apart(palette, picture) {
  const nearest = palette.map((colour) =>
    Math.min(...picture.map((other) => delta(lab(colour) ?? colour, lab(other) ?? other))),
  );
  return nearest.reduce((sum, one) => sum + one, 0) / nearest.length;
}

if (process.argv[1] === self) await measure();
