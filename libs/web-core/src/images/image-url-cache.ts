import { localStore } from '../local-store';

const MAX_AGE = 50 * 60_000;
const MAX_ENTRIES = 1000;
const CLEAN_EVERY = 30 * 60_000;

/** Where an image is stored. */
export interface ImageRef {
  /** Storage path, as in a card's `supabasePath`. */
  path: string;
  bucket: 'design-images' | 'inspiration-images';
}

interface CachedUrl {
  url: string;
  at: number;
}

const keyOf = ({ bucket, path }: ImageRef) => `${bucket}/${path}`;

/**
 * Signed image URLs of one user for 50 minutes (they hold for 60), at most 1000, in memory and in local storage, so that a
 * reload shows pictures at once and from the browser's cache.
 */
export class ImageUrlCache {
  private readonly storageKey: string;
  private readonly entries: Map<string, CachedUrl>;
  private cleanedAt = Date.now();

  constructor(userId: string) {
    this.storageKey = `image-urls:${userId}`;
    this.entries = new Map(localStore.get<[string, CachedUrl][]>(this.storageKey));
  }

  get(ref: ImageRef): CachedUrl | undefined {
    const entry = this.entries.get(keyOf(ref));
    return entry && Date.now() - entry.at < MAX_AGE ? entry : undefined;
  }

  /** Adds the URLs and stores all; the oldest make room past 1000. */
  add(urls: Iterable<readonly [ImageRef, string]>): void {
    const at = Date.now();
    for (const [ref, url] of urls) {
      this.entries.delete(keyOf(ref));
      this.entries.set(keyOf(ref), { url, at });
    }
    if (at - this.cleanedAt >= CLEAN_EVERY) this.clean();
    this.trimTo(MAX_ENTRIES);
    this.save();
  }

  /** Forgets one URL, because the picture behind it did not load. */
  forget(ref: ImageRef): void {
    this.entries.delete(keyOf(ref));
    this.save();
  }

  private clean(): void {
    this.cleanedAt = Date.now();
    for (const [key, { at }] of this.entries) if (this.cleanedAt - at >= MAX_AGE) this.entries.delete(key);
  }

  // A Map iterates in the order of insertion: the oldest come first.
  private trimTo(size: number): void {
    for (const key of this.entries.keys()) {
      if (this.entries.size <= size) return;
      this.entries.delete(key);
    }
  }

  private save(): void {
    try {
      localStore.set(this.storageKey, [...this.entries]);
    } catch {
      this.trimTo(Math.floor(this.entries.size / 2));
      try {
        localStore.set(this.storageKey, [...this.entries]);
      } catch {
        // Storage is full of others' data or switched off: the URLs stay in memory.
      }
    }
  }
}
