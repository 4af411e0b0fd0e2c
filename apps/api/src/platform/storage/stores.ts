// For tools that know both homes of pictures; the application asks `openStore` for its own.
export { DiskStore } from './disk-store';
export { copyObject, moveObjects } from './move-objects';
export { ObjectStore } from './object-store';
export { openStore } from './open-store';
export { S3Store } from './s3-store';
