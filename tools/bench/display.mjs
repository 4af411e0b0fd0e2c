// How long somebody waits for a strategy that fills a book, from the address to the first click that is answered.
import { chromium } from '@playwright/test';
import { ensureChromium } from '../services/index.mjs';
import { call, signUp } from '../stack/client.mjs';
import { startStack } from '../stack/index.mjs';
import { atMost, ms, percentile } from './figures.mjs';
import { document } from './strategy.mjs';

const RUNS = 7;
const SIGNED_IN = 'maquette-auth';

// In the page itself: the last chapter stands, and nothing keeps the page from answering a click.
const NOTE_INTERACTIVE = `new MutationObserver((_, observer) => {
  if (!document.getElementById('brandVoiceGuide')) return;
  observer.disconnect();
  requestIdleCallback(() => document.documentElement.setAttribute('data-interactive-at', performance.now()));
}).observe(document, { childList: true, subtree: true })`;

/** @returns {Promise<import('./figures.mjs').Figure[]>} */
export async function benchDisplay() {
  const stack = await startStack({ apis: 1, workers: 0, web: true });
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--disable-gpu', '--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    const person = await signUp(stack.url);
    const send = async (/** @type {string} */ method, /** @type {string} */ path, /** @type {object} */ body) => {
      const answer = await call(stack.url, method, path, { headers: person.headers, body });
      if (answer.status >= 300) throw new Error(`${path} was answered ${answer.status}.`);
      return answer.body;
    };
    const { profile } = await send('POST', '/api/brand-profiles', { brand_name: 'Alder' });
    const text = document();
    await send('PATCH', `/api/brands/${profile.id}/strategy`, {
      strategy_input_type: 'brand_strategy',
      strategy_text: text,
    });
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      storageState: {
        cookies: [],
        origins: [{ origin: stack.url, localStorage: [{ name: SIGNED_IN, value: JSON.stringify(person.session) }] }],
      },
    });
    /** @type {number[]} */
    const times = [];
    let requests = 0;
    for (let run = 0; run <= RUNS; run++) {
      const page = await context.newPage();
      requests = 0;
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === `/api/brand-profiles/${profile.id}`) requests++;
      });
      await page.addInitScript(NOTE_INTERACTIVE);
      await page.goto(`${stack.url}/dashboard/brands/${profile.id}/strategy`);
      const html = page.locator('html[data-interactive-at]');
      await html.waitFor({ state: 'attached' });
      // the first fills the browser's cache
      if (run > 0) times.push(Number(await html.getAttribute('data-interactive-at')));
      await page.close();
    }
    return [
      atMost(
        `a strategy of ${Math.round(text.length / 1000)} KB, from its address until it is interactive, p50`,
        percentile(times, 0.5),
        1_000,
        ms,
      ),
      atMost('requests for it', requests, 1),
    ];
  } finally {
    await browser.close();
    await stack.stop();
  }
}
