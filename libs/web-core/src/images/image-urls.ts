import { api } from '../http/api';
import { requireUser } from '../auth/auth-client';
import { runtimeConfig } from '../runtime-config';
import { ImageUrlCache } from './image-url-cache';
import type { ImageRef } from './image-url-cache';

const FILES_PER_CALL = 100;
const FRAME = 16;
const FETCH_TIME_OUT = 5_000;

interface Waiting {
  ref: ImageRef;
  resolve: (url: string | null) => void;
  reject: (reason: unknown) => void;
}

let cache: { userId: string; urls: ImageUrlCache } | undefined;
let queue: Waiting[] = [];

/** The URLs that are known of a user's images. */
export function imageUrlsOf(userId: string): ImageUrlCache {
  if (cache?.userId !== userId) cache = { userId, urls: new ImageUrlCache(userId) };
  return cache.urls;
}

/** Drops the URLs held in memory (sign-out, another user). */
export function clearImageUrls(): void {
  cache = undefined;
}

async function fetchBatch(batch: Waiting[]): Promise<void> {
  try {
    const { id: userId } = await requireUser();
    const files = batch.map(({ ref }) => ({ path: ref.path, bucket: ref.bucket }));
    const { urls } = await api.post('/api/images/bulk-urls', {
      body: { files },
      signal: AbortSignal.timeout(FETCH_TIME_OUT),
    });
    const found = new Map(
      urls.map(({ bucket, path, url }) => [
        `${bucket}/${path}`,
        url && new URL(url, `${runtimeConfig().apiBaseUrl}/`).href,
      ]),
    );
    const resolved = batch.map(({ ref }) => [ref, found.get(`${ref.bucket}/${ref.path}`) ?? null] as const);
    imageUrlsOf(userId).add(resolved.filter((entry): entry is readonly [ImageRef, string] => entry[1] !== null));
    batch.forEach(({ resolve }, index) => resolve(resolved[index]?.[1] ?? null));
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}

function flush(): void {
  const waiting = queue;
  queue = [];
  for (let start = 0; start < waiting.length; start += FILES_PER_CALL)
    void fetchBatch(waiting.slice(start, start + FILES_PER_CALL));
}

/**
 * The signed URL of a stored image, from the cache or the server; null when the image may not be read or is gone. Everything asked
 * for within one frame goes into one call (at most 100 files each, 5 seconds).
 */
export async function resolveImageUrl(ref: ImageRef): Promise<string | null> {
  const { id: userId } = await requireUser();
  const known = imageUrlsOf(userId).get(ref);
  if (known) return known.url;
  return new Promise((resolve, reject) => {
    if (queue.length === 0) setTimeout(flush, FRAME);
    queue.push({ ref, resolve, reject });
  });
}
