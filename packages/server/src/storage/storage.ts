// Opens the storage of a server: the store with the credentials beside it, and Redis.
import type { Store } from '@kasir/core/store';
import type { Config } from '../config/config.ts';
import { freshCredentials, rememberedCredentials, type Credentials } from './credentials.ts';
import { randomHex } from '../random/random-hex.ts';
import type { LimiterWatch, RedisLimiter } from '../rate/redis.ts';
import { databaseFile, redisFailure, storageFailure } from '../failures/start-failure.ts';
import { openSqlite } from '../store/sqlite/sqlite.ts';
import type { WritabilityChanged } from '../store/writability.ts';

interface Storage {
  readonly store: Store;
  readonly credentials: Credentials;
}

const random = () => randomHex(12);
const now = () => Date.now();

/** The observers of the store. */
export interface StoreWatch {
  /** Called with the number of commands of each transaction. */
  readonly committed?: (commands: number) => void;
  readonly writability?: WritabilityChanged;
}

// Drivers are imported only when needed, so that other starts do not wait for them.
const open = async (storage: Config['storage'], watch: StoreWatch): Promise<Storage> => {
  if (storage.kind === 'postgres') {
    const { openPostgres } = await import('../store/postgres/postgres.ts');
    return {
      store: await openPostgres({ url: storage.url, now, random, ...watch }),
      credentials: freshCredentials(),
    };
  }
  if (storage.kind === 'memory') {
    return {
      store: await openSqlite({ file: ':memory:', now, random, ...watch }),
      credentials: freshCredentials(),
    };
  }
  const store = await openSqlite({ file: databaseFile(storage.directory), now, random, ...watch });
  try {
    return { store, credentials: rememberedCredentials(storage.directory) };
  } catch (error) {
    await store.close();
    throw error;
  }
};

/** The place where another thread of this process finds the same data. */
export type SharedStorage =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string };

/** Returns the shareable storage of a configuration; null for storage in memory. */
export const sharedStorage = (storage: Config['storage']): SharedStorage | null => {
  if (storage.kind === 'memory') return null;
  return storage.kind === 'postgres'
    ? storage
    : { kind: 'file', file: databaseFile(storage.directory) };
};

/** Opens the storage. Rejects with a failure that names the remedy. */
export const openStorage = async (
  storage: Config['storage'],
  watch: StoreWatch = {},
): Promise<Storage> => {
  try {
    return await open(storage, watch);
  } catch (error) {
    throw storageFailure(storage, error);
  }
};

/** Opens the limiter. Rejects with a failure that names the remedy. */
export const openLimiter = async (
  url: string | null,
  watch: LimiterWatch,
): Promise<RedisLimiter | null> => {
  if (url === null) return null;
  const { openRedisLimiter } = await import('../rate/redis.ts');
  try {
    return await openRedisLimiter(url, watch);
  } catch (error) {
    throw redisFailure(url, error);
  }
};
