import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../config';
import type { Bucket } from './file.entity';

const WINDOW_SECONDS = 30 * 60;
const VALID_SECONDS = 60 * 60;

/**
 * Addresses that open one file for a while without a token, as `<img>` needs them.
 * Valid for 60 to 90 minutes; all made within the same half hour are equal, so that browsers and ETags can cache.
 */
@Injectable()
export class FileLinks {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** @returns a path under the API's origin */
  sign(bucket: Bucket, path: string, now = Date.now()): string {
    const expires = (Math.floor(now / 1_000 / WINDOW_SECONDS) + 1) * WINDOW_SECONDS + VALID_SECONDS;
    return `/files/${bucket}/${path}?expires=${expires}&signature=${this.signature(bucket, path, String(expires)).toString('base64url')}`;
  }

  verify(bucket: string, path: string, expires: string, signature: string, now = Date.now()): boolean {
    const given = Buffer.from(signature, 'base64url');
    const expected = this.signature(bucket, path, expires);
    return given.length === expected.length && timingSafeEqual(given, expected) && Number(expires) > now / 1_000;
  }

  private signature(bucket: string, path: string, expires: string): Buffer {
    return createHmac('sha256', this.config.files.signingKey)
      .update(JSON.stringify([bucket, path, expires]))
      .digest();
  }
}
