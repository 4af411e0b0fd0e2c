export { ConcurrencyLimit } from './concurrency-limit';
export { RequestsAtOnce } from './requests-at-once';
