export { ConcurrencyLimit } from './concurrency-limit';
export { ConcurrencyModule } from './concurrency.module';
