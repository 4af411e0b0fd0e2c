import { resolveImageUrl } from '@maquette/web-core';
import type { ImageRef } from '@maquette/web-core';

const BATCH = 20;
const TIME_OUT = 10_000;
const IMAGE_TIME_OUT = 3_000;

function loadImage(url: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const image = new Image();
    const done = () => resolve();
    image.onload = done;
    image.onerror = done;
    AbortSignal.any([signal, AbortSignal.timeout(IMAGE_TIME_OUT)]).addEventListener('abort', done);
    image.src = url;
  });
}

/**
 * Brings images into the browser's cache before they are shown, 20 at a time, each for at most 3 seconds and all for at most 10.
 * A picture that fails is simply not preloaded.
 */
export async function preloadImages(refs: readonly ImageRef[]): Promise<void> {
  const limit = AbortSignal.timeout(TIME_OUT);
  for (let start = 0; start < refs.length && !limit.aborted; start += BATCH) {
    await Promise.all(
      refs.slice(start, start + BATCH).map(async (ref) => {
        const url = await resolveImageUrl(ref).catch(() => null);
        if (url && !limit.aborted) await loadImage(url, limit);
      }),
    );
  }
}
