// Runs one data folder through its power cuts: a real server works on it, its power is cut again
// and again, and after each cut a server on the remaining files must still have everything that was
// acknowledged.
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { integrityOf } from '@kasir/server/testing/sqlite';
import { RandomSource } from '../random/random-source.ts';
import { Disk, EVERYTHING, NOTHING, type Fate, type Files } from './disk.ts';
import { readFolder, findUnaccounted, writeFolder } from './folder.ts';
import { Merchant } from './merchant.ts';
import { changesIn } from './recording.ts';
import { startServer, type Server } from './server.ts';

export interface Life {
  readonly seed: number;
  readonly cuts: number;
  /** Folder for disks and recordings. */
  readonly place: string;
  /** Path of the library that `buildRecorder` built. */
  readonly recorder: string;
  /** True to wait at the end until all webhooks are delivered, which takes a minute or more. */
  readonly delivers?: boolean;
  /** Fault to put into the server, to check that its losses are found. */
  readonly fault?: string;
}

export interface Outcome {
  readonly findings: readonly string[];
  /** Number of cuts after which every unsynced change was lost. */
  readonly lostAll: number;
  /** Number of cuts after which some unsynced changes survived. */
  readonly lostSome: number;
  readonly acknowledged: number;
  /** Number of unsynced changes at the cuts. */
  readonly unsynced: number;
}

/** After every fourth cut some unsynced changes survive. */
const SOME_EACH = 4;
const WORK_MS = { least: 20, most: 400 };
const STOP_MS_MAX = 80;
/** Milliseconds that a start is expected to take, until one was measured. */
const START_MS = 800;

/** Returns a fate in which each unsynced change survives or not, independently. */
const someOf = (random: RandomSource): Fate => ({
  names: (count) => random.below(count + 1),
  lasts: () => random.in100(50),
  sector: () => random.in100(80),
});

/** Starts a receiver of webhooks that accepts them all. */
const receiver = async () => {
  const server = createServer((request, response) => {
    request.resume();
    response.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, close };
};

class Cuts {
  readonly #life: Life;
  readonly #random: RandomSource;
  readonly #merchant: Merchant;
  #startMs = START_MS;
  /** The merchant's work until the server dies. */
  #working: Promise<void> = Promise.resolve();
  #files: Files = new Map();
  #round = 0;
  #unsynced = 0;
  #lostAll = 0;

  constructor(life: Life, merchant: Merchant) {
    this.#life = life;
    this.#random = new RandomSource(life.seed);
    this.#merchant = merchant;
  }

  get outcome(): Outcome {
    const { findings, acknowledged } = this.#merchant;
    const [unsynced, lostAll] = [this.#unsynced, this.#lostAll];
    return { findings, acknowledged, unsynced, lostAll, lostSome: this.#round - lostAll };
  }

  async run(): Promise<void> {
    while (this.#round < this.#life.cuts && this.#merchant.findings.length === 0) {
      await this.#cut();
      this.#round += 1;
    }
    if (this.#merchant.findings.length > 0) return;
    await this.#look();
  }

  /** Starts a server on the current files, with a recording. */
  #start(): { server: Server; disk: string; recording: string } {
    const { place, recorder, fault = null } = this.#life;
    const [disk, recording] = [join(place, 'disk'), join(place, 'recording')];
    for (const old of [disk, recording]) rmSync(old, { recursive: true, force: true });
    writeFolder(disk, this.#files);
    return { server: startServer({ disk, recorder, recording, fault }), disk, recording };
  }

  /** Cuts the power after some work; a server that had already exited is a finding. */
  async #endAfter(server: Server, work: () => Promise<void>): Promise<void> {
    const failure = await work().then(
      () => null,
      (error: unknown) => error,
    );
    const ended = await server.cut();
    if (ended !== null) this.#merchant.findings.push(ended);
    else if (failure !== null) throw failure;
  }

  async #cut(): Promise<void> {
    const { server, disk, recording } = this.#start();
    await this.#endAfter(server, () => this.#untilCut(server));
    await this.#working;
    const isAll = this.#round % SOME_EACH < SOME_EACH - 1;
    const changes = changesIn(readFileSync(recording));
    const kept = new Disk(this.#files);
    for (const change of changes.slice(0, -1)) kept.take(change);
    const withoutLast = kept.after(EVERYTHING);
    for (const change of changes.slice(-1)) kept.take(change);
    const gaps = findUnaccounted(readFolder(disk), kept.after(EVERYTHING), withoutLast);
    if (gaps.length > 0) throw new Error(`The recording does not account for ${gaps.join(', ')}`);
    this.#unsynced += kept.unsynced;
    if (isAll) this.#lostAll += 1;
    this.#files = kept.after(isAll ? NOTHING : someOf(this.#random));
  }

  /** Waits until the moment of the cut: during a start, at work, or during a stop. */
  async #untilCut(server: Server): Promise<void> {
    const random = this.#random;
    if (random.in100(20)) {
      await sleep(random.below(this.#startMs));
      return;
    }
    const begun = performance.now();
    const access = await server.ready;
    if (!access) return;
    this.#startMs = performance.now() - begun;
    await this.#merchant.check(access, false);
    this.#working = this.#merchant.work(access);
    await sleep(WORK_MS.least + random.below(WORK_MS.most - WORK_MS.least));
    if (random.in100(25)) {
      void server.stop();
      await sleep(random.below(STOP_MS_MAX));
    }
  }

  /** Checks everything at the end; after that nothing uses the file, and it must be intact. */
  async #look(): Promise<void> {
    const { server, disk } = this.#start();
    await this.#endAfter(server, async () => {
      const access = await server.ready;
      if (!access) return;
      await this.#merchant.check(access, true);
      if (this.#life.delivers === true) await this.#merchant.checkDelivered(access);
    });
    const integrity = integrityOf(join(disk, 'data', 'kasir.db'));
    if (integrity !== 'ok') this.#merchant.findings.push(`The file is damaged: ${integrity}`);
  }
}

/** Runs all cuts of a data folder; returns the losses: none, when all is well. */
export const powercut = async (life: Life): Promise<Outcome> => {
  const webhooks = await receiver();
  try {
    const cuts = new Cuts(life, new Merchant(life.seed, webhooks.url));
    await cuts.run();
    return cuts.outcome;
  } finally {
    webhooks.close();
  }
};
