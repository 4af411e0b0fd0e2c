// What a browser has to fetch: the landing page, and the dashboard until its first card stands.
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../services/index.mjs';
import { call, signUp } from '../stack/client.mjs';
import { startStack, until } from '../stack/index.mjs';
import { atMost, ms } from './figures.mjs';

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const SIGNED_IN = 'maquette-auth';

/** Follows what a page fetches; bytes are those on the wire (brotli). */
async function follow(/** @type {import('@playwright/test').Page} */ page) {
  const session = await page.context().newCDPSession(page);
  /** @type {Map<string, { type: string, url: string, bytes: number, at: number }>} */
  const requests = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, type, request, wallTime }) =>
    requests.set(requestId, { type: type ?? 'Other', url: request.url, bytes: 0, at: wallTime * 1000 }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return () => [...requests.values()].filter(({ url }) => url.startsWith('http'));
}

const scriptBytes = (/** @type {{ type: string, bytes: number }[]} */ requests) =>
  requests.filter(({ type }) => type === 'Script').reduce((sum, { bytes }) => sum + bytes, 0);

/** What the scripts of a page weigh with gzip, whatever the server sent them with: the measure that others publish. */
async function gzippedScripts(/** @type {{ type: string, url: string }[]} */ requests) {
  const weights = requests
    .filter(({ type }) => type === 'Script')
    .map(async ({ url }) => gzipSync(await (await fetch(url)).arrayBuffer(), { level: 9 }).length);
  return (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
}

// In the page itself: who looks from outside is late by what the page goes on to fetch.
const NOTE_FIRST_CARD = `new MutationObserver((_, observer) => {
  if (!document.querySelector('main li')) return;
  globalThis.firstCardAt = Date.now();
  observer.disconnect();
}).observe(document, { childList: true, subtree: true })`;

const LARGEST_PAINT = `new Promise((resolve) => new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime)).observe({ type: 'largest-contentful-paint', buffered: true }))`;

/** @returns {Promise<import('./figures.mjs').Figure[]>} */
export async function benchPages() {
  const stack = await startStack({ apis: 1, workers: 1, web: true });
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--disable-gpu', '--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    const person = await signUp(stack.url);
    const body = { provider: 'studio', operation: 'text-to-image', design_type: 'logo', n: 4, prompt: 'A lantern' };
    await call(stack.url, 'POST', '/api/designs/generate_async', { headers: person.headers, body });
    await until(
      async () =>
        (await call(stack.url, 'GET', '/api/designs', { headers: person.headers })).body.designs[0].status ===
        'completed',
      { timeoutMs: 60_000, everyMs: 200 },
    );
    await stack.workers[0]?.stop();

    const landing = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const ofLanding = await follow(landing);
    await landing.goto(stack.url, { waitUntil: 'networkidle' });
    const landingPaint = Number(await landing.evaluate(LARGEST_PAINT));

    const storageState = {
      cookies: [],
      origins: [{ origin: stack.url, localStorage: [{ name: SIGNED_IN, value: JSON.stringify(person.session) }] }],
    };
    const dashboard = await (
      await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState })
    ).newPage();
    const ofDashboard = await follow(dashboard);
    await dashboard.addInitScript(NOTE_FIRST_CARD);
    await dashboard.goto(`${stack.url}/dashboard/designs`);
    await dashboard.getByRole('main').getByRole('listitem').first().waitFor();
    const firstCardAt = Number(await dashboard.evaluate('firstCardAt'));
    const untilCard = ofDashboard().filter(({ url, at }) => at <= firstCardAt && !url.includes('/files/'));
    const dashboardPaint = Number(await dashboard.evaluate(LARGEST_PAINT));
    return [
      atMost('JavaScript of the landing page, gzipped', await gzippedScripts(ofLanding()), 15_000, kilobytes),
      {
        what: 'landing page, largest contentful paint (no network delay)',
        measured: ms(landingPaint),
        target: '',
        met: true,
      },
      atMost(
        'JavaScript until the first card of the dashboard, gzipped',
        await gzippedScripts(untilCard),
        260_000,
        kilobytes,
      ),
      { what: 'the same on the wire, brotli', measured: kilobytes(scriptBytes(untilCard)), target: '', met: true },
      atMost('requests until the first card, pictures apart', untilCard.length, 14),
      {
        what: 'dashboard, largest contentful paint (no network delay)',
        measured: ms(dashboardPaint),
        target: '',
        met: true,
      },
    ];
  } finally {
    await browser.close();
    await stack.stop();
  }
}
