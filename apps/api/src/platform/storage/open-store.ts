import type { Config, S3Settings } from '../../config';
import { DiskStore } from './disk-store';
import type { ObjectStore } from './object-store';
import type * as S3 from './s3-store';

// What speaks S3 is loaded where it is used alone: that takes 20 MB and a quarter of a second.
// eslint-disable-next-line @typescript-eslint/no-require-imports -- import() would load it as another module under Jest
const s3 = () => require('./s3-store') as typeof S3;

/** The store of pictures that is configured. */
export function openStore(config: Config): ObjectStore {
  if (!config.files.s3) return new DiskStore(config);
  return new (s3().S3Store)(config.files.s3);
}

/** What else the bucket holds, below a prefix such as `remotes/`. */
export const openBucket = (settings: S3Settings, prefix: string): S3.S3Store =>
  new (s3().S3Store)(settings, { prefix });
