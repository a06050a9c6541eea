// The settings of a server, each declared once: flag, variable, values, default and help. Flags win.
import { Command, Option } from '@commander-js/extra-typings';
import { CommanderError } from 'commander';
import { z } from 'zod';
import {
  addresses,
  badSettings,
  BadSetting,
  nameOf,
  onOff,
  oneOf,
  origin,
  problem,
  text,
  url,
  wholeNumber,
  type Environment,
  type Setting,
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

const PORT_MAX = 65_535;
const RATE_MAX = 1_000_000_000;
const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

type Declared = Omit<Setting, 'flag' | 'value' | 'variable'> & { readonly variable?: string };

/** A setting, with its variable after its flag where it is not given. */
const setting = <D extends Declared>(flag: string | null, value: string | null, declared: D) => ({
  flag,
  value,
  variable: `KASIR_${(flag ?? '').replaceAll('-', '_').toUpperCase()}`,
  ...declared,
});

/** Every setting of `kasir start`, under the name that the parser gives its flag. */
export const settings = {
  port: setting('port', 'N', {
    schema: wholeNumber(PORT_MAX),
    default: '8585',
    help: 'port of the API; 0 takes a free one',
  }),
  host: setting('host', 'ADDRESS', {
    schema: text,
    default: '127.0.0.1',
    help: 'address to listen on',
  }),
  controlPort: setting('control-port', 'N', {
    schema: wholeNumber(PORT_MAX),
    otherwise: 'port + 1',
    help: 'port of the control API',
  }),
  controlHost: setting('control-host', 'ADDRESS', {
    schema: text,
    default: '127.0.0.1',
    help: 'address of the control API',
  }),
  data: setting('data', 'DIR', {
    schema: text,
    default: '.kasir',
    help: 'folder of the database file',
  }),
  memory: setting('memory', null, { schema: onOff, help: 'keep everything in memory' }),
  database: setting('database', 'URL', {
    variable: 'KASIR_DATABASE_URL',
    schema: url(['postgres', 'postgresql']),
    help: 'PostgreSQL instead of a file',
  }),
  redis: setting('redis', 'URL', {
    variable: 'KASIR_REDIS_URL',
    schema: url(['redis', 'rediss']),
    help: 'rate limits shared by several nodes',
  }),
  dialect: setting('dialect', 'NAME', {
    schema: oneOf(['spec', 'service']),
    default: 'spec',
    help: 'spec or service: which side conflicts are decided for',
  }),
  refunds: setting('refunds', 'WHEN', {
    schema: oneOf(['sync', 'async']),
    otherwise: 'as the dialect has it',
    help: 'sync: answered with their final status; async: PENDING first',
  }),
  publicUrl: setting('public-url', 'URL', {
    schema: origin,
    otherwise: 'the address it listens on',
    help: 'address that links to hosted pages and files begin with',
  }),
  tlsCert: setting('tls-cert', 'FILE', {
    schema: text,
    help: 'certificate in PEM, to serve HTTPS; with --tls-key',
  }),
  tlsKey: setting('tls-key', 'FILE', { schema: text, help: 'private key of the certificate' }),
  trustProxy: setting('trust-proxy', 'ADDRESS', {
    repeated: true,
    schema: addresses,
    help: 'believe X-Forwarded-* of this address; several by commas or several flags',
  }),
  insecureHttp: setting('insecure-http', null, {
    schema: onOff,
    help: 'answer plain HTTP beyond loopback',
  }),
  allowPrivateCallbacks: setting('allow-private-callbacks', null, {
    schema: onOff,
    help: 'send webhooks to private addresses too',
  }),
  logLevel: setting('log-level', 'LEVEL', {
    schema: oneOf(levels),
    default: 'warn',
    help: levels.join(', '),
  }),
  secretKey: setting(null, 'KEY', {
    variable: 'KASIR_SECRET_KEY',
    schema: text,
    otherwise: 'made at the first start',
    help: 'test key of the default account',
  }),
  controlToken: setting(null, 'TOKEN', {
    variable: 'KASIR_CONTROL_TOKEN',
    schema: text,
    otherwise: 'made at the first start',
    help: 'token of the control API',
  }),
  callbackToken: setting(null, 'TOKEN', {
    variable: 'KASIR_CALLBACK_TOKEN',
    schema: text,
    otherwise: 'made at the first start',
    help: 'x-callback-token of the default account',
  }),
  callbackUrl: setting(null, 'URL', {
    variable: 'KASIR_CALLBACK_URL',
    schema: url(['https', 'http']),
    help: 'where events of the default account go that have no URL of their own',
  }),
  rateLimitTest: setting(null, 'N', {
    variable: 'KASIR_RATE_LIMIT_TEST',
    schema: wholeNumber(RATE_MAX),
    help: 'requests per minute to an endpoint in test mode; 0 is off',
  }),
  rateLimitLive: setting(null, 'N', {
    variable: 'KASIR_RATE_LIMIT_LIVE',
    schema: wholeNumber(RATE_MAX),
    help: 'the same in live mode',
  }),
  rateLimitAddress: setting(null, 'N', {
    variable: 'KASIR_RATE_LIMIT_ADDRESS',
    schema: wholeNumber(RATE_MAX),
    help: 'requests per minute of one address; 0 is off',
  }),
} as const;

type Name = keyof typeof settings;
type Values = {
  readonly [N in Name]:
    | z.output<(typeof settings)[N]['schema']>
    | ((typeof settings)[N] extends { readonly default: string } ? never : undefined);
};
/** What was given of each setting, as text. */
type Texts = { [N in Name]?: string };

/** What flags say, as the parser has read them: by the names above. */
export type Flags = Readonly<Partial<Record<string, string | boolean | readonly string[]>>>;

const names = Object.keys(settings) as Name[];
const all: readonly Setting[] = Object.values(settings);

const controlUrl: Setting<string> = {
  flag: 'control-url',
  variable: 'KASIR_CONTROL_URL',
  value: 'URL',
  help: 'control API of a running server',
  schema: origin,
};

/** The variables of a server, and the one of commands that call it. */
export const variables: readonly string[] = [
  ...all.map(({ variable }) => variable),
  controlUrl.variable,
];

const collect = (one: string, before: readonly string[] | undefined): string[] => [
  ...(before ?? []),
  one,
];

/** Help of a setting as one line: what it is, its variable, and what holds without it. */
const describe = (one: Setting): string => {
  const left = one.default ?? one.otherwise;
  return `${one.help} (${one.variable}${left === undefined ? '' : `, default ${left}`})`;
};

const optionOf = (one: Setting): Option => {
  const name = one.value === null ? `--${one.flag}` : `--${one.flag} <${one.value}>`;
  const option = new Option(name, describe(one));
  return one.repeated ? option.argParser(collect) : option;
};

/** The flags of the named settings, or of all, for a command that takes them. */
export const optionsOf = (chosen: readonly Name[] = names): Option[] =>
  chosen
    .map((name): Setting => settings[name])
    .filter(({ flag }) => flag !== null)
    .map(optionOf);

/** What help says behind the flags. */
export const variablesHelp = (): string => {
  const lines = all
    .filter(({ flag }) => flag === null)
    .map((one) => `  ${one.variable.padEnd(26)}${one.help}`);
  return [
    'Flags win over variables; the variable of a flag without a value is true or false.',
    'Variables only:',
    ...lines,
  ].join('\n');
};

/** The table of all settings in the documentation. */
export const settingsTable = (): string =>
  [
    '| Flag | Variable | Default | What it is |',
    '|---|---|---|---|',
    ...all.map(({ flag, value, variable, help, ...one }) => {
      const flagged = flag === null ? '' : `\`--${flag}${value === null ? '' : ` ${value}`}\``;
      const left = one.default === undefined ? (one.otherwise ?? '') : `\`${one.default}\``;
      return `| ${flagged} | \`${variable}\` | ${left} | ${help} |`;
    }),
  ].join('\n');

/** What chooses where things are kept: a flag among these wins over the variables of all. */
export const storages = ['memory', 'database', 'data'] as const satisfies readonly Name[];

const isStorage = (name: Name): boolean => storages.some((one) => one === name);

/** The text of each setting: its flag, else its variable; an empty variable says nothing. */
const textsOf = (names: readonly Name[], flags: Flags, env: Environment): Texts => {
  const chosen = storages.some((name) => flags[name] !== undefined);
  const found: Texts = {};
  for (const name of names) {
    const one: Setting = settings[name];
    const general = chosen && isStorage(name) ? undefined : env[one.variable];
    const given = flags[name] ?? (general || one.default);
    if (given !== undefined) found[name] = String(given);
  }
  return found;
};

/** What is wrong between settings, each of which may be right. */
const conflicts = (flags: Flags, texts: Texts): string[] => {
  const found: string[] = [];
  if (storages.filter((name) => flags[name] !== undefined).length > 1)
    found.push('--memory, --database and --data exclude each other. Choose one of them.');
  const { tlsCert, tlsKey } = settings;
  if ((texts.tlsCert === undefined) !== (texts.tlsKey === undefined))
    found.push(`${nameOf(tlsCert)} and ${nameOf(tlsKey)} must be given together.`);
  return found;
};

/** The values of some settings. Throws `BadSetting`, which names every mistake. */
const valuesOf = <N extends Name>(
  names: readonly N[],
  flags: Flags,
  env: Environment,
): Pick<Values, N> => {
  const texts = textsOf(names, flags, env);
  const schema = z.object(
    Object.fromEntries(names.map((name) => [name, (settings[name] as Setting).schema.optional()])),
  );
  const { data, error } = schema.safeParse(texts);
  const wrong = (error?.issues ?? []).map(({ path, message }) =>
    problem(settings[path[0] as Name], message),
  );
  const problems = [...wrong, ...conflicts(flags, texts)];
  if (problems.length > 0) throw badSettings(problems);
  return data as Pick<Values, N>;
};

const storageOf = (values: Pick<Values, 'memory' | 'database' | 'data'>): Config['storage'] => {
  const { memory, database, data } = values;
  if (memory) return { kind: 'memory' };
  return database === undefined
    ? { kind: 'file', directory: data }
    : { kind: 'postgres', url: database };
};

/** Where a command finds what a server keeps. Throws `BadSetting`. */
export const storageFrom = (flags: Flags, env: Environment): Config['storage'] =>
  storageOf(valuesOf(storages, flags, env));

/** The data directory of a command that works on nothing else. Throws `BadSetting`. */
export const directoryFrom = (flags: Flags, env: Environment): string =>
  valuesOf(['data'], flags, env).data;

/** Where a command finds the control API of a running server. Throws `BadSetting`. */
export const controlUrlFrom = (flag: string | undefined, env: Environment): string => {
  const given = flag ?? (env[controlUrl.variable] || undefined);
  if (given !== undefined) {
    const { data, error } = controlUrl.schema.safeParse(given);
    if (data !== undefined) return data;
    throw badSettings(error.issues.map(({ message }) => problem(controlUrl, message)));
  }
  const { port, controlPort = port + 1 } = valuesOf(['port', 'controlPort'], {}, env);
  return `http://127.0.0.1:${controlPort}`;
};

/** The configuration that flags and variables make. Throws `BadSetting`, which names every mistake. */
export const configFrom = (flags: Flags, env: Environment): Config => {
  const values = valuesOf(names, flags, env);
  const { port, tlsCert, tlsKey, rateLimitTest, rateLimitLive, rateLimitAddress } = values;
  return {
    host: values.host,
    port,
    controlHost: values.controlHost,
    controlPort: values.controlPort ?? (port === 0 ? 0 : port + 1),
    storage: storageOf(values),
    redisUrl: values.redis ?? null,
    dialect: values.dialect,
    refunds: values.refunds ?? null,
    secretKey: values.secretKey ?? null,
    callbackToken: values.callbackToken ?? null,
    callbackUrl: values.callbackUrl ?? null,
    rates: {
      ...(rateLimitTest !== undefined && { test: rateLimitTest }),
      ...(rateLimitLive !== undefined && { live: rateLimitLive }),
      ...(rateLimitAddress !== undefined && { address: rateLimitAddress }),
    },
    controlToken: values.controlToken ?? null,
    logLevel: values.logLevel,
    tls: tlsCert !== undefined && tlsKey !== undefined ? { cert: tlsCert, key: tlsKey } : null,
    trustedProxies: values.trustProxy ?? [],
    insecureHttp: values.insecureHttp ?? false,
    publicUrl: values.publicUrl ?? null,
    allowPrivateCallbacks: values.allowPrivateCallbacks ?? false,
  };
};

/** Reads flags as behind `kasir start`; null when help was asked for. Throws `BadSetting`. */
export const readConfig = (args: readonly string[], env: Environment): Config | null => {
  const parser = new Command('kasir start').exitOverride().configureOutput({
    writeOut: () => undefined,
    writeErr: () => undefined,
  });
  for (const option of optionsOf()) parser.addOption(option);
  try {
    parser.parse([...args], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.code === 'commander.helpDisplayed') return null;
    throw new BadSetting(error.message.replace(/^error: /, ''), { cause: error });
  }
  return configFrom(parser.opts(), env);
};
