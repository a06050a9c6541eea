// Runs the hammer once: the real server, many concurrent clients, a database with outages, and a
// check of the books at the end.
import { setTimeout as sleep } from 'node:timers/promises';
import { attacks, type AttackContext } from './attacks.ts';
import { RandomSource } from '../random/random-source.ts';
import { openDatabase, type Database, type Engine } from './database.ts';
import { createBrokenRequest, createPartialRequest } from './raw.ts';
import { startTarget, TOKEN, type Target } from './target.ts';
import { Monitor } from './monitor.ts';
import {
  exchange,
  sendPartialRequest,
  openAgent,
  sendRawBytes,
  type ReceivedResponse,
  type SentRequest,
} from './wire.ts';
import { Discovery } from './discovery.ts';

export interface Run {
  readonly seed: number;
  readonly ms: number;
  /** Number of requests after which it ends early. */
  readonly requests?: number;
  readonly engine: Engine;
  /** Fault to put into the server, to check that the hammer finds it. */
  readonly fault?: string;
}

export interface Outcome {
  readonly findings: readonly string[];
  readonly requests: number;
  readonly statuses: ReadonlyMap<number, number>;
  readonly outages: number;
  readonly lines: number;
}

const CLIENTS = 12;
/** Clients that send broken bytes instead of HTTP. */
const RAW_CLIENTS = 2;
/**
 * Maximum milliseconds for the check of the books, which reads the journal of every account from
 * the database.
 */
const BOOKS_MS_MAX = 600_000;
/** Milliseconds that a client pauses after a server error. */
const PAUSE_MS = 25;
/** Milliseconds for which a database may still appear to be away after it has returned. */
const RECOVERY_MS = 5_000;

/** The times at which the database was away. */
class Outages {
  readonly #windows: { readonly from: number; to: number }[] = [];

  begin(): void {
    this.#windows.push({ from: performance.now(), to: Infinity });
  }

  end(): void {
    const last = this.#windows.at(-1);
    if (last) last.to = performance.now() + RECOVERY_MS;
  }

  /** True when there was an outage since a time. */
  since(from: number): boolean {
    return this.#windows.some(({ to }) => to >= from);
  }

  get count(): number {
    return this.#windows.length;
  }
}

class Hammer {
  readonly monitor = new Monitor();
  readonly outages = new Outages();
  readonly #discovery = new Discovery();
  readonly #agent = openAgent();
  readonly #run: Run;
  readonly #target: Target;
  readonly #database: Database;
  readonly #end: number;

  constructor(run: Run, database: Database, target: Target, monitor: Monitor) {
    this.#run = run;
    this.#database = database;
    this.#target = target;
    this.monitor = monitor;
    this.#end = performance.now() + run.ms;
  }

  get #isOver(): boolean {
    const { requests = Infinity } = this.#run;
    const { findings, requests: sent } = this.monitor;
    return performance.now() >= this.#end || sent >= requests || findings.length > 0;
  }

  readonly ask = async (sent: SentRequest): Promise<ReceivedResponse | null> => {
    const begun = performance.now();
    const requestSummary = `${sent.method} ${sent.target.slice(0, 120)} ${(sent.body ?? '').slice(0, 300)}`;
    try {
      const response = await exchange(this.#agent, sent);
      this.monitor.note(`${response.status} ${requestSummary}`);
      this.monitor.checkResponse(sent, response, this.outages.since(begun));
      for (const [, signature = ''] of response.text.matchAll(/\/hosted\/[\w-]+\.([\w-]{32})/g))
        this.monitor.hide(signature);
      if (response.status >= 500) await sleep(PAUSE_MS);
      return response;
    } catch (error) {
      this.monitor.note(`no response: ${requestSummary}`);
      if (sent.disconnectAfter === undefined)
        this.monitor.find(`No response (${String(error)}): ${requestSummary}`);
      return null;
    }
  };

  /** Runs a client that sends attack after attack. */
  async #client(number: number): Promise<void> {
    const random = new RandomSource(this.#run.seed * 1_000 + number);
    const { publicUrl, controlUrl } = this.#target;
    const context: AttackContext = {
      random,
      discovery: this.#discovery,
      publicUrl,
      controlUrl,
      ask: this.ask,
    };
    while (!this.#isOver) await random.weighted(attacks)(context);
  }

  /**
   * Sends broken bytes to both listeners, and checks that every complete request gets a response.
   */
  async #sendBrokenBytes(number: number): Promise<void> {
    const random = new RandomSource(this.#run.seed * 1_000 + 500 + number);
    const { publicUrl, controlUrl } = this.#target;
    while (!this.#isOver) {
      const url = random.pick([publicUrl, publicUrl, controlUrl]);
      if (random.in100(40))
        await sendPartialRequest(url, createPartialRequest(random), random.below(200));
      else {
        const { bytes, whole } = createBrokenRequest(random);
        const quoted = JSON.stringify(bytes.toString('latin1').slice(0, 200));
        const said = await sendRawBytes(url, bytes, whole).catch(String);
        this.monitor.note(`raw ${quoted}: ${said.slice(0, 40)}`);
        if (!/^HTTP\/1\.1 [1-5]\d\d /.test(said) && (whole || said !== ''))
          this.monitor.find(`No response to ${quoted}: ${said}`);
      }
      await sleep(5);
    }
  }

  /** Crashes and restarts the database repeatedly. */
  async #outage(): Promise<void> {
    const { crash, restart } = this.#database;
    const random = new RandomSource(this.#run.seed * 1_000 + 900);
    if (!crash) return;
    while (!this.#isOver) {
      await sleep(1_500 + random.below(6_000));
      this.outages.begin();
      await crash();
      await sleep(random.below(3_000));
      await restart();
      await this.#untilHealthy();
      this.outages.end();
    }
  }

  /** Waits until the server has reconnected to its database, or the run is over. */
  async #untilHealthy(): Promise<void> {
    const { publicUrl: base } = this.#target;
    const health = { base, method: 'GET', target: '/_health', headers: {} };
    while (performance.now() < this.#end + RECOVERY_MS) {
      const seen = await exchange(this.#agent, health).catch(() => null);
      if (seen?.status === 200) return;
      await sleep(PAUSE_MS);
    }
  }

  async work(): Promise<void> {
    const clients = Array.from({ length: CLIENTS }, (_, number) => this.#client(number));
    const rawClients = Array.from({ length: RAW_CLIENTS }, (_, number) =>
      this.#sendBrokenBytes(number),
    );
    await Promise.all([...clients, ...rawClients, this.#outage()]);
  }

  /** Checks the state after the run: the books, the log, and a quick stop. */
  async judge(): Promise<void> {
    const { controlUrl: base, publicUrl } = this.#target;
    if (this.outages.count > 0) await sleep(RECOVERY_MS);
    const headers = { authorization: `Bearer ${TOKEN}` };
    const health = await this.ask({ base: publicUrl, method: 'GET', target: '/_health', headers });
    if (health?.status !== 200)
      this.monitor.find(`The health check responded with ${health?.status}`);
    const all = { method: 'GET', target: '/invariants', headers, patience: BOOKS_MS_MAX };
    const books = await this.ask({ base, ...all });
    if (books?.text.startsWith('{"ok":true,"breaches":[],') !== true)
      this.monitor.find(`The books are not balanced: ${books?.text.slice(0, 1_000)}`);
    const partialRequests = Array.from({ length: 50 }, (_, number) =>
      sendPartialRequest(publicUrl, createPartialRequest(new RandomSource(number)), 60_000),
    );
    await sleep(200);
    const code = await this.#target.stop();
    if (code !== 0) this.monitor.find(`The server exited with ${code} after SIGTERM`);
    await Promise.all(partialRequests);
    this.#agent.destroy();
    for (const requestSummary of this.monitor.unexplained())
      this.monitor.find(`The log does not explain this failure: ${requestSummary}`);
  }
}

/** Runs the hammer against a server and returns its findings. */
export const hammer = async (run: Run): Promise<Outcome> => {
  const monitor = new Monitor();
  const database = await openDatabase(run.engine);
  let target: Target | undefined;
  try {
    const { fault = null } = run;
    target = await startTarget({
      storage: database.flags,
      fault,
      onLine: (line) => monitor.line(line),
    });
    const { ended } = target;
    const hammer = new Hammer(run, database, target, monitor);
    const died = ended.then((how) => monitor.find(how));
    const all = async (): Promise<void> => {
      await hammer.work();
      if (monitor.findings.length === 0) await hammer.judge();
    };
    await Promise.race([died, all()]);
    const { findings, requests, statuses, lines } = monitor;
    return { findings, requests, statuses, lines, outages: hammer.outages.count };
  } finally {
    target?.kill();
    await database.remove();
  }
};
