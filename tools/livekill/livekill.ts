// Runs random histories of live mode: a merchant pays through connectors while processes are
// killed and the network between them loses messages; then all books must agree.
import { setTimeout as sleep } from 'node:timers/promises';
import { RandomSource } from '../random/random-source.ts';
import { audit } from './audit.ts';
import type { Background, OpenBackground, Part } from './background.ts';
import { askAtOnce } from './make-due.ts';
import { Platform } from './platform.ts';
import { openStorage, type Engine, type Storage } from './storage.ts';
import { Wire } from './wire.ts';

export interface HistoryOptions {
  readonly seed: number;
  readonly rounds: number;
  /** An empty folder for all files. */
  readonly folder: string;
  /** The storage of the platform: a file, or PostgreSQL with two nodes. */
  readonly engine: Engine;
  /** Opens the connectors and the processors behind the platform. */
  readonly openBackground: OpenBackground;
}

export interface Outcome {
  readonly findings: readonly string[];
  readonly rounds: number;
  readonly kills: number;
  readonly faults: number;
  readonly stories: number;
  readonly operations: number;
  readonly outcomes: ReadonlyMap<string, number>;
}

/** The longest time until everything has ended once nothing fails any more, in milliseconds. */
const END_MS = 90_000;
/** The longest time to wait until no job is due, in milliseconds. */
const QUIET_MS = 5_000;
/** Stories that begin in a round. */
const STORIES = 16;
/** The time in which the stories of a round begin, in milliseconds. */
const BEGIN_MS = 1_500;
/** The most messages before the first kill of a round, and between its first and last kill. */
const MESSAGES_MAX = 100;
/** The longest time to wait for these messages, in milliseconds. */
const FAULTY_MS = 20_000;
/** The longest time that a killed part stays away, in milliseconds. */
const AWAY_MS = 600;

class History {
  readonly #options: HistoryOptions;
  readonly #random: RandomSource;
  readonly #wire: Wire;
  readonly #storage: Storage;
  readonly #platform: Platform;
  readonly #background: Background;
  readonly #account: string;
  #stories = 0;
  #kills = 0;
  #isRunning = true;

  constructor(
    options: HistoryOptions,
    parts: {
      readonly wire: Wire;
      readonly storage: Storage;
      readonly platform: Platform;
      readonly background: Background;
      readonly account: string;
    },
  ) {
    this.#options = options;
    this.#random = new RandomSource(options.seed);
    this.#wire = parts.wire;
    this.#storage = parts.storage;
    this.#platform = parts.platform;
    this.#background = parts.background;
    this.#account = parts.account;
  }

  async live(): Promise<Outcome> {
    const { folder, rounds } = this.#options;
    const findings: string[] = [];
    let [round, count] = [0, 0];
    let outcomes: Outcome['outcomes'] = new Map();
    while (round < rounds && findings.length === 0) {
      findings.push(...(await this.#round()));
      round += 1;
      const seen = await audit(folder, this.#storage, this.#account, this.#background);
      ({ operations: count, outcomes } = seen);
      findings.push(...seen.findings);
    }
    return {
      findings: findings.map((finding) => `round ${round}: ${finding}`),
      rounds: round,
      kills: this.#kills,
      faults: this.#wire.faults,
      stories: this.#stories,
      operations: count,
      outcomes,
    };
  }

  async #start(): Promise<void> {
    for (const part of this.#background.parts.toReversed()) await part.start();
    await this.#platform.start();
    this.#isRunning = true;
  }

  async #kill(): Promise<void> {
    this.#isRunning = false;
    const { parts } = this.#background;
    await Promise.all([this.#platform.kill(), ...parts.map((part) => part.kill())]);
  }

  /** Kills one part or all, the platform included, and starts them again. */
  async #killSome(): Promise<void> {
    const all: [Part | 'platform', ...Part[]] = ['platform', ...this.#background.parts];
    const drawn = this.#random.in100(30) ? all : [this.#random.pick(all)];
    this.#kills += 1;
    await Promise.all(
      drawn.map(async (part) => {
        if (part === 'platform') return this.#platform.restart();
        await part.kill();
        await sleep(this.#random.below(AWAY_MS));
        return part.start();
      }),
    );
  }

  /** Runs one round, which ends with all processes dead; resolves to its findings. */
  async #round(): Promise<string[]> {
    const findings: string[] = [];
    this.#background.setFaulty(true);
    if (!this.#isRunning) await this.#start();
    this.#wire.isFaulty = true;
    const stories = Array.from({ length: STORIES }, async () => {
      await sleep(this.#random.below(BEGIN_MS));
      this.#stories += 1;
      const random = new RandomSource(this.#options.seed * 10_000 + this.#stories);
      await this.#background.runStory(`order-${this.#stories}`, random);
    });
    const lived = Promise.allSettled(stories);
    // A kill waits for a number of messages, not for a time, so that it comes in the middle of the
    // traffic on a slow machine as well.
    const traffic = (): Promise<unknown> =>
      Promise.race([
        lived,
        this.#wire.carry(this.#random.below(MESSAGES_MAX)),
        sleep(FAULTY_MS, null, { ref: false }),
      ]);
    await traffic();
    if (this.#random.in100(50)) {
      await this.#killSome();
      await traffic();
    }
    await this.#endFaults();
    for (const result of await lived)
      if (result.status === 'rejected') findings.push(String(result.reason));
    await this.#waitForEnd();
    findings.push(...(await this.#background.reconcile()));
    await this.#kill();
    return findings;
  }

  /** Kills everything, and starts it again without faults. */
  async #endFaults(): Promise<void> {
    await this.#kill();
    this.#kills += 1;
    this.#wire.isFaulty = false;
    this.#background.setFaulty(false);
    await this.#storage.freeJobs();
    const store = await this.#storage.open();
    await askAtOnce(store, this.#account).finally(() => store.close());
    await this.#background.makeDue();
    await this.#start();
  }

  /** Waits until no operation is open, except those whose payer never acts. */
  async #waitForEnd(): Promise<void> {
    const until = Date.now() + END_MS;
    while (Date.now() < until) {
      await this.#background.advance();
      // An operation that has just ended may have scheduled a job that starts another one.
      if ((await this.#hasEnded()) && (await this.#isQuiet()) && (await this.#hasEnded())) return;
      await sleep(100);
    }
  }

  async #hasEnded(): Promise<boolean> {
    return this.#background.hasEnded(await this.#countOpen());
  }

  /** Waits a limited time until no job is due; returns whether none is. */
  async #isQuiet(): Promise<boolean> {
    const body = { wait_ms: QUIET_MS };
    const { quiet } = (await this.#platform.control('POST', '/quiet', body)) as {
      quiet: boolean;
    };
    return quiet;
  }

  async #countOpen(): Promise<number> {
    const path = `/accounts/${this.#account}/connectors`;
    const { data } = (await this.#platform.control('GET', path)) as {
      data: { open_operations: number }[];
    };
    return data.reduce((sum, { open_operations }) => sum + open_operations, 0);
  }
}

/** Prepares the first account of a new platform for live mode; returns its id and a live key. */
const openAccount = async ({ control }: Platform, seed: number) => {
  const accounts = (await control('GET', '/accounts')) as { data: { id: string }[] };
  const account = accounts.data[0]?.id ?? '';
  const body = { mode: 'live', name: 'Live' };
  const { key } = (await control('POST', `/accounts/${account}/keys`, body)) as { key: string };
  await control('PATCH', `/accounts/${account}/live_settings`, {
    wait_ms: 1_500,
    late_success: seed % 2 === 0 ? 'keep' : 'refund',
  });
  return { account, key };
};

/** Runs a history, which ends early after the first round with a finding. */
export const livekill = async (options: HistoryOptions): Promise<Outcome> => {
  const { seed, folder, engine, openBackground } = options;
  const wire = new Wire(new RandomSource(seed + 2));
  const wireUrl = await wire.listen();
  const storage = await openStorage(engine, folder);
  const platform = new Platform(storage, new RandomSource(seed + 3));
  let background: Background | null = null;
  try {
    await platform.start();
    wire.routes.set('platform', () => platform.url());
    const { account, key } = await openAccount(platform, seed);
    const { control } = platform;
    background = await openBackground({
      folder,
      seed,
      wire,
      wireUrl,
      platform,
      control,
      account,
      key,
    });
    return await new History(options, { wire, storage, platform, background, account }).live();
  } finally {
    await Promise.all([platform.kill(), background?.close()]);
    wire.close();
    await storage.close();
  }
};
