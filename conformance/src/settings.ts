// The command line: subcommands, flags, and the options of a run they stand for.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { kasirControl } from './control/kasir.ts';
import { BadUsage } from './run/bad-usage.ts';
import { profiles, type ProfileName } from './run/profiles.ts';
import { parseKnown } from './run/known-failures.ts';
import type { RunOptions } from './run/options.ts';

const flags = {
  'base-url': { type: 'string' },
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
  profile: { type: 'string' },
  'max-requests': { type: 'string' },
  rate: { type: 'string' },
  timeout: { type: 'string' },
  'receiver-port': { type: 'string' },
  allow: { type: 'string', multiple: true },
  known: { type: 'string' },
  dialect: { type: 'string' },
  'report-json': { type: 'string' },
  'report-junit': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

export const usage = `Usage: kasir-conformance <command> [options]

  run                 try the laws on a target
  replay <case>       try the law of a failure again, as a report names it
  plan                which laws would be tried and which not, without sending anything
  list                every law with its clauses
  explain <law>       what a law says, needs and proves, with the clauses it comes from

  --base-url URL      service base address
  --key KEY           secret test key; @FILE reads a key from a file, for every key flag
  --key-readonly KEY  key of the same account that may only read
  --live-key KEY      live key of the same account; only reads are sent with it
  --sub-account ID    sub-account that the key may act for
  --control-url URL --control-token TOKEN   control plane of a Kasir server
  --callback-token T  token that webhooks of the account carry
  --receiver-port N   webhooks of the account arrive at http://127.0.0.1:N/, its callback URL
  --profile NAME      ${Object.keys(profiles).join(', ')} (default standard)
  --only WORDS        groups, laws or endpoints, by commas: idem, rc-3, idem-1:qr_codes.create
  --seed N            seed of the run; --seeds N runs so many seeds, one after the other
  --max-requests N    requests of one run; --rate N requests per minute
  --timeout SECONDS   until a request counts as unanswered (default 30)
  --dialect SIDE      spec (default) or service: how conflicts between both are judged
  --allow exhaust     lets laws use up rate limits of any size
  --known FILE        JSON list of { law, reason, expires? }: laws that are known to be broken
  --report-json FILE  --report-junit FILE

Exit codes: 0 every law that was tried holds; 1 a law is broken, flaky or mended although known; 2 bad usage; 3 the target cannot
be reached or refuses the key; 4 an outcome is not known, or nothing was tried; 5 the suite itself failed;
6 profile certify with a law that was skipped or vacuous.
`;

export interface Settings {
  readonly command: string;
  readonly argument: string | undefined;
  readonly values: Readonly<Record<string, string | boolean | string[] | undefined>>;
}

/** Splits the command line. Throws `BadUsage`. */
export const parseCommand = (args: readonly string[]): Settings => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: flags,
      allowPositionals: true,
      strict: true,
    });
    // `npm run conformance` says run itself, so that another command may follow it.
    const words =
      positionals.length > 1 && positionals[0] === 'run' ? positionals.slice(1) : positionals;
    const [command = 'run', argument, surplus] = words;
    if (surplus !== undefined) throw new BadUsage(`${surplus} is one word too many.`);
    return { command: values.help ? 'help' : command, argument, values };
  } catch (error) {
    throw new BadUsage(error instanceof Error ? error.message : String(error));
  }
};

export const textFlag = ({ values }: Settings, name: string): string | undefined => {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
};

const list = ({ values }: Settings, name: string): string[] =>
  [values[name] ?? []]
    .flat()
    .flatMap((value) => String(value).split(','))
    .filter((word) => word !== '');

/** A whole number of at least `min`, or undefined. Throws `BadUsage`. */
export const numberFlag = (settings: Settings, name: string, min: number): number | undefined => {
  const text = textFlag(settings, name);
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min) {
    throw new BadUsage(`--${name} ${text}: send a whole number of at least ${min}.`);
  }
  return value;
};

const keyFlag = (settings: Settings, name: string): string | undefined => {
  const text = textFlag(settings, name);
  if (text === undefined || !text.startsWith('@')) return text;
  try {
    return readFileSync(text.slice(1), 'utf8').trim();
  } catch {
    throw new BadUsage(`--${name} ${text}: this file cannot be read.`);
  }
};

const knownFlag = (settings: Settings): RunOptions['known'] => {
  const file = textFlag(settings, 'known');
  if (file === undefined) return undefined;
  try {
    return parseKnown(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new BadUsage(
      `--known ${file}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
};

const profileFlag = (settings: Settings): ProfileName => {
  const name = textFlag(settings, 'profile') ?? 'standard';
  if (!Object.hasOwn(profiles, name)) {
    throw new BadUsage(`--profile ${name}: send one of ${Object.keys(profiles).join(', ')}.`);
  }
  return name as ProfileName;
};

const dialectFlag = (settings: Settings): RunOptions['dialect'] => {
  const side = textFlag(settings, 'dialect') ?? 'spec';
  if (side !== 'spec' && side !== 'service') {
    throw new BadUsage(`--dialect ${side}: send spec or service.`);
  }
  return side;
};

const controlOf = (settings: Settings): RunOptions['control'] => {
  const url = textFlag(settings, 'control-url');
  const token = keyFlag(settings, 'control-token');
  if ((url === undefined) !== (token === undefined)) {
    throw new BadUsage('Send --control-url and --control-token together.');
  }
  return url === undefined || token === undefined ? undefined : kasirControl(url, token);
};

/** What `plan` needs to know of a run; no target is needed for it. */
export const planOf = (settings: Settings) => ({
  only: list(settings, 'only'),
  profile: profileFlag(settings),
  receiver: true,
  events: ['control-url', 'receiver-port'].some((name) => textFlag(settings, name) !== undefined),
  control: textFlag(settings, 'control-url') !== undefined,
  subAccounts: list(settings, 'sub-account').length > 0,
  readOnlyKey: textFlag(settings, 'key-readonly') !== undefined,
  liveKey: textFlag(settings, 'live-key') !== undefined,
  mayExhaust: list(settings, 'allow').includes('exhaust'),
});

const LIVE_KEY = /^xnd_(?:public_)?production_/;

/** The options of a run. Throws `BadUsage`. */
export const runOptionsOf = (settings: Settings): RunOptions => {
  const baseUrl = textFlag(settings, 'base-url');
  const key = keyFlag(settings, 'key');
  if (baseUrl === undefined || !URL.canParse(baseUrl)) {
    throw new BadUsage('Send --base-url with the address of the service.');
  }
  if (key === undefined || key === '') throw new BadUsage('Send --key with a secret test key.');
  const profile = profileFlag(settings);
  if (LIVE_KEY.test(key) && profile !== 'read-only') {
    throw new BadUsage('--key is a live key: only --profile read-only takes one.');
  }
  const seconds = numberFlag(settings, 'timeout', 1);
  return {
    baseUrl,
    key,
    profile,
    readOnlyKey: keyFlag(settings, 'key-readonly'),
    liveKey: keyFlag(settings, 'live-key'),
    subAccounts: list(settings, 'sub-account'),
    control: controlOf(settings),
    callbackToken: keyFlag(settings, 'callback-token'),
    dialect: dialectFlag(settings),
    receiverPort: numberFlag(settings, 'receiver-port', 1),
    seed: numberFlag(settings, 'seed', 0),
    only: list(settings, 'only'),
    known: knownFlag(settings),
    maxRequests: numberFlag(settings, 'max-requests', 1),
    rate: numberFlag(settings, 'rate', 1),
    mayExhaust: list(settings, 'allow').includes('exhaust'),
    timeoutMs: seconds === undefined ? undefined : seconds * 1_000,
  };
};
