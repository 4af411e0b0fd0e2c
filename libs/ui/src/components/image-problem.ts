/** What can be uploaded, by media type, with the extensions that a file dialog offers. */
export const IMAGE_TYPES = { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'], 'image/webp': ['.webp'] };

const MAX_MEGAPIXELS = 40;

/** '12.5 MB' */
export const fileSize = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${Number((bytes / 1024 / 1024).toFixed(1))} MB`;

/** Why a file is refused, as a sentence; undefined when it is a JPEG, PNG or WebP within the limit. */
export function imageProblem(file: File, maxBytes: number): string | undefined {
  if (!(file.type in IMAGE_TYPES)) return `${file.name} is not a JPEG, PNG or WebP image.`;
  if (file.size === 0) return `${file.name} is empty.`;
  if (file.size > maxBytes) return `${file.name} is ${fileSize(file.size)}; the limit is ${fileSize(maxBytes)}.`;
  return undefined;
}

/** As {@link imageProblem}, after a look at the picture itself: whether it can be read, and that it has at most 40 megapixels. */
export async function pictureProblem(file: File, maxBytes: number): Promise<string | undefined> {
  const problem = imageProblem(file, maxBytes);
  if (problem) return problem;
  const url = URL.createObjectURL(file);
  try {
    const picture = new Image();
    const pixels = await new Promise<number>((resolve, reject) => {
      picture.onload = () => resolve(picture.naturalWidth * picture.naturalHeight);
      picture.onerror = reject;
      picture.src = url;
    });
    return pixels > MAX_MEGAPIXELS * 1_000_000
      ? `${file.name} has ${(pixels / 1_000_000).toFixed(1)} megapixels; the limit is ${MAX_MEGAPIXELS}.`
      : undefined;
  } catch {
    return `${file.name} cannot be read as an image.`;
  } finally {
    URL.revokeObjectURL(url);
  }
}
