// One run of the hammer: the real server, many clients at once, a database that comes and goes, and
// at the end the books.
import { setTimeout as sleep } from 'node:timers/promises';
import { attacks, type Scene } from './attacks.ts';
import { Chance } from './chance.ts';
import { openDatabase, type Database, type Engine } from './database.ts';
import { broken, half } from './raw.ts';
import { startTarget, TOKEN, type Target } from './target.ts';
import { Watch } from './watch.ts';
import { exchange, leaveHalf, openAgent, shout, type Answer, type Sent } from './wire.ts';
import { World } from './world.ts';

export interface Run {
  readonly seed: number;
  readonly ms: number;
  readonly engine: Engine;
  /** Fault to put into the server, to see that the hammer finds it. */
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
/** Clients that speak no HTTP. */
const VANDALS = 2;
/** The books of every account are read whole, at the speed of the database. */
const BOOKS_MS_MAX = 600_000;
/** A client that is told of an outage comes back a moment later. */
const PAUSE_MS = 25;
/** How long after its return a database may still be missed. */
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

  /** Whether it was away at any moment since. */
  since(from: number): boolean {
    return this.#windows.some(({ to }) => to >= from);
  }

  get count(): number {
    return this.#windows.length;
  }
}

class Hammer {
  readonly watch = new Watch();
  readonly outages = new Outages();
  readonly #world = new World();
  readonly #agent = openAgent();
  readonly #run: Run;
  readonly #target: Target;
  readonly #database: Database;
  readonly #end: number;

  constructor(run: Run, database: Database, target: Target, watch: Watch) {
    this.#run = run;
    this.#database = database;
    this.#target = target;
    this.watch = watch;
    this.#end = performance.now() + run.ms;
  }

  get #isOver(): boolean {
    return performance.now() >= this.#end || this.watch.findings.length > 0;
  }

  readonly ask = async (sent: Sent): Promise<Answer | null> => {
    const begun = performance.now();
    const asked = `${sent.method} ${sent.target.slice(0, 120)} ${(sent.body ?? '').slice(0, 300)}`;
    try {
      const answer = await exchange(this.#agent, sent);
      this.watch.note(`${answer.status} ${asked}`);
      this.watch.answered(sent, answer, this.outages.since(begun));
      for (const [, signature = ''] of answer.text.matchAll(/\/hosted\/[\w-]+\.([\w-]{32})/g))
        this.watch.hide(signature);
      if (answer.status >= 500) await sleep(PAUSE_MS);
      return answer;
    } catch (error) {
      this.watch.note(`no answer: ${asked}`);
      if (sent.leaveAfter === undefined) this.watch.find(`No answer (${String(error)}): ${asked}`);
      return null;
    }
  };

  /** One client after another step of its own. */
  async #client(number: number): Promise<void> {
    const chance = new Chance(this.#run.seed * 1_000 + number);
    const { publicUrl, controlUrl } = this.#target;
    const scene: Scene = { chance, world: this.#world, publicUrl, controlUrl, ask: this.ask };
    while (!this.#isOver) await chance.weighted(attacks)(scene);
  }

  /** Broken bytes on both listeners; whoever has sent all it had is answered. */
  async #vandal(number: number): Promise<void> {
    const chance = new Chance(this.#run.seed * 1_000 + 500 + number);
    const { publicUrl, controlUrl } = this.#target;
    while (!this.#isOver) {
      const url = chance.pick([publicUrl, publicUrl, controlUrl]);
      if (chance.in100(40)) await leaveHalf(url, half(chance), chance.below(200));
      else {
        const { bytes, whole } = broken(chance);
        const shown = JSON.stringify(bytes.toString('latin1').slice(0, 200));
        const said = await shout(url, bytes, whole).catch(String);
        this.watch.note(`raw ${shown}: ${said.slice(0, 40)}`);
        if (!/^HTTP\/1\.1 [1-5]\d\d /.test(said) && (whole || said !== ''))
          this.watch.find(`No answer to ${shown}: ${said}`);
      }
      await sleep(5);
    }
  }

  /** The database goes away for a moment, again and again. */
  async #outage(): Promise<void> {
    const { leave, comeBack } = this.#database;
    const chance = new Chance(this.#run.seed * 1_000 + 900);
    if (!leave) return;
    while (!this.#isOver) {
      await sleep(1_500 + chance.below(6_000));
      this.outages.begin();
      await leave();
      await sleep(chance.below(3_000));
      await comeBack();
      this.outages.end();
    }
  }

  async work(): Promise<void> {
    const clients = Array.from({ length: CLIENTS }, (_, number) => this.#client(number));
    const vandals = Array.from({ length: VANDALS }, (_, number) => this.#vandal(number));
    await Promise.all([...clients, ...vandals, this.#outage()]);
  }

  /** What must be true when all is over: the books, the log, a stop that is quick. */
  async judge(): Promise<void> {
    const { controlUrl: base, publicUrl } = this.#target;
    if (this.outages.count > 0) await sleep(RECOVERY_MS);
    const headers = { authorization: `Bearer ${TOKEN}` };
    const health = await this.ask({ base: publicUrl, method: 'GET', target: '/_health', headers });
    if (health?.status !== 200) this.watch.find(`The health probe says ${health?.status}`);
    const all = { method: 'GET', target: '/invariants', headers, patience: BOOKS_MS_MAX };
    const books = await this.ask({ base, ...all });
    if (books?.text !== '{"ok":true,"breaches":[]}')
      this.watch.find(`The books: ${books?.text.slice(0, 1_000)}`);
    const halves = Array.from({ length: 50 }, (_, number) =>
      leaveHalf(publicUrl, half(new Chance(number)), 60_000),
    );
    await sleep(200);
    const code = await this.#target.stop();
    if (code !== 0) this.watch.find(`The server was told to stop and ended with ${code}`);
    await Promise.all(halves);
    this.#agent.destroy();
    for (const asked of this.watch.unexplained())
      this.watch.find(`No line of the log says why: ${asked}`);
  }
}

/** Hammers a server and answers what was found: nothing, when all is well. */
export const hammer = async (run: Run): Promise<Outcome> => {
  const watch = new Watch();
  const database = await openDatabase(run.engine);
  let target: Target | undefined;
  try {
    const { fault = null } = run;
    target = await startTarget({
      storage: database.flags,
      fault,
      onLine: (line) => watch.line(line),
    });
    const { ended } = target;
    const hammer = new Hammer(run, database, target, watch);
    const died = ended.then((how) => watch.find(how));
    const all = async (): Promise<void> => {
      await hammer.work();
      if (watch.findings.length === 0) await hammer.judge();
    };
    await Promise.race([died, all()]);
    const { findings, requests, statuses, lines } = watch;
    return { findings, requests, statuses, lines, outages: hammer.outages.count };
  } finally {
    target?.kill();
    await database.remove();
  }
};
