import { renderApp } from '@maquette/web-testing';
import { configure, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import RoutedApp, { quickCreate } from '../../routed-app';
import { ALDER, fakeApi, http, refusal, server, withFakeApi } from '../../testing/fake-api';

configure({ asyncUtilTimeout: 5_000 });
withFakeApi();

const SavePrompt = quickCreate?.prompt as NonNullable<NonNullable<typeof quickCreate>['prompt']>;

function Page() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <RoutedApp />
      <SavePrompt open={open} onOpenChange={setOpen} />
    </>
  );
}

const show = async () => {
  const view = renderApp(<Page />, { path: '/dashboard/prompts' });
  await screen.findByRole('dialog', { name: 'Save Prompt' });
  return {
    ...view,
    name: screen.getByRole('textbox', { name: 'Prompt Name' }),
    content: screen.getByRole('textbox', { name: 'Prompt content' }),
    save: () => view.user.click(screen.getByRole('button', { name: /^Save Prompt/ })),
  };
};

describe('The Save Prompt dialog', () => {
  it('saves trimmed, for a brand or none, and leads to the prompt', async () => {
    const { user, name, content, save, address } = await show();
    await user.type(name, ' Winter ');
    await user.type(content, ' A quiet street ');
    await user.click(screen.getByRole('combobox', { name: /Brand/ }));
    await user.click(await screen.findByRole('option', { name: 'Alder' }));
    await save();
    expect(await screen.findByText('Prompt "Winter" saved.')).toBeVisible();
    expect(fakeApi.saved).toEqual([
      {
        name: 'Winter',
        draft_content: 'A quiet street',
        brand_profile_id: ALDER,
        user_id: '11111111-1111-4111-8111-111111111111',
      },
    ]);
    await waitFor(() => expect(address()).toBe(`/dashboard/prompts/${fakeApi.prompts[0]!.id}`));
  });

  it('needs a name and a content', async () => {
    const { save } = await show();
    await save();
    expect(await screen.findByText('Please enter a name for your prompt')).toBeVisible();
    expect(screen.getByText('Please enter the prompt content')).toBeVisible();
    expect(fakeApi.saved).toEqual([]);
  });

  it.each([
    ['x', 'A quiet street', 'Prompt name must be at least 2 characters long'],
    ['x'.repeat(100), 'A quiet street', 'Prompt name must be less than 100 characters'],
    ['xx', 'x'.repeat(9), 'Prompt content must be at least 10 characters long'],
    ['xx', 'x'.repeat(5_001), 'Prompt content must be at most 5,000 characters long'],
  ])('refuses the name %.3s… with the content %.12s…', async (title, text, sentence) => {
    const { user, name, content, save } = await show();
    await user.click(name);
    await user.paste(title);
    await user.click(content);
    await user.paste(text);
    await save();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(fakeApi.saved).toEqual([]);
  });

  it.each([
    ['xx', 'x'.repeat(10)],
    ['x'.repeat(99), 'x'.repeat(5_000)],
  ])('takes the name %.3s… with the content %.12s…', async (title, text) => {
    const { user, name, content, save } = await show();
    await user.click(name);
    await user.paste(title);
    await user.click(content);
    await user.paste(text);
    await save();
    expect(await screen.findByText(`Prompt "${title}" saved.`)).toBeVisible();
  });

  it('keeps what was written when it could not be saved, and says why', async () => {
    server.use(http.post('/api/prompts', ({ response }) => response.untyped(refusal(500)), { once: true }));
    const { user, name, content, save } = await show();
    await user.type(name, 'Winter');
    await user.type(content, 'A quiet street');
    await save();
    expect(await screen.findByText('Failed to save prompt.')).toBeVisible();
    server.use(
      http.post('/api/prompts', ({ response }) => response.untyped(refusal(409, { description: 'There is no room.' }))),
    );
    await save();
    expect(await screen.findByText('There is no room.')).toBeVisible();
    expect(content).toHaveValue('A quiet street');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Discard changes?')).toBeVisible();
  });
});
