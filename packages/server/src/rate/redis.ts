// Rate limits shared by several nodes: the exact sliding log as one sorted set per bucket, counted
// in Redis.
import { MemoryRateLimiter, type RateLimiter, type RateState } from '@kasir/core/server';
import { Redis, type Result } from 'ioredis';
import { randomHex } from '../random.ts';

/** Redis' own clock is the time, so that nodes whose clocks differ agree. */
const script = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - 60000)
local count = redis.call('ZCARD', KEYS[1])
local allowed = 0
if count < tonumber(ARGV[1]) then
  redis.call('ZADD', KEYS[1], now, now .. ':' .. ARGV[2])
  redis.call('PEXPIRE', KEYS[1], 60000)
  count = count + 1
  allowed = 1
end
local oldest = redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')
local reset = 0
if oldest[2] then reset = tonumber(oldest[2]) + 60000 - now end
return {allowed, count, reset}`;

type Counted = readonly [allowed: number, count: number, resetMs: number];

declare module 'ioredis' {
  interface RedisCommander<Context> {
    kasirTake(key: string, limit: number, unique: string): Result<Counted, Context>;
  }
}

export interface RedisLimiter extends RateLimiter {
  close(): Promise<void>;
}

/**
 * A limiter over the Redis at `url`. While Redis cannot be reached each node counts for itself, so
 * that an outage of the counter never stops payments.
 */
export const openRedisLimiter = async (url: string): Promise<RedisLimiter> => {
  const redis = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
  });
  let last: unknown;
  redis.on('error', (error) => (last = error));
  redis.defineCommand('kasirTake', { numberOfKeys: 1, lua: script });
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    redis.disconnect();
    // The connection only says that it is closed; the reason came as an event.
    throw last ?? error;
  }
  const own = new MemoryRateLimiter();
  return {
    take: async (bucket: string, limit: number, now: number): Promise<RateState> => {
      if (limit === 0) return own.take(bucket, limit, now);
      try {
        const [allowed, count, reset] = await redis.kasirTake(
          `kasir:rate:${bucket}`,
          limit,
          randomHex(12),
        );
        return {
          allowed: allowed === 1,
          limit,
          remaining: limit - count,
          resetSeconds: Math.max(0, reset) / 1_000,
        };
      } catch {
        return own.take(bucket, limit, now);
      }
    },
    close: async () => {
      await redis.quit();
    },
  };
};
