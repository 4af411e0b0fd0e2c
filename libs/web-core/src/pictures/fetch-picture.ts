import { resolveImageUrl } from '@maquette/web-core';
import type { ImageRef } from '@maquette/web-core';

/** 'image/jpeg' → 'jpeg' */
const extensionOf = (type: string) => type.replace(/^image\//, '');

/** A stored picture of the user as a file, for a form that takes files. `name` gets the extension of what it really is. Throws when it cannot be had. */
export async function fetchPicture(
  path: string,
  name: string,
  bucket: ImageRef['bucket'] = 'design-images',
): Promise<File> {
  const url = await resolveImageUrl({ path, bucket });
  const response = url ? await fetch(url) : undefined;
  if (!response?.ok) throw new Error('The image could not be fetched. Please try again.');
  const blob = await response.blob();
  return new File([blob], `${name}.${extensionOf(blob.type)}`, { type: blob.type });
}
