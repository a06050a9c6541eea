// Rate limits shared by several nodes: the exact sliding log as one sorted set per bucket, counted
// in Redis.
import { MemoryRateLimiter, type RateLimiter, type RateState } from '@kasir/core/pipeline';
import { Redis, type Result } from 'ioredis';
import { randomHex } from '../random/random-hex.ts';

/** The time is that of Redis, so that nodes with differing clocks agree. */
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

/** Notified of changes of the connection. */
export interface LimiterWatch {
  /** Redis is unreachable: called once per outage, with the reason. */
  readonly away?: (error: unknown) => void;
  /** Redis is reachable again. */
  readonly back?: () => void;
  /** A request was counted by this node alone. */
  readonly alone?: () => void;
}

/** Milliseconds until Redis counts as unreachable: no request waits longer for its counter. */
const RESPONSE_MS_MAX = 250;
const CONNECT_MS_MAX = 5_000;
/** Milliseconds between attempts to reach it again, each by one request. */
const PAUSE_MS = 1_000;

/**
 * Opens a limiter over the Redis at `url`. While Redis is unreachable, each node counts alone, so
 * that an outage of the counter never stops payments.
 */
export const openRedisLimiter = async (
  url: string,
  watch: LimiterWatch = {},
): Promise<RedisLimiter> => {
  const redis = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    commandTimeout: RESPONSE_MS_MAX,
    connectTimeout: CONNECT_MS_MAX,
  });
  let last: unknown;
  redis.on('error', (error) => (last = error));
  redis.defineCommand('kasirTake', { numberOfKeys: 1, lua: script });
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    redis.disconnect();
    // The connection only reports that it is closed; the reason came as an event.
    throw last ?? error;
  }
  const own = new MemoryRateLimiter();
  let isAway = false;
  let nextTry = 0;
  const lost = (error: unknown): void => {
    nextTry = performance.now() + PAUSE_MS;
    if (isAway) return;
    isAway = true;
    // The error only reports a closed connection; the reason came earlier.
    watch.away?.(redis.status === 'ready' ? error : (last ?? error));
  };
  const alone = (bucket: string, limit: number, now: number): RateState => {
    watch.alone?.();
    return own.take(bucket, limit, now);
  };
  const shared = (): void => {
    if (!isAway) return;
    isAway = false;
    watch.back?.();
  };
  return {
    take: async (bucket: string, limit: number, now: number): Promise<RateState> => {
      if (limit === 0) return own.take(bucket, limit, now);
      if (isAway && performance.now() < nextTry) return alone(bucket, limit, now);
      try {
        const [allowed, count, reset] = await redis.kasirTake(
          `kasir:rate:${bucket}`,
          limit,
          randomHex(12),
        );
        shared();
        return {
          allowed: allowed === 1,
          limit,
          remaining: limit - count,
          resetSeconds: Math.max(0, reset) / 1_000,
        };
      } catch (error) {
        lost(error);
        return alone(bucket, limit, now);
      }
    },
    close: async () => {
      // An unreachable Redis cannot be sent QUIT.
      await redis.quit().catch(() => redis.disconnect());
    },
  };
};
