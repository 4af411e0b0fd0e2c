import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  mixin,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { json, type Request, type RequestHandler, type Response } from 'express';
import { lastValueFrom, type Observable, of } from 'rxjs';
import type { Caller } from '../auth';
import { ConcurrencyLimit } from '../concurrency';

const MAX_BYTES = 1024 * 1024;
const MAX_DEPTH = 32;

const code = (char: string) => char.charCodeAt(0);
const QUOTE = code('"');
const BACKSLASH = code('\\');
const OPENING = ['[', '{'].map(code);
const CLOSING = [']', '}'].map(code);

/** `status` and `type` are what body-parser hands on: the answer is that of any JSON that cannot be read. */
const unreadable = (message: string) =>
  Object.assign(new SyntaxError(message), { status: 400, type: 'entity.parse.failed' });

/**
 * Looks at the bytes before anything is made of them: whatever walks through a body later (its validation first of
 * all) calls itself once for each level, and has no stack for thousands of them.
 */
function refuseDeepJson(_request: unknown, _response: unknown, body: Buffer, encoding: string): void {
  if (encoding !== 'utf-8') throw unreadable(`JSON in ${encoding}`);
  let depth = 0;
  let inText = false;
  for (let i = 0; i < body.length; i++) {
    const byte = body[i]!;
    if (inText) {
      if (byte === BACKSLASH) i += 1;
      else if (byte === QUOTE) inText = false;
    } else if (byte === QUOTE) inText = true;
    else if (OPENING.includes(byte)) {
      depth += 1;
      if (depth > MAX_DEPTH) throw unreadable(`JSON nested deeper than ${MAX_DEPTH}`);
    } else if (CLOSING.includes(byte)) depth -= 1;
  }
}

interface JsonBodies {
  reviver?: (key: string, value: unknown) => unknown;
  /** the path of a route that reads its body itself: `TakesJsonUpTo` */
  except?: string;
}

/** Reads `application/json` of at most 1 MB, in UTF-8 and at most 32 levels deep. */
export function jsonBodies({ except, ...options }: JsonBodies = {}): RequestHandler {
  const read = json({ ...options, limit: MAX_BYTES, verify: refuseDeepJson });
  return (request, response, next) =>
    request.path.toLowerCase() === except ? next() : void read(request, response, next);
}

/** Requests with a large body of each user that are in memory at once, and those that wait. */
const turns = new ConcurrencyLimit(1, 3);

/**
 * Takes JSON of at most so many bytes, for a route that `jsonBodies` leaves out. It is read behind the guards: nobody who is not signed in
 * can make the server hold it, and of one user's large bodies one is held at a time, until its route has answered.
 */
export function TakesJsonUpTo(bytes: number) {
  const read = json({ limit: bytes, verify: refuseDeepJson });

  class LargeJson implements NestInterceptor {
    intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const http = context.switchToHttp();
      const request = http.getRequest<Request & { user: Caller }>();
      const handle = async (): Promise<unknown> => {
        await new Promise<void>((resolve, reject) =>
          read(request, http.getResponse<Response>(), (error) => (error instanceof Error ? reject(error) : resolve())),
        );
        return lastValueFrom(next.handle());
      };
      const isLarge = Number(request.headers['content-length'] ?? Infinity) > MAX_BYTES;
      return (isLarge ? turns.run(request.user.id, handle) : handle()).then((answer) => of(answer));
    }
  }
  return applyDecorators(UseInterceptors(mixin(LargeJson)));
}
