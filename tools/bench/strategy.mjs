// The brand strategy's parser, in this process: what a person waits for at each key, and what an API thread is held by.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { atMost, ms, percentile } from './figures.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const MB = 1_000_000;
const many = (/** @type {string} */ unit, length = MB - 200) => unit.repeat(Math.floor(length / unit.length));

/** A strategy of 100 KB as a model writes it. @param {string} quote */
export function document(quote = '"') {
  const words = 'calm hands at work in daylight with nothing that hurries and nobody who shouts '.repeat(3);
  const colour = (/** @type {string} */ name) => ({ Hex: '#1B3A4B', Name: name, Rationale: words });
  const point = (/** @type {number} */ i) => ({
    title: `Point ${i}`,
    description: words,
    impact: 'high',
    potential: '85%',
  });
  const list = (/** @type {number} */ length, /** @type {(i: number) => unknown} */ make) =>
    Array.from({ length }, (_, i) => make(i));
  const text = JSON.stringify({
    AudienceProfile: { Definition: words, DeepPains: list(30, () => words), AwarenessLevel: { Level: 'Unaware' } },
    ArchetypeStrategy: {
      BrandArchetypes: { Primary: 'Sage' },
      BrandValues: list(30, () => ({ Value: 'Care', Example: words })),
    },
    ColorPalettes: list(24, (i) => ({
      name: `Palette ${i}`,
      Primary: colour('One'),
      Secondary: colour('Two'),
      Accent: colour('Three'),
    })),
    TypographyOptions: list(20, (i) => ({
      name: `Option ${i}`,
      Body: { Font: 'Figtree', Weights: [400, 700], Rationale: words },
    })),
    MarketInsights: { PainPoints: list(32, point), Opportunities: list(32, point), marketTrends: list(32, point) },
    PositioningStrategy: { Name: 'Calm', KeyMessages: list(33, () => words) },
    VisualSystem: words,
    BrandVoiceGuide: {
      ToneGuidelines: list(33, (i) => ({ name: `Tone ${i}`, description: words, examples: [words] })),
    },
  });
  return quote === '"' ? text : text.replaceAll('"', quote);
}

/** 30,000 fields, each by another name. */
const numbered = (/** @type {(i: number) => string} */ field) =>
  Array.from({ length: 30_000 }, (_, i) => field(i)).join(', ');

const nested = (/** @type {number} */ depth) => `{"AudienceProfile": ${'['.repeat(depth)}${']'.repeat(depth)}}`;

/** Up to a megabyte each, of every kind that hurt one of the steps. @type {Record<string, string>} */
const HOSTILE = {
  'deep nesting': nested(490_000),
  'open brackets': many('['),
  'open braces': many('{a:'),
  'a list of a million': `{"ColorPalettes": [${many('1,')}1]}`,
  'palettes without end': `{"ColorPalettes": [${many('{"name":"x","Primary":{"Hex":"#123456"}},')}{}]}`,
  'points without end': `{"AudienceProfile": {"DeepPains": "${many('- a\\n')}"}}`,
  'a megabyte of text': `{"AudienceProfile": {"Definition": "${many('x')}"}}`,
  'names without end': `{${numbered((i) => `"key${i}": "value ${i}"`)}, "VisualSystem": "x"}`,
  'names without end in a section': `{"BrandVoiceGuide": {${numbered((i) => `"key${i}": "value ${i}"`)}}}`,
  'names without end in palettes': `{"ColorPalettes": {${numbered((i) => `"p${i}": {"hex": "#123456"}`)}}}`,
  'a megabyte in each key': `{${many('"abcdefghijklmnop":1,')}"VisualSystem": "x"}`,
  'halves of characters': `{"AudienceProfile": {"Definition": "${many('\ud800')}"}}`,
  'control characters': `{"AudienceProfile": {"Definition": "${many('\u0001')}`,
  prototypes: `{${many('"__proto__":{"constructor":{}},')}"VisualSystem": "x"}`,
  'single quotes': document("'").replaceAll("'calm", "'it's calm").repeat(4),
  'quotes without end': `[${many('"abc,')}`,
  'quotes within quotes': `{"a": "${many('he said "hi" and, ')}"}`,
  'lines that break texts': `{"a": "${many('abc\n"')}`,
  'documents one after the other': many('{}\n'),
  'section names without end': `{${many('"ColorPalettes": [[, "VisualSystem": {{')}`,
  'sixteen broken KB a section': `{${['AudienceProfile', 'ColorPalettes', 'VisualSystem', 'BrandVoiceGuide'].map((name) => `"${name}": {"a": "${'abc\n"'.repeat(3_000)}`).join(',')}`,
  colons: many(':'),
  commas: `{${many(',')}`,
  backslashes: `{"a": "${many('\\')}`,
  comments: many('/*x*/'),
  'long words': many('abcdefghijklmnopqrstuvwxyzabcdefghijklmno '),
  'digits in a layout': `{"VisualSystem": "${many('99999 ')}"}`,
  'dashes in quotes': `{"MarketInsights": {"PainPoints": [{"Quotes": ["${many(' - ')}"]}]}}`,
};

/** @returns {Promise<{ figures: import('./figures.mjs').Figure[], plan: string }>} */
export async function benchStrategy() {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '-p', 'libs/strategy/tsconfig.build.json', '--noCheck'],
    { cwd: root, stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('libs/strategy could not be built.');
  const { parseStrategy } = /** @type {typeof import('@maquette/strategy')} */ (
    createRequire(import.meta.url)('@maquette/strategy')
  );
  const times = (/** @type {string} */ text, /** @type {number} */ count) =>
    Array.from({ length: count }, () => {
      const since = performance.now();
      parseStrategy(text);
      return performance.now() - since;
    });
  const full = document();
  times(full, 30);
  const broken = full.slice(0, -2).replace('"Palette 3",', '"Palette 3"');
  const figures = [
    atMost(`${Math.round(full.length / 1000)} KB of valid JSON, p50`, percentile(times(full, 100), 0.5), 5, ms),
    atMost(
      `${Math.round(full.length / 1000)} KB with one comma and two braces missing, p50`,
      percentile(times(broken, 40), 0.5),
      50,
      ms,
    ),
  ];
  for (const [what, text] of Object.entries(HOSTILE)) {
    const size = text.length < 900_000 ? `${Math.round(text.length / 1000)} KB` : '1 MB';
    // the median: what the machine does besides is not the parser's
    figures.push(atMost(`${size}: ${what}`, percentile(times(text, 5), 0.5), 50, ms));
  }
  return { figures, plan: '' };
}
