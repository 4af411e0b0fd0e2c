import { API, http, renderApp, server } from '@maquette/web-testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { RECRAFT, STUDIO, fakeApi, withFakeApi } from '../../testing/fake-api';
import { CreateDesignDialog } from './components/create-design-dialog';

withFakeApi();

async function open() {
  const onOpenChange = jest.fn();
  const view = renderApp(<CreateDesignDialog open onOpenChange={onOpenChange} />);
  const dialog = await screen.findByRole('dialog', { name: 'Create New Design' });
  return { ...view, onOpenChange, dialog: within(dialog) };
}
const BRAND = '33333333-3333-4333-8333-333333333333';
const png = (name = 'cup.png') => new File(['png'], name, { type: 'image/png' });
const generate = () => screen.getByRole('button', { name: 'Generate Design' });
const refusal = () => screen.findByRole('alert');

beforeEach(() => {
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
});

describe('Making a design from words', () => {
  it('sends what was chosen, tells, closes and goes to the list', async () => {
    fakeApi.brands = [{ id: BRAND, brand_name: 'Ember & Oak' }];
    const { user, dialog, onOpenChange, address } = await open();
    await user.click(dialog.getByRole('combobox', { name: 'Design type' }));
    await user.click(await screen.findByRole('option', { name: 'Flyer, 5:7' }));
    await user.click(dialog.getByRole('combobox', { name: 'Brand' }));
    await user.click(await screen.findByRole('option', { name: 'Ember & Oak' }));
    await user.click(dialog.getByRole('radio', { name: 'Studio (built in)' }));
    await user.click(dialog.getByRole('radio', { name: '4' }));
    await user.type(dialog.getByRole('textbox', { name: 'Prompt' }), 'A cup');
    expect(dialog.getByText('4 images with Studio (built in), 1024 × 1448 px')).toBeVisible();
    await user.click(generate());
    expect(await screen.findByText('Design generation started! It will appear here shortly.')).toBeVisible();
    expect(fakeApi.generated).toEqual([
      {
        provider: 'studio',
        operation: 'text-to-image',
        prompt: 'A cup',
        n: 4,
        design_type: 'flyer',
        brand_profile_id: BRAND,
      },
    ]);
    expect(onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(address()).toBe('/dashboard/designs'));
  });

  it('takes the colours and type of a brand along, unless that is switched off', async () => {
    fakeApi.brands = [{ id: BRAND, brand_name: 'Ember & Oak' }];
    const { user, dialog } = await open();
    expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('combobox', { name: 'Brand' }));
    await user.click(await screen.findByRole('option', { name: 'Ember & Oak' }));
    const style = dialog.getByRole('checkbox', { name: 'Use the brand’s colours and type' });
    expect(style).toBeChecked();
    await user.click(style);
    await user.click(dialog.getByRole('radio', { name: 'Studio (built in)' }));
    await user.type(dialog.getByRole('textbox', { name: 'Prompt' }), 'A cup');
    await user.click(generate());
    await waitFor(() => expect(fakeApi.generated).toMatchObject([{ brand_profile_id: BRAND, use_brand_style: false }]));
  });

  it('shows the size of what the words name while the type is left general', async () => {
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('radio', { name: 'Studio (built in)' }));
    expect(dialog.getByText('1 image with Studio (built in), 1024 × 1024 px')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Prompt' }), 'Poster for a harbour');
    expect(dialog.getByText('1 image with Studio (built in), 1024 × 1448 px')).toBeVisible();
    expect(dialog.getByText('1024 × 1448', { exact: true })).toBeInTheDocument();
  });

  it('begins in the prompt, and says which keys send it', async () => {
    const { dialog } = await open();
    expect(dialog.getByRole('textbox', { name: 'Prompt' })).toHaveFocus();
    expect(generate()).toHaveTextContent('Generate DesignCtrl Enter');
  });

  it('offers eight design types with their proportions, and No Brand first', async () => {
    const { user, dialog } = await open();
    expect(dialog.getByRole('combobox', { name: 'Brand' })).toHaveTextContent('No Brand');
    await user.click(dialog.getByRole('combobox', { name: 'Design type' }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'General, 1:1',
      'Logo, 1:1',
      'Banner, 5:2',
      'Social media post, 1:1',
      'Business card, 8:5',
      'Flyer, 5:7',
      'Website header, 16:9',
      'Product mock-up, 1:1',
    ]);
  });

  it('submits on Ctrl+Enter', async () => {
    const { user, dialog } = await open();
    await dialog.findByRole('radio', { name: 'Recraft' });
    await user.type(dialog.getByRole('textbox', { name: 'Prompt' }), 'A cup{Control>}{Enter}{/Control}');
    await waitFor(() => expect(fakeApi.generated).toHaveLength(1));
  });

  it('asks for what is missing', async () => {
    const { user, dialog } = await open();
    await dialog.findByRole('radio', { name: 'Recraft' });
    await user.click(generate());
    expect(await screen.findByText('Please fill in all required fields.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Prompt' })).toHaveFocus();
    expect(fakeApi.generated).toEqual([]);
  });

  it('takes up to 10,000 characters and says how many', async () => {
    const { user, dialog } = await open();
    await dialog.findByRole('radio', { name: 'Recraft' });
    fireEvent.change(dialog.getByRole('textbox', { name: 'Prompt' }), { target: { value: 'x'.repeat(10_001) } });
    expect(dialog.getByText('10,001')).toBeVisible();
    await user.click(generate());
    expect(await refusal()).toHaveTextContent('The prompt may have at most 10,000 characters.');
    expect(dialog.getByRole('textbox', { name: 'Prompt' })).toHaveValue('x'.repeat(10_001));
  });
});

describe('When it cannot be sent', () => {
  it.each([
    ['Unexpected response from server.', () => HttpResponse.json({ status: 'pending' }, { status: 202 })],
    ['Failed to start generation. Please try again.', () => HttpResponse.json({}, { status: 500 })],
    ['The prompt was refused.', () => HttpResponse.json({ error: 'The prompt was refused.' }, { status: 400 })],
  ])('says: %s, and keeps what was written', async (text, answer) => {
    server.use(http.post('/api/designs/generate_async', ({ response }) => response.untyped(answer())));
    const { user, dialog, onOpenChange } = await open();
    await dialog.findByRole('radio', { name: 'Recraft' });
    await user.type(dialog.getByRole('textbox', { name: 'Prompt' }), 'A cup');
    await user.click(generate());
    expect(await refusal()).toHaveTextContent(text);
    expect(dialog.getByRole('textbox', { name: 'Prompt' })).toHaveValue('A cup');
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('puts what the server says of a field at the field', async () => {
    const message = 'The image has more than 40 megapixels.';
    server.use(
      http.post('/api/designs/generate_async', ({ response }) =>
        response(400).json({ error: message, message, status_code: 400, details: [{ field: 'image', message }] }),
      ),
    );
    const { user, dialog } = await open();
    await dialog.findByRole('radio', { name: 'Recraft' });
    await user.click(dialog.getByRole('button', { name: 'Vectorize' }));
    await user.upload(dialog.getByLabelText('Image'), png());
    await user.click(generate());
    await waitFor(() => expect(dialog.getByLabelText('Image')).toHaveAccessibleDescription(message));
    expect(dialog.getByLabelText('Image')).toBeInvalid();
    await user.upload(dialog.getByLabelText('Image'), png('smaller.png'));
    expect(dialog.queryByText(message)).not.toBeInTheDocument();
  });

  it('asks before it closes over something written', async () => {
    const { user, dialog, onOpenChange } = await open();
    await user.type(dialog.getByRole('textbox', { name: 'Prompt' }), 'A cup');
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});

describe('Providers', () => {
  it('chooses the first that can do the operation', async () => {
    fakeApi.providers = { studio: STUDIO, recraftai: RECRAFT };
    const { user, dialog } = await open();
    expect(await dialog.findByRole('radio', { name: 'Studio (built in)' })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Vectorize' }));
    expect(dialog.queryByRole('radio', { name: 'Studio (built in)' })).not.toBeInTheDocument();
    expect(dialog.getByRole('radio', { name: 'Recraft' })).toBeChecked();
  });

  it('keeps an operation that none can do in sight, says so, does not choose it and lets the Tab key pass', async () => {
    const { user, dialog } = await open();
    await dialog.findByRole('radio', { name: 'Recraft' });
    const operation = dialog.getByRole('button', { name: /Change background/ });
    expect(operation).toHaveTextContent('No provider');
    expect(operation).toHaveAccessibleName('Change background: no provider can do this');
    await user.click(operation);
    expect(dialog.getByRole('button', { name: 'Text to image' })).toHaveAttribute('aria-current', 'page');
    act(() => dialog.getByRole('button', { name: 'Remove background' }).focus());
    await user.tab();
    expect(dialog.getByRole('combobox', { name: 'Design type' })).toHaveFocus();
  });

  it('are asked for no more images at once than they make', async () => {
    fakeApi.providers = { studio: { ...STUDIO, max_images: 4 }, recraftai: RECRAFT };
    const { user, dialog } = await open();
    await dialog.findByRole('radio', { name: 'Recraft' });
    expect(dialog.queryByRole('radio', { name: '5' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: 'Recraft' }));
    await user.click(dialog.getByRole('radio', { name: '6' }));
    await user.click(dialog.getByRole('radio', { name: 'Studio (built in)' }));
    expect(dialog.getByText(/^4 images with Studio \(built in\)/)).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Prompt' }), 'A cup');
    await user.click(generate());
    await waitFor(() => expect(fakeApi.generated[0]).toMatchObject({ n: 4 }));
  });

  it('says when there is none at all, and asks for one on submit', async () => {
    fakeApi.providers = {};
    const { user, dialog } = await open();
    expect(await dialog.findByText('No AI providers available.')).toBeVisible();
    await user.click(generate());
    expect(await screen.findByText('Please select a provider.')).toBeVisible();
  });

  it('says when none can do the operation that a recipe asks for', async () => {
    renderApp(<CreateDesignDialog open onOpenChange={() => undefined} start={{ operation: 'change-background' }} />);
    expect(await screen.findByText('No providers available for this operation.')).toBeVisible();
  });

  it('says why providers or brands could not be loaded', async () => {
    server.use(
      http.get('/api/get-available-providers', ({ response }) =>
        response.untyped(HttpResponse.json({ error: 'The list is locked.' })),
      ),
      http.untyped.get(`${API}/rest/v1/brands`, () =>
        HttpResponse.json({ code: '55P03', message: 'The table is locked.' }, { status: 400 }),
      ),
    );
    const { dialog } = await open();
    expect(await dialog.findByText('Failed to load providers: The list is locked.')).toBeVisible();
    expect(await dialog.findByText('Failed to load brands: The table is locked.')).toBeVisible();
  });

  it.each([
    [
      'no answer comes',
      () => HttpResponse.error(),
      'Could not reach the server. Please check your connection and try again.',
    ],
    ['a proxy answers', () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 520 }), 'HTTP error! status: 520'],
  ])('says so as a person would when %s', async (_, answer, sentence) => {
    server.use(http.untyped.get(`${API}/rest/v1/brands`, answer));
    const { dialog } = await open();
    expect(await dialog.findByText(`Failed to load brands: ${sentence}`)).toBeVisible();
  });
});

describe('Making a design from pictures', () => {
  const choose = async (user: Awaited<ReturnType<typeof open>>['user'], operation: string) => {
    await screen.findByRole('radio', { name: 'Recraft' });
    await user.click(screen.getByRole('button', { name: operation }));
  };

  it('sends image, prompt, count and, where the server wants it shown, strength', async () => {
    const { user, dialog } = await open();
    await choose(user, 'Image to image');
    const strength = dialog.getByRole('slider', { name: 'Strength' });
    expect(strength).toHaveValue('0.65');
    fireEvent.change(strength, { target: { value: '0.3' } });
    await user.upload(dialog.getByLabelText('Image'), png());
    expect(await dialog.findByText('cup.png')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Prompt' }), 'In autumn');
    await user.click(generate());
    await waitFor(() =>
      expect(fakeApi.generated[0]).toMatchObject({
        operation: 'image-to-image',
        provider: 'recraftai',
        prompt: 'In autumn',
        n: '1',
        strength: '0.3',
      }),
    );
    expect((fakeApi.generated[0]?.image as File).name).toBe('cup.png');
  });

  it('offers no strength where the server does not want it shown', async () => {
    const { user, dialog } = await open();
    await choose(user, 'Image to image');
    await user.click(dialog.getByRole('radio', { name: 'Studio (built in)' }));
    expect(dialog.queryByRole('slider')).not.toBeInTheDocument();
  });

  it('asks for the image alone where no words are needed, and lets it be removed', async () => {
    const { user, dialog } = await open();
    await choose(user, 'Vectorize');
    expect(dialog.queryByRole('textbox', { name: 'Prompt' })).not.toBeInTheDocument();
    expect(dialog.queryByRole('radio', { name: '4' })).not.toBeInTheDocument();
    await user.upload(dialog.getByLabelText('Image'), png());
    await user.click(await dialog.findByRole('button', { name: 'Remove' }));
    await user.click(generate());
    expect(await screen.findByText('Please fill in all required fields.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Choose image' })).toHaveFocus();
    await user.upload(dialog.getByLabelText('Image'), png());
    await user.click(generate());
    await waitFor(() => expect(fakeApi.generated[0]).toMatchObject({ operation: 'vectorize' }));
    expect(fakeApi.generated[0]).not.toHaveProperty('n');
  });

  it('takes a pasted image, and refuses what is no JPEG, PNG or WebP', async () => {
    const { user, dialog } = await open();
    await choose(user, 'Vectorize');
    fireEvent.paste(document.body, { clipboardData: { files: [new File(['gif'], 'a.gif', { type: 'image/gif' })] } });
    expect(await dialog.findByText('a.gif is not a JPEG, PNG or WebP image.')).toBeVisible();
    fireEvent.paste(document.body, { clipboardData: { files: [png('pasted.png')] } });
    expect(await dialog.findByText('pasted.png')).toBeVisible();
  });

  it('needs two images to change a background, and no words', async () => {
    fakeApi.providers = { recraftai: { ...RECRAFT, supports_change_background: true } };
    const { user, dialog } = await open();
    await choose(user, 'Change background');
    await user.upload(dialog.getByLabelText('Image'), png('front.png'));
    await user.click(generate());
    expect(await screen.findByText('Please fill in all required fields.')).toBeVisible();
    await user.upload(dialog.getByLabelText('Background image'), png('back.png'));
    await user.click(generate());
    await waitFor(() => expect(fakeApi.generated).toHaveLength(1));
    expect((fakeApi.generated[0]?.background_image as File).name).toBe('back.png');
  });
});

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <CreateDesignDialog open={isOpen} onOpenChange={setOpen} />
    </>
  );
}

it('tells of a design whose form was closed, and leaves the form that is open now alone', async () => {
  let answer = () => undefined as void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.post('/api/designs/generate_async', async ({ response }) => {
      await answered;
      return response(202).json({ design_request_id: 'request-1', status: 'pending' });
    }),
  );
  const { user, address } = renderApp(<Opener />, { path: '/dashboard/brands' });
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('radio', { name: 'Recraft' });
  await user.type(screen.getByRole('textbox', { name: 'Prompt' }), 'A cup');
  await user.click(generate());
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await user.click(await screen.findByRole('button', { name: 'Open' }));
  await user.type(await screen.findByRole('textbox', { name: 'Prompt' }), 'A bag');
  answer();
  expect(await screen.findByText('Design generation started! It will appear here shortly.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Prompt' })).toHaveValue('A bag');
  expect(address()).toBe('/dashboard/brands');
});

it('starts anew every time it is opened', async () => {
  const { user } = renderApp(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.type(await screen.findByRole('textbox', { name: 'Prompt' }), 'A cup');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await user.click(await screen.findByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('textbox', { name: 'Prompt' })).toHaveValue('');
});
