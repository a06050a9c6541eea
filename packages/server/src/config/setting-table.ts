// Declares every setting of `kasir start` once as a data table: flag, variable, values, default and
// help; and derives the help and the documentation from it.
import { Option } from '@commander-js/extra-typings';
import type * as z from 'zod';
import {
  addresses,
  mailAddress,
  masterKeys,
  onOff,
  oneOf,
  origin,
  text,
  url,
  wholeNumber,
  type Setting,
} from './settings.ts';

const PORT_MAX = 65_535;
const RATE_MAX = 1_000_000_000;
const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

type Declared = Omit<Setting, 'flag' | 'value' | 'variable'> & { readonly variable?: string };

/** Returns a setting; its variable is named after its flag unless given. */
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
    help: 'sync: final status in the response; async: PENDING first',
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
    help: 'serve plain HTTP beyond loopback',
  }),
  allowPrivateCallbacks: setting('allow-private-callbacks', null, {
    schema: onOff,
    help: 'send webhooks to private addresses too',
  }),
  smtp: setting('smtp', 'URL', {
    variable: 'KASIR_SMTP_URL',
    schema: url(['smtp', 'smtps']),
    otherwise: 'mail is kept for reading',
    help: 'mail server for mail about delivery health',
  }),
  masterKeyFile: setting('master-key-file', 'FILE', {
    schema: text,
    otherwise: 'master.key in the data folder',
    help: 'keys that seal secrets of connectors in the database, the newest first',
  }),
  seed: setting('seed', 'FILE', {
    schema: text,
    otherwise: 'none',
    help: 'YAML or JSON of accounts, keys, customers, methods and scripts to make at the start',
  }),
  logLevel: setting('log-level', 'LEVEL', {
    schema: oneOf(levels),
    default: 'info',
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
  masterKey: setting(null, 'KEY', {
    variable: 'KASIR_MASTER_KEY',
    schema: masterKeys,
    otherwise: 'the file of keys',
    help: 'the same keys instead of a file: Base64 of 32 random bytes, several by commas',
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
    help: 'where events of the default account and its sub-accounts go that have no URL of their own',
  }),
  mailFrom: setting(null, 'ADDRESS', {
    variable: 'KASIR_MAIL_FROM',
    schema: mailAddress,
    help: 'sender of mail, needed with --smtp',
  }),
  mailTo: setting(null, 'ADDRESS', {
    variable: 'KASIR_MAIL_TO',
    schema: mailAddress,
    help: 'who is written to about accounts that have no e-mail',
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

export type Name = keyof typeof settings;
export type Values = {
  readonly [N in Name]:
    | z.output<(typeof settings)[N]['schema']>
    | ((typeof settings)[N] extends { readonly default: string } ? never : undefined);
};
/** The given text of each setting. */
export type Texts = { [N in Name]?: string };

/** The parsed flags, by the names above. */
export type Flags = Readonly<Partial<Record<string, string | boolean | readonly string[]>>>;

/** The names of all settings. */
export const names = Object.keys(settings) as Name[];
const all: readonly Setting[] = Object.values(settings);

/** The URL of the control API of a running server, for commands. */
export const controlUrl: Setting<string> = {
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

/** Returns the help of a setting as one line: its meaning, its variable, and its default. */
const describe = (one: Setting): string => {
  const left = one.default ?? one.otherwise;
  return `${one.help} (${one.variable}${left === undefined ? '' : `, default ${left}`})`;
};

const optionOf = (one: Setting): Option => {
  const name = one.value === null ? `--${one.flag}` : `--${one.flag} <${one.value}>`;
  const option = new Option(name, describe(one));
  return one.repeated ? option.argParser(collect) : option;
};

/** Returns the flags of the named settings, or of all, for a command. */
export const optionsOf = (chosen: readonly Name[] = names): Option[] =>
  chosen
    .map((name): Setting => settings[name])
    .filter(({ flag }) => flag !== null)
    .map(optionOf);

/** Returns the part of the help after the flags. */
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

/** Returns the table of all settings in the documentation. */
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
