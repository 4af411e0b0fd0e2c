// For tools that know both homes of pictures; the application asks `openStore` for its own.
export { DiskStore } from './disk-store';
export { moveObjects } from './move-objects';
export { S3Store } from './s3-store';
