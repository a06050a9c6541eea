// Runs laws against a target and writes the report.
import type { Demand } from '../clauses.ts';
import { kasirMagic, strangeMagic } from '../targets/magic/kasir.ts';
import type { Magic } from '../targets/magic/magic.ts';
import { guarded } from './guarded-control.ts';
import { nameOf, type Law } from '../law.ts';
import { Origins } from '../report/origins.ts';
import { totalsOf, type LawResult, type Report } from '../report/report.ts';
import { trafficOf } from '../report/traffic.ts';
import { Ended, Indeterminate } from '../violation.ts';
import { Client } from '../targets/wire/client.ts';
import type { Actor } from '../targets/wire/message.ts';
import { Receiver } from '../targets/wire/receiver.ts';
import { Secrets } from '../targets/wire/secrets.ts';
import { registry } from '../registry.ts';
import { BadUsage } from '../run/bad-usage.ts';
import { Compared } from '../run/compared.ts';
import { groupOf } from '../verdict.ts';
import { costOf } from './costs.ts';
import { profiles, type Profile, type ProfileName } from '../run/profiles.ts';
import type { RunOptions } from './options.ts';
import { isWorthTracks } from './tracks.ts';
import { findSkip, isSelected, type Capabilities, type Skip } from './plan.ts';
import { Patience } from '../run/patience.ts';
import { Probe } from './probe.ts';
import { RunEnd } from '../targets/wire/run-end.ts';
import { chooseSample, notSampled } from './selection.ts';
import { Runner } from './runner.ts';
import { Support } from './support.ts';
import { Watch, type Watcher, type Watching } from './watch.ts';
import { TargetChoices, type RunContext } from '../run/run-context.ts';

/** The laws and watchers of a run. */
export interface Suite {
  readonly laws: readonly Law[];
  /** Creates the laws that watch all others, anew for each run. */
  readonly watchers: (watching: Watching) => readonly Watcher[];
}

const TIMEOUT_MS = 30_000;

/**
 * The minimum length of a secret: shorter texts protect nothing, and are parts of ordinary words.
 */
const SECRET_MIN = 8;
const PATIENCE_MS = 10_000;

const isLoopback = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');

const optional = (secrets: Secrets, name: string, key: string | undefined): Actor | null => {
  if (key === undefined) return null;
  secrets.add(name, key);
  return { name, key };
};

/** Returns the number of requests that a run may send, or null for no limit. */
const budgetOf = ({ maxRequests, only = [] }: RunOptions, { sampleOf }: Profile): number | null =>
  maxRequests ?? (only.length === 0 ? sampleOf : null);

/** Returns the result of a law for which the requests of a sampling profile were not enough. */
const withoutBudget = (result: LawResult, profile: ProfileName): LawResult =>
  result.reason === 'BUDGET' ? { ...result, ...notSampled(profile) } : result;

/** Prefix of every reference of a run, so that concurrent runs on one target do not collide. */
const freshTag = (): string =>
  `cfm-${Date.now().toString(36)}${Math.floor(Math.random() * 36 ** 3).toString(36)}`;

/** Path of the callback URL of an account that a user has set to the receiver. */
const INBOX = '/';

const openReceiver = async (port: number | undefined): Promise<Receiver> => {
  try {
    return await Receiver.open(port);
  } catch (error) {
    throw new BadUsage(`--receiver-port ${port}: ${(error as Error).message}.`);
  }
};

/** Ends the run if its control API cannot be used. */
export const checkControl = async ({ control }: RunOptions, end: RunEnd): Promise<void> => {
  try {
    await control?.check?.();
  } catch (error) {
    throw end.end('UNREACHABLE', (error as Error).message);
  }
};

const createContext = async (
  options: RunOptions,
  profile: Profile,
  secrets: Secrets,
  watch: Watch,
  end: RunEnd,
): Promise<
  Omit<RunContext, 'demand' | 'magic' | 'supports' | 'expectSupport' | 'appliesParameter'>
> => {
  const { receiverPort, control } = options;
  const base = new URL(options.baseUrl);
  const main = { name: 'KEY', key: options.key };
  secrets.add(main.name, main.key);
  if (options.callbackToken !== undefined) secrets.add('CALLBACK_TOKEN', options.callbackToken);
  for (const secret of control?.secrets ?? [])
    if (secret.length >= SECRET_MIN) secrets.add('CONTROL_TOKEN', secret);
  let count = 0;
  const client = new Client({
    base,
    rate: options.rate ?? null,
    maxRequests: budgetOf(options, profile) ?? Infinity,
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
    end,
    watch: (exchange) => {
      watch.see(exchange);
      options.onTraffic?.(() => trafficOf(exchange, base, secrets));
    },
  });
  return {
    client,
    end,
    secrets,
    origins: new Origins(control?.script),
    choices: new TargetChoices(
      options.choices ?? (options.dialect === 'service' ? {} : control?.choices?.()),
    ),
    compared: new Compared(),
    dialect: options.dialect ?? 'spec',
    profile,
    main,
    readOnly: optional(secrets, 'KEY_READONLY', options.readOnlyKey),
    live: optional(secrets, 'KEY_LIVE', options.liveKey),
    subAccounts: options.subAccounts ?? [],
    pay: options.pay ?? control?.payer?.pay ?? null,
    restart: options.restart ?? null,
    control: control ? guarded(control, (problem) => client.expectResponding(problem)) : null,
    receiver: isLoopback(base) && profile.writes ? await openReceiver(receiverPort) : null,
    inbox: receiverPort === undefined ? null : INBOX,
    callbackToken: options.callbackToken ?? null,
    mayExhaust: options.mayExhaust ?? false,
    mayWait: options.mayWait ?? false,
    patienceMs: PATIENCE_MS,
    patience: new Patience(),
    tag: freshTag(),
    count: () => (count += 1),
  };
};

/**
 * Endpoints that simulate payments; a target needs none of them if payers can pay outside the API.
 */
const simulators = ['payment_requests.simulate', 'v3_payment_requests.simulate'];

/** Returns what is known about the target so far. */
export const capabilitiesOf = (
  context: RunContext,
  { endpoints, rateLimit }: Probe,
): Capabilities => ({
  endpoints,
  optional: context.pay === null ? [] : simulators,
  rateLimit,
  writes: context.profile.writes,
  receiver: context.receiver !== null,
  events: context.receiver !== null && (context.control !== null || context.inbox !== null),
  control: context.control !== null,
  clock: context.control?.clock !== undefined,
  postings: context.control?.postings !== undefined,
  payer: context.control?.payer !== undefined,
  settings:
    context.control?.settings?.versions !== undefined &&
    context.control.settings.signingSecret !== undefined,
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
 * Returns why each law is not tried, or null, in their order; looks for the endpoints they need. A
 * profile that is a sample leaves laws out; laws that are named are all tried.
 */
const planRun = async (
  context: RunContext,
  probe: Probe,
  laws: readonly Law[],
  {
    name,
    seed,
    sampled,
    parallel,
  }: { name: ProfileName; seed: number; sampled: number | null; parallel: boolean },
): Promise<ReadonlyMap<Law, Skip | null>> => {
  const skipOf = (law: Law): Skip | null => findSkip(law, capabilitiesOf(context, probe));
  const plan = async (): Promise<ReadonlyMap<Law, Skip | null>> => {
    await probe.open();
    if (sampled === null) {
      const needed = new Set(laws.flatMap(({ endpoints }) => endpoints));
      await probe.findAll(needed);
      // Laws that run in parallel do not look for endpoints themselves.
      for (const id of parallel ? registry.contracts.keys() : []) await probe.find(id);
      const capabilities = capabilitiesOf(context, probe);
      return new Map(laws.map((law) => [law, findSkip(law, capabilities)]));
    }
    const sample = await chooseSample(laws, {
      budget: sampled,
      seed,
      costOf: (law) => costOf(law, name),
      findSkip: skipOf,
      isKnown: (id) => probe.isKnown(id),
      find: async (id) => {
        const before = context.client.sent;
        await probe.find(id);
        return context.client.sent - before;
      },
    });
    probe.expectSome();
    // A law that needs more than estimated leaves nothing to those after it: one of each group is
    // first, the cheap ones before the others.
    const byCost = laws.toSorted((one, other) => costOf(one, name) - costOf(other, name));
    const groups = Map.groupBy(
      byCost.filter((law) => sample.has(law)),
      groupOf,
    );
    const first = new Set(Array.from(groups.values()).flatMap(([law]) => law ?? []));
    const inOrder = [...first, ...byCost.filter((law) => !first.has(law))];
    const capabilities = capabilitiesOf(context, probe);
    // A missing option is the more useful reason than a law that was not sampled.
    const lacks = (law: Law): Skip | null => findSkip({ ...law, endpoints: [] }, capabilities);
    return new Map(
      inOrder.map((law) => [law, sample.has(law) ? null : (lacks(law) ?? notSampled(name))]),
    );
  };
  try {
    return await plan();
  } catch (error) {
    if (!(error instanceof Ended) && !(error instanceof Indeterminate)) throw error;
    const why = `The target cannot be checked: ${error.message}. Check --base-url.`;
    context.end.end('UNREACHABLE', why);
    return new Map(laws.map((law) => [law, null]));
  }
};

/**
 * Returns whether laws may run in parallel: accounts can be created for them, and it does not
 * matter which requests a run ends with.
 */
const canRunInParallel = (options: RunOptions, profile: Profile, laws: readonly Law[]): boolean =>
  options.control !== undefined &&
  options.rate === undefined &&
  options.untilBroken !== true &&
  budgetOf(options, profile) === null &&
  isWorthTracks(laws);

/** Ends the run when the caller's signal aborts; its reason says who interrupted the run. */
const listen = (signal: AbortSignal | undefined, end: RunEnd): (() => void) => {
  const stop = (): void => void end.end('INTERRUPTED', `interrupted by ${String(signal?.reason)}`);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  return () => signal?.removeEventListener('abort', stop);
};

/** Returns the magic values of a target that lists none. */
const magicOf = (demand: Demand): Magic => (demand === 'declared' ? kasirMagic : strangeMagic);

/** The parts of every run: a context, a probe, and the watch over its exchanges. */
export interface Opened {
  readonly context: RunContext;
  readonly probe: Probe;
  readonly watch: Watch;
  readonly close: () => Promise<void>;
}

/** Prepares a run. Throws `BadUsage` if the port for webhooks is taken. */
export const openRun = async (
  options: RunOptions,
  watchers: Suite['watchers'] = () => [],
): Promise<Opened> => {
  const end = new RunEnd();
  const secrets = new Secrets();
  const demand = options.demand ?? options.control?.demand ?? 'stated';
  const clockStands = options.control === undefined;
  const watch = new Watch(watchers({ secrets, clockStands, demand }));
  const profile = profiles[options.profile ?? 'standard'];
  // These functions use the probe, which itself needs the context.
  const context: RunContext = {
    ...(await createContext(options, profile, secrets, watch, end)),
    demand,
    magic: options.magic ?? options.control?.magic ?? magicOf(demand),
    supports: (endpoint) => probe.find(endpoint),
    expectSupport: (endpoint, query) => support.expect(context, endpoint, query),
    appliesParameter: (list, parameter) => support.appliesParameter(context, list, parameter),
  };
  const probe = new Probe(context, watch, options.endpoints);
  const support = new Support(probe, demand);
  const stopListening = listen(options.signal, end);
  const close = async (): Promise<void> => {
    stopListening();
    await Promise.all([context.client.close(), context.receiver?.close()]);
  };
  return { context, probe, watch, close };
};

/**
 * Runs the chosen laws. The report says what ended the run early: no service or control API, a
 * rejected key, requests that are used up, or the signal of the caller. Throws `BadUsage` if the
 * port for webhooks is taken.
 */
export const runSuite = async (suite: Suite, options: RunOptions): Promise<Report> => {
  const { profile: name = 'standard', only = [] } = options;
  const seed = options.seed ?? Math.floor(Math.random() * 2 ** 31);
  const { context, probe, watch, close } = await openRun(options, suite.watchers);
  const { client, end, profile } = context;
  const started = client.now();
  const begun = new Date();
  try {
    await checkControl(options, end).catch(() => {});
    const choice = options.laws ?? suite.laws;
    const chosen = choice.filter((law) => isSelected(law, only));
    const selected = chosen.length > 0;
    const runner = new Runner(options, context, watch, seed);
    const sampled = only.length === 0 ? profile.sampleOf : null;
    // Laws that watch need others to watch: if only they are chosen, they see what all laws send.
    const tried = selected ? chosen : choice;
    const parallel = canRunInParallel(options, profile, tried);
    const skips = await planRun(context, probe, tried, { name, seed, sampled, parallel });
    const results = await runner.run(skips, { publishes: selected, parallel });
    const order = new Map(tried.map((law, at) => [nameOf(law), at]));
    const inOrder = results.toSorted(
      (one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0),
    );
    const all = [...(selected ? inOrder : []), ...runner.watched(only)];
    // Laws that a sample has no requests left for are not part of it; only a limit of the user ends
    // a run.
    const isSampleOver = sampled !== null && options.maxRequests === undefined;
    const laws = isSampleOver ? all.map((law) => withoutBudget(law, name)) : all;
    const isEnd = !isSampleOver || end.ending?.reason !== 'BUDGET';
    return {
      target: options.baseUrl,
      started: begun.toISOString(),
      profile: name,
      demand: context.demand,
      dialect: context.dialect,
      seed,
      ended: isEnd ? end.ending : null,
      requests: client.sent,
      seconds: (client.now() - started) / 1_000,
      totals: totalsOf(laws),
      choices: context.choices.entries(),
      compared: context.compared.entries(),
      laws,
    };
  } finally {
    await close();
  }
};
