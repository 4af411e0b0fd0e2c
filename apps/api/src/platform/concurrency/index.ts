export { ConcurrencyLimit } from './concurrency-limit';
export { ConcurrencyModule } from './concurrency.module';
export { RequestsAtOnce, RequestTurns } from './requests-at-once';
export { runInTime, workerThreads } from './worker-threads';
