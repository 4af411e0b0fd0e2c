// Measures the studio over the fixed prompts in a fresh process: CPU seconds of one core, so that a busy machine does not
// blur the figures.
import { performance } from 'node:perf_hooks';

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const started = performance.now();
const startedCpu = cpu();
const { default: sharp } = await import('sharp');
sharp.concurrency(1);
const { default: studio } = await import('../dist/index.js');
const load = { wall: performance.now() - started, cpu: cpu() - startedCpu };
const { default: reading } = await import('../dist/prompt/read.js');
const { PROMPTS } = await import('./prompts.mjs');

async function draw([designType, prompt, seed, option, brand]) {
  const from = { wall: performance.now(), cpu: cpu() };
  const made = studio.compose({ prompt, designType, brand }, seed, option);
  const composed = cpu();
  await studio.rasterise(made, { width: 1024 });
  return {
    layout: `${designType}/${made.facts.layout}`,
    compose: composed - from.cpu,
    cpu: cpu() - from.cpu,
    wall: performance.now() - from.wall,
  };
}

const first = await draw(PROMPTS[0]);
const runs = [];
for (const prompt of PROMPTS) runs.push(await draw(prompt));
const four = { wall: performance.now(), cpu: cpu() };
for (let option = 0; option < 4; option++) await draw(['flyer', PROMPTS[29][1], 1, option]);
const fourCpu = cpu() - four.cpu;
// What a pattern could run back over: each part repeated to 10,000 characters, alone and with every other.
const PARTS =
  'A |a|1|A.B|A’|“a|‘|<script|&|#é|@a|sea |Aa |A and |logo |label |t-shirt with |1 to |Jan 1 |rue de |at A B |A B, a CEO |red |www.a.|1 Aa |—|字|, |¶'.split(
    '|',
  );
const rss = Math.round(process.resourceUsage().maxRSS / 1024);
let slowestReading = { cpu: 0, parts: '' };
for (const [i, one] of PARTS.entries()) {
  for (const other of ['', ...PARTS.slice(i + 1)]) {
    const text = (one + other).repeat(10_000).slice(0, 10_000);
    const from = cpu();
    reading.read(text);
    const spent = cpu() - from;
    if (spent > slowestReading.cpu) slowestReading = { cpu: spent, parts: one + other };
  }
}
const sorted = [...runs].sort((a, b) => a.cpu - b.cpu);
const ms = (value) => `${Math.round(value)} ms`;
const figures = [
  ['engine start (modules)', load.cpu, 500],
  ['first picture', first.cpu, 1000],
  ['median at 1024 px', sorted[Math.floor(sorted.length / 2)].cpu, 300],
  ['worst at 1024 px', sorted[sorted.length - 1].cpu, 1000],
  ['four options', fourCpu, 2000],
  ['slowest reading of 10,000', slowestReading.cpu, 50],
];
for (const [name, value, limit] of figures)
  console.log(
    `${name.padEnd(30)} ${ms(value).padStart(9)} of core time   limit ${ms(limit)}${value > limit ? '   OVER' : ''}`,
  );
console.log(
  `${'memory, whole process'.padEnd(30)} ${String(rss).padStart(6)} MB                limit 400 MB${rss > 400 ? '   OVER' : ''}`,
);
console.log(
  `slowest: ${sorted
    .slice(-4)
    .map((r) => `${r.layout} ${ms(r.cpu)} (compose ${ms(r.compose)})`)
    .join(', ')}`,
);
console.log(`slowest to read: ${JSON.stringify(slowestReading.parts)} repeated`);
process.exitCode = figures.some(([, value, limit]) => value > limit) || rss > 400 ? 1 : 0;
