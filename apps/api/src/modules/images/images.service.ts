import { Injectable } from '@nestjs/common';
import { notFound } from '../../platform/errors';
import { type Bucket, BUCKETS, FileLinks, Files } from '../../platform/storage';
import type { BulkUrlsResponse, FileReference } from './dto/bulk-urls.dto';

/** Signs what the caller owns. A path is never trusted: the row that owns it decides. */
@Injectable()
export class ImagesService {
  constructor(
    private readonly files: Files,
    private readonly links: FileLinks,
  ) {}

  async getUrl(bucket: Bucket, path: string, userId: string): Promise<string> {
    // PostgreSQL cannot even be asked for it
    if (path.includes('\0')) throw notFound('Image');
    const owned = await this.files.findOwned(bucket, [path], userId);
    if (!owned.has(path)) throw notFound('Image');
    return this.links.sign(bucket, path);
  }

  async getUrls(files: FileReference[], userId: string): Promise<BulkUrlsResponse> {
    const pathsIn = (bucket: Bucket) => files.filter((file) => file.bucket === bucket).map(({ path }) => path);
    const owned = new Map(
      await Promise.all(
        BUCKETS.map(async (bucket) => [bucket, await this.files.findOwned(bucket, pathsIn(bucket), userId)] as const),
      ),
    );
    return {
      urls: files.map(({ path, bucket }) =>
        owned.get(bucket)?.has(path)
          ? { path, bucket, url: this.links.sign(bucket, path) }
          : { path, bucket, url: null, error: 'Image not found.' },
      ),
    };
  }
}
