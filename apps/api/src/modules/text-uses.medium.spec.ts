import { DataSource } from 'typeorm';
import { createBrand, createPrompt } from '../../test/factories';
import { type ChatAnswer, type ChatRequest, completion, fakeTextServer } from '../../test/fake-text-server';
import { type Person, person } from '../../test/people';
import { flat } from '../../test/pictures';
import { settled } from '../../test/settled';
import { createTestApp, type TestApp } from '../../test/test-app';

/** of the port, and of a request that somebody waits for */
const DEADLINE_MS = 240_000;
const WAITED_MS = 80_000;
const LONG = 'Bread, '.repeat(8_000);

interface Outcome {
  /** what was made of the answer, or why there is none */
  text: string | null;
  error: string | null;
}

/** Whatever writes with the text model: how it is asked for, an answer that is right, and one that follows no schema or is too long. */
interface Use {
  name: string;
  /** somebody waits for it: it is answered with its failure, and nobody tries again but him */
  waits?: boolean;
  /** how often the model is asked where each answer is right; once if nothing is said */
  calls?: number;
  run(): Promise<Outcome>;
  right: object;
  wrong: object;
  tooLong: object;
}

describe('what the text model writes', () => {
  let server: Awaited<ReturnType<typeof fakeTextServer>>;
  let test: TestApp;
  let anna: Person;
  beforeAll(async () => {
    server = await fakeTextServer();
    test = await createTestApp({
      TEXT_URL: server.url,
      TEXT_KEY: 'key-of-the-company',
      TEXT_MODEL: 'writer-1',
      TEXT_VISION_MODEL: 'eyes-1',
    });
    anna = await person(test);
  });
  afterAll(async () => {
    await test.close();
    await server.close();
  });
  afterEach(() => jest.restoreAllMocks());

  const errorOf = async (id: string, table: string): Promise<string | null> => {
    await settled(test.app, id, table);
    const [row] = await test.app
      .get(DataSource)
      .query<{ error: string | null }[]>(`SELECT error FROM ${table} WHERE id = $1`, [id]);
    return row?.error ?? null;
  };
  const section = { heading: 'Bread', body: 'Baked at night.', items: [], action: '' };
  const USES: Use[] = [
    {
      name: 'a strategy',
      run: async () => {
        const path = `/api/brands/${(await createBrand(anna)).id}/strategy`;
        const { body } = await anna.post(`${path}/palette/background`).expect(202);
        const error = await errorOf(body.job_id, 'strategy_generations');
        return { text: (await anna.get(`${path}/status`).expect(200)).body.strategy_text ?? null, error };
      },
      right: { colorPalettes: [{ name: 'Bread', primary: { hex: '#1b3a4b' } }] },
      wrong: { fonts: 'Bread' },
      tooLong: { colorPalettes: [] },
    },
    {
      name: 'a prompt',
      waits: true,
      run: async () => {
        const [brand, prompt] = await Promise.all([createBrand(anna), createPrompt(anna)]);
        const { body } = await anna.get(`/api/prompts/generate?prompt_id=${prompt.id}&brand_id=${brand.id}`);
        return { text: body.final_prompt ?? null, error: body.error ?? null };
      },
      right: { prompt: 'Bread on a table' },
      wrong: { words: 'Bread' },
      tooLong: { prompt: LONG },
    },
    {
      name: 'a website',
      calls: 2,
      run: async () => {
        const path = `/api/brands/${(await createBrand(anna)).id}/website-content`;
        const { body } = await anna.post(`${path}/background`, { section: 'hero_section' }).expect(202);
        const error = await errorOf(body.job_id, 'website_generations');
        const { content } = (await anna.get(path)).body;
        return { text: content ? JSON.stringify(content) : null, error };
      },
      right: {
        sections: { hero_section: section },
        seo: { title: 'Bread', description: 'Baked at night.' },
        notes: '',
      },
      wrong: { sections: 'Bread' },
      tooLong: {
        sections: { hero_section: { ...section, body: LONG } },
        seo: { title: 'Bread', description: '' },
        notes: '',
      },
    },
    {
      name: 'a proposal',
      run: async () => {
        const asked = { client_request: 'We bake bread in Ghent and need a sign.', async: true };
        const { body } = await anna.post('/api/proposals/generate', asked).expect(202);
        const error = await errorOf(body.proposal_id, 'proposals');
        const { proposal } = (await anna.get(`/api/proposals/${body.proposal_id}`).expect(200)).body;
        return { text: proposal.proposal_content, error };
      },
      right: { title: 'A sign', content: '## Bread\n\n'.padEnd(300, 'A sign for the bakery. ') },
      wrong: { heading: 'Bread' },
      tooLong: { title: 'A sign', content: LONG },
    },
    {
      name: 'an analysis',
      run: async () => {
        const form = { analyzer_slug: 'vision-describe' };
        const { body } = await anna.postForm('/api/v1/analyze', form, { file: await flat('#1b3a4b') });
        return { text: body.descriptions?.[0]?.text ?? null, error: body.error ?? null };
      },
      right: { descriptions: [{ text: 'Bread on a table' }] },
      wrong: { descriptions: 'Bread' },
      tooLong: { descriptions: [{ text: LONG }] },
    },
  ];

  /** These answers one after the other, the last one again and again. @returns when each was asked for */
  const answers = (...given: (ChatAnswer | undefined)[]) => {
    const times: number[] = [];
    server.answers(() => given[Math.min(times.push(Date.now()), given.length) - 1]);
    return times;
  };
  /** An attempt of the port: an answer that cannot be used is asked for once more with what was wrong. */
  const attempts = () => server.requests.filter(({ body }: ChatRequest) => body.messages.length === 2).length;

  describe.each(USES.map((use) => [use.name, use] as const))(
    'as %s',
    (_name, { run, right, wrong, tooLong, waits, calls = 1 }) => {
      it('is what the model answered', async () => {
        answers(completion(right));
        const { text, error } = await run();
        expect([text, error]).toEqual([expect.stringContaining('Bread'), null]);
        expect(server.requests).toHaveLength(calls);
      });

      it.each<[string, ChatAnswer, string]>([
        [
          'the key is refused',
          { status: 401, body: { error: { message: 'Incorrect API key: key-of-the-company' } } },
          'The provider is not set up correctly. Please tell whoever runs this workspace.',
        ],
        ['the account is empty', { status: 402, body: '{}' }, 'The provider account has no credit left.'],
        [
          'the filter refuses it',
          { status: 400, body: { error: { code: 'content_filter' } } },
          'The provider refused this request. Please change the prompt or the picture.',
        ],
        [
          'the filter ends it',
          completion('', { finish: 'content_filter' }),
          'The provider refused this request. Please change the prompt or the picture.',
        ],
        [
          'the answer is longer than is read',
          completion('x'.repeat(2_200_000)),
          'The provider returned something that cannot be used. Please try again.',
        ],
      ])('fails with its sentence when %s, asked once', async (_case, given, sentence) => {
        answers(given);
        expect(await run()).toEqual({ text: null, error: sentence });
        expect(server.requests).toHaveLength(1);
      });

      it.each<[string, ChatAnswer]>([
        ['is cut off', completion(JSON.stringify(right).slice(0, -9), { finish: 'length' })],
        ['follows no schema', completion(wrong)],
        ['is empty', completion('')],
        ['is too long, or too short', completion(tooLong)],
      ])(
        'is asked for once more when the answer %s, and fails when the next one is no better',
        async (_case, given) => {
          answers(given, completion(right));
          expect(await run()).toEqual({ text: expect.stringContaining('Bread'), error: null });
          expect(server.requests).toHaveLength(calls + 1);
          answers(given);
          expect(await run()).toEqual({
            text: null,
            error: 'The text model did not give a usable answer. Please try again.',
          });
          expect(server.requests).toHaveLength(2);
        },
      );

      it('is repaired where its JSON is nearly right', async () => {
        answers(completion(`Here it is:\n\`\`\`json\n${JSON.stringify(right).replace(/\}$/, ',}')}\n\`\`\``));
        expect(await run()).toEqual({ text: expect.stringContaining('Bread'), error: null });
        expect(server.requests).toHaveLength(calls);
      });

      it('waits as long as the server asks for, in the queue alone', async () => {
        const times = answers({ status: 429, headers: { 'retry-after': '1' }, body: '{}' }, completion(right));
        const { text, error } = await run();
        if (waits) {
          expect(error).toBe('The provider is receiving too many requests. Please try again in a few minutes.');
          expect(times).toHaveLength(1);
          return;
        }
        expect([text, error]).toEqual([expect.stringContaining('Bread'), null]);
        expect(times).toHaveLength(calls + 1);
        expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(1_000);
      });

      it('is tried four times where the server is broken, and then fails', async () => {
        answers({ status: 500, headers: { 'retry-after': '0' }, body: 'CUDA out of memory' });
        const { text, error } = await run();
        expect([text, error]).toEqual([null, 'The provider is not available right now. Please try again later.']);
        expect(attempts()).toBe(waits ? 1 : 4);
      });

      it('is given up when nothing comes, and comes with the next try', async () => {
        const timeout = AbortSignal.timeout.bind(AbortSignal);
        let isFirst = true;
        jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
          if (ms !== (waits ? WAITED_MS : DEADLINE_MS) || !isFirst) return timeout(ms);
          isFirst = false;
          return timeout(100);
        });
        answers(undefined, completion(right));
        const { text, error } = await run();
        expect([text, error]).toEqual(
          waits
            ? [null, 'The provider took too long to answer. Please try again.']
            : [expect.stringContaining('Bread'), null],
        );
        expect(attempts()).toBe(waits ? 1 : calls + 1);
      });
    },
  );
});
