import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import { JobError } from '../queue';

/** JSON of this shape. @throws JobError `bad_output` */
export function parseAnswer<Answer>(answer: Buffer | string, schema: z.ZodType<Answer>): Answer {
  try {
    return schema.parse(JSON.parse(answer.toString()));
  } catch (cause) {
    throw new JobError('bad_output', undefined, { cause });
  }
}

/** Asks until there is an answer, as long as `deadlineMs`. @throws JobError `timed_out` */
export async function poll<Answer>(
  ask: () => Promise<Answer | undefined>,
  { everyMs, deadlineMs, signal }: { everyMs: number; deadlineMs: number; signal: AbortSignal },
): Promise<Answer> {
  const until = Date.now() + deadlineMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() + everyMs > until) throw new JobError('timed_out');
    await sleep(everyMs, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
}
