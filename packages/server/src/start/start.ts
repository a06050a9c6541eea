// `kasir start`: opens the store, serves the API and the control listener, prints their addresses,
// stops on a signal.
import { readFileSync } from 'node:fs';
import { callbackGuard, hasLiveKeys, type CallbackGuard } from '../deliveries/callback-guard.ts';
import { type Config } from '../config/config.ts';
import { settings } from '../config/setting-table.ts';
import { controlBodyMax, createControl } from '../control/control.ts';
import type { BodyMax } from '../http/body.ts';
import { listen, type Edge, type EdgeOptions, type Respond } from '../http/edge.ts';
import { createRouter, refusalsIn } from '../app/public-listener.ts';
import type { Kasir } from '../app/kasir.ts';
import { openKasir } from '../app/open.ts';
import { placeOf } from '../logging/log-lines.ts';
import { createLog, type Log } from '../logging/log.ts';
import { isLoopback } from '../http/loopback.ts';
import { randomHex } from '../random/random-hex.ts';
import { findMasterKeys } from '../secrets/master-keys.ts';
import { plantFile } from './seed-file.ts';
import { nameOf, type Setting } from '../config/settings.ts';
import {
  databaseFile,
  listenFailure,
  storageFailure,
  tlsFailure,
} from '../failures/start-failure.ts';
import { openLimiter, openStorage, sharedStorage } from '../storage/storage.ts';
import { DataGone, SyncFailed } from '../store/gone.ts';
import { screenOf } from '../terminal/screen.ts';
import { Metrics } from '../watching/metrics.ts';
import { findTracing } from '../watching/tracing.ts';

export interface Running {
  readonly baseUrl: string;
  readonly controlUrl: string;
  readonly controlToken: string;
  readonly key: string;
  /** The secrets that verify webhooks of the first account in test mode, and their URLs. */
  readonly webhooks: {
    readonly token: string;
    readonly secret: string;
    /** The URLs as text, each with its type if there are several, without secrets. */
    readonly urls: readonly string[];
  };
  /** The beginning of links. */
  readonly linkUrl: string;
  /** The policy for webhooks to private addresses in words, with its reason. */
  readonly privateCallbacks: string;
  /** Resolves when the data of the server is gone: nothing accepted after that is kept. */
  readonly gone: Promise<Error>;
  stop(): Promise<void>;
  /** Logs the reason why the process is about to end. */
  ends(error: unknown): void;
}

interface Platform {
  readonly kasir: Kasir;
  readonly controlToken: string;
  readonly guard: CallbackGuard;
  readonly gone: Promise<Error>;
  readonly close: () => Promise<void>;
}

const platform = async (config: Config, log: Log): Promise<Platform> => {
  const metrics = new Metrics();
  const { store, credentials } = await openStorage(config.storage, {
    committed: metrics.committed,
    writability: log.writability,
  });
  const { promise: gone, resolve } = Promise.withResolvers<Error>();
  const away = (error: unknown): void => {
    log.storeAway(error);
    if (error instanceof DataGone || error instanceof SyncFailed) resolve(error);
  };
  const watch = { away: log.limiterAway, back: log.limiterBack, alone: metrics.limitedAlone };
  const limiter = await openLimiter(config.redisUrl, watch).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  try {
    const shared = sharedStorage(config.storage);
    const guard = callbackGuard(config, await hasLiveKeys(store));
    const kasir = await openKasir({
      store,
      ...(limiter && { limiter }),
      rates: config.rates,
      dialect: config.dialect,
      ...(config.refunds && { refunds: config.refunds }),
      key: config.secretKey ?? credentials.key,
      ...(config.callbackToken !== null && { callbackToken: config.callbackToken }),
      ...(config.callbackUrl !== null && { callbackUrl: config.callbackUrl }),
      privateCallbacks: guard.allowed,
      masterKeys: findMasterKeys(config),
      ...(config.mail && { mail: config.mail }),
      observe: log.request,
      happened: log.happened,
      ...(config.storage.kind === 'file' && {
        requestLog: `${databaseFile(config.storage.directory)}.requests`,
      }),
      ...(shared && { elsewhere: shared }),
      failed: log.jobFailed,
      away,
      health: log.health,
      metrics,
      tracing: await findTracing(),
    });
    const close = async () => {
      await kasir.close();
      await limiter?.close();
    };
    const controlToken = config.controlToken ?? credentials.controlToken;
    return { kasir, controlToken, guard, gone, close };
  } catch (error) {
    await Promise.all([store.close(), limiter?.close()]);
    throw storageFailure(config.storage, error);
  }
};

const readTls = (files: Config['tls']): EdgeOptions['tls'] => {
  if (!files) return null;
  const read = (name: 'tlsCert' | 'tlsKey', file: string): string => {
    try {
      return readFileSync(file, 'utf8');
    } catch (error) {
      throw tlsFailure(`${nameOf(settings[name])} names ${file}`, error);
    }
  };
  const tls = { cert: read('tlsCert', files.cert), key: read('tlsKey', files.key) };
  try {
    process.getBuiltinModule('node:tls').createSecureContext(tls);
    return tls;
  } catch (error) {
    throw tlsFailure(
      `${nameOf(settings.tlsCert)} and ${nameOf(settings.tlsKey)} do not fit`,
      error,
    );
  }
};

/** Replaces an address that listens on all interfaces by localhost, as it cannot be called. */
const callable = (url: string): string =>
  url.replace(/\/\/(?:0\.0\.0\.0|\[::\])(?=:|$)/, '//localhost');

/** Opens a listener whose failure names the settings `host` and `port`. */
const openEdge = async (options: EdgeOptions, host: Setting, port: Setting): Promise<Edge> => {
  try {
    return await listen(options);
  } catch (error) {
    const named = { host: nameOf(host), port: nameOf(port) };
    throw listenFailure({ ...options, settings: named }, error);
  }
};

interface ControlParts {
  readonly bodyMax: BodyMax;
  readonly config: Config;
  readonly tls: EdgeOptions['tls'];
  readonly respond: Respond;
  readonly log: Log;
}

/** Opens the control listener: beyond loopback it is served as the API is. */
const openControl = ({ config, tls, respond, bodyMax, log }: ControlParts): Promise<Edge> =>
  openEdge(
    {
      host: config.controlHost,
      port: config.controlPort,
      tls: isLoopback(config.controlHost) ? null : tls,
      trustedProxies: [],
      insecureHttp: config.insecureHttp,
      requestId,
      respond,
      bodyMax,
      failed: log.requestFailed('control'),
    },
    settings.controlHost,
    settings.controlPort,
  );

const requestId = () => randomHex(32);

/**
 * Returns the webhook URLs for reading; one from a variable may hold a password and is left out.
 */
const placesOf = (urls: Readonly<Record<string, string>>, config: Config): readonly string[] => {
  const types = Object.keys(urls);
  const places = types.map((type) => {
    const place = placeOf(urls[type] ?? null) ?? '';
    return type === 'default' && types.length === 1 ? place : `${place} (${type})`;
  });
  const isLast = config.callbackUrl !== null && !types.includes('default');
  return isLast ? [...places, 'from KASIR_CALLBACK_URL'] : places;
};

/** Returns the secrets that verify webhooks of the first account in test mode, and their URLs. */
const webhooksOf = async (kasir: Kasir, config: Config): Promise<Running['webhooks']> => {
  const account = await kasir.directory.account(kasir.account);
  if (!account) throw new Error('the first account is gone');
  const { token, urls, secret_number: number = 0 } = account.callbacks.test;
  const partition = { account: account.id, mode: 'test' } as const;
  return {
    token,
    secret: kasir.signingSecret(partition, number),
    urls: placesOf(urls, config),
  };
};

/** Starts a server as configured. Rejects with a message that names the remedy. */
export const start = async (config: Config): Promise<Running> => {
  const log = createLog(
    config.logLevel,
    process.stderr.isTTY ? () => screenOf(process.stderr) : null,
  );
  const tls = readTls(config.tls);
  const { kasir, controlToken, guard, gone, close } = await platform(config, log);
  let api: Edge | undefined;
  try {
    api = await openEdge(
      {
        ...config,
        tls,
        requestId,
        respond: createRouter(kasir),
        refusal: refusalsIn(kasir.dialect),
        failed: log.requestFailed('public'),
      },
      settings.host,
      settings.port,
    );
    const baseUrl = callable(api.url);
    const linkUrl = config.publicUrl ?? baseUrl;
    kasir.serveAt(linkUrl);
    const respond = createControl(kasir, controlToken, config.controlHost);
    if (config.seed !== null) await plantFile(kasir, config.seed);
    const control = await openControl({
      config,
      tls,
      respond,
      bodyMax: controlBodyMax,
      log,
    });
    return {
      baseUrl,
      controlUrl: callable(control.url),
      controlToken,
      key: kasir.key,
      webhooks: await webhooksOf(kasir, config),
      linkUrl,
      privateCallbacks: guard.said,
      gone,
      ends: log.ends,
      stop: async () => {
        // The control listener closes last: meanwhile it reports that this node stops. Readers that
        // wait there for news get a response, so that their connections can be closed.
        kasir.announceStop();
        await api?.close();
        await control.close();
        await close();
        await log.flush();
      },
    };
  } catch (error) {
    await api?.close();
    await close();
    throw error;
  }
};
