import type { BrandProfileEnvelope } from '@maquette/api-client';
import { toast } from '@maquette/ui';
import { http, renderApp, server, serveEachTest } from '@maquette/web-testing';
import { act, configure, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { quickCreate } from '../../routed-app';

const CreateBrandDialog = quickCreate?.brand as NonNullable<NonNullable<typeof quickCreate>['brand']>;

configure({ asyncUtilTimeout: 5_000 });
const sent: unknown[] = [];
const profile: BrandProfileEnvelope['profile'] = {
  id: '33333333-3333-4333-8333-333333333333',
  name: 'Ember & Oak',
  brand_name: 'Ember & Oak',
  description: null,
  business_description: null,
  design_count: 0,
  prompt_count: 0,
  newest_picture: null,
  has_strategy_executed: false,
  has_website_content_executed: false,
  created_at: '2026-03-03T12:00:00.000Z',
  updated_at: '2026-03-03T12:00:00.000Z',
  version: 0,
  strategy_input_type: null,
  strategy_text: null,
  strategy_version: 0,
  strategy_source: null,
};
serveEachTest(
  http.post('/api/brand-profiles', async ({ request, response }) => {
    sent.push(await request.json());
    return response(201).json({ profile });
  }),
);
beforeEach(() => void sent.splice(0));
afterEach(() => act(() => toast.clear()));

async function open() {
  const onOpenChange = jest.fn();
  const view = renderApp(<CreateBrandDialog open onOpenChange={onOpenChange} />);
  await screen.findByRole('dialog', { name: 'Create New Brand' });
  return {
    ...view,
    onOpenChange,
    name: await screen.findByRole('textbox', { name: 'Brand name' }),
    description: screen.getByRole('textbox', { name: /Description/ }),
  };
}

it('creates a brand on Enter, trimmed, tells, and goes to it', async () => {
  const { user, name, description, onOpenChange, address } = await open();
  await user.type(description, 'Small-batch coffee.');
  await user.type(name, '  Ember & Oak {Enter}');
  expect(await screen.findByText('Brand "Ember & Oak" created. You can choose it for a new design.')).toBeVisible();
  expect(sent).toEqual([{ brand_name: 'Ember & Oak', business_description: 'Small-batch coffee.' }]);
  expect(onOpenChange).toHaveBeenCalledWith(false);
  await waitFor(() => expect(address()).toBe(`/dashboard/brands/${profile.id}`));
});

it.each([
  ['Please enter a name for your brand', '   '],
  ['Brand name must be at least 2 characters long', 'A'],
  ['Brand name must be less than 100 characters', 'x'.repeat(100)],
])('refuses a name: %s', async (text, typed) => {
  const { user, name } = await open();
  await user.click(name);
  await user.paste(typed);
  await user.keyboard('{Enter}');
  expect(await screen.findByText(text)).toBeVisible();
  expect(sent).toEqual([]);
});

it('takes a name of 2 characters', async () => {
  const { user, name } = await open();
  await user.type(name, 'Ok{Enter}');
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ brand_name: 'Ok' })]));
});

it('takes a name of 99 characters and a description of 500, not of 501', async () => {
  const { user, name, description } = await open();
  await user.click(name);
  await user.paste('x'.repeat(99));
  await user.click(description);
  await user.paste('y'.repeat(501));
  await user.click(screen.getByRole('button', { name: 'Create Brand' }));
  expect(await screen.findByText('The description may have at most 500 characters')).toBeVisible();
  await user.type(description, '{Backspace}');
  await user.click(screen.getByRole('button', { name: 'Create Brand' }));
  await waitFor(() => expect(sent).toHaveLength(1));
});

it('cancels on Escape, and asks first when something is written', async () => {
  const { user, name, onOpenChange } = await open();
  await user.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledWith(false);
  onOpenChange.mockClear();
  await user.type(name, 'Em');
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(onOpenChange).not.toHaveBeenCalled();
});

it.each([
  ['Failed to create brand. Please try again.', () => HttpResponse.json({}, { status: 500 })],
  ['You have too many brands.', () => HttpResponse.json({ error: 'You have too many brands.' }, { status: 400 })],
])('says: %s, and keeps what was written', async (text, answer) => {
  server.use(http.post('/api/brand-profiles', ({ response }) => response.untyped(answer())));
  const { user, name } = await open();
  await user.type(name, 'Ember & Oak{Enter}');
  expect(await screen.findByText(text)).toBeVisible();
  expect(name).toHaveValue('Ember & Oak');
});

it('puts what the server says of a field at the field, and the focus there', async () => {
  const message = 'You have a brand of this name.';
  server.use(
    http.post('/api/brand-profiles', ({ response }) =>
      response(400).json({ error: message, message, status_code: 400, details: [{ field: 'brand_name', message }] }),
    ),
  );
  const { user, name, description } = await open();
  await user.type(name, 'Ember & Oak');
  await user.type(description, 'Coffee{Control>}{Enter}{/Control}');
  await waitFor(() => expect(name).toHaveAccessibleDescription(message));
  expect(name).toHaveFocus();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it('tells of a brand whose form was closed, and leaves the form that is open now alone', async () => {
  let answer = () => undefined as void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.post('/api/brand-profiles', async ({ response }) => {
      await answered;
      return response(201).json({ profile });
    }),
  );
  function Opener() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        <CreateBrandDialog open={isOpen} onOpenChange={setOpen} />
      </>
    );
  }
  const { user } = renderApp(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.type(await screen.findByRole('textbox', { name: 'Brand name' }), 'Ember & Oak{Enter}');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await user.click(await screen.findByRole('button', { name: 'Open' }));
  await user.type(await screen.findByRole('textbox', { name: 'Brand name' }), 'Kiln');
  answer();
  expect(await screen.findByText(/^Brand "Ember & Oak" created/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Brand name' })).toHaveValue('Kiln');
});
