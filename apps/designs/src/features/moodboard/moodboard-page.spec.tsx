import { http, renderApp, server } from '@maquette/web-testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as plainHttp } from 'msw';
import { Route, Routes } from 'react-router';
import { withFakeApi } from '../../testing/fake-api';
import { MoodboardPage } from './moodboard-page';

withFakeApi();

const png = (name: string) => new File(['png'], name, { type: 'image/png' });
const sent: FormData[] = [];
const open = (query = '') =>
  renderApp(
    <Routes>
      <Route path="designs/moodboard" element={<MoodboardPage />} />
      <Route path="designs" element={<p>The designs</p>} />
    </Routes>,
    { path: `/dashboard/designs/moodboard${query}` },
  );
const generate = () => screen.getByRole('button', { name: 'Generate Moodboard' });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  sent.length = 0;
  server.use(
    http.post('/api/designs/generate_mood_board', async ({ request, response }) => {
      sent.push(await request.formData());
      return response(202).json({ design_request_id: 'board-1', status: 'pending' });
    }),
  );
});

describe('Generate Moodboard', () => {
  it('sends the chosen images and the title, says so, and goes to the list after two seconds', async () => {
    const { user, address } = open();
    expect(screen.getByRole('heading', { level: 1, name: 'Generate Moodboard' })).toBeVisible();
    await user.upload(await screen.findByLabelText('Images'), [png('one.png'), png('two.png'), png('three.png')]);
    const chosen = within(screen.getByRole('list', { name: 'Chosen images' }));
    expect(await chosen.findAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText('3 of 20')).toBeVisible();
    await user.click(chosen.getByRole('button', { name: 'Remove two.png' }));
    await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'Late summer');
    await user.click(generate());
    expect(
      await screen.findByText('Moodboard generation started! You will see it in your designs list soon.'),
    ).toBeVisible();
    expect(sent[0]?.getAll('images').map((file) => (file as File).name)).toEqual(['one.png', 'three.png']);
    expect(sent[0]?.get('title')).toBe('Late summer');
    await waitFor(() => expect(address()).toBe('/dashboard/designs'));
  });

  it('says that it is under way meanwhile', async () => {
    let answer: () => void = () => undefined;
    server.use(
      http.post('/api/designs/generate_mood_board', async ({ response }) => {
        await new Promise<void>((resolve) => (answer = resolve));
        return response(202).json({ design_request_id: 'board-1', status: 'pending' });
      }),
    );
    const { user } = open();
    await user.upload(await screen.findByLabelText('Images'), [png('one.png')]);
    await user.click(generate());
    expect(await screen.findByText('Uploading and generating moodboard...')).toBeVisible();
    answer();
    expect(await screen.findByText(/^Moodboard generation started!/)).toBeVisible();
  });

  it('asks for an image, and keeps only images of what is dropped', async () => {
    const { user } = open();
    await screen.findByLabelText('Images');
    await user.click(generate());
    expect(await screen.findByText('Please upload at least one image.')).toBeVisible();
    expect(sent).toEqual([]);
    fireEvent.paste(document.body, {
      clipboardData: { files: [new File(['x'], 'notes.txt', { type: 'text/plain' }), png('one.png')] },
    });
    expect(await screen.findByText('1 of 20')).toBeVisible();
  });

  it.each([
    [
      'The image cannot be read: it is damaged or incomplete.',
      { error: 'The image cannot be read: it is damaged or incomplete.' },
      400,
    ],
    ['Error submitting form', {}, 500],
  ])('says: %s, and keeps what was chosen', async (sentence, body, status) => {
    server.use(
      http.post('/api/designs/generate_mood_board', ({ response }) =>
        response.untyped(HttpResponse.json(body, { status })),
      ),
    );
    const { user } = open();
    await user.upload(await screen.findByLabelText('Images'), [png('one.png')]);
    await user.click(generate());
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText('1 of 20')).toBeVisible();
  });

  it('begins with the pictures of inspirations, and says which it could not have', async () => {
    server.use(
      http.get('/api/inspirations/{id}', ({ params, response }) =>
        params.id === 'gone'
          ? response.untyped(HttpResponse.json({ error: 'Inspiration not found.' }, { status: 404 }))
          : response.untyped(HttpResponse.json({ prompt: `Pier ${params.id}`, image_filename: `u/${params.id}.png` })),
      ),
      http.post('/api/images/bulk-urls', async ({ request, response }) => {
        const { files } = await request.json();
        return response(200).json({ urls: files.map((file) => ({ ...file, url: `/files/${file.path}` })) });
      }),
      plainHttp.get('*/files/u/:name', () => new HttpResponse('png', { headers: { 'content-type': 'image/png' } })),
    );
    const { user } = open('?source=inspiration:a&source=inspiration:gone&source=inspiration:b');
    expect(await screen.findByText('2 of 20')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove Pier a.png' })).toBeVisible();
    expect(screen.getByText('1 of the pictures could not be fetched. Please choose it again.')).toBeVisible();
    await user.click(generate());
    expect(await screen.findByText(/^Moodboard generation started!/)).toBeVisible();
    expect(sent[0]?.getAll('images').map((file) => (file as File).name)).toEqual(['Pier a.png', 'Pier b.png']);
  });

  it('has the way back', async () => {
    const { user, address } = open();
    await user.click(screen.getByRole('link', { name: 'Back to Designs' }));
    expect(address()).toBe('/dashboard/designs');
  });
});
