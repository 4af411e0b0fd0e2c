import { renderApp } from '@maquette/web-testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { quickCreate } from '../../routed-app';
import { ALDER, fakeApi, http, refusal, server, withFakeApi } from '../../testing/fake-api';
import { updateProposal } from '../proposals/calls';

withFakeApi();
/** jsdom's knows jsdom's files alone; those of the tests are Node's, as `fetch` wants them. */
class FileReaderOfNode {
  result = '';
  onload: () => void = () => undefined;
  readAsDataURL(file: File) {
    void file.arrayBuffer().then((bytes) => {
      this.result = `data:${file.type};base64,${Buffer.from(bytes).toString('base64')}`;
      this.onload();
    });
  }
}
beforeAll(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  Object.assign(globalThis, { FileReader: FileReaderOfNode });
});

const Dialog = quickCreate!.proposal!;
const REQUEST = 'A sign for our bakery in the old town.';

function show() {
  const onOpenChange = jest.fn();
  const view = renderApp(<Dialog open onOpenChange={onOpenChange} />, { path: '/dashboard/designs' });
  return {
    ...view,
    onOpenChange,
    request: () => screen.getByRole('textbox', { name: 'Client request' }),
    send: () => view.user.click(screen.getByRole('button', { name: /^Generate Proposal/ })),
    images: async () => {
      await view.user.click(screen.getByRole('radio', { name: 'Images' }));
      return screen.getByLabelText<HTMLInputElement>('Images', { selector: 'input' });
    },
  };
}
const picture = (name: string, bytes = 4, type = 'image/png') => {
  const file = new File(['pict'], name, { type });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};
const refuse = (status: number, body: object = {}) =>
  server.use(http.post('/api/proposals/generate', ({ response }) => response.untyped(refusal(status, body))));

describe('From a text', () => {
  it('is asked for by the studio that was chosen, says so, closes two seconds later, and leads to the list', async () => {
    const { user, request, send, onOpenChange, address } = show();
    expect(request()).toHaveFocus();
    await user.type(request(), `  ${REQUEST} `);
    expect(await screen.findByText('The manner of TI.')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'TI Acme' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'SUL Acme' }));
    expect(screen.getByText('The manner of SUL.')).toBeVisible();
    await user.click(await screen.findByRole('combobox', { name: /^Brand/ }));
    await user.click(await screen.findByRole('option', { name: 'Alder' }));
    await send();
    expect(await screen.findByText('Proposal generation started! Check the proposals list for updates.')).toBeVisible();
    expect(onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false), { timeout: 3_000 });
    await waitFor(() => expect(address()).toBe('/dashboard/proposals'));
    expect(fakeApi.generated).toEqual([
      { client_request: REQUEST, design_studio: 'SUL', brand_profile_id: ALDER, async: true },
    ]);
  });

  it.each([
    ['too short', 'A sign   ', 'Please enter at least 10 characters describing your project'],
    ['too long', 'x'.repeat(2_001), 'The request may have at most 2,000 characters'],
  ])('that is %s is not sent, and stays', async (_, text, sentence) => {
    const { user, request, send } = show();
    await user.click(request());
    await user.paste(text);
    await send();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(request()).toHaveValue(text);
    expect(fakeApi.generated).toEqual([]);
  });

  it.each([
    ['10', 'A sign, ok'],
    ['2,000', 'x'.repeat(2_000)],
  ])('of %s characters is sent', async (_, text) => {
    const { user, request, send } = show();
    await user.click(request());
    await user.paste(text);
    await send();
    await waitFor(() => expect(fakeApi.generated).toMatchObject([{ client_request: text }]));
  });

  it.each([
    ['no words', 500, {}, 'Failed to generate proposal'],
    ['its own words', 500, { error: 'The queue is closed.' }, 'The queue is closed.'],
    [
      'a field',
      400,
      {
        error: 'Client request must be at least 10 characters long',
        details: [{ field: 'client_request', message: 'Client request must be at least 10 characters long' }],
      },
      'Client request must be at least 10 characters long',
    ],
    [
      'a time-out',
      408,
      { error: 'Too slow' },
      /^The AI is taking longer than usual .* try again with a simpler request/,
    ],
    ['words of a time-out', 504, { error: 'Gateway timeout' }, /^The AI is taking longer than usual/],
    ['words of a long wait', 504, { error: 'This is taking longer than expected.' }, /^The AI is taking longer/],
  ])('that the server refuses with %s says so and stays', async (_, status, body, sentence) => {
    const { user, request, send } = show();
    refuse(status, body);
    await user.type(request(), REQUEST);
    await send();
    expect((await screen.findAllByText(sentence))[0]).toBeVisible();
    expect(request()).toHaveValue(REQUEST);
  });

  it('is not sent for somebody who is signed out meanwhile', async () => {
    const { user, request, send } = show();
    await user.type(request(), REQUEST);
    localStorage.removeItem('maquette-auth');
    await send();
    expect(await screen.findByText('No user logged in. Please log in to continue.')).toBeVisible();
    expect(request()).toHaveValue(REQUEST);
  });

  it('says what the server warns of', async () => {
    server.use(
      http.post('/api/proposals/generate', ({ response }) =>
        response.untyped(refusal(202, { proposal_id: '1', save_warning: 'It could not be saved.' })),
      ),
    );
    const { user, request, send } = show();
    await user.type(request(), REQUEST);
    await send();
    expect(await screen.findByText('It could not be saved.')).toBeVisible();
  });
});

describe('From pictures', () => {
  it('takes up to three, with a context, and asks with the usual words without one', async () => {
    const { user, images, send } = show();
    await user.upload(await images(), [picture('a.png'), picture('b.webp', 4, 'image/webp')]);
    const chosen = () => within(screen.getByRole('list', { name: 'Chosen images' })).getAllByRole('img');
    expect(chosen().map((image) => image.getAttribute('alt'))).toEqual(['Image 1: a.png', 'Image 2: b.webp']);
    await user.click(screen.getByRole('button', { name: 'Remove image 1' }));
    expect(chosen()).toHaveLength(1);
    expect(screen.getByPlaceholderText('Please analyze these images and create a proposal.')).toBeVisible();
    await send();
    await screen.findByText(/^Proposal generation started/);
    expect(fakeApi.generated).toEqual([
      {
        client_request: 'Please analyze these images and create a proposal.',
        images: [`data:image/webp;base64,${btoa('pict')}`],
        design_studio: 'TI',
        brand_profile_id: null,
        async: true,
      },
    ]);
  });

  it('needs one, and at most 500 characters of context', async () => {
    const { user, images, send } = show();
    const input = await images();
    await send();
    expect(await screen.findByText('Please upload at least one image file')).toBeVisible();
    await user.upload(input, picture('a.png'));
    const context = screen.getByRole('textbox', { name: /^Context/ });
    await user.click(context);
    await user.paste('x'.repeat(501));
    await send();
    expect(await screen.findByText('The context may have at most 500 characters')).toBeVisible();
    expect(context).toHaveValue('x'.repeat(501));
    expect(screen.getByRole('img', { name: 'Image 1: a.png' })).toBeVisible();
    expect(fakeApi.generated).toEqual([]);
  });

  it('refuses by its number what is no picture or has 10 MB, and keeps the good ones', async () => {
    const { images } = show();
    await images();
    const files = [picture('a.gif', 4, 'image/gif'), picture('b.png', 10_485_760), picture('c.png', 10_485_759)];
    fireEvent.paste(document.body, { clipboardData: { files } });
    expect(await screen.findByText(/Image 1: File must be JPEG, PNG, or WebP format/)).toBeVisible();
    expect(screen.getByText(/Image 2: File size must be less than 10MB/)).toBeVisible();
    expect(await screen.findByRole('img', { name: 'Image 1: c.png' })).toBeVisible();
  });

  it('refuses a fourth', async () => {
    const { user, images } = show();
    await user.upload(
      await images(),
      ['a', 'b', 'c', 'd'].map((name) => picture(`${name}.png`)),
    );
    expect(await screen.findByText('Maximum 3 images allowed')).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Chosen images' })).getAllByRole('img')).toHaveLength(3);
  });

  it('that the server refuses without a word says so and keeps them', async () => {
    const { user, images, send } = show();
    refuse(500);
    await user.upload(await images(), picture('a.png'));
    await send();
    expect(await screen.findByText('Failed to generate proposal from images')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Image 1: a.png' })).toBeVisible();
  });

  it('keeps what was typed for a text', async () => {
    const { user, request, images } = show();
    await user.type(request(), REQUEST);
    await images();
    await user.click(screen.getByRole('radio', { name: 'Text' }));
    expect(request()).toHaveValue(REQUEST);
  });
});

it('offers the five usual studios where the list cannot be read', async () => {
  server.use(http.get('/api/proposals/studios', ({ response }) => response.untyped(refusal(500))));
  show();
  expect(await screen.findByText(/^Failed to load studios/)).toBeVisible();
  for (const id of ['TI', 'SUL', 'JAD', 'BIL', 'HOL'])
    expect(screen.getByRole('radio', { name: `${id} Acme` })).toBeVisible();
});

it('asks for the studios once in a quarter of an hour', async () => {
  const { unmount, queryClient } = show();
  await screen.findByText('The manner of TI.');
  const [studios] = queryClient.getQueryCache().findAll({ queryKey: ['studios'] });
  expect(studios?.options).toMatchObject({ staleTime: 15 * 60_000 });
  unmount();
  expect(fakeApi.studiosAsked).toBe(1);
});

it('a change of nothing is not sent', async () => {
  await expect(updateProposal('1', {})).rejects.toThrow('Updates are required');
  expect(fakeApi.saved).toEqual([]);
});
