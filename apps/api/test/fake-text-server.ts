import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** As far as it is sent here. */
export interface ChatRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: {
    model: string;
    messages: { role: string; content: string | { type: string; text?: string; image_url?: { url: string } }[] }[];
    response_format?: {
      type: string;
      json_schema?: { name: string; strict: boolean; schema: Record<string, unknown> };
    };
    max_tokens?: number;
    max_completion_tokens?: number;
  };
}

/** What a message of a request says, its pictures left out. */
export function wordsOf({ body }: ChatRequest, message: number): string {
  const { content } = body.messages[message] ?? { content: '' };
  return typeof content === 'string' ? content : content.map(({ text }) => text ?? '').join('');
}

export interface ChatAnswer {
  status?: number;
  headers?: Record<string, string>;
  /** sent as it is when it is text */
  body?: unknown;
}

/** A chat completion with this content, as OpenAI documents it. */
export const completion = (
  content: unknown,
  { finish = 'stop', tokens = 30, refusal = null as string | null } = {},
) => ({
  body: {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: 'writer-1',
    choices: [
      {
        index: 0,
        finish_reason: finish,
        message: {
          role: 'assistant',
          content: typeof content === 'string' || content === null ? content : JSON.stringify(content),
          refusal,
        },
      },
    ],
    usage: { prompt_tokens: tokens - 10, completion_tokens: 10, total_tokens: tokens },
  },
});

/** A server that speaks OpenAI's chat protocol on a loopback port, and answers what the test says; without an answer it hangs. */
export async function fakeTextServer() {
  const requests: ChatRequest[] = [];
  let answer: (request: ChatRequest) => ChatAnswer | undefined = () => undefined;
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const sent = {
        path: request.url ?? '',
        headers: request.headers,
        body: JSON.parse(text) as ChatRequest['body'],
      };
      requests.push(sent);
      const given = answer(sent);
      if (!given) return;
      const { status = 200, headers = {}, body = '' } = given;
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    /** @param how what every request is answered from now on */
    answers(how: typeof answer) {
      requests.splice(0);
      answer = how;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
