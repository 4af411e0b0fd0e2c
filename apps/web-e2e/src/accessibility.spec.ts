import axe, { type RunOnly } from 'axe-core';
import { call } from '../../../tools/stack/client.mjs';
import { expect, type Page, test, visitorTest } from './fixtures';
import { brandWith, fullStrategy } from './strategies';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const ALL: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };
/** By colours alone: what the dark theme can get wrong that the light one does not. */
const OF_COLOURS: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** Each pair of a palette as it looks, those that cannot be read among them: that is what they are there to show. */
const SAMPLES = ['[aria-label="Pairs of colors"] [aria-hidden]'];

/** In the dark theme by its colours, and in the light one by everything. @param exclude samples that show what cannot be read */
async function expectNoViolations(page: Page, exclude: string[] = []): Promise<void> {
  await page.evaluate(axe.source);
  for (const [colorScheme, runOnly] of [
    ['dark', OF_COLOURS],
    ['light', ALL],
  ] as const) {
    // calm: a colour that is just fading in is no colour of the design
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const violations = await page.evaluate(
      async ([rules, without]: [RunOnly, string[]]) => {
        const finite = document
          .getAnimations()
          .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
        await Promise.all(finite.map((animation) => animation.finished.catch(() => undefined)));
        const { violations } = await window.axe.run(
          { exclude: without },
          { runOnly: rules, resultTypes: ['violations'] },
        );
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
      },
      [runOnly, exclude] as [RunOnly, string[]],
    );
    expect(violations).toEqual([]);
  }
}

visitorTest.describe('for a visitor who errs', () => {
  for (const [path, action] of [
    ['/login?error=Authentication%20failed', 'Sign In'],
    ['/signup', 'Sign Up'],
  ] as const) {
    visitorTest(`${path} has no violation`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole('button', { name: action }).click();
      await expect(page.getByText('Please enter your email address.')).toBeVisible();
      await expectNoViolations(page);
    });
  }
});

for (const path of ['/', '/login', '/signup', '/forgot-password', '/reset-password', '/auth/confirm']) {
  visitorTest(`${path} has no violation`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolations(page);
  });
}

test.describe('for a user', () => {
  test('no area of the sidebar has a violation', async ({ page }) => {
    await page.goto('/dashboard');
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links.first()).toBeVisible();
    for (const link of await links.all()) {
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoViolations(page);
    }
  });

  test('no dialog of the quick-create bar has a violation', async ({ page }) => {
    await page.goto('/dashboard/designs');
    const actions = page.getByRole('group', { name: 'Create' }).getByRole('button');
    await expect(actions.first()).toBeVisible();
    for (const action of await actions.all()) {
      await action.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });

  test('a brand with a strategy, and the strategy shown and edited, have no violation', async ({
    page,
    account,
    baseURL,
  }) => {
    const id = await brandWith(baseURL ?? '', account, 'Ember & Oak', fullStrategy);
    await page.goto(`/dashboard/brands/${id}`);
    await expect(page.getByRole('list', { name: 'Strategy in short' })).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('link', { name: 'Open Strategy' }).click();
    await page.getByRole('button', { name: 'Try your own words' }).click();
    await expectNoViolations(page);
    await page.getByRole('radio', { name: 'Edit Text' }).click();
    await expectNoViolations(page);
  });

  test('the website of a brand, looked at, edited and changed elsewhere, its export and its palettes have no violation', async ({
    page,
    account,
    baseURL,
  }) => {
    test.slow();
    const id = await brandWith(baseURL ?? '', account, 'Ember & Oak', fullStrategy);
    const path = `/api/brands/${id}/website-content`;
    const { headers } = account;
    const { body } = await call(baseURL ?? '', 'POST', path, { headers, body: {} });
    await page.goto(`/dashboard/brands/${id}`);
    await expect(page.getByRole('region', { name: 'Preview of the page' })).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('radio', { name: 'Edit', exact: true }).click();
    await page.getByRole('button', { name: 'Add a point to Hero' }).click();
    await expectNoViolations(page);
    const { content } = body as { content: Record<string, unknown> };
    const { structured_content, order, locked, version } = content;
    const seo = { title: 'Theirs', description: '' };
    await call(baseURL ?? '', 'PATCH', path, { headers, body: { structured_content, order, locked, seo, version } });
    await page.getByRole('button', { name: 'Save Website Content' }).click();
    await expect(page.getByRole('region', { name: 'Theirs and yours' })).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Take theirs' }).click();

    await page.goto(`/dashboard/brands/${id}/strategy`);
    await page.getByRole('button', { name: 'Check contrast' }).click();
    await page.getByRole('button', { name: 'Nearest shade that passes' }).first().click();
    await expectNoViolations(page, SAMPLES);
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Export Brand' })).toBeVisible();
    await expectNoViolations(page, SAMPLES);
  });

  test('a list of proposals, one looked at, its page and its text edited have no violation', async ({
    page,
    account,
    baseURL,
  }) => {
    await call(baseURL ?? '', 'POST', '/api/proposals/generate', {
      headers: account.headers,
      body: { client_request: 'A sign and paper bags for our second bakery, by 14 May.' },
    });
    await page.goto('/dashboard/proposals');
    const row = page.getByRole('list', { name: 'Proposals', exact: true }).getByRole('listitem').first();
    await row.getByRole('checkbox').click();
    await expectNoViolations(page);
    await row.hover();
    await row.getByRole('button', { name: 'View' }).click();
    await expect(page.getByRole('button', { name: 'Copy Proposal' })).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('link', { name: 'Open Proposal' }).click();
    await expect(page.getByRole('heading', { name: 'Generated Proposal', level: 2 })).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Edit' }).click();
    await expectNoViolations(page);
  });

  test('a picture, what is selected, its prompt, its viewer and its page have no violation', async ({
    page,
    account,
    baseURL,
  }) => {
    test.slow();
    const body = { provider: 'studio', operation: 'text-to-image', prompt: 'A calm logo for a tea house', n: 1 };
    await call(baseURL ?? '', 'POST', '/api/designs/generate_async', { headers: account.headers, body });
    await page.goto('/dashboard/designs');
    const picture = page.getByRole('button', { name: /^Enlarge A calm logo/ });
    await expect(picture).toBeVisible({ timeout: 30_000 });
    await picture.click({ modifiers: ['Control'] });
    await expect(page.getByRole('region', { name: 'Selection' })).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: 'Selection' })).toBeHidden();
    await page.keyboard.press('p');
    await expect(page.getByRole('dialog', { name: 'Prompt' })).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'A calm logo for a tea house' })).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('link', { name: 'Open page' }).click();
    await expect(page.getByRole('heading', { name: 'A calm logo for a tea house', level: 1 })).toBeVisible();
    await expectNoViolations(page);
  });

  test('a picture that is analyzed has no violation, whatever is found in it', async ({ page, account, baseURL }) => {
    test.slow();
    const body = { provider: 'studio', operation: 'text-to-image', prompt: 'A poster for the open house', n: 1 };
    const { body: asked } = await call(baseURL ?? '', 'POST', '/api/designs/generate_async', {
      headers: account.headers,
      body,
    });
    await page.goto('/dashboard/designs');
    await expect(page.getByRole('button', { name: /^Enlarge A poster/ })).toBeVisible({ timeout: 30_000 });
    const { design_request_id: id } = asked as { design_request_id: string };
    await page.goto(`/dashboard/analysis?source=design:${id}`);
    await expect(page.getByRole('img', { name: /^Preview of/ })).toBeVisible();
    await page.getByRole('button', { name: 'Run Analysis' }).click();
    await expect(page.getByRole('list', { name: 'Descriptions' })).toBeVisible({ timeout: 60_000 });
    await expectNoViolations(page);
  });

  test('commands that nobody knows, and an area that is down, have no violation', async ({ page }) => {
    await page.goto('/dashboard/designs');
    await expect(page.getByRole('heading', { name: 'Designs', level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder('Type a command or a name').fill('zzz');
    await expect(page.getByText('Nothing has that name.')).toBeVisible();
    await expectNoViolations(page);
    await page.route('**/remotes/**', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Designs could not be shown', level: 1 })).toBeVisible({
      timeout: 20_000,
    });
    await expectNoViolations(page);
  });

  test('the dialogs of the shell have no violation', async ({ page }) => {
    await page.goto('/dashboard/designs');
    await expect(page.getByRole('heading', { name: 'Designs', level: 1 })).toBeVisible();
    for (const key of ['Control+k', '?']) {
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });
});
