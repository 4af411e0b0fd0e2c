import { resolveImageUrl } from '@maquette/web-core';
import { useState } from 'react';
import type { Design } from '../design';

/** The address of a stored picture as it is signed now, or null when there is none to be had. */
export async function signedAnew({ supabasePath }: Design): Promise<string | null> {
  return supabasePath ? resolveImageUrl({ path: supabasePath, bucket: 'design-images' }).catch(() => null) : null;
}

/**
 * The address of a design's picture. When it turns out broken (it has expired), a new one is asked for, once.
 *
 * @returns `url`, null for a picture that cannot be shown; `reportBroken` for the image's error event
 */
export function useDesignImageUrl(design: Design, thumbnail = false) {
  const sent = (thumbnail && design.thumbnailUrl) || design.imageUrl || null;
  const [replacement, setReplacement] = useState<{ of: string | null; url: string | null }>();
  const isReplaced = replacement?.of === sent;
  const reportBroken = async () => {
    const fresh = isReplaced ? null : await signedAnew(design);
    setReplacement({ of: sent, url: fresh === sent ? null : fresh });
  };
  return { url: isReplaced ? replacement.url : sent, reportBroken };
}
