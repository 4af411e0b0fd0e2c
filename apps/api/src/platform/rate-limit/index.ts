export { addressKey } from './address-key';
export { LimitRate } from './rate-limit.guard';
export { RateLimiter } from './rate-limiter';
export type { Limit, Pace } from './rate-limiter';
export { RateLimitModule } from './rate-limit.module';
