// The settings of a server from flags and environment; flags win.
import { parseArgs } from 'node:util';
import {
  addressesOf,
  addressOf,
  BadSetting,
  named,
  oneOf,
  originOf,
  switchOf,
  textOf,
  urlOf,
  wholeNumber,
  type Environment,
} from './settings.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly controlHost: string;
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
  /** The mail server, who writes, and who is written to about accounts without an address. */
  readonly mail: {
    readonly url: string;
    readonly from: string;
    readonly to: string | null;
  } | null;
  readonly logLevel: string;
  /** Paths of the files. */
  readonly tls: { readonly cert: string; readonly key: string } | null;
  readonly trustedProxies: readonly string[];
  readonly insecureHttp: boolean;
  /** Without a slash at its end. */
  readonly publicUrl: string | null;
  /** Whether webhooks and callbacks may go to private addresses, whatever else is set. */
  readonly allowPrivateCallbacks: boolean;
}

const flags = {
  host: { type: 'string' },
  port: { type: 'string' },
  'control-port': { type: 'string' },
  'control-host': { type: 'string' },
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
  'allow-private-callbacks': { type: 'boolean' },
  smtp: { type: 'string' },
  'log-level': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

export const usage = `Usage: kasir start [options]
       kasir compact [--data DIR]   shrink the database file of a stopped server

  --port N                    port of the API (KASIR_PORT, default 8585; 0 takes a free one)
  --host ADDRESS              address to listen on (KASIR_HOST, default 127.0.0.1)
  --control-port N            port of the control API (KASIR_CONTROL_PORT, default port + 1)
  --control-host ADDRESS      address of the control API (KASIR_CONTROL_HOST, default 127.0.0.1)
  --data DIR                  folder of the database file (KASIR_DATA, default .kasir)
  --memory                    keep everything in memory (KASIR_MEMORY)
  --database URL              PostgreSQL instead of a file (KASIR_DATABASE_URL)
  --redis URL                 rate limits shared by several nodes (KASIR_REDIS_URL)
  --dialect NAME              spec (default) or service: which side conflicts are decided for
                              (KASIR_DIALECT)
  --refunds WHEN              sync: answered with their final status; async: PENDING first
                              (KASIR_REFUNDS, default as the dialect has it)
  --public-url URL            address that links to hosted pages and files begin with
                              (KASIR_PUBLIC_URL)
  --tls-cert FILE             certificate and its key, to serve HTTPS
  --tls-key FILE              (KASIR_TLS_CERT, KASIR_TLS_KEY)
  --trust-proxy ADDRESS       believe X-Forwarded-* of this address; may be repeated
                              (KASIR_TRUST_PROXY, separated by commas)
  --insecure-http             answer plain HTTP beyond loopback (KASIR_INSECURE_HTTP)
  --allow-private-callbacks   send webhooks to private addresses too (KASIR_ALLOW_PRIVATE_CALLBACKS)
  --smtp URL                  mail server for mail about delivery health, smtp://user:word@host:port
                              (KASIR_SMTP_URL; without one mail is kept for reading)
  --log-level LEVEL           fatal, error, warn, info (default), debug or silent (KASIR_LOG_LEVEL)

Flags win over variables; the variable of a flag without a value is true or false.
Variables only: KASIR_SECRET_KEY (test key of the default account), KASIR_CONTROL_TOKEN,
KASIR_CALLBACK_TOKEN, KASIR_CALLBACK_URL, KASIR_MAIL_FROM (sender, needed with --smtp),
KASIR_MAIL_TO (who is written to about accounts that have no e-mail), KASIR_RATE_LIMIT_TEST,
KASIR_RATE_LIMIT_LIVE, KASIR_RATE_LIMIT_ADDRESS (requests per minute, 0 is off)`;

const parsed = (args: readonly string[]) =>
  parseArgs({ args: [...args], options: flags, strict: true, allowPositionals: false }).values;

type Values = ReturnType<typeof parsed>;

const PORT_MAX = 65_535;
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** What a flag chooses wins over every variable: --data over KASIR_DATABASE_URL. */
const storageOf = (values: Values, env: Environment): Config['storage'] => {
  const { memory, database, data } = values;
  const chosen = [memory, database, data].filter((value) => value !== undefined);
  if (chosen.length > 1)
    throw new BadSetting('--memory, --database and --data exclude each other. Choose one of them.');
  const general = chosen.length === 0 ? env : {};
  if (switchOf('memory', memory, general)) return { kind: 'memory' };
  const setting = named('database', 'KASIR_DATABASE_URL');
  const text = textOf('database', database, general, 'KASIR_DATABASE_URL');
  const url = urlOf(setting, text, ['postgres', 'postgresql']);
  if (url !== undefined) return { kind: 'postgres', url };
  return { kind: 'file', directory: textOf('data', data, env) ?? '.kasir' };
};

const tlsOf = (values: Values, env: Environment): Config['tls'] => {
  const cert = textOf('tls-cert', values['tls-cert'], env);
  const key = textOf('tls-key', values['tls-key'], env);
  if ((cert === undefined) !== (key === undefined))
    throw new BadSetting(`${named('tls-cert')} and ${named('tls-key')} must be given together.`);
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

/** How others reach the listeners, and whom they believe. */
const listenersOf = (values: Values, env: Environment) => {
  const text = (flag: 'host' | 'control-host' | 'public-url') => textOf(flag, values[flag], env);
  const portOf = (flag: 'port' | 'control-port') =>
    wholeNumber(named(flag), textOf(flag, values[flag], env), PORT_MAX);
  const port = portOf('port') ?? 8_585;
  const proxies = values['trust-proxy'] ?? textOf('trust-proxy', undefined, env) ?? [];
  return {
    host: text('host') ?? '127.0.0.1',
    port,
    controlHost: text('control-host') ?? '127.0.0.1',
    controlPort: portOf('control-port') ?? (port === 0 ? 0 : port + 1),
    tls: tlsOf(values, env),
    trustedProxies: addressesOf(named('trust-proxy'), [proxies].flat()),
    insecureHttp: switchOf('insecure-http', values['insecure-http'], env),
    publicUrl: originOf(named('public-url'), text('public-url')) ?? null,
  };
};

const mailOf = (values: Values, env: Environment): Config['mail'] => {
  const name = named('smtp', 'KASIR_SMTP_URL');
  const text = textOf('smtp', values.smtp, env, 'KASIR_SMTP_URL');
  const url = urlOf(name, text, ['smtp', 'smtps']);
  const from = addressOf('KASIR_MAIL_FROM', env);
  const to = addressOf('KASIR_MAIL_TO', env);
  if (url === undefined) return null;
  if (from === null) throw new BadSetting(`KASIR_MAIL_FROM must be given with ${name}.`);
  return { url, from, to };
};

const refundsOf = (values: Values, env: Environment): Config['refunds'] => {
  const text = textOf('refunds', values.refunds, env);
  return text === undefined ? null : oneOf(named('refunds'), text, ['sync', 'async']);
};

/** Reads the flags behind `start`; null when help was asked for. Throws `BadSetting`. */
export const readConfig = (args: readonly string[], env: Environment): Config | null => {
  let values;
  try {
    values = parsed(args);
  } catch (error) {
    const [line] = (error as Error).message.split('\n', 1);
    throw new BadSetting(`${line} See kasir start --help.`, { cause: error });
  }
  if (values.help) return null;
  const web = ['https', 'http'];
  const redis = textOf('redis', values.redis, env, 'KASIR_REDIS_URL');
  return {
    ...listenersOf(values, env),
    storage: storageOf(values, env),
    redisUrl: urlOf(named('redis', 'KASIR_REDIS_URL'), redis, ['redis', 'rediss']) ?? null,
    dialect: oneOf(named('dialect'), textOf('dialect', values.dialect, env) ?? 'spec', [
      'spec',
      'service',
    ]),
    refunds: refundsOf(values, env),
    mail: mailOf(values, env),
    secretKey: env['KASIR_SECRET_KEY'] || null,
    callbackToken: env['KASIR_CALLBACK_TOKEN'] || null,
    callbackUrl: urlOf('KASIR_CALLBACK_URL', env['KASIR_CALLBACK_URL'] || undefined, web) ?? null,
    rates: ratesOf(env),
    controlToken: env['KASIR_CONTROL_TOKEN'] || null,
    logLevel: oneOf(
      named('log-level'),
      textOf('log-level', values['log-level'], env) ?? 'info',
      LEVELS,
    ),
    allowPrivateCallbacks: switchOf(
      'allow-private-callbacks',
      values['allow-private-callbacks'],
      env,
    ),
  };
};
