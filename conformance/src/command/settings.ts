// Parses the command line: subcommands, options, and the run options that they set.
import { products } from '../stories/products/index.ts';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { demands } from '../clauses.ts';
import { readConfig, type Config } from './config.ts';
import { kasirControl } from '../targets/control/kasir.ts';
import { agreed } from '../kasir-choices.ts';
import { program } from '../program.ts';
import { registry } from '../registry.ts';
import { reportFile } from '../report/report.ts';
import { BadUsage } from '../run/bad-usage.ts';
import { profiles, type ProfileName } from '../run/profiles.ts';
import { payerOf } from '../run/payer.ts';
import { restarterOf } from '../run/restarting.ts';
import { parseKnown } from '../report/known-failures.ts';
import type { Magic } from '../targets/magic/magic.ts';
import type { RunOptions } from '../runner/options.ts';

const flags = {
  'base-url': { type: 'string' },
  url: { type: 'string' },
  secret: { type: 'string' },
  'callback-port': { type: 'string' },
  key: { type: 'string' },
  'key-readonly': { type: 'string' },
  'live-key': { type: 'string' },
  'sub-account': { type: 'string', multiple: true },
  'control-url': { type: 'string' },
  'control-token': { type: 'string' },
  'callback-token': { type: 'string' },
  seed: { type: 'string' },
  seeds: { type: 'string' },
  only: { type: 'string', multiple: true },
  scenario: { type: 'string', multiple: true },
  profile: { type: 'string' },
  'max-requests': { type: 'string' },
  rate: { type: 'string' },
  timeout: { type: 'string' },
  'receiver-port': { type: 'string' },
  allow: { type: 'string', multiple: true },
  known: { type: 'string' },
  choices: { type: 'string' },
  dialect: { type: 'string' },
  demand: { type: 'string' },
  config: { type: 'string' },
  pay: { type: 'string' },
  decline: { type: 'string' },
  restart: { type: 'string' },
  endpoints: { type: 'string', multiple: true },
  'report-json': { type: 'string' },
  'report-junit': { type: 'string' },
  'report-html': { type: 'string' },
  'report-sarif': { type: 'string' },
  'report-summary': { type: 'string' },
  'report-badge': { type: 'string' },
  traffic: { type: 'string' },
  emit: { type: 'string' },
  'emit-to': { type: 'string' },
  certificate: { type: 'string' },
  laws: { type: 'string' },
  with: { type: 'string' },
  'with-key': { type: 'string' },
  'with-control-url': { type: 'string' },
  'with-control-token': { type: 'string' },
  state: { type: 'string' },
  plan: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Options that the file of --config does not set. */
const withoutConfig: readonly string[] = [
  'help',
  'config',
  'url',
  'secret',
  'callback-port',
  'decline',
];

export interface Settings {
  readonly command: string;
  readonly argument: string | undefined;
  /** Arguments after the first, of commands that accept two. */
  readonly more?: readonly string[];
  readonly values: Readonly<Record<string, string | boolean | string[] | undefined>>;
  /** Names of the options that come from the file of --config, not from the command line. */
  readonly configured?: ReadonlySet<string>;
  /** Magic values of test mode, as conformance.json lists them. */
  readonly magic?: Magic | undefined;
}

/** The subcommands. */
export const commandNames = [
  'run',
  'init',
  'replay',
  'diff',
  'baseline',
  'compare',
  'connector',
  'plan',
  'list',
  'explain',
  'help',
] as const;

/** Parses the command line. Throws `BadUsage` if it is invalid. */
export const parseCommand = (args: readonly string[]): Settings => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: flags,
      allowPositionals: true,
      strict: true,
    });
    // `npm run conformance` passes `run` itself, and another command may follow it.
    const words =
      positionals.length > 1 && positionals[0] === 'run' ? positionals.slice(1) : positionals;
    const [command = 'run', argument, ...more] = words;
    const [surplus] = more.slice(command === 'diff' ? 1 : 0);
    if (surplus !== undefined) throw new Error(`Unexpected argument: ${surplus}`);
    const config =
      typeof values.config === 'string' && command !== 'init' ? values.config : undefined;
    const given: Config = ['run', 'replay', 'compare', 'plan'].includes(command)
      ? readConfig(
          config,
          Object.keys(flags).filter((name) => !withoutConfig.includes(name)),
        )
      : { values: {} };
    return {
      command: values.help ? 'help' : command,
      argument,
      more,
      values: { ...given.values, ...values },
      configured: new Set(Object.keys(given.values).filter((name) => !Object.hasOwn(values, name))),
      magic: given.magic,
    };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // The first sentence names the option; what follows is about positional arguments.
    const [first = message] = message.split(/(?<=')\. /);
    const line = first.replaceAll(/\s*\n\s*/g, ' ').replace(/\.$/, '');
    throw new BadUsage(`${line}. Run ${program} --help for all options.`);
  }
};

export const textFlag = ({ values }: Settings, name: string): string | undefined => {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
};

/** Returns the words of an option that can be repeated or contain commas. */
const listFlag = ({ values }: Settings, name: string): string[] =>
  [values[name] ?? []]
    .flat()
    .flatMap((value) => String(value).split(','))
    .filter((word) => word !== '');

/** Returns the laws of --only and --scenario. Throws `BadUsage` if a scenario is unknown. */
export const onlyOf = (settings: Settings): readonly string[] => [
  ...listFlag(settings, 'only'),
  ...[settings.values['scenario'] ?? []].flat().flatMap((words) => {
    const scenarios = products.flatMap((product) => product.scenarios);
    const wanted = String(words).trim().toLowerCase();
    const found = scenarios.filter(({ name }) => name.toLowerCase().includes(wanted));
    if (found.length > 0) return found.map(({ id }) => id);
    const all = scenarios.map(({ name }) => `  ${name}`).join('\n');
    throw new BadUsage(`--scenario: no scenario is called ${String(words)}. There are:\n${all}`);
  }),
];

const allowances = ['exhaust', 'wait', 'partial'] as const;

/** Returns whether --allow contains a word. Throws `BadUsage` if it contains an unknown one. */
export const allows = (settings: Settings, word: (typeof allowances)[number]): boolean => {
  const words = listFlag(settings, 'allow');
  const unknown = words.filter((one) => !allowances.some((known) => known === one));
  if (unknown.length > 0) {
    throw new BadUsage(
      `--allow must be one of ${allowances.join(', ')}, not ${unknown.join(', ')}.`,
    );
  }
  return words.includes(word);
};

/** Formats a duration for people. */
export const durationText = (seconds: number): string => {
  const [minutes, hours] = [Math.floor(seconds / 60), Math.floor(seconds / 3_600)];
  if (hours > 0) return `${hours} h ${minutes % 60} min`;
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
};

/** Returns a whole number of at least `min`, or undefined. Throws `BadUsage`. */
export const numberFlag = (settings: Settings, name: string, min: number): number | undefined => {
  const text = textFlag(settings, name);
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min) {
    throw new BadUsage(`--${name} must be a whole number of at least ${min}, not ${text}.`);
  }
  return value;
};

/** Returns the text of an option that may name a file as @FILE. Throws `BadUsage`. */
export const keyFlag = (settings: Settings, name: string): string | undefined => {
  const text = textFlag(settings, name);
  if (text === undefined || !text.startsWith('@')) return text;
  try {
    return readFileSync(text.slice(1), 'utf8').trim();
  } catch {
    throw new BadUsage(`--${name}: cannot read the file ${text.slice(1)}.`);
  }
};

const knownFlag = (settings: Settings): RunOptions['known'] => {
  const file = textFlag(settings, 'known');
  if (file === undefined) return undefined;
  try {
    return parseKnown(readFileSync(file, 'utf8'));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new BadUsage(`--known ${file}: ${message} (a list of { law, reason, expires? }).`);
  }
};

/** The choices that the runs of an earlier report agree on. */
const choicesFlag = (settings: Settings): RunOptions['choices'] => {
  const file = textFlag(settings, 'choices');
  if (file === undefined) return undefined;
  try {
    const { runs } = reportFile.parse(JSON.parse(readFileSync(file, 'utf8')));
    return agreed(runs.map(({ choices }) => choices));
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'not JSON' : 'not such a report';
    throw new BadUsage(`--choices ${file}: ${reason} (a file of --report-json).`, { cause: error });
  }
};

const profileFlag = (settings: Settings): ProfileName => {
  const name = textFlag(settings, 'profile') ?? 'standard';
  if (!Object.hasOwn(profiles, name)) {
    throw new BadUsage(
      `--profile must be one of ${Object.keys(profiles).join(', ')}, not ${name}.`,
    );
  }
  return name as ProfileName;
};

const dialectFlag = (settings: Settings): RunOptions['dialect'] => {
  const dialect = textFlag(settings, 'dialect') ?? 'spec';
  if (dialect !== 'spec' && dialect !== 'service') {
    throw new BadUsage(`--dialect must be spec or service, not ${dialect}.`);
  }
  return dialect;
};

const demandFlag = (settings: Settings): RunOptions['demand'] => {
  const wanted = textFlag(settings, 'demand');
  const demand = demands.find((one) => one === wanted);
  if (wanted !== undefined && demand === undefined)
    throw new BadUsage(`--demand must be ${demands.join(' or ')}, not ${wanted}.`);
  return demand;
};

/**
 * Returns the endpoints that the target has according to --endpoints; undefined to look for them.
 */
const endpointsFlag = (settings: Settings): RunOptions['endpoints'] => {
  const names = listFlag(settings, 'endpoints');
  const unknown = names.find((name) => !registry.contracts.has(name));
  if (unknown !== undefined)
    throw new BadUsage(`--endpoints: there is no endpoint ${unknown}. Run ${program} list.`);
  return names.length === 0 ? undefined : names;
};

const controlOf = (settings: Settings, prefix = ''): RunOptions['control'] => {
  const url = textFlag(settings, `${prefix}control-url`);
  const token = keyFlag(settings, `${prefix}control-token`);
  if ((url === undefined) !== (token === undefined)) {
    throw new BadUsage(
      `--${prefix}control-url and --${prefix}control-token must be given together.`,
    );
  }
  return url === undefined || token === undefined ? undefined : kasirControl(url, token);
};

const LIVE_KEY = /^xnd_(?:public_)?production_/;

/** Returns the other target of a comparison. Throws `BadUsage`. */
export const otherTargetOf = (
  settings: Settings,
): { baseUrl: string; key: string | undefined; control: RunOptions['control'] } => {
  const baseUrl = textFlag(settings, 'with');
  if (baseUrl === undefined || !URL.canParse(baseUrl))
    throw new BadUsage('compare needs --with, the URL of the other target.');
  const key = keyFlag(settings, 'with-key');
  if (key !== undefined && LIVE_KEY.test(key) && profileFlag(settings) !== 'read-only')
    throw new BadUsage(
      '--with-key is a live key. Live keys are accepted with --profile read-only only.',
    );
  return { baseUrl, key, control: controlOf(settings, 'with-') };
};

/** Returns what `plan` needs to know about a run; it needs no target. */
export const planOf = (settings: Settings) => ({
  only: onlyOf(settings),
  profile: profileFlag(settings),
  seed: numberFlag(settings, 'seed', 0) ?? 0,
  rate: numberFlag(settings, 'rate', 1),
  maxRequests: numberFlag(settings, 'max-requests', 1),
  receiver: true,
  events: ['control-url', 'receiver-port'].some((name) => textFlag(settings, name) !== undefined),
  control: textFlag(settings, 'control-url') !== undefined,
  subAccounts: listFlag(settings, 'sub-account').length > 0,
  readOnlyKey: textFlag(settings, 'key-readonly') !== undefined,
  liveKey: textFlag(settings, 'live-key') !== undefined,
  mayExhaust: allows(settings, 'exhaust'),
  mayWait: allows(settings, 'wait'),
});

/** Returns the options of a run. Throws `BadUsage`. */
export const runOptionsOf = (settings: Settings): RunOptions => {
  const baseUrl = textFlag(settings, 'base-url');
  const key = keyFlag(settings, 'key');
  if (baseUrl === undefined || !URL.canParse(baseUrl)) {
    throw new BadUsage('--base-url must be the URL of the service, e.g. http://127.0.0.1:8585.');
  }
  if (key === undefined || key === '') throw new BadUsage('--key must be a secret test key.');
  const profile = profileFlag(settings);
  if (LIVE_KEY.test(key) && profile !== 'read-only') {
    throw new BadUsage(
      '--key is a live key. Live keys are accepted with --profile read-only only.',
    );
  }
  const seconds = numberFlag(settings, 'timeout', 1);
  const way = textFlag(settings, 'pay');
  const restart = textFlag(settings, 'restart');
  return {
    baseUrl,
    key,
    profile,
    readOnlyKey: keyFlag(settings, 'key-readonly'),
    liveKey: keyFlag(settings, 'live-key'),
    subAccounts: listFlag(settings, 'sub-account'),
    control: controlOf(settings),
    callbackToken: keyFlag(settings, 'callback-token'),
    dialect: dialectFlag(settings),
    demand: demandFlag(settings),
    magic: settings.magic,
    pay: way === undefined ? undefined : payerOf(way),
    restart: restart === undefined ? undefined : restarterOf(restart),
    endpoints: endpointsFlag(settings),
    receiverPort: numberFlag(settings, 'receiver-port', 1),
    seed: numberFlag(settings, 'seed', 0),
    only: onlyOf(settings),
    known: knownFlag(settings),
    choices: choicesFlag(settings),
    maxRequests: numberFlag(settings, 'max-requests', 1),
    rate: numberFlag(settings, 'rate', 1),
    mayExhaust: allows(settings, 'exhaust'),
    mayWait: allows(settings, 'wait'),
    timeoutMs: seconds === undefined ? undefined : seconds * 1_000,
  };
};
