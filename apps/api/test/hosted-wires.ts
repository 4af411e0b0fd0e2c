import type { OperationId } from '@maquette/generation';
import type { Config } from '../src/config';
import type { ImageProvider } from '../src/platform/ai';
import type { ProviderTimes } from '../src/platform/ai/provider-times';
import { automatic1111 } from '../src/platform/ai/providers/automatic1111.provider';
import { ideogram } from '../src/platform/ai/providers/ideogram.provider';
import { openai } from '../src/platform/ai/providers/openai.provider';
import { recraft } from '../src/platform/ai/providers/recraft.provider';
import { stability } from '../src/platform/ai/providers/stability.provider';
import type { Received, Reply } from './fake-provider-server';

export const KEY = 'key-of-the-company';
export const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z" fill="#036"/></svg>';

export interface Operation {
  /** what is sent for it first, headers and pictures apart */
  sends: Omit<Received, 'headers' | 'files'>;
  /** the pictures that are sent, by field; with JSON they stand in it */
  files?: string[];
  /** what the server answers to each of its requests when all is well */
  replies(received: Received, picture: Buffer, url: string): Reply;
}

/** A provider as its documentation says that it speaks. */
export interface Wire {
  id: string;
  make(config: Config, times: ProviderTimes): ImageProvider | undefined;
  env(url: string): NodeJS.ProcessEnv;
  /** the header with the key */
  authorization: [string, string];
  operations: Partial<Record<OperationId, Operation>>;
  /** the largest picture that is sent to it; absent where any is */
  input?: { pixels: number; side: number };
  /** how it refuses a prompt or a picture */
  refusals: Reply[];
}

/** What every test asks for. */
export const ASKED = { prompt: 'A fox', designType: 'business-card' as const, n: 2, seed: 7, strength: 0.25 };
/** what models are told of it */
export const WORDS = 'A fox\nKind of design: business card.';
/** where a picture stands in JSON */
export const PICTURE = 'the picture';

const base64 = (picture: Buffer) => picture.toString('base64');
const list = (count: number, picture: Buffer, more: object = {}): Reply => ({
  body: { created: 1, data: Array.from({ length: count }, () => ({ b64_json: base64(picture) })), ...more },
});

export const recraftWire: Wire = {
  id: 'recraftai',
  make: recraft,
  env: (url) => ({ RECRAFTAI_URL: `${url}/v1`, RECRAFTAI_KEY: KEY }),
  authorization: ['authorization', `Bearer ${KEY}`],
  input: { pixels: 16_000_000, side: 4_096 },
  operations: {
    'text-to-image': {
      sends: {
        what: 'POST /v1/images/generations',
        json: {
          prompt: WORDS,
          n: 2,
          model: 'recraftv4_1',
          random_seed: 7,
          size: '3:2',
          image_format: 'png',
          response_format: 'b64_json',
        },
      },
      replies: (_, picture) => list(2, picture, { credits: 80 }),
    },
    'image-to-image': {
      sends: {
        what: 'POST /v1/images/imageToImage',
        json: {
          prompt: WORDS,
          n: 2,
          model: 'recraftv4_1',
          random_seed: 7,
          strength: 0.25,
          image_url: PICTURE,
          image_format: 'png',
          response_format: 'b64_json',
        },
      },
      // an account may answer with addresses all the same
      replies: ({ what }, picture, url) =>
        what.startsWith('GET')
          ? { body: picture }
          : { body: { created: 1, credits: 80, data: [{ url: `${url}/a.png` }, { url: `${url}/b.png` }] } },
    },
    vectorize: {
      sends: {
        what: 'POST /v1/images/vectorize',
        json: { image_url: PICTURE, response_format: 'b64_json' },
      },
      replies: () => ({ body: { created: 1, credits: 10, image: { b64_json: base64(Buffer.from(SVG)) } } }),
    },
    'remove-background': {
      sends: {
        what: 'POST /v1/images/removeBackground',
        json: { image_url: PICTURE, image_format: 'png', response_format: 'b64_json' },
      },
      replies: (_, picture) => ({ body: { created: 1, credits: 10, image: { b64_json: base64(picture) } } }),
    },
    'change-background': {
      sends: {
        what: 'POST /v1/images/removeBackground',
        json: { image_url: PICTURE, image_format: 'png', response_format: 'b64_json' },
      },
      replies: (_, picture) => ({ body: { created: 1, credits: 10, image: { b64_json: base64(picture) } } }),
    },
  },
  // unverified: how it refuses is not documented
  refusals: [{ status: 400, body: { code: 'nsfw_prompt', message: 'NSFW content' } }],
};

const edit = (fields: Record<string, string>): Operation['sends'] => ({
  what: 'POST /v1/images/edits',
  fields: { model: 'gpt-image-1', size: '1024x1024', output_format: 'png', ...fields },
});
const usage = { usage: { input_tokens: 20, output_tokens: 100, total_tokens: 120 } };

export const openaiWire: Wire = {
  id: 'openai',
  make: openai,
  env: (url) => ({ OPENAI_URL: `${url}/v1`, OPENAI_KEY: KEY }),
  authorization: ['authorization', `Bearer ${KEY}`],
  input: { pixels: 16_000_000, side: 8_192 },
  operations: {
    'text-to-image': {
      sends: {
        what: 'POST /v1/images/generations',
        json: { model: 'gpt-image-1', prompt: WORDS, n: 2, size: '1536x1024', output_format: 'png' },
      },
      replies: (_, picture) => list(2, picture, usage),
    },
    'image-to-image': {
      sends: edit({ prompt: WORDS, n: '2', input_fidelity: 'high' }),
      files: ['image'],
      replies: (_, picture) => list(2, picture, usage),
    },
    'remove-background': {
      sends: edit({ prompt: expect.stringMatching(/transparent/), n: '1', background: 'transparent' }),
      files: ['image'],
      replies: (_, picture) => list(1, picture, usage),
    },
    'change-background': {
      sends: edit({ prompt: expect.stringMatching(/second picture[^]+A fox$/), n: '1' }),
      files: ['image[]', 'image[]'],
      replies: (_, picture) => list(1, picture, usage),
    },
  },
  refusals: [
    {
      status: 400,
      body: { error: { message: 'No.', type: 'image_generation_user_error', code: 'moderation_blocked' } },
    },
    { status: 451, body: {} },
  ],
};

const addresses = (count: number, url: string): Reply => ({
  body: {
    created: '2026-01-01T00:00:00Z',
    data: Array.from({ length: count }, (_, i) => ({ url: `${url}/${i}.png`, seed: 100 + i, is_image_safe: true })),
  },
});

export const ideogramWire: Wire = {
  id: 'ideogram',
  make: ideogram,
  env: (url) => ({ IDEOGRAM_URL: url, IDEOGRAM_KEY: KEY }),
  authorization: ['api-key', KEY],
  input: { pixels: 16_000_000, side: 8_192 },
  operations: {
    'text-to-image': {
      sends: {
        what: 'POST /v1/ideogram-v3/generate',
        json: { prompt: WORDS, num_images: 2, seed: 7, aspect_ratio: '16x10' },
      },
      replies: ({ what }, picture, url) => (what.startsWith('GET') ? { body: picture } : addresses(2, url)),
    },
    'image-to-image': {
      sends: {
        what: 'POST /v1/ideogram-v3/remix',
        fields: { prompt: WORDS, image_weight: '75', num_images: '2', seed: '7', aspect_ratio: '1x1' },
      },
      files: ['image'],
      replies: ({ what }, picture, url) => (what.startsWith('GET') ? { body: picture } : addresses(2, url)),
    },
    vectorize: {
      sends: { what: 'POST /v2/svg/vectorize/ideogram-vector-1', fields: { mode: 'auto' } },
      files: ['image'],
      replies: ({ what }, _, url) => {
        if (what.startsWith('POST')) return { body: { generation_id: 'gen 1' } };
        if (what === 'GET /v2/generations/gen%201')
          return {
            body: {
              generation_id: 'gen 1',
              status: 'completed',
              data: [{ object_type: 'svg.generation', url: `${url}/a.svg`, mime_type: 'image/svg+xml' }],
            },
          };
        return { body: SVG };
      },
    },
    'remove-background': {
      sends: { what: 'POST /v1/remove-background', fields: {} },
      files: ['image'],
      replies: ({ what }, picture, url) => (what.startsWith('GET') ? { body: picture } : addresses(1, url)),
    },
    'change-background': {
      sends: { what: 'POST /v1/remove-background', fields: {} },
      files: ['image'],
      replies: ({ what }, picture, url) => (what.startsWith('GET') ? { body: picture } : addresses(1, url)),
    },
  },
  refusals: [
    { status: 422, body: { error: 'Prompt failed safety check' } },
    { body: { created: '2026-01-01T00:00:00Z', data: [{ url: null, is_image_safe: false, seed: 1 }] } },
    { body: { created: '2026-01-01T00:00:00Z', data: [{ url: '', is_image_safe: false, seed: 1 }] } },
  ],
};

export const automatic1111Wire: Wire = {
  id: 'automatic1111',
  make: (config, { deadlineMs }) => automatic1111(config, deadlineMs),
  env: (url) => ({ AUTOMATIC1111_URL: url, AUTOMATIC1111_KEY: KEY }),
  authorization: ['authorization', `Basic ${Buffer.from(KEY).toString('base64')}`],
  operations: {
    'text-to-image': {
      sends: {
        what: 'POST /sdapi/v1/txt2img',
        json: { prompt: WORDS, seed: 7, width: 1280, height: 832, batch_size: 1, n_iter: 1 },
      },
      replies: (_, picture) => ({ body: { images: [base64(picture)], parameters: {}, info: '{}' } }),
    },
    'image-to-image': {
      sends: {
        what: 'POST /sdapi/v1/img2img',
        json: {
          prompt: WORDS,
          seed: 7,
          width: 1024,
          height: 1024,
          batch_size: 1,
          n_iter: 1,
          init_images: [PICTURE],
          denoising_strength: 0.25,
        },
      },
      replies: (_, picture) => ({ body: { images: [base64(picture)], parameters: {}, info: '{}' } }),
    },
  },
  refusals: [],
};

const stabilityImage = (_: Received, picture: Buffer): Reply => ({
  body: { image: base64(picture), finish_reason: 'SUCCESS', seed: 7 },
});
const sd3 = { prompt: WORDS, model: 'sd3.5-large', seed: '7', output_format: 'png' };

export const stabilityWire: Wire = {
  id: 'stability',
  make: stability,
  env: (url) => ({ STABILITY_URL: url, STABILITY_KEY: KEY }),
  authorization: ['authorization', `Bearer ${KEY}`],
  input: { pixels: 4_000_000, side: 8_192 },
  operations: {
    'text-to-image': {
      sends: {
        what: 'POST /v2beta/stable-image/generate/sd3',
        fields: { ...sd3, mode: 'text-to-image', aspect_ratio: '3:2' },
      },
      files: [],
      replies: stabilityImage,
    },
    'image-to-image': {
      sends: {
        what: 'POST /v2beta/stable-image/generate/sd3',
        fields: { ...sd3, mode: 'image-to-image', strength: '0.25' },
      },
      files: ['image'],
      replies: stabilityImage,
    },
    'remove-background': {
      sends: { what: 'POST /v2beta/stable-image/edit/remove-background', fields: { output_format: 'png' } },
      files: ['image'],
      replies: stabilityImage,
    },
    'change-background': {
      sends: {
        what: 'POST /v2beta/stable-image/edit/replace-background-and-relight',
        fields: { output_format: 'png', foreground_prompt: 'A fox' },
      },
      files: ['subject_image', 'background_reference'],
      replies: ({ what }, picture) =>
        what === 'GET /v2beta/results/job%201'
          ? { body: { result: base64(picture), finish_reason: 'SUCCESS', seed: 7 } }
          : { body: { id: 'job 1' } },
    },
  },
  refusals: [{ status: 403, body: { id: '1', name: 'content_moderation', errors: ['Your request was flagged.'] } }],
};

export const WIRES = [recraftWire, openaiWire, ideogramWire, stabilityWire, automatic1111Wire];
