// The settings of a server from flags and environment; flags win.
import { parseArgs } from 'node:util';

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly controlPort: number;
  readonly storage:
    | { readonly kind: 'memory' }
    | { readonly kind: 'file'; readonly directory: string }
    | { readonly kind: 'postgres'; readonly url: string };
  readonly redisUrl: string | null;
  readonly dialect: 'spec' | 'service';
  /** Null leaves it to the dialect. */
  readonly refunds: 'sync' | 'async' | null;
  readonly secretKey: string | null;
  readonly callbackToken: string | null;
  readonly callbackUrl: string | null;
  readonly rates: { readonly test?: number; readonly live?: number; readonly address?: number };
  readonly controlToken: string | null;
  readonly logLevel: string;
  readonly tls: { readonly cert: string; readonly key: string } | null;
  readonly trustedProxies: readonly string[];
  readonly insecureHttp: boolean;
  readonly publicUrl: string | null;
}

/** A flag or variable that cannot be used; the message names it and the remedy. */
export class BadSetting extends Error {}

const flags = {
  host: { type: 'string' },
  port: { type: 'string' },
  'control-port': { type: 'string' },
  data: { type: 'string' },
  memory: { type: 'boolean' },
  database: { type: 'string' },
  redis: { type: 'string' },
  dialect: { type: 'string' },
  refunds: { type: 'string' },
  'tls-cert': { type: 'string' },
  'tls-key': { type: 'string' },
  'trust-proxy': { type: 'string', multiple: true },
  'insecure-http': { type: 'boolean' },
  'public-url': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

export const usage = `Usage: kasir start [options]
       kasir compact [--data DIR]   shrink the database file of a stopped server

  --port N            port of the API (KASIR_PORT, default 8585; 0 takes a free one)
  --control-port N    port of the control API, loopback only (KASIR_CONTROL_PORT, default port + 1)
  --data DIR          folder of the database file (KASIR_DATA, default .kasir)
  --memory            keep everything in memory
  --database URL      PostgreSQL instead of a file (KASIR_DATABASE_URL)
  --redis URL         rate limits shared by several nodes (KASIR_REDIS_URL)
  --dialect NAME      spec (default) or service: which side conflicts are decided for
  --refunds WHEN      sync: answered with their final status; async: PENDING first
                      (KASIR_REFUNDS, default as the dialect has it)
  --host ADDRESS      address to listen on (default 127.0.0.1)
  --tls-cert FILE --tls-key FILE   serve HTTPS
  --trust-proxy ADDRESS            believe X-Forwarded-* of this address; may be repeated
  --insecure-http     answer plain HTTP beyond loopback
  --public-url URL    address that links to hosted pages begin with

Environment: KASIR_SECRET_KEY (test key of the default account), KASIR_CALLBACK_TOKEN, KASIR_CALLBACK_URL,
KASIR_RATE_LIMIT_TEST, KASIR_RATE_LIMIT_LIVE, KASIR_RATE_LIMIT_ADDRESS (requests per minute, 0 is off),
KASIR_CONTROL_TOKEN, KASIR_LOG_LEVEL (fatal, error, warn, info, debug)`;

type Environment = Readonly<Record<string, string | undefined>>;

const wholeNumber = (name: string, text: string | undefined, max: number): number | undefined => {
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > max)
    throw new BadSetting(`${name}: send a whole number from 0 to ${max}, not "${text}".`);
  return value;
};

const PORT_MAX = 65_535;

const storageOf = (
  values: {
    readonly memory?: boolean | undefined;
    readonly database?: string | undefined;
    readonly data?: string | undefined;
  },
  env: Environment,
): Config['storage'] => {
  const chosen = [values.memory, values.database, values.data].filter(
    (value) => value !== undefined,
  );
  if (chosen.length > 1) throw new BadSetting('Send one of --memory, --database and --data.');
  if (values.memory) return { kind: 'memory' };
  const url =
    values.database ?? (values.data === undefined ? env['KASIR_DATABASE_URL'] : undefined);
  if (url) {
    if (!/^postgres(ql)?:\/\//.test(url))
      throw new BadSetting('--database: send a URL that begins with postgres://.');
    return { kind: 'postgres', url };
  }
  return { kind: 'file', directory: values.data ?? env['KASIR_DATA'] ?? '.kasir' };
};

const dialectOf = (text: string): Config['dialect'] => {
  if (text !== 'spec' && text !== 'service')
    throw new BadSetting(`--dialect: send spec or service, not "${text}".`);
  return text;
};

const refundsOf = (text: string | undefined): Config['refunds'] => {
  if (text === undefined || text === '') return null;
  if (text !== 'sync' && text !== 'async')
    throw new BadSetting(`--refunds: send sync or async, not "${text}".`);
  return text;
};

const tlsOf = (cert: string | undefined, key: string | undefined): Config['tls'] => {
  if ((cert === undefined) !== (key === undefined))
    throw new BadSetting('Send --tls-cert and --tls-key together.');
  return cert !== undefined && key !== undefined ? { cert, key } : null;
};

const ratesOf = (env: Environment): Config['rates'] => {
  const rate = (name: string) => wholeNumber(name, env[name], 1_000_000_000);
  const test = rate('KASIR_RATE_LIMIT_TEST');
  const live = rate('KASIR_RATE_LIMIT_LIVE');
  const address = rate('KASIR_RATE_LIMIT_ADDRESS');
  return {
    ...(test !== undefined && { test }),
    ...(live !== undefined && { live }),
    ...(address !== undefined && { address }),
  };
};

/** Reads the flags behind `start`; null when help was asked for. Throws `BadSetting`. */
export const readConfig = (args: readonly string[], env: Environment): Config | null => {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: flags,
      strict: true,
      allowPositionals: false,
    }));
  } catch (error) {
    throw new BadSetting(`${(error as Error).message}\n\n${usage}`, { cause: error });
  }
  if (values.help) return null;
  const port = wholeNumber('--port', values.port ?? env['KASIR_PORT'], PORT_MAX) ?? 8_585;
  const control = wholeNumber(
    '--control-port',
    values['control-port'] ?? env['KASIR_CONTROL_PORT'],
    PORT_MAX,
  );
  return {
    host: values.host ?? '127.0.0.1',
    port,
    controlPort: control ?? (port === 0 ? 0 : port + 1),
    storage: storageOf(values, env),
    redisUrl: values.redis ?? env['KASIR_REDIS_URL'] ?? null,
    dialect: dialectOf(values.dialect ?? 'spec'),
    refunds: refundsOf(values.refunds ?? env['KASIR_REFUNDS']),
    secretKey: env['KASIR_SECRET_KEY'] || null,
    callbackToken: env['KASIR_CALLBACK_TOKEN'] || null,
    callbackUrl: env['KASIR_CALLBACK_URL'] || null,
    rates: ratesOf(env),
    controlToken: env['KASIR_CONTROL_TOKEN'] || null,
    logLevel: env['KASIR_LOG_LEVEL'] ?? 'warn',
    tls: tlsOf(values['tls-cert'], values['tls-key']),
    trustedProxies: values['trust-proxy'] ?? [],
    insecureHttp: values['insecure-http'] ?? false,
    publicUrl: values['public-url'] ?? null,
  };
};
