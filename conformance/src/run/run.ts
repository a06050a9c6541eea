// Runs laws against a target and writes the report.
import { laws as allLaws, watchers } from '../laws/index.ts';
import { registry } from '../registry.ts';
import { totalsOf, type Report } from '../report/report.ts';
import { Client } from '../wire/client.ts';
import type { Actor } from '../wire/message.ts';
import { Receiver } from '../wire/receiver.ts';
import { Secrets } from '../wire/secrets.ts';
import { BadUsage } from './bad-usage.ts';
import { profiles, type Profile } from './effort.ts';
import type { RunOptions } from './options.ts';
import { isChosen, type Offer } from './plan.ts';
import { probe, Unreachable, type Found } from './probe.ts';
import { Runner } from './runner.ts';
import { Watch } from './watch.ts';
import { Dialect, type World } from './world.ts';

const TIMEOUT_MS = 30_000;
const PATIENCE_MS = 10_000;

const isLoopback = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');

const optional = (secrets: Secrets, name: string, key: string | undefined): Actor | null => {
  if (key === undefined) return null;
  secrets.add(name, key);
  return { name, key };
};

/** What begins every reference of a run: two runs on one target never meet. */
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

/** Throws `Unreachable` when there is a control plane that cannot be used. */
const checkControl = async ({ control }: RunOptions): Promise<void> => {
  try {
    await control?.check?.();
  } catch (error) {
    throw new Unreachable((error as Error).message);
  }
};

const worldOf = async (
  options: RunOptions,
  profile: Profile,
  secrets: Secrets,
  watch: Watch,
): Promise<World> => {
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
    dialect: new Dialect(),
    side: options.dialect ?? 'spec',
    effort: profile.effort,
    main,
    readOnly: optional(secrets, 'KEY_READONLY', options.readOnlyKey),
    live: optional(secrets, 'KEY_LIVE', options.liveKey),
    subAccounts: options.subAccounts ?? [],
    control: options.control ?? null,
    receiver: isLoopback(base) && profile.writes ? await openReceiver(receiverPort) : null,
    inbox: receiverPort === undefined ? null : INBOX,
    callbackToken: options.callbackToken ?? null,
    mayExhaust: options.mayExhaust ?? false,
    patienceMs: PATIENCE_MS,
    tag: freshTag(),
    count: () => (count += 1),
  };
};

const offerOf = (world: World, { writes }: Profile, found: Found): Offer => ({
  ...found,
  writes,
  receiver: world.receiver !== null,
  events: world.receiver !== null && (world.control !== null || world.inbox !== null),
  control: world.control !== null,
  clock: world.control?.clock !== undefined,
  postings: world.control?.postings !== undefined,
  payer: world.control?.payer !== undefined,
  settings: world.control?.settings !== undefined,
  subAccounts: world.subAccounts.length > 0,
  readOnlyKey: world.readOnly !== null,
  liveKey: world.live !== null,
  mayExhaust: world.mayExhaust,
});

/**
 * Runs the chosen laws. Throws `Unreachable` when there is no service or no control plane, or it
 * refuses the key, and `BadUsage` when the port for webhooks is taken.
 */
export const run = async (options: RunOptions): Promise<Report> => {
  const { profile: name = 'standard', only = [] } = options;
  const profile = profiles[name];
  const seed = options.seed ?? Math.floor(Math.random() * 2 ** 31);
  await checkControl(options);
  const secrets = new Secrets();
  const watch = new Watch(watchers(secrets, options.control === undefined));
  const world = await worldOf(options, profile, secrets, watch);
  const { client, main, receiver } = world;
  const started = client.now();
  try {
    const found = await probe(client, main, registry.contracts.values(), profile.writes);
    const choice = options.laws ?? allLaws;
    const chosen = choice.filter((law) => isChosen(law, only));
    const meant = chosen.length > 0;
    const runner = new Runner(options, world, watch, seed);
    const offer = offerOf(world, profile, found);
    // Laws that watch need others to watch: alone they are shown what all of these send.
    const tried = await runner.run(meant ? chosen : choice, offer, meant);
    const laws = [...(meant ? tried : []), ...runner.watched(only)];
    return {
      version: 1,
      target: options.baseUrl,
      profile: name,
      seed,
      requests: client.sent,
      seconds: (client.now() - started) / 1_000,
      totals: totalsOf(laws),
      dialect: world.dialect.entries(),
      laws,
    };
  } finally {
    await Promise.all([client.close(), receiver?.close()]);
  }
};
