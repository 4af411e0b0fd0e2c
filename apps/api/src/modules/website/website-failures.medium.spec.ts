import { WEBSITE_SECTIONS } from '@maquette/website';
import { type ChatAnswer, completion, fakeTextServer } from '../../../test/fake-text-server';
import { type Person, person } from '../../../test/people';
import { settled } from '../../../test/settled';
import { createTestApp, type TestApp } from '../../../test/test-app';

const section = (words: string) => ({ heading: words, body: `${words}.`, items: [], action: '' });
const written = (words: string) =>
  completion({
    sections: Object.fromEntries(WEBSITE_SECTIONS.map((key) => [key, section(words)])),
    seo: { title: words, description: words },
    notes: '',
  });

/** A model that fails must cost nobody what was there. */
describe('a website by the text model, when the model fails', () => {
  let server: Awaited<ReturnType<typeof fakeTextServer>>;
  let test: TestApp;
  let anna: Person;
  beforeAll(async () => {
    server = await fakeTextServer();
    test = await createTestApp({ TEXT_URL: server.url, TEXT_MODEL: 'writer-1', TEXT_KEY: 'not-a-real-key' });
    anna = await person(test);
  });
  afterAll(async () => {
    await test.close();
    await server.close();
  });

  const path = (id: string, more = '') => `/api/brands/${id}/website-content${more}`;
  const content = async (id: string) => (await anna.get(path(id)).expect(200)).body.content;
  const status = async (id: string) => (await anna.get(path(id, '/status')).expect(200)).body;
  const generate = async (id: string) => {
    const { body } = await anna.post(path(id, '/background')).expect(202);
    await settled(test.app, body.job_id as string, 'website_generations');
  };
  const withWebsite = async (): Promise<string> => {
    const brand = { brand_name: 'Alder', business_description: 'Oak tables to order in Ghent.' };
    const id = (await anna.post('/api/brand-profiles', brand).expect(201)).body.profile.id as string;
    server.answers(() => written('Before'));
    await generate(id);
    return id;
  };

  const UNUSABLE = 'The text model did not give a usable answer. Please try again.';
  it.each<[string, ChatAnswer, string]>([
    [
      'a key that is refused',
      { status: 401, body: { error: { message: 'Incorrect API key provided: not-a-real-key' } } },
      'The provider is not set up correctly. Please tell whoever runs this workspace.',
    ],
    ['an account without credit', { status: 402, body: {} }, 'The provider account has no credit left.'],
    [
      'too many requests, with the time to wait',
      { status: 429, headers: { 'retry-after': '1' }, body: {} },
      'The provider is receiving too many requests. Please try again in a few minutes.',
    ],
    [
      'an error of its own',
      { status: 500, body: 'Traceback (most recent call last)' },
      'The provider is not available right now. Please try again later.',
    ],
    [
      'JSON that breaks off',
      completion('{"sections": {"hero_section": {"heading": "Oak", "bo', { finish: 'length' }),
      UNUSABLE,
    ],
    ['JSON that is no page', completion({ sections: { hero_section: { title: 'Oak' } } }), UNUSABLE],
    ['a list of answers that is empty', { body: { ...written('x').body, choices: [] } }, ''],
    [
      'a refusal',
      completion(null, { refusal: 'No.' }),
      'The provider refused this request. Please change the prompt or the picture.',
    ],
    ['no JSON at all', { body: '<html>502 Bad Gateway</html>' }, ''],
  ])(
    'tells %s in a sentence, keeps what was there, and writes anew when it is asked again',
    async (_, answer, sentence) => {
      const id = await withWebsite();
      const before = await content(id);
      server.answers(() => answer);
      await generate(id);
      const failed = await status(id);
      expect(failed).toMatchObject({ status: 'failed', content_data: null });
      if (sentence) expect(failed.error).toBe(sentence);
      expect(failed.error).toMatch(/^[A-Z][^{}<>]*\.$/);
      expect(failed.error).not.toMatch(/not-a-real-key|Traceback|JSON|HTTP|undefined/);
      expect(await content(id)).toEqual(before);
      expect((await anna.get(path(id, '/versions')).expect(200)).body.versions).toHaveLength(1);

      server.answers(() => written('After'));
      await generate(id);
      expect(await status(id)).toMatchObject({ status: 'completed', error: null });
      expect((await content(id)).structured_content.about_section).toEqual(section('After'));
    },
  );
});
