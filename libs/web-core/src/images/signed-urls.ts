import { useState } from 'react';
import type { ImageRef } from './image-url-cache';
import { resolveImageUrl } from './image-urls';

/** `/files/{bucket}/{path}?expires&signature`, as the server signs it. */
const SIGNED = /\/files\/(design-images|inspiration-images)\/([^?#]+)/;

/** The address of the same stored image as it is signed now; null for one that may not be read any more, and for any other address. */
export async function signAgain(url: string): Promise<string | null> {
  const [, bucket, path] = SIGNED.exec(url) ?? [];
  if (!bucket || !path) return null;
  return resolveImageUrl({ bucket: bucket as ImageRef['bucket'], path: decodeURIComponent(path) }).catch(() => null);
}

type Address = string | null | undefined;

/**
 * The addresses of one picture (in its sizes) that came with a list: they expire after an hour, the list may stay longer. When the picture
 * turns out broken they are asked for anew, once.
 *
 * @returns `urls`, in the order of `sent`, null for what cannot be shown; `reportBroken` for the image's error event
 */
export function useSignedUrls(sent: readonly Address[]) {
  const key = sent.join(' ');
  const [renewed, setRenewed] = useState<{ of: string; urls: (string | null)[] }>();
  const isRenewed = renewed?.of === key;
  const reportBroken = async () => {
    const urls = await Promise.all(sent.map((url) => (url && !isRenewed ? signAgain(url) : Promise.resolve(null))));
    setRenewed({ of: key, urls: urls.map((url, index) => (url === sent[index] ? null : url)) });
  };
  return { urls: isRenewed ? renewed.urls : sent, reportBroken };
}
