import { once } from 'node:events';
import type { INestApplication } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JobRunner } from '../src/platform/queue';

/** Waits until a worker of this process is done with the row and the row is finished, whichever comes last. */
export async function settled(app: INestApplication, id: string, table = 'design_requests'): Promise<void> {
  for (;;) {
    const waiting = new AbortController();
    const heard = once(app.get(JobRunner).settled, id, waiting);
    const [row] = await app
      .get(DataSource)
      .query<{ status: string }[]>(`SELECT status FROM ${table} WHERE id = $1`, [id]);
    if (row?.status === 'completed' || row?.status === 'failed') {
      heard.catch(() => undefined);
      waiting.abort();
      return;
    }
    await heard;
  }
}
