import { statfs } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../config';

/**
 * The room on the disk of the data folder, where database, queue and logs often live too. What is kept in reserve lets
 * running work end, and the database live, when somebody else fills the disk.
 */
@Injectable()
export class DiskSpace {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Whether less is free than is kept in reserve. Where that cannot be told, the store itself will say what is wrong. */
  async isLow(): Promise<boolean> {
    const free = await this.freeBytes();
    return free !== undefined && free < this.config.files.reserveBytes;
  }

  /** undefined where that cannot be told */
  async freeBytes(): Promise<number | undefined> {
    const { dir, temporaryDir, s3 } = this.config.files;
    try {
      // pictures that come in lie on the disk first, wherever they are kept
      const { bavail, bsize } = await statfs(s3 ? temporaryDir : dir);
      return bavail * bsize;
    } catch {
      return undefined;
    }
  }
}
