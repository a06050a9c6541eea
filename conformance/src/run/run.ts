// Runs laws against a target and writes the report.
import { laws as allLaws, watchers } from '../laws/index.ts';
import { registry } from '../registry.ts';
import { totalsOf, type Report } from '../report/report.ts';
import { Client } from '../wire/client.ts';
import type { Actor } from '../wire/message.ts';
import { Receiver } from '../wire/receiver.ts';
import { Secrets } from '../wire/secrets.ts';
import { BadUsage } from './bad-usage.ts';
import { profiles, type Profile } from './profiles.ts';
import type { RunOptions } from './options.ts';
import { isSelected, type Capabilities } from './plan.ts';
import { probe, Unreachable, type ProbeResult } from './probe.ts';
import { Runner } from './runner.ts';
import { Watch } from './watch.ts';
import { TargetChoices, type RunContext } from './run-context.ts';

const TIMEOUT_MS = 30_000;
const PATIENCE_MS = 10_000;

const isLoopback = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');

const optional = (secrets: Secrets, name: string, key: string | undefined): Actor | null => {
  if (key === undefined) return null;
  secrets.add(name, key);
  return { name, key };
};

/** Prefix of every reference of a run, so that concurrent runs on one target do not collide. */
const freshTag = (): string =>
  `cfm-${Date.now().toString(36)}${Math.floor(Math.random() * 36 ** 3).toString(36)}`;

/** Where the callback URL of an account leads that a user has set to the receiver. */
const INBOX = '/';

const openReceiver = async (port: number | undefined): Promise<Receiver> => {
  try {
    return await Receiver.open(port);
  } catch (error) {
    throw new BadUsage(`--receiver-port ${port}: ${(error as Error).message}.`);
  }
};

/** Throws `Unreachable` when there is a control API that cannot be used. */
const checkControl = async ({ control }: RunOptions): Promise<void> => {
  try {
    await control?.check?.();
  } catch (error) {
    throw new Unreachable((error as Error).message);
  }
};

const createContext = async (
  options: RunOptions,
  profile: Profile,
  secrets: Secrets,
  watch: Watch,
): Promise<RunContext> => {
  const { receiverPort } = options;
  const base = new URL(options.baseUrl);
  const main = { name: 'KEY', key: options.key };
  secrets.add(main.name, main.key);
  let count = 0;
  return {
    client: new Client({
      base,
      rate: options.rate ?? null,
      maxRequests: options.maxRequests ?? profile.maxRequests,
      timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
      watch: (exchange) => watch.see(exchange),
    }),
    secrets,
    choices: new TargetChoices(),
    dialect: options.dialect ?? 'spec',
    profile,
    main,
    readOnly: optional(secrets, 'KEY_READONLY', options.readOnlyKey),
    live: optional(secrets, 'KEY_LIVE', options.liveKey),
    subAccounts: options.subAccounts ?? [],
    control: options.control ?? null,
    receiver: isLoopback(base) && profile.writes ? await openReceiver(receiverPort) : null,
    inbox: receiverPort === undefined ? null : INBOX,
    callbackToken: options.callbackToken ?? null,
    mayExhaust: options.mayExhaust ?? false,
    mayWait: options.mayWait ?? false,
    patienceMs: PATIENCE_MS,
    tag: freshTag(),
    count: () => (count += 1),
  };
};

const capabilitiesOf = (
  context: RunContext,
  { writes }: Profile,
  found: ProbeResult,
): Capabilities => ({
  ...found,
  writes,
  receiver: context.receiver !== null,
  events: context.receiver !== null && (context.control !== null || context.inbox !== null),
  control: context.control !== null,
  clock: context.control?.clock !== undefined,
  postings: context.control?.postings !== undefined,
  payer: context.control?.payer !== undefined,
  settings: context.control?.settings !== undefined,
  partners: context.control?.partners !== undefined,
  accountSteps: context.control?.subAccounts !== undefined,
  resend: context.control?.events !== undefined,
  subAccounts: context.subAccounts.length > 0,
  readOnlyKey: context.readOnly !== null,
  liveKey: context.live !== null,
  mayExhaust: context.mayExhaust,
  mayWait: context.mayWait,
});

/**
 * Runs the chosen laws. Throws `Unreachable` when there is no service or no control API, or it
 * rejects the key, and `BadUsage` when the port for webhooks is taken.
 */
export const run = async (options: RunOptions): Promise<Report> => {
  const { profile: name = 'standard', only = [] } = options;
  const profile = profiles[name];
  const seed = options.seed ?? Math.floor(Math.random() * 2 ** 31);
  await checkControl(options);
  const secrets = new Secrets();
  const watch = new Watch(watchers(secrets, options.control === undefined));
  const context = await createContext(options, profile, secrets, watch);
  const { client, main, receiver } = context;
  const started = client.now();
  try {
    const found = await probe(client, main, registry.contracts.values(), profile.writes);
    const choice = options.laws ?? allLaws;
    const chosen = choice.filter((law) => isSelected(law, only));
    const selected = chosen.length > 0;
    const runner = new Runner(options, context, watch, seed);
    const capabilities = capabilitiesOf(context, profile, found);
    // Laws that watch need others to watch: alone they are shown what all of these send.
    const tried = await runner.run(selected ? chosen : choice, capabilities, selected);
    const laws = [...(selected ? tried : []), ...runner.watched(only)];
    return {
      version: 1,
      target: options.baseUrl,
      profile: name,
      seed,
      requests: client.sent,
      seconds: (client.now() - started) / 1_000,
      totals: totalsOf(laws),
      choices: context.choices.entries(),
      laws,
    };
  } finally {
    await Promise.all([client.close(), receiver?.close()]);
  }
};
