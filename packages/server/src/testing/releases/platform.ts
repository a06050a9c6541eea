// Runs a platform on a database of a release, reached over its listeners.
import { readConfig } from '../../config/config.ts';
import { start } from '../../start/start.ts';

/** The beginning of object links, the same on every machine, so that recordings compare equal. */
const PUBLIC_URL = 'http://kasir.example';
const CONTROL_TOKEN = 'control-token-of-recorded-releases';
const KEY = 'xnd_development_recorded_release';

export interface ReadResponse {
  readonly status: number;
  readonly text: string;
}

export interface CallOptions {
  readonly body?: unknown;
  /** Sub-account; omitted for the default account. */
  readonly as?: string | undefined;
}

export interface Platform {
  readonly send: (method: string, target: string, asking?: CallOptions) => Promise<ReadResponse>;
  readonly control: (method: string, path: string, body?: unknown) => Promise<ReadResponse>;
  readonly stop: () => Promise<void>;
}

/** The storage of the platform: a folder, or a PostgreSQL database. */
export type Storage = { readonly directory: string } | { readonly database: string };

const toReadResponse = async (response: Response): Promise<ReadResponse> => ({
  status: response.status,
  text: await response.text(),
});

const json = (body: unknown): { headers: Record<string, string>; body?: string } => ({
  headers: { 'content-type': 'application/json' },
  ...(body !== undefined && { body: JSON.stringify(body) }),
});

/** Starts the platform of this checkout on a database. */
export const openPlatform = async (storage: Storage): Promise<Platform> => {
  const where =
    'directory' in storage ? ['--data', storage.directory] : ['--database', storage.database];
  const args = [...where, '--port', '0', '--control-port', '0', '--public-url', PUBLIC_URL];
  const config = readConfig(args, {
    KASIR_LOG_LEVEL: 'silent',
    KASIR_SECRET_KEY: KEY,
    KASIR_CONTROL_TOKEN: CONTROL_TOKEN,
    KASIR_CALLBACK_URL: 'http://127.0.0.1:9/',
    KASIR_CALLBACK_TOKEN: 'callback-token',
    KASIR_RATE_LIMIT_TEST: '0',
    KASIR_RATE_LIMIT_ADDRESS: '0',
  });
  if (!config) throw new Error('no configuration');
  const running = await start(config);
  const { baseUrl, controlUrl } = running;
  return {
    stop: () => running.stop(),
    send: async (method, target, { body, as } = {}) => {
      const { headers, ...sent } = json(body);
      const authorization = `Basic ${btoa(`${KEY}:`)}`;
      const all = { ...headers, authorization, ...(as !== undefined && { 'for-user-id': as }) };
      const url = baseUrl + target.replace(PUBLIC_URL, '');
      return toReadResponse(await fetch(url, { method, headers: all, ...sent }));
    },
    control: async (method, path, body) => {
      const { headers, ...sent } = json(body);
      const all = { ...headers, authorization: `Bearer ${CONTROL_TOKEN}` };
      return toReadResponse(await fetch(controlUrl + path, { method, headers: all, ...sent }));
    },
  };
};
