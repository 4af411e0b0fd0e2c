export { REDIS, REDIS_OPTIONS, RedisModule } from './redis.module';
