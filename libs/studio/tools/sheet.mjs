// Renders the fixed prompts to docs/studio-sheet-N.webp and lists them in docs/studio-sheet.md.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import studio from '../dist/index.js';
import { PROMPTS } from './prompts.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const [CELL, GAP, COLUMNS, PER_PAGE] = [440, 16, 4, 20];
const rows = [];
const pages = [];
for (let page = 0; page * PER_PAGE < PROMPTS.length; page++) {
  const cells = [];
  for (const [i, [designType, prompt, seed, option, brand]] of PROMPTS.slice(
    page * PER_PAGE,
    (page + 1) * PER_PAGE,
  ).entries()) {
    const made = studio.compose({ prompt, designType, brand }, seed, option);
    const input = await sharp(await studio.rasterise(made))
      .resize(CELL, CELL, { fit: 'contain', background: '#d9dbde' })
      .toBuffer();
    cells.push({ input, left: GAP + (i % COLUMNS) * (CELL + GAP), top: GAP + Math.floor(i / COLUMNS) * (CELL + GAP) });
    const shown = (prompt.length > 150 ? `${prompt.slice(0, 147)}…` : prompt)
      .replace(/[^\x20-\x7e\u00a0-\uffff]/g, '·')
      .replaceAll('|', '\\|')
      .replaceAll('`', "'");
    rows.push(
      `| ${page * PER_PAGE + i + 1} | ${designType} | \`${shown || ' '}\` | ${made.facts.layout} | ${made.unpictured.join('; ').replaceAll('|', '\\|') || '–'} |`,
    );
  }
  pages.push(`![Pictures ${page * PER_PAGE + 1}–${page * PER_PAGE + cells.length}](studio-sheet-${page + 1}.webp)`);
  const height = Math.ceil(cells.length / COLUMNS) * (CELL + GAP) + GAP;
  await sharp({ create: { width: COLUMNS * (CELL + GAP) + GAP, height, channels: 3, background: '#d9dbde' } })
    .composite(cells)
    .webp({ quality: 82 })
    .toFile(path.join(root, 'docs', `studio-sheet-${page + 1}.webp`));
}
writeFileSync(
  path.join(root, 'docs', 'studio-sheet.md'),
  `# The built-in studio's sheet\n\n${PROMPTS.length} fixed prompts as the studio draws them: \`npm run studio:sheet\` renders them again. Cells run from left to right, twenty a page.\n\n${pages.join('\n')}\n\n| # | Type | Prompt | Layout | Named as not pictured |\n|---|---|---|---|---|\n${rows.join('\n')}\n`,
);
console.log(`docs/studio-sheet.md shows ${PROMPTS.length} prompts on ${pages.length} pages.`);
