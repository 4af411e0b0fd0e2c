import type { Config } from '../../config';
import { DiskStore } from './disk-store';
import type { ObjectStore } from './object-store';
import type * as S3 from './s3-store';

/** The store that is configured. What speaks S3 is loaded where it is used alone: that takes 20 MB and a quarter of a second. */
export function openStore(config: Config): ObjectStore {
  if (!config.files.s3) return new DiskStore(config);
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- import() would load it as another module under Jest
  const { S3Store } = require('./s3-store') as typeof S3;
  return new S3Store(config.files.s3);
}
