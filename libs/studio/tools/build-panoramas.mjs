// Makes libs/studio/assets/panoramas: photographs of places all around, tone-mapped from the environment maps of Poly Haven (CC0, formerly
// HDRI Haven) as @pmndrs/assets and Debian's package of Blender's data ship them.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';

export const PANORAMAS = { '@pmndrs/assets': '1.7.0', three: '0.187.0' };
/** @type {Record<string, [from: 'npm' | 'debian', name: string, exposure?: number]>} exposure in stops beside the usual one */
const MAPS = {
  forest: ['npm', 'forest'],
  garden: ['debian', 'forest'],
  lawn: ['npm', 'park'],
  meadow: ['debian', 'sunrise'],
  plain: ['npm', 'night', -2.2],
  hills: ['npm', 'dawn'],
  sky: ['npm', 'sky', 0.4],
  quay: ['debian', 'sunset'],
  promenade: ['npm', 'sunset'],
  piazza: ['npm', 'venice'],
  square: ['npm', 'city', 0.3],
  district: ['debian', 'city', 0.3],
  courtyard: ['debian', 'courtyard'],
  bedroom: ['debian', 'interior'],
  room: ['npm', 'apartment', 0.4],
  lobby: ['npm', 'lobby', 0.2],
  hall: ['npm', 'hall'],
  mall: ['npm', 'esplanade'],
  warehouse: ['npm', 'warehouse', 0.2],
  workshop: ['npm', 'workshop'],
};
/** Luminance of the middle grey, the one that becomes white, and the elevations between which both are measured (parts of the height). */
const GREY = 0.2;
const WHITE = 5;
const BAND = [0.25, 0.7];

/**
 * @param work a folder in which these packages are installed
 * @param assets where the folder of panoramas is made
 */
export async function buildPanoramas(work, assets) {
  const load = (...parts) => import(pathToFileURL(path.join(work, 'node_modules', ...parts)).href);
  const { EXRLoader } = await load('three', 'examples', 'jsm', 'loaders', 'EXRLoader.js');
  const { FloatType } = await load('three', 'build', 'three.module.js');
  const run = (command, ...args) => execFileSync(command, args, { cwd: work, stdio: 'inherit' });
  run('apt-get', 'download', 'blender-data');
  run(
    'dpkg',
    '-x',
    readdirSync(work).find((name) => name.endsWith('.deb')),
    'debian',
  );
  const lights = path.join(work, 'debian/usr/share/blender/datafiles/studiolights/world');
  const bytesOf = {
    npm: async (name) =>
      Buffer.from((await load('@pmndrs', 'assets', 'hdri', `${name}.exr.js`)).default.split(',')[1], 'base64'),
    debian: (name) => readFileSync(path.join(lights, `${name}.exr`)),
  };
  mkdirSync(path.join(assets, 'panoramas'), { recursive: true });
  for (const [name, [from, file, exposure = 0]] of Object.entries(MAPS)) {
    const { buffer, byteOffset, length } = await bytesOf[from](file);
    const map = new EXRLoader().setDataType(FloatType).parse(buffer.slice(byteOffset, byteOffset + length));
    await sharp(toned(map, exposure), { raw: { width: map.width, height: map.height, channels: 3 } })
      .webp({ quality: 90, effort: 6 })
      .toFile(path.join(assets, 'panoramas', `${name}.webp`));
  }
}

/** Reinhard's curve with a white point, of the luminance (https://doi.org/10.1145/566654.566575). @returns red, green, blue of each pixel */
function toned({ width, height, data }, exposure) {
  const channels = data.length / (width * height);
  // the rows come from below; a sun that is brighter than the format can say is not a number
  const light = (x, y, c) => {
    const value = data[((height - 1 - y) * width + x) * channels + c];
    return Number.isFinite(value) ? Math.max(0, value) : 65504;
  };
  const luminance = (x, y) => 0.2126 * light(x, y, 0) + 0.7152 * light(x, y, 1) + 0.0722 * light(x, y, 2);
  let [sum, count] = [0, 0];
  for (let y = Math.round(BAND[0] * height); y < BAND[1] * height; y++)
    for (let x = 0; x < width; x++, count++) sum += Math.log(1e-4 + luminance(x, y));
  const scale = (GREY / Math.exp(sum / count)) * 2 ** exposure;
  const out = Buffer.alloc(width * height * 3);
  for (let y = 0, p = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const bright = luminance(x, y) * scale;
      const shown = (bright * (1 + bright / WHITE ** 2)) / (1 + bright);
      for (let c = 0; c < 3; c++) {
        const value = Math.min(1, (light(x, y, c) * scale * shown) / Math.max(bright, 1e-6));
        out[p++] = 255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
      }
    }
  return out;
}
