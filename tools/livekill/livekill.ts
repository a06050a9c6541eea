// Lives random histories of live mode: a merchant pays through connectors while platform and
// connectors are killed and the network between them loses messages; then everything has to agree.
import { DatabaseSync } from 'node:sqlite';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { RandomSource } from '../random/random-source.ts';
import { audit, databaseOf } from './audit.ts';
import type { ConnectorPlan } from './connector-process.ts';
import { shop } from './merchant.ts';
import { startConnectors, startPlatform, type PlatformAccess, type Running } from './processes.ts';
import { Processor } from './processor.ts';
import { Wire } from './wire.ts';

export interface HistoryOptions {
  readonly seed: number;
  readonly rounds: number;
  /** An empty folder for all files. */
  readonly folder: string;
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
/** Stories that begin in a round. */
const STORIES = 16;
/** The time in which they begin, in milliseconds: everything may fail meanwhile. */
const FAULTY_MS = 2_500;
const NAMES = ['bank', 'spare'] as const;

const secret = `whsec_${Buffer.from('0123456789abcdef0123456789abcdef').toString('base64')}`;

/** Returns a port where nobody listens. */
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

class History {
  readonly #options: HistoryOptions;
  readonly #random: RandomSource;
  readonly #processor: Processor;
  readonly #wire: Wire;
  readonly #data: string;
  #plans: readonly ConnectorPlan[] = [];
  /** The connector that cannot be reached at all while anything may fail. */
  #away: ConnectorPlan = { name: '', secret, file: '', processor: '', callbackUrl: '' };
  #platform: Running<PlatformAccess> | null = null;
  #connectors: Running<Readonly<Record<string, string>>> | null = null;
  #url = '';
  #account = '';
  #key = '';
  #stories = 0;
  #kills = 0;

  constructor(options: HistoryOptions) {
    this.#options = options;
    this.#random = new RandomSource(options.seed);
    this.#processor = new Processor(new RandomSource(options.seed + 1));
    this.#wire = new Wire(new RandomSource(options.seed + 2));
    this.#data = join(options.folder, 'data');
  }

  async live(): Promise<Outcome> {
    const findings: string[] = [];
    let [round, count] = [0, 0];
    let outcomes: Outcome['outcomes'] = new Map();
    try {
      await this.#open();
      while (round < this.#options.rounds && findings.length === 0) {
        findings.push(...(await this.#round()));
        round += 1;
        const seen = await audit(this.#options.folder, this.#data, this.#account, this.#processor);
        ({ operations: count, outcomes } = seen);
        findings.push(...seen.findings);
      }
    } finally {
      await Promise.all([this.#killPlatform(), this.#killConnectors()]);
      this.#wire.close();
      this.#processor.close();
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

  async #open(): Promise<void> {
    const { folder, seed } = this.#options;
    mkdirSync(join(folder, 'connectors'));
    const [processor, wire] = await Promise.all([this.#processor.listen(), this.#wire.listen()]);
    await this.#startPlatform();
    const accounts = (await this.#control('GET', '/accounts')) as { data: { id: string }[] };
    this.#account = accounts.data[0]?.id ?? '';
    const key = await this.#control('POST', `/accounts/${this.#account}/keys`, {
      mode: 'live',
      name: 'Live',
    });
    this.#key = (key as { key: string }).key;
    const planOf = (name: string): ConnectorPlan => ({
      name,
      secret,
      file: join(folder, 'connectors', `${name}.db`),
      processor,
      callbackUrl: `${wire}/platform/_connectors/${this.#account}/${name}`,
    });
    this.#plans = NAMES.map(planOf);
    this.#away = { ...planOf('away'), port: await freePort() };
    await this.#startConnectors([...this.#plans, this.#away]);
    const add = (name: string, url: string): Promise<unknown> =>
      this.#control('POST', `/accounts/${this.#account}/connectors`, {
        name,
        url,
        secret,
        override_reason: 'It is killed.',
      });
    for (const name of NAMES) await add(name, `${wire}/${name}`);
    await add(this.#away.name, this.#connectors?.said[this.#away.name] ?? '');
    await this.#control('POST', `/accounts/${this.#account}/routes`, {
      routes: [
        { type: 'CARD', share: 30, connectors: ['away', 'bank', 'spare'] },
        { connectors: ['bank', 'spare'] },
      ],
    });
    await this.#control('PATCH', `/accounts/${this.#account}/live_settings`, {
      wait_ms: 1_500,
      late_success: seed % 2 === 0 ? 'keep' : 'refund',
    });
  }

  async #control(method: string, path: string, body?: object): Promise<unknown> {
    if (!this.#platform) throw new Error('The platform does not run.');
    const { controlUrl, token } = this.#platform.said;
    const response = await fetch(controlUrl + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer;
  }

  async #startPlatform(): Promise<void> {
    this.#platform = await startPlatform(this.#data);
    this.#url = this.#platform.said.url;
    this.#wire.routes.set('platform', this.#url);
  }

  async #startConnectors(plans = this.#plans): Promise<void> {
    this.#connectors = await startConnectors(plans);
    for (const [name, url] of Object.entries(this.#connectors.said))
      this.#wire.routes.set(name, url);
  }

  async #killPlatform(): Promise<void> {
    await this.#platform?.kill();
    this.#platform = null;
  }

  async #killConnectors(): Promise<void> {
    await this.#connectors?.kill();
    this.#connectors = null;
  }

  /** Kills what is drawn, and starts it again. */
  async #killSome(): Promise<void> {
    const drawn = this.#random.pick(['platform', 'connectors', 'both']);
    this.#kills += 1;
    const platform = async (): Promise<void> => {
      await this.#killPlatform();
      await sleep(this.#random.below(200));
      await this.#startPlatform();
    };
    const connectors = async (): Promise<void> => {
      await this.#killConnectors();
      await sleep(this.#random.below(600));
      await this.#startConnectors();
    };
    await Promise.all([
      ...(drawn === 'connectors' ? [] : [platform()]),
      ...(drawn === 'platform' ? [] : [connectors()]),
    ]);
  }

  /** Lives one round to its end, when all processes are dead; resolves to what it found. */
  async #round(): Promise<string[]> {
    const findings: string[] = [];
    if (!this.#platform) await Promise.all([this.#startPlatform(), this.#startConnectors()]);
    this.#wire.isFaulty = true;
    this.#processor.isFaulty = true;
    const stories = Array.from({ length: STORIES }, async () => {
      await sleep(this.#random.below(FAULTY_MS));
      this.#stories += 1;
      await shop({
        url: () => this.#url,
        key: this.#key,
        random: new RandomSource(this.#options.seed * 10_000 + this.#stories),
        processor: this.#processor,
        story: `order-${this.#stories}`,
      });
    });
    const lived = Promise.allSettled(stories);
    await sleep(this.#random.below(FAULTY_MS));
    if (this.#random.in100(40)) await this.#killSome();
    await sleep(FAULTY_MS / 2 + this.#random.below(FAULTY_MS));
    await this.#end();
    for (const result of await lived)
      if (result.status === 'rejected') findings.push(String(result.reason));
    await this.#waitForEnd();
    await Promise.all([this.#killPlatform(), this.#killConnectors()]);
    return findings;
  }

  /** Kills everything, and starts it in a world without faults. */
  async #end(): Promise<void> {
    await Promise.all([this.#killPlatform(), this.#killConnectors()]);
    this.#kills += 1;
    this.#wire.isFaulty = false;
    this.#processor.isFaulty = false;
    this.#processor.finish();
    this.#makeDue();
    await this.#startConnectors([...this.#plans, this.#away]);
    await this.#report();
    await this.#startPlatform();
  }

  /** Makes due what waits for its time: nobody here has an hour. */
  #makeDue(): void {
    const platform = new DatabaseSync(databaseOf(this.#data));
    platform
      .prepare("UPDATE jobs SET due = ?, ready = 0, lease = 0 WHERE topic = 'operation.ask'")
      .run(Date.now());
    platform.close();
    const folder = join(this.#options.folder, 'connectors');
    for (const name of readdirSync(folder)) {
      if (!name.endsWith('.db')) continue;
      const connector = new DatabaseSync(join(folder, name));
      connector.prepare('UPDATE tasks SET due = ?').run(Date.now() + 2_500);
      connector.close();
    }
  }

  /** Tells the connectors what the processor has done meanwhile. */
  async #report(): Promise<void> {
    const post = async (connector: string, path: string, body: object): Promise<boolean> => {
      const url = this.#wire.routes.get(connector) ?? '';
      const init = { method: 'POST', body: JSON.stringify(body) };
      return fetch(url + path, init).then(
        ({ ok }) => ok,
        () => false,
      );
    };
    for (const entry of this.#processor.entries.values())
      if (entry.isNews) entry.isNews = !(await post(entry.connector, '/_operations', entry));
    for (const payment of this.#processor.payments.values())
      if (payment.isNews) {
        const { id, issued_by, amount } = payment;
        const paid_at = '2026-11-26T09:00:00Z';
        const body = { id, issued_by, amount, paid_at, payer: null };
        payment.isNews = !(await post(payment.connector, '/_payments', body));
      }
  }

  /** Waits until nothing is open, but what waits for a payer who never acts. */
  async #waitForEnd(): Promise<void> {
    const until = Date.now() + END_MS;
    while (Date.now() < until) {
      await this.#report();
      if (this.#isOver()) return;
      await sleep(100);
    }
  }

  #isOver(): boolean {
    const database = new DatabaseSync(databaseOf(this.#data), { readOnly: true });
    try {
      const rows = database
        .prepare(
          `SELECT id, json_extract(private, '$.status') AS status,
             json_extract(private, '$.external') AS external FROM objects_operation`,
        )
        .all() as { id: string; status: string; external: string | null }[];
      const known = new Map(rows.map((row) => [row.external ?? row.id, row.status]));
      const { entries, payments } = this.#processor;
      return (
        [...payments.keys()].every((id) => known.has(id)) &&
        rows.every(
          ({ id, status }) =>
            status !== 'SENT' && (status !== 'WAITING' || entries.get(id)?.status === 'waiting'),
        ) &&
        [...entries.values()].every(
          ({ id, status }) => status !== 'succeeded' || known.get(id) === 'SUCCEEDED',
        )
      );
    } finally {
      database.close();
    }
  }
}

/** Lives a history; it ends early at the first round in which something is wrong. */
export const livekill = (options: HistoryOptions): Promise<Outcome> => new History(options).live();
