// `kasir start`: opens the store, serves the API and the control listener, prints where, stops on a
// signal.
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '@kasir/core/server';
import type { Config } from './config.ts';
import { createControl } from './control/control.ts';
import { listen } from './http/edge.ts';
import { createRouter, refusalAt } from './http/router.ts';
import { createKasir, type Kasir } from './kasir.ts';
import { createLog, type Log } from './log.ts';
import { randomHex } from './random.ts';
import type { RedisLimiter } from './rate/redis.ts';
import { openSqlite } from './store/sqlite/sqlite.ts';

/**
 * What must be the same at the next start on the same folder; the database holds only the key's
 * hash.
 */
interface Credentials {
  readonly key: string;
  readonly controlToken: string;
}

const fresh = (): Credentials => ({
  key: `xnd_development_${randomHex(48)}`,
  controlToken: randomHex(48),
});

/** Credentials kept beside the database file, readable by its owner only. */
const rememberedCredentials = (directory: string): Credentials => {
  const file = join(directory, 'credentials.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Credentials;
  const made = fresh();
  writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
  return made;
};

// Drivers are imported where they are used, so that a start without them does not wait for them.
const random = () => randomHex(12);
const now = () => Date.now();

const openStorage = async ({
  storage,
}: Config): Promise<{ store: Store; credentials: Credentials }> => {
  if (storage.kind === 'postgres') {
    const { openPostgres } = await import('./store/postgres/postgres.ts');
    return { store: await openPostgres({ url: storage.url, now, random }), credentials: fresh() };
  }
  if (storage.kind === 'memory') {
    return { store: await openSqlite({ file: ':memory:', now, random }), credentials: fresh() };
  }
  mkdirSync(storage.directory, { recursive: true });
  const store = await openSqlite({ file: join(storage.directory, 'kasir.db'), now, random });
  return { store, credentials: rememberedCredentials(storage.directory) };
};

const openLimiter = async (url: string | null): Promise<RedisLimiter | null> => {
  if (url === null) return null;
  const { openRedisLimiter } = await import('./rate/redis.ts');
  return openRedisLimiter(url);
};

export interface Running {
  readonly baseUrl: string;
  readonly controlUrl: string;
  readonly controlToken: string;
  readonly key: string;
  stop(): Promise<void>;
  /** Says in the log why the process is about to end. */
  ends(error: unknown): void;
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host.startsWith('127.');

interface Platform {
  readonly kasir: Kasir;
  readonly controlToken: string;
  readonly close: () => Promise<void>;
}

const platform = async (config: Config, log: Log): Promise<Platform> => {
  const { store, credentials } = await openStorage(config);
  const limiter = await openLimiter(config.redisUrl);
  const kasir = await createKasir({
    store,
    ...(limiter && { limiter }),
    rates: config.rates,
    dialect: config.dialect,
    ...(config.refunds && { refunds: config.refunds }),
    key: config.secretKey ?? credentials.key,
    ...(config.callbackToken !== null && { callbackToken: config.callbackToken }),
    ...(config.callbackUrl !== null && { callbackUrl: config.callbackUrl }),
    allowPrivateAddresses: isLoopback(config.host),
    observe: log.request,
    failed: log.jobFailed,
    away: log.storeAway,
    health: log.health,
  });
  const close = async () => {
    await kasir.close();
    await limiter?.close();
  };
  return { kasir, controlToken: config.controlToken ?? credentials.controlToken, close };
};

/** Starts a server as configured. Rejects with a message that names the remedy. */
export const start = async (config: Config): Promise<Running> => {
  const log = createLog(config.logLevel);
  const { kasir, controlToken, close } = await platform(config, log);
  const requestId = () => randomHex(32);
  try {
    const api = await listen({
      ...config,
      requestId,
      respond: createRouter(kasir),
      refusal: refusalAt,
      failed: log.requestFailed('public'),
    });
    kasir.serveAt(config.publicUrl ?? api.url);
    const control = await listen({
      host: '127.0.0.1',
      port: config.controlPort,
      tls: null,
      trustedProxies: [],
      insecureHttp: false,
      requestId,
      respond: createControl(kasir, controlToken),
      failed: log.requestFailed('control'),
    });
    return {
      baseUrl: api.url,
      controlUrl: control.url,
      controlToken,
      key: kasir.key,
      ends: log.ends,
      stop: async () => {
        await Promise.all([api.close(), control.close()]);
        await close();
        log.flush();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
};
