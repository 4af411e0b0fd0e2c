export { connectRedis, REDIS, RedisModule } from './redis.module';
