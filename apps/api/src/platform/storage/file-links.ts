import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../config';
import type { Bucket } from './file.entity';

const WINDOW_SECONDS = 30 * 60;
const VALID_SECONDS = 60 * 60;
/** before the bucket of an address that opens files in the trash */
export const TRASH = 'trash';

/**
 * Addresses that open one file for a while without a token, as `<img>` needs them.
 * Valid for 60 to 90 minutes; all made within the same half hour are equal, so that browsers and ETags can cache.
 */
@Injectable()
export class FileLinks {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** @returns a path under the API's origin */
  sign(bucket: Bucket | `${typeof TRASH}/${Bucket}`, path: string, now = Date.now()): string {
    return this.address(bucket, path, (Math.floor(now / 1_000 / WINDOW_SECONDS) + 1) * WINDOW_SECONDS + VALID_SECONDS);
  }

  /** For what is no stored file and is fetched at once. @param seconds for which it opens, exactly */
  signBriefly(folder: string, name: string, seconds: number, now = Date.now()): string {
    return this.address(folder, name, Math.floor(now / 1_000) + seconds);
  }

  /** For its owner, to show what lies in the trash: opens a file only while it lies there, and not by `sign`'s address. */
  signTrashed(bucket: Bucket, path: string, now = Date.now()): string {
    return this.sign(`${TRASH}/${bucket}`, path, now);
  }

  /** Whether the query of an address is what one of these methods wrote, and not too old. */
  isSigned(bucket: string, path: string, { expires, signature }: Record<string, unknown>): boolean {
    return (
      typeof expires === 'string' && typeof signature === 'string' && this.verify(bucket, path, expires, signature)
    );
  }

  verify(bucket: string, path: string, expires: string, signature: string, now = Date.now()): boolean {
    const given = Buffer.from(signature, 'base64url');
    const expected = this.signature(bucket, path, expires);
    return given.length === expected.length && timingSafeEqual(given, expected) && Number(expires) > now / 1_000;
  }

  private address(bucket: string, path: string, expires: number): string {
    return `/files/${bucket}/${path}?expires=${expires}&signature=${this.signature(bucket, path, String(expires)).toString('base64url')}`;
  }

  private signature(bucket: string, path: string, expires: string): Buffer {
    return createHmac('sha256', this.config.files.signingKey)
      .update(JSON.stringify([bucket, path, expires]))
      .digest();
  }
}
