import { OPERATION_IDS, type OperationId } from '@maquette/generation';
import { Logger } from '@nestjs/common';
import sharp from 'sharp';
import {
  type FakeProviderServer,
  fakeProviderServer,
  type Received,
  type Reply,
} from '../../../../test/fake-provider-server';
import { ASKED, type Operation, PICTURE, type Wire, WIRES } from '../../../../test/hosted-wires';
import { loadConfig } from '../../../config';
import { JobError } from '../../queue';
import { type GeneratedImage, type ImageProvider, type ProviderCall, supports } from '../image-provider';

const MINIMAL = {
  DATABASE_URL: 'postgres://127.0.0.1/maquette',
  REDIS_URL: 'redis://127.0.0.1',
  JWT_SECRET: 'only-for-tests-0123456789-abcdefghijklmnop',
};
const TIMES = { deadlineMs: 10_000, pollMs: 5 };
const never = new AbortController().signal;

const png = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 4, background: '#c8b6a0' } })
    .png()
    .toBuffer();

/** Every operation of every hosted provider. */
const ALL = WIRES.flatMap((wire) =>
  Object.entries(wire.operations).map(([operation, expected]): [string, OperationId, Wire, Operation] => [
    wire.id,
    operation as OperationId,
    wire,
    expected,
  ]),
);
/** Those whose answer says where the result lies. */
const FETCHING = ALL.filter(([, , , { replies }]) =>
  /"url":|generation_id/.test(JSON.stringify(replies({ what: 'POST', headers: {} }, Buffer.alloc(0), 'http://x'))),
);

describe('A hosted provider', () => {
  let server: FakeProviderServer;
  let forbidden: FakeProviderServer;
  let input: Buffer;
  let output: Buffer;
  let large: Buffer;
  beforeAll(async () => {
    jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    [server, forbidden] = await Promise.all([fakeProviderServer(), fakeProviderServer()]);
    [input, output, large] = await Promise.all([png(300), png(8), png(4_600, 3_680)]);
  });
  beforeEach(() => forbidden.replies(() => ({ body: output })));
  afterAll(() => Promise.all([server.close(), forbidden.close()]));

  const provider = (wire: Wire, env: NodeJS.ProcessEnv = {}, times = TIMES): ImageProvider => {
    const made = wire.make(loadConfig({ ...MINIMAL, ...wire.env(server.url), ...env }), times);
    if (!made) throw new Error(`${wire.id} is not there`);
    return made;
  };
  const asked = { charged: 0, tickets: [] as string[] };
  const newCall = (ticket?: string) => {
    Object.assign(asked, { charged: 0, tickets: [] });
    const call = {
      ticket,
      keep: (kept: string) => {
        call.ticket = kept;
        asked.tickets.push(kept);
        return Promise.resolve();
      },
      charge: (units: number) => void (asked.charged += units),
    };
    return call;
  };
  /** All pictures that an operation gives. */
  const run = async (
    by: ImageProvider,
    operation: OperationId,
    {
      signal = never,
      call = newCall(),
      image = input,
    }: { signal?: AbortSignal; call?: ProviderCall; image?: Buffer } = {},
  ): Promise<GeneratedImage[]> => {
    const request = { ...ASKED, n: Math.min(ASKED.n, by.perCall ?? ASKED.n), image, background: input };
    const pictures = {
      'text-to-image': by.textToImage?.(request, signal, call),
      'image-to-image': by.imageToImage?.(request, signal, call),
      vectorize: by.vectorize?.(request, signal, call),
      'remove-background': by.removeBackground?.(request, signal, call),
      'change-background': by.changeBackground?.(request, signal, call),
    }[operation];
    const made: GeneratedImage[] = [];
    for await (const picture of pictures ?? []) made.push(picture);
    return made;
  };
  const failure = async (work: Promise<unknown>): Promise<JobError> => {
    const error: unknown = await work.then(
      () => 'no failure',
      (thrown: unknown) => thrown,
    );
    if (error instanceof JobError) return error;
    throw new Error(`it ended with ${String(error)}`);
  };
  const replyWith = (reply: Reply) => server.replies(() => reply);
  const well = (expected: Operation) => server.replies((received) => expected.replies(received, output, server.url));
  const sent = (): Received => {
    const [first] = server.requests;
    if (!first) throw new Error('nothing was sent');
    return first;
  };

  it.each(WIRES.map((wire) => [wire.id, wire] as const))(
    '%s is there once it is set up, and offers what it does',
    (id, wire) => {
      expect(wire.make(loadConfig(MINIMAL), TIMES)).toBeUndefined();
      const there = provider(wire);
      expect([there.id, there.unit]).toEqual([id, expect.any(String)]);
      expect(OPERATION_IDS.filter((operation) => supports(there, operation)).sort()).toEqual(
        Object.keys(wire.operations).sort(),
      );
    },
  );

  describe.each(ALL)('%s, %s', (_, operation, wire, expected) => {
    it('sends what is documented, once, and gives the pictures of the answer', async () => {
      well(expected);
      const made = await run(provider(wire), operation);
      const { what, headers, json, fields, files } = sent();
      const [name, value] = wire.authorization;
      expect(headers[name]).toBe(value);
      const encoded = input.toString('base64');
      const text =
        json === undefined
          ? undefined
          : JSON.stringify(json).replaceAll(`data:image/png;base64,${encoded}`, PICTURE).replaceAll(encoded, PICTURE);
      expect({ what, json: text === undefined ? undefined : (JSON.parse(text) as unknown), fields }).toEqual({
        what: expected.sends.what,
        json: expected.sends.json,
        fields: expected.sends.fields,
      });
      expect(files?.map(({ field }) => field)).toEqual(fields ? expected.files : undefined);
      for (const file of files ?? []) expect(file).toMatchObject({ type: 'image/png', bytes: input });
      expect(server.requests.filter((request) => request.what.startsWith('POST'))).toHaveLength(1);
      expect(made.length).toBeGreaterThan(0);
      for (const { image, svg } of made) {
        expect((await sharp(image).metadata()).format).toBe('png');
        expect(svg === undefined).toBe(operation !== 'vectorize');
      }
    });

    it('shows its key to nobody but the API', async () => {
      well(expected);
      await run(provider(wire), operation);
      const [name] = wire.authorization;
      const api = new URL(Object.values(wire.env(server.url)).find((text) => text?.startsWith('http')) ?? '').pathname;
      const fetched = server.requests.filter(({ what }) => /\.(png|svg)$/.test(what));
      for (const { headers } of fetched) expect(headers).not.toHaveProperty(name);
      for (const { what } of server.requests)
        if (!fetched.some((one) => one.what === what)) expect(what).toContain(api);
    });

    it.each<[string, Reply, string]>([
      ['401 in words', { status: 401, body: 'request unauthorized' }, 'misconfigured'],
      ['401 as JSON', { status: 401, body: { error: { message: 'bad key' } } }, 'misconfigured'],
      ['402', { status: 402, body: {} }, 'quota'],
      ['429 without credit', { status: 429, body: { error: { code: 'insufficient_quota' } } }, 'quota'],
      ['429', { status: 429, headers: { 'retry-after': '120' }, body: '{}' }, 'rate_limited'],
      ['400', { status: 400, body: { error: 'wrong' } }, 'bad_input'],
      ['500', { status: 500, body: 'oops' }, 'unavailable'],
      ['503 as a page', { status: 503, body: '<html>' }, 'unavailable'],
      ['an answer that is no JSON', { body: '<html>' }, 'bad_output'],
      ['nothing', { body: '' }, 'bad_output'],
      ['an empty list', { body: { data: [], images: [] } }, 'bad_output'],
    ])('fails in its way at %s, asked once', async (_name, reply, reason) => {
      replyWith(reply);
      const error = await failure(run(provider(wire), operation));
      expect({ reason: error.reason, retryAfter: error.retryAfter }).toEqual({
        reason,
        retryAfter: reason === 'rate_limited' ? 120 : undefined,
      });
      expect(server.requests).toHaveLength(1);
    });

    it('knows a refusal when it sees one', async () => {
      // vectors are refused as the second version refuses
      const refusals = wire.refusals.filter(({ status }) => status !== undefined || operation !== 'vectorize');
      for (const reply of refusals) {
        replyWith(reply);
        expect((await failure(run(provider(wire), operation))).reason).toBe('refused');
        expect(server.requests).toHaveLength(1);
      }
    });

    it.each<[string, Reply | undefined]>([
      ['no answer', undefined],
      ['half an answer', { body: { data: [] }, end: 'stalled' }],
      ['a byte now and then for ever', { end: 'dripping' }],
    ])('gives up after its deadline, with %s, and hangs up', async (_name, reply) => {
      server.replies(() => reply);
      const hungUp = server.hungUp();
      const error = await failure(run(provider(wire, {}, { ...TIMES, deadlineMs: 60 }), operation));
      expect([error.reason, error.mayBeDone]).toEqual(['timed_out', true]);
      await hungUp;
      expect(server.requests).toHaveLength(1);
    });

    it('says that its answer may be lost when the connection breaks', async () => {
      replyWith({ body: { data: [{ b64_json: 'x'.repeat(9_000) }] }, end: 'cut' });
      const error = await failure(run(provider(wire), operation));
      expect([error.reason, error.mayBeDone]).toEqual(['unavailable', true]);
    });

    it('stops when it is cancelled', async () => {
      const cancel = new AbortController();
      server.replies(() => void cancel.abort(new Error('cancelled by the user')));
      await expect(run(provider(wire), operation, { signal: cancel.signal })).rejects.toThrow('cancelled by the user');
      expect(server.requests).toHaveLength(1);
    });
  });

  describe.each(FETCHING)('%s, %s: the result', (_, operation, wire, expected) => {
    /** All is well, but for the result, which is said to lie at `address`. */
    const lying = (address: string) =>
      server.replies((received) => {
        const reply = expected.replies(received, output, server.url);
        return JSON.parse(
          JSON.stringify(reply).replaceAll(new RegExp(`${server.url}/\\w+\\.\\w+`, 'g'), address),
        ) as Reply;
      });

    it.each<[string, (port: number) => string]>([
      ['an address of this machine', (port) => `http://127.0.0.1:${port}/`],
      ['one in other digits', (port) => `http://2130706433:${port}/`],
      ['one of the newer kind', (port) => `http://[::ffff:127.0.0.1]:${port}/`],
      ['a name of this machine', (port) => `http://localhost:${port}/`],
      ['an encrypted one', (port) => `https://127.0.0.1:${port}/`],
      ['this machine at the usual port', () => 'https://127.0.0.1/'],
      ['a name of this machine at the usual port', () => 'https://localhost/'],
      ['a file', () => 'file:///etc/hostname'],
      ['itself', () => 'data:image/png;base64,AAAA'],
      ['an address with a password', (port) => `http://user:word@127.0.0.1:${port}/`],
      ['nothing that is an address', () => 'over there'],
    ])('is not fetched from %s', async (_name, address) => {
      lying(address(Number(new URL(forbidden.url).port)));
      expect((await failure(run(provider(wire), operation))).reason).toBe('bad_output');
      expect(forbidden.requests).toHaveLength(0);
    });

    it('is not fetched from where its address sends us on to', async () => {
      server.replies((received) =>
        /\.(png|svg)$/.test(received.what)
          ? { status: 302, headers: { location: forbidden.url } }
          : expected.replies(received, output, server.url),
      );
      expect((await failure(run(provider(wire), operation))).reason).toBe('bad_output');
      expect(forbidden.requests).toHaveLength(0);
    });

    it('is not waited for any more once the job is cancelled', async () => {
      const cancel = new AbortController();
      server.replies((received) => {
        if (!/\.(png|svg)$/.test(received.what)) return expected.replies(received, output, server.url);
        cancel.abort(new Error('cancelled by the user'));
        return undefined;
      });
      await expect(run(provider(wire), operation, { signal: cancel.signal })).rejects.toThrow('cancelled by the user');
      expect(server.requests.filter(({ what }) => what.startsWith('POST'))).toHaveLength(1);
    });

    it.each<[string, Reply | undefined, string]>([
      ['does not come', undefined, 'timed_out'],
      ['comes a byte now and then for ever', { end: 'dripping' }, 'timed_out'],
      ['comes in half', { body: 'x'.repeat(9_000), end: 'cut' }, 'unavailable'],
      ['cannot be given now', { status: 503 }, 'unavailable'],
      ['is gone', { status: 404 }, 'bad_output'],
    ])('that %s is not paid for again: it is fetched once more with the same ticket', async (_name, reply, reason) => {
      const failing = (received: Received) =>
        /\.(png|svg)$/.test(received.what) ? reply : expected.replies(received, output, server.url);
      const call = newCall();
      if (reason === 'timed_out') {
        // Only the fetching is hurried: on a busy machine the paying itself may take longer than that.
        well(expected);
        await run(provider(wire), operation, { call });
      }
      server.replies(failing);
      const times = reason === 'timed_out' ? { ...TIMES, deadlineMs: 200 } : TIMES;
      const error = await failure(run(provider(wire, {}, times), operation, { call }));
      expect([error.reason, error.mayBeDone]).toEqual([reason, false]);
      well(expected);
      expect((await run(provider(wire), operation, { call })).length).toBeGreaterThan(0);
      expect(server.requests.filter(({ what }) => what.startsWith('POST'))).toEqual([]);
    });
  });

  const wireOf = (id: string): Wire => {
    const wire = WIRES.find((one) => one.id === id);
    if (!wire) throw new Error(`no ${id}`);
    return wire;
  };

  describe('with its own ways', () => {
    it('recraft charges credits, and names a seed only where one picture was made from it', async () => {
      well({
        ...wireOf('recraftai').operations['text-to-image']!,
        replies: () => ({ body: { credits: 80, data: [{ b64_json: output.toString('base64') }] } }),
      });
      const recraft = provider(wireOf('recraftai'));
      expect(await run(recraft, 'text-to-image')).toMatchObject([{ seed: undefined }]);
      expect(asked.charged).toBe(80);
    });

    it('recraft takes the model that is set, and its limit of words', () => {
      expect(provider(wireOf('recraftai'), { RECRAFTAI_MODEL: 'recraftv3' })).toMatchObject({
        model: 'recraftv3',
        maxPrompt: 700,
      });
      expect(provider(wireOf('recraftai')).maxPrompt).toBe(9_700);
    });

    it('openai cannot cut out with the model that draws no transparency', () => {
      const model = (OPENAI_MODEL: string) =>
        supports(provider(wireOf('openai'), { OPENAI_MODEL }), 'remove-background');
      expect(['gpt-image-2', 'gpt-image-2-2026-04-21', 'gpt-image-1.5', 'gpt-image-2.5-flare'].map(model)).toEqual([
        false,
        false,
        true,
        true,
      ]);
    });

    it('openai charges tokens, and says which of its two strengths was taken', async () => {
      well(wireOf('openai').operations['image-to-image']!);
      const [first] = await run(provider(wireOf('openai')), 'image-to-image');
      expect(asked.charged).toBe(120);
      expect(first?.notes).toEqual(['OpenAI knows two strengths: this picture was to keep much of the input.']);
      await run(provider(wireOf('openai'), { OPENAI_MODEL: 'gpt-image-1-mini' }), 'image-to-image');
      expect(server.requests.at(-1)?.fields).not.toHaveProperty('input_fidelity');
    });

    it.each([
      [0, '100'],
      [1, '1'],
      [0.5, '51'],
    ])('ideogram is told strength %d as the weight of the input, %s', async (strength, image_weight) => {
      well(wireOf('ideogram').operations['image-to-image']!);
      const request = { ...ASKED, strength, image: input };
      const made = provider(wireOf('ideogram')).imageToImage?.(request, never, newCall());
      for await (const { seed } of made ?? []) expect(seed).toBeDefined();
      expect(sent().fields).toMatchObject({ image_weight });
    });

    it('stability says with a success that its filter found something', async () => {
      replyWith({ body: { image: 'AAAA', finish_reason: 'CONTENT_FILTERED', seed: 7 } });
      expect((await failure(run(provider(wireOf('stability')), 'text-to-image'))).reason).toBe('refused');
    });

    it('stability is never told the seed that stands for any', async () => {
      well(wireOf('stability').operations['text-to-image']!);
      const made = provider(wireOf('stability')).textToImage?.({ ...ASKED, n: 1, seed: 0 }, never, newCall());
      for await (const { image } of made ?? []) expect(image).toEqual(output);
      expect(sent().fields).toMatchObject({ seed: '1' });
    });

    it('ideogram gives what is safe, says what it withheld, and charges for all', async () => {
      server.replies(({ what }) =>
        what.startsWith('GET')
          ? { body: output }
          : {
              body: {
                data: [
                  { url: `${server.url}/a.png`, seed: 1, is_image_safe: true },
                  { url: null, seed: 2, is_image_safe: false },
                  { url: `${server.url}/c.png`, seed: 3, is_image_safe: true },
                ],
              },
            },
      );
      const made = await run(provider(wireOf('ideogram')), 'text-to-image');
      expect(made.map(({ seed, notes }) => [seed, notes])).toEqual([
        [1, ['1 of 3 pictures were withheld by the provider.']],
        [3, []],
      ]);
      expect(asked.charged).toBe(3);
    });

    it.each(['recraftai', 'ideogram'])(
      '%s puts the background that was given behind what it cuts out, and says that words were not used',
      async (id) => {
        well(wireOf(id).operations['change-background']!);
        const [made] = await run(provider(wireOf(id)), 'change-background');
        expect(made?.notes).toEqual(['The words were not used: the background is the picture that was given.']);
        expect(await sharp(made?.image).metadata()).toMatchObject({ width: 8, height: 8, format: 'png' });
      },
    );
  });

  interface Slow {
    operation: OperationId;
    /** the question for the result, and answers to it */
    question: string;
    pending: Reply;
    refused: Reply;
    failures: [string, Reply, string][];
  }
  const SLOW: [string, Slow][] = [
    [
      'ideogram',
      {
        operation: 'vectorize',
        question: 'GET /v2/generations/gen%201',
        pending: { body: { generation_id: 'gen 1', status: 'pending' } },
        refused: { body: { status: 'failed', failure_reason: 'safety_filter' } },
        failures: [
          ['has failed', { body: { status: 'failed', failure_reason: 'internal' } }, 'bad_output'],
          ['has no address', { body: { status: 'completed', data: [] } }, 'bad_output'],
        ],
      },
    ],
    [
      'stability',
      {
        operation: 'change-background',
        question: 'GET /v2beta/results/job%201',
        pending: { status: 202, body: { id: 'job 1', status: 'in-progress' } },
        refused: { body: { result: 'AAAA', finish_reason: 'CONTENT_FILTERED', seed: 7 } },
        failures: [],
      },
    ],
  ];

  describe.each(SLOW)('that takes its time (%s)', (id, { operation, question, pending, refused, failures }) => {
    const times = { ...TIMES, pollMs: 1 };
    const expected = () => {
      const found = wireOf(id).operations[operation];
      if (!found) throw new Error(`${id} has no ${operation}`);
      return found;
    };
    /** Accepts, and answers these one after the other; the last one again and again. */
    const result = (...replies: Reply[]) =>
      server.replies((received) =>
        received.what === question
          ? replies.length > 1
            ? replies.shift()
            : replies[0]
          : expected().replies(received, output, server.url),
      );
    const make = (call: ProviderCall = newCall(), by = times) => run(provider(wireOf(id), {}, by), operation, { call });
    const done = () => expected().replies({ what: question, headers: {} }, output, server.url);
    const questions = () => server.requests.filter(({ what }) => what === question);

    it('is asked until it is done, with the ticket kept before the first question', async () => {
      result(pending, pending, done());
      expect(await make()).toHaveLength(1);
      expect(asked.tickets).toEqual([decodeURIComponent(question.split('/').at(-1) ?? '')]);
      expect(questions()).toHaveLength(3);
    });

    it('is looked up by its ticket by a later attempt, and asked for nothing', async () => {
      result(done());
      expect(await make(newCall(decodeURIComponent(question.split('/').at(-1) ?? '')))).toHaveLength(1);
      expect(server.requests.filter(({ what }) => what.startsWith('POST'))).toEqual([]);
    });

    it.each<[string, Reply, string]>([
      ...failures,
      ['was refused', refused, 'refused'],
      ['is not known', { status: 404, body: { error: 'not found' } }, 'bad_output'],
      ['cannot be asked for so often', { status: 429, headers: { 'retry-after': '4' }, body: {} }, 'rate_limited'],
      ['cannot be asked for now', { status: 503 }, 'unavailable'],
    ])('that %s is a failure of its kind', async (_name, reply, reason) => {
      result(reply);
      const error = await failure(make());
      expect([error.reason, error.mayBeDone]).toEqual([reason, false]);
      expect(error.retryAfter).toBe(reason === 'rate_limited' ? 4 : undefined);
    });

    it('that is never done is given up at its deadline', async () => {
      result(pending);
      expect((await failure(make(newCall(), { deadlineMs: 150, pollMs: 1 }))).reason).toBe('timed_out');
    });

    it('is not asked any more once the job is cancelled', async () => {
      const cancel = new AbortController();
      const call = newCall();
      server.replies((received) => {
        if (received.what !== question) return expected().replies(received, output, server.url);
        setImmediate(() => cancel.abort(new Error('cancelled by the user')));
        return pending;
      });
      const patient = provider(wireOf(id), {}, { deadlineMs: 60_000, pollMs: 30_000 });
      await expect(run(patient, operation, { call, signal: cancel.signal })).rejects.toThrow('cancelled by the user');
      expect(questions()).toHaveLength(1);
    });
  });

  describe('and an input that it does not take', () => {
    it.each([
      [
        'is too small',
        () => png(100),
        'This provider takes pictures with sides of 256 to 4096 pixels. Please choose another picture.',
      ],
      [
        'is too narrow',
        () => png(300, 6_000),
        'This provider takes pictures with sides of 256 to 4096 pixels. Please choose another picture.',
      ],
    ])('says so before anything is sent, when it %s', async (_name, image, message) => {
      well(wireOf('recraftai').operations.vectorize!);
      const error = await failure(run(provider(wireOf('recraftai')), 'vectorize', { image: await image() }));
      expect(error).toMatchObject({ reason: 'bad_input', message });
      expect(server.requests).toEqual([]);
    });

    it.each(ALL.filter(([, operation, wire]) => operation !== 'text-to-image' && wire.input))(
      'makes one that is too large smaller (%s, %s)',
      async (_id, operation, wire, expected) => {
        well(expected);
        await run(provider(wire), operation, { image: large });
        const { json, files } = sent();
        // the longest text in JSON is the picture
        const [data = ''] = (JSON.stringify(json ?? '').match(/[\w+/]{500,}=*/g) ?? []).sort(
          (a, b) => b.length - a.length,
        );
        const given = files?.[0]?.bytes ?? Buffer.from(data, 'base64');
        const { width, height } = await sharp(given).metadata();
        const { pixels = 0, side = 0 } = wire.input ?? {};
        expect([width <= side, width * height <= pixels, Math.abs(width / height - 1.25) < 0.01]).toEqual([
          true,
          true,
          true,
        ]);
      },
      30_000,
    );
  });
});
