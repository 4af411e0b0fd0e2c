import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Config } from '../../config';
import { isLocalRequest } from '../http';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** With METRICS_TOKEN, who sends it; without, whoever asks from this machine itself, as long as others do not reach the product. */
export function mayReadMetrics(request: IncomingMessage, { metrics, isLocal }: Config): boolean {
  if (metrics.token === undefined) return isLocal && isLocalRequest(request);
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${metrics.token}`));
}
