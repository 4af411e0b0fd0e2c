import { json } from 'express';

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

/** Reads `application/json` of at most 1 MB, in UTF-8 and at most 32 levels deep. */
export const jsonBodies = (options: { reviver?: (key: string, value: unknown) => unknown } = {}) =>
  json({ ...options, limit: MAX_BYTES, verify: refuseDeepJson });
