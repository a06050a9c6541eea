// Opens what a server keeps things in: the store with the credentials beside it, and Redis.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '@kasir/core/server';
import { z } from 'zod';
import type { Config } from './config.ts';
import { randomHex } from './random.ts';
import type { RedisLimiter } from './rate/redis.ts';
import { databaseFile, redisFailure, StartFailure, storageFailure } from './start-failure.ts';
import { writePrivate } from './store/sqlite/private-files.ts';
import { openSqlite } from './store/sqlite/sqlite.ts';

/**
 * What must be the same at the next start on the same folder; the database holds only the key's
 * hash.
 */
const credentials = z.object({ key: z.string().min(1), controlToken: z.string().min(1) });
type Credentials = z.infer<typeof credentials>;

const fresh = (): Credentials => ({
  key: `xnd_development_${randomHex(48)}`,
  controlToken: randomHex(48),
});

const read = (file: string): Credentials => {
  try {
    return credentials.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new StartFailure(
      `${file} cannot be read: restore it, or delete it to get a new test key and control token.`,
      { cause: error },
    );
  }
};

/** Credentials kept beside the database file, readable by its owner only. */
const rememberedCredentials = (directory: string): Credentials => {
  const file = join(directory, 'credentials.json');
  if (existsSync(file)) return read(file);
  const made = fresh();
  writePrivate(file, `${JSON.stringify(made, null, 2)}\n`);
  return made;
};

interface Storage {
  readonly store: Store;
  readonly credentials: Credentials;
}

const random = () => randomHex(12);
const now = () => Date.now();

// Drivers are imported where they are used, so that a start without them does not wait for them.
const open = async (storage: Config['storage']): Promise<Storage> => {
  if (storage.kind === 'postgres') {
    const { openPostgres } = await import('./store/postgres/postgres.ts');
    return { store: await openPostgres({ url: storage.url, now, random }), credentials: fresh() };
  }
  if (storage.kind === 'memory') {
    return { store: await openSqlite({ file: ':memory:', now, random }), credentials: fresh() };
  }
  const store = await openSqlite({ file: databaseFile(storage.directory), now, random });
  try {
    return { store, credentials: rememberedCredentials(storage.directory) };
  } catch (error) {
    await store.close();
    throw error;
  }
};

/** Rejects with a failure that names what to mend. */
export const openStorage = async (storage: Config['storage']): Promise<Storage> => {
  try {
    return await open(storage);
  } catch (error) {
    throw storageFailure(storage, error);
  }
};

/** Rejects with a failure that names what to mend. */
export const openLimiter = async (url: string | null): Promise<RedisLimiter | null> => {
  if (url === null) return null;
  const { openRedisLimiter } = await import('./rate/redis.ts');
  try {
    return await openRedisLimiter(url);
  } catch (error) {
    throw redisFailure(url, error);
  }
};
