const BASE_LENGTH = 50;

/**
 * The name of a downloaded design: the first 50 characters of its prompt with everything but letters and digits replaced by
 * underscores (or 'design'), the day, and the extension of what the file really is.
 */
export function downloadName(prompt: string | null, extension: string, on = new Date()): string {
  const base = (prompt ?? '')
    .trim()
    .slice(0, BASE_LENGTH)
    .replace(/[^a-z0-9]/gi, '_');
  const day = [
    on.getFullYear(),
    String(on.getMonth() + 1).padStart(2, '0'),
    String(on.getDate()).padStart(2, '0'),
  ].join('-');
  return `${/[a-z0-9]/i.test(base) ? base : 'design'}_${day}.${extension}`;
}

const EXTENSIONS: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
  'image/gif': 'gif',
  'image/avif': 'avif',
};

/** The file extension of a media type, `png` for one that is not known. */
export const extensionOf = (mediaType: string): string =>
  EXTENSIONS[mediaType.split(';')[0]?.trim().toLowerCase() ?? ''] ?? 'png';
