// Builds the configuration of a server from flags and variables. Flags win.
import { Command } from '@commander-js/extra-typings';
import { CommanderError } from 'commander';
import * as z from 'zod';
import {
  controlUrl,
  names,
  optionsOf,
  settings,
  type Flags,
  type Name,
  type Texts,
  type Values,
} from './setting-table.ts';
import {
  badSettings,
  BadSetting,
  nameOf,
  problem,
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
  /** Null for the choice of the dialect. */
  readonly refunds: 'sync' | 'async' | null;
  readonly secretKey: string | null;
  readonly callbackToken: string | null;
  readonly callbackUrl: string | null;
  readonly rates: { readonly test?: number; readonly live?: number; readonly address?: number };
  readonly controlToken: string | null;
  /** The keys that seal secrets in the database, newest first; null when a file holds them. */
  readonly masterKeys: readonly Uint8Array[] | null;
  /** Path of a file of such keys. */
  readonly masterKeyFile: string | null;
  /** The mail server, the sender, and the recipient for accounts without an address. */
  readonly mail: {
    readonly url: string;
    readonly from: string;
    readonly to: string | null;
  } | null;
  /** Path of the seed that is planted at the start. */
  readonly seed: string | null;
  readonly logLevel: string;
  /** Paths of the certificate and key files. */
  readonly tls: { readonly cert: string; readonly key: string } | null;
  readonly trustedProxies: readonly string[];
  readonly insecureHttp: boolean;
  /** Without a trailing slash. */
  readonly publicUrl: string | null;
  /** True when webhooks and callbacks may go to private addresses in any case. */
  readonly allowPrivateCallbacks: boolean;
}

/**
 * The settings that choose the storage: one of their flags overrides the variables of all of them.
 */
export const storages = ['memory', 'database', 'data'] as const satisfies readonly Name[];

const isStorage = (name: Name): boolean => storages.some((one) => one === name);

/** Returns the text of each setting: its flag, or else its variable, unless that is empty. */
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

/** Returns the conflicts between settings that are valid by themselves. */
const conflicts = (flags: Flags, texts: Texts): string[] => {
  const found: string[] = [];
  if (storages.filter((name) => flags[name] !== undefined).length > 1)
    found.push('--memory, --database and --data exclude each other. Choose one of them.');
  const { tlsCert, tlsKey, smtp, mailFrom, masterKey, masterKeyFile } = settings;
  if ((texts.tlsCert === undefined) !== (texts.tlsKey === undefined))
    found.push(`${nameOf(tlsCert)} and ${nameOf(tlsKey)} must be given together.`);
  if (texts.smtp !== undefined && texts.mailFrom === undefined)
    found.push(`${nameOf(mailFrom)} must be given with ${nameOf(smtp)}.`);
  if (texts.masterKey !== undefined && texts.masterKeyFile !== undefined)
    found.push(`${nameOf(masterKey)} and ${nameOf(masterKeyFile)} exclude each other.`);
  return found;
};

/** Returns the values of some settings. Throws `BadSetting`, which names every mistake. */
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

const mailOf = ({ smtp, mailFrom, mailTo }: Values): Config['mail'] =>
  smtp === undefined || mailFrom === undefined
    ? null
    : { url: smtp, from: mailFrom, to: mailTo ?? null };

/** Returns the storage that a command works on. Throws `BadSetting`. */
export const storageFrom = (flags: Flags, env: Environment): Config['storage'] =>
  storageOf(valuesOf(storages, flags, env));

/** Returns the data directory of a command that works on nothing else. Throws `BadSetting`. */
export const directoryFrom = (flags: Flags, env: Environment): string =>
  valuesOf(['data'], flags, env).data;

/** Returns the URL of the control API of a running server. Throws `BadSetting`. */
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

/** Returns the configuration. Throws `BadSetting`, which names every mistake. */
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
    masterKeys: values.masterKey ?? null,
    masterKeyFile: values.masterKeyFile ?? null,
    mail: mailOf(values),
    seed: values.seed ?? null,
    logLevel: values.logLevel,
    tls: tlsCert !== undefined && tlsKey !== undefined ? { cert: tlsCert, key: tlsKey } : null,
    trustedProxies: values.trustProxy ?? [],
    insecureHttp: values.insecureHttp ?? false,
    publicUrl: values.publicUrl ?? null,
    allowPrivateCallbacks: values.allowPrivateCallbacks ?? false,
  };
};

/** Parses the flags of `kasir start`; returns null for a help request. Throws `BadSetting`. */
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
