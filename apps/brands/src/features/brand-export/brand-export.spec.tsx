import { http, renderApp, server, serveEachTest } from '@maquette/web-testing';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import RoutedApp from '../../routed-app';
import { buildBrand } from '../../testing/brand-builder';

configure({ asyncUtilTimeout: 5_000 });

const IDLE = {
  status: 'idle' as const,
  progress: 0,
  error: null,
  strategy_type: null,
  strategy_text: null,
  completed_at: null,
};
const TEXT = JSON.stringify({
  ColorPalettes: [
    { name: 'Harbour', Primary: { Hex: '#1b3a4b', Name: 'Deep water' } },
    { name: 'Moss', Primary: { Hex: '2f3e2e' } },
  ],
  TypographyOptions: [{ name: 'Warm', HeadingPrimary: { Font: 'Fraunces', Weights: [600] } }],
});
const brand = buildBrand({
  name: 'Alder & Co',
  strategy_text: TEXT,
  strategy_version: 1,
  strategy_source: 'generated',
});
let saved: { name: string; blob: Blob }[];

serveEachTest(
  http.get('/api/brand-profiles/{id}', ({ response }) => response(200).json({ profile: brand })),
  http.get('/api/brands/{id}/strategy/status', ({ response }) => response(200).json(IDLE)),
);
beforeEach(() => {
  saved = [];
  const made = new Map<string, Blob>();
  URL.createObjectURL = (blob) => {
    const url = `blob:${made.size}`;
    made.set(url, blob as Blob);
    return url;
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: made.get(this.href) as Blob });
  });
});
afterEach(() => jest.restoreAllMocks());

const open = async () => {
  const user = userEvent.setup();
  renderApp(<RoutedApp />, { path: `/dashboard/brands/${brand.id}/strategy` });
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Export Brand' })) };
};
const textOf = (blob: Blob | undefined) => new Response(blob).text();

it('hands over each file of the chosen palette, and all of them as one ZIP', async () => {
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: 'Download variables.css' }));
  expect(saved[0]?.name).toBe('variables.css');
  expect(await textOf(saved[0]?.blob)).toContain('--color-primary: #1b3a4b; /* Deep water */');
  await user.click(dialog.getByRole('combobox', { name: 'Palette' }));
  await user.click(await screen.findByRole('option', { name: 'Moss' }));
  await user.click(dialog.getByRole('button', { name: 'Download tokens.hex.json' }));
  expect(JSON.parse(await textOf(saved[1]?.blob))).toMatchObject({ color: { primary: { $value: '#2f3e2e' } } });
  await user.click(dialog.getByRole('button', { name: 'Download All as ZIP' }));
  expect(saved[2]).toMatchObject({ name: 'alder-co-brand.zip', blob: { type: 'application/zip' } });
});

it.each([
  ['a sample', { strategy_source: 'template' as const }, /^This is a sample and no strategy of this brand/],
  ['a text that is no strategy', { strategy_text: 'nothing of it' }, /^This is the default template and no strategy/],
])('refuses %s with a sentence, and has no button then', async (_, more, sentence) => {
  server.use(
    http.get('/api/brand-profiles/{id}', ({ response }) => response(200).json({ profile: { ...brand, ...more } })),
  );
  const { dialog } = await open();
  expect(dialog.getByText(sentence)).toBeVisible();
  expect(dialog.queryByRole('button', { name: /Download/ })).not.toBeInTheDocument();
});
