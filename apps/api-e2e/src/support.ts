import request from 'supertest';
import { type Account, signUp } from '../../../tools/stack/client.mjs';
import { until } from '../../../tools/stack/index.mjs';

export { csrf, signUp, type Account } from '../../../tools/stack/client.mjs';

const setting = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: run these tests with their global setup.`);
  return value;
};

export const url = setting('STACK_URL');
/** Another process of the same product. */
export const secondUrl = setting('STACK_SECOND_URL');
export const dataDir = setting('STACK_DATA_DIR');

/** A signed-in person; calls carry the bearer token, the CSRF token and its cookie. */
export class Person {
  private constructor(
    readonly account: Account,
    private readonly base: string,
  ) {}

  static async signUp(base = url): Promise<Person> {
    return new Person(await signUp(base), base);
  }

  /** The same person, talking to another process. */
  via(base: string): Person {
    return new Person(this.account, base);
  }

  get(path: string) {
    return request(this.base).get(path).set(this.account.headers);
  }

  post(path: string, body?: object) {
    return request(this.base).post(path).set(this.account.headers).send(body);
  }

  /** Text fields, and PNG files by the name of their field. */
  postForm(path: string, fields: Record<string, string>, files: Record<string, Buffer>) {
    const form = request(this.base).post(path).set(this.account.headers).field(fields);
    for (const [field, bytes] of Object.entries(files)) void form.attach(field, bytes, 'picture.png');
    return form;
  }

  patch(path: string, body?: object) {
    return request(this.base).patch(path).set(this.account.headers).send(body);
  }

  delete(path: string) {
    return request(this.base).delete(path).set(this.account.headers);
  }

  /** Asks for a picture and answers the request's id. */
  async generate(prompt: string, options: object = {}): Promise<string> {
    const { body } = await this.post('/api/designs/generate_async', {
      provider: 'studio',
      operation: 'text-to-image',
      design_type: 'logo',
      n: 1,
      prompt,
      ...options,
    }).expect(202);
    return String(body.design_request_id);
  }

  async cards(query = 'per_page=100'): Promise<Card[]> {
    const { body } = await this.get(`/api/designs?${query}`).expect(200);
    return body.designs;
  }

  /** The cards of a request once none of them waits any more, in the order of their pictures. */
  async finished(requestId: string): Promise<Card[]> {
    const cards = await until(
      async () => {
        const mine = (await this.cards()).filter((card) => card.original_id === requestId);
        return mine.length > 0 && mine.every(({ status }) => status === 'completed' || status === 'failed') && mine;
      },
      { timeoutMs: 25_000, everyMs: 100 },
    );
    if (!cards) throw new Error(`Request ${requestId} did not finish.`);
    return cards.sort((a, b) => a.image_index - b.image_index);
  }
}

export interface Card {
  id: string;
  original_id: string;
  prompt: string;
  status: 'pending' | 'processing' | 'completed' | 'failed';
  image_url: string | null;
  supabase_path: string | null;
  image_index: number;
  is_multi_image: boolean;
  width: number;
  height: number;
  seed: number;
  error: string | null;
}
