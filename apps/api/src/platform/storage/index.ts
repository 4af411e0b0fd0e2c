export { BUCKETS } from './file.entity';
export type { Bucket } from './file.entity';
export { FileLinks } from './file-links';
export { Files } from './files';
export type { StoredFile } from './files';
export { PictureGate } from './picture-gate';
export { render } from './renditions';
export type { Renditions } from './renditions';
export { StorageModule } from './storage.module';
