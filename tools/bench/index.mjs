// `npm run bench`: measures the built product on this machine and writes docs/benchmarks.md. Names of measures may be given: jobs busy gallery processes page scroll brands prompts inspirations operations analysis strategy display proposals.
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { undoAtEnd } from '../launcher/end-signals.mjs';
import { stopStacks } from '../stack/index.mjs';
import { benchAnalysis } from './analysis.mjs';
import { benchBrands } from './brands.mjs';
import { benchBusy } from './busy.mjs';
import { benchDisplay } from './display.mjs';
import { benchGallery } from './gallery.mjs';
import { benchInspirations } from './inspirations.mjs';
import { benchJobs } from './jobs.mjs';
import { benchOperations } from './operations.mjs';
import { benchPages } from './page.mjs';
import { benchProcesses } from './processes.mjs';
import { benchPrompts } from './prompts.mjs';
import { benchProposals } from './proposals.mjs';
import { benchScroll } from './scroll.mjs';
import { benchStrategy } from './strategy.mjs';
import { benchWriter } from './writer.mjs';

const say = (/** @type {string} */ line) => console.log(line);
const MEASURES = {
  jobs: { title: 'Jobs', run: async () => ({ figures: await benchJobs(), plan: '' }) },
  busy: { title: 'While workers are busy', run: async () => ({ figures: await benchBusy(), plan: '' }) },
  gallery: { title: 'The list of designs', run: () => benchGallery(say) },
  processes: { title: 'Two API processes', run: async () => ({ figures: await benchProcesses(), plan: '' }) },
  page: { title: 'In the browser', run: async () => ({ figures: await benchPages(), plan: '' }) },
  scroll: { title: 'Ten thousand cards', run: async () => ({ figures: await benchScroll(), plan: '' }) },
  brands: { title: 'The list of brands', run: async () => ({ figures: await benchBrands(), plan: '' }) },
  prompts: { title: 'Prompts', run: async () => ({ figures: await benchPrompts(), plan: '' }) },
  proposals: { title: 'Proposals', run: async () => ({ figures: await benchProposals(), plan: '' }) },
  inspirations: { title: 'Inspirations', run: async () => ({ figures: await benchInspirations(), plan: '' }) },
  operations: { title: 'Operations on pictures', run: () => benchOperations() },
  analysis: { title: 'Analysis of pictures', run: () => benchAnalysis() },
  strategy: { title: 'The strategy’s parser', run: () => benchStrategy() },
  writer: { title: 'The built-in writer, and the brand in designs', run: () => benchWriter() },
  display: { title: 'The display of a strategy', run: async () => ({ figures: await benchDisplay(), plan: '' }) },
};

undoAtEnd(stopStacks);
const [loadBefore = 0] = loadavg();
const names = /** @type {(keyof typeof MEASURES)[]} */ (
  process.argv.length > 2 ? process.argv.slice(2) : Object.keys(MEASURES)
);
const sections = [];
let missed = 0;
for (const name of names) {
  const { title, run } = MEASURES[name];
  say(`${title} …`);
  const { figures, plan } = await run();
  missed += figures.filter(({ met }) => !met).length;
  const rows = figures.map(
    ({ what, measured, target, met }) => `| ${what} | ${measured} | ${target}${met ? '' : ' **missed**'} |`,
  );
  const section = [
    `## ${title}`,
    '',
    '| what | measured | target |',
    '|---|---|---|',
    ...rows,
    ...(plan ? ['', 'The plan of page 1,000 of a million:', '', '```', plan, '```'] : []),
  ].join('\n');
  say(section);
  sections.push(section);
}
if (names.length === Object.keys(MEASURES).length) {
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`;
  const head = [
    '# Benchmarks',
    '',
    `Made by \`npm run bench\` on ${machine}: API, worker, PostgreSQL and Redis as processes of their own on one machine, loopback only.`,
    `Milliseconds depend on the machine and on what else it does (load average before this run: ${loadBefore.toFixed(1)}); the ratios are taken within one run.`,
  ];
  writeFileSync(
    fileURLToPath(new URL('../../docs/benchmarks.md', import.meta.url)),
    `${[head.join('\n'), ...sections].join('\n\n')}\n`,
  );
}
process.exitCode = missed > 0 ? 1 : 0;
