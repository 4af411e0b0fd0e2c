// Renders the fixed prompts to docs/studio-sheet-N.webp and lists them in docs/studio-sheet.md..
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import studio from '../dist/index.js';
import { PROMPTS } from './prompts.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const [CELL, GAP, COLUMNS, PER_PAGE] = [440, 16, 4, 20];
const rows = [];
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
  const height = Math.ceil(cells.length / COLUMNS) * (CELL + GAP) + GAP;
  await sharp({ create: { width: COLUMNS * (CELL + GAP) + GAP, height, channels: 3, background: '#d9dbde' } })
    .composite(cells)
    .webp({ quality: 82 })
    .toFile(path.join(root, 'docs', `studio-sheet-${page + 1}.webp`));
}
writeFileSync(
  path.join(root, 'docs', 'studio-sheet.md'),
  `# The built-in studio's sheet\n\nSixty fixed prompts as the studio draws them: \`npm run studio:sheet\` renders them again. Cells run from left to right, twenty a page.\n\n![Pictures 1–20](studio-sheet-1.webp)\n![Pictures 21–40](studio-sheet-2.webp)\n![Pictures 41–60](studio-sheet-3.webp)\n\n| # | Type | Prompt | Layout | Named as not pictured |\n|---|---|---|---|---|\n${rows.join('\n')}\n`,
);
