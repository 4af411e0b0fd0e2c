// Opens the built page (nx run ui:workbench) in light and dark, wide and narrow, with each layer open, and fails on
// anything axe finds against WCAG 2.2 AA.
import { chromium } from '@playwright/test';
import axe from 'axe-core';
import express from 'express';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from '../../../tools/services/index.mjs';

const LAYERS = [
  'Large dialog',
  'Small dialog, unsaved',
  'Confirm',
  'Image viewer',
  'Command palette',
  'Shortcuts',
  'More',
  'Sheet',
  'Filters',
];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const server = express()
  .use(express.static(fileURLToPath(new URL('../../../dist/ui', import.meta.url))))
  .listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const url = `http://127.0.0.1:${server.address().port}/`;

const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
let found = 0;

async function check(page, where) {
  const { violations } = await page.evaluate(
    (values) => globalThis.axe.run({ runOnly: { type: 'tag', values } }),
    RULES,
  );
  for (const { id, help, nodes } of violations)
    console.error(
      `${where}: ${id}, ${help}\n  ${nodes.map(({ html, failureSummary }) => `${html}\n    ${failureSummary}`).join('\n  ')}`,
    );
  found += violations.length;
}

for (const colorScheme of ['light', 'dark']) {
  for (const width of [1440, 390]) {
    const context = await browser.newContext({
      colorScheme,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.addInitScript(axe.source);
    await page.goto(url);
    await page.getByRole('heading', { name: 'Components' }).waitFor();
    await check(page, `${colorScheme} ${width}`);
    for (const name of LAYERS) {
      await page.getByRole('region', { name: 'Layers' }).getByRole('button', { name, exact: true }).click();
      await page.locator('[role=dialog], [role=alertdialog], [role=menu]').first().waitFor();
      await check(page, `${colorScheme} ${width}, ${name}`);
      await page.keyboard.press('Escape');
      await page.locator('[role=dialog], [role=alertdialog], [role=menu]').waitFor({ state: 'detached' });
    }
    await context.close();
  }
}
await browser.close();
server.close();
console.log(found === 0 ? 'axe found nothing against WCAG 2.2 AA.' : `axe found ${found} violations.`);
process.exitCode = found === 0 ? 0 : 1;
