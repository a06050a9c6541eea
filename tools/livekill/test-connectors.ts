// The background of connectors of our own: two in one process over a processor that outlives them,
// and a third that cannot be reached at all while anything may fail.
import { existsSync, mkdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { RandomSource } from '../random/random-source.ts';
import { SECRET, type Background, type OpenBackground, type Surroundings } from './background.ts';
import { compareHeld, type Books } from './books.ts';
import { compareStatuses } from './compare-processor.ts';
import type { ConnectorPlan } from './connector-process.ts';
import { continueAtOnce } from './make-due.ts';
import { shop } from './merchant.ts';
import { Process, startScript } from './processes.ts';
import { Processor } from './processor.ts';

const NAMES = ['bank', 'spare'] as const;
const script = new URL('connector-process.ts', import.meta.url);

/** Returns a port where nobody listens. */
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

class TestConnectors implements Background {
  readonly parts: Background['parts'];
  readonly #at: Surroundings;
  readonly #processor: Processor;
  readonly #plans: readonly ConnectorPlan[];
  readonly #process: Process<Readonly<Record<string, string>>>;

  /** The last of the plans cannot be reached while anything may fail. */
  constructor(at: Surroundings, processor: Processor, plans: readonly ConnectorPlan[]) {
    this.#at = at;
    this.#processor = processor;
    this.#plans = plans;
    this.#process = new Process(() =>
      startScript(script, processor.isFaulty ? plans.slice(0, -1) : plans),
    );
    this.parts = [this.#process];
    for (const { name } of plans) at.wire.routes.set(name, () => this.#process.said?.[name]);
  }

  setFaulty(isFaulty: boolean): void {
    this.#processor.isFaulty = isFaulty;
    if (!isFaulty) this.#processor.finish();
  }

  runStory(story: string, random: RandomSource): Promise<void> {
    const { platform, key } = this.#at;
    return shop({ url: () => platform.url(), key, random, processor: this.#processor, story });
  }

  async makeDue(): Promise<void> {
    for (const { file } of this.#plans) if (existsSync(file)) await continueAtOnce(file);
  }

  /** Reports to the connectors the outcomes that they do not know. */
  async advance(): Promise<void> {
    const { entries, payments } = this.#processor;
    for (const entry of entries.values())
      if (entry.isNews) entry.isNews = !(await this.#post(entry.connector, '/_operations', entry));
    for (const payment of payments.values())
      if (payment.isNews) {
        const { id, issued_by, amount } = payment;
        const paid_at = '2026-11-26T09:00:00Z';
        const body = { id, issued_by, amount, paid_at, payer: null };
        payment.isNews = !(await this.#post(payment.connector, '/_payments', body));
      }
  }

  async hasEnded(open: number): Promise<boolean> {
    const { entries, payments } = this.#processor;
    const late = [...entries.values()].filter(({ isReconsidered }) => isReconsidered);
    const news = [...payments.keys(), ...late.map(({ id }) => id)];
    if (!news.every((id) => this.#at.wire.acknowledged.has(id))) return false;
    // A payer who never acts keeps an operation open.
    return open === [...entries.values()].filter(({ status }) => status === 'waiting').length;
  }

  // They have no statements.
  async reconcile(): Promise<readonly string[]> {
    return [];
  }

  async compare(books: Books): Promise<readonly string[]> {
    return [
      ...compareStatuses(books, this.#processor),
      ...compareHeld(books, 'IDR', this.#processor.total('IDR')),
    ];
  }

  async close(): Promise<void> {
    await this.#process.kill();
    this.#processor.close();
  }

  /** Brings a message of the processor to a connector; returns whether it was taken. */
  #post(connector: string, path: string, body: object): Promise<boolean> {
    const url = (this.#process.said?.[connector] ?? '') + path;
    return fetch(url, { method: 'POST', body: JSON.stringify(body) }).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}

/** Opens it, with its connectors registered and routed at the account. */
export const openTestConnectors: OpenBackground = async (at) => {
  const { folder, wireUrl, account, control } = at;
  mkdirSync(join(folder, 'connectors'));
  const processor = new Processor(new RandomSource(at.seed + 1));
  processor.isFaulty = false;
  const processorUrl = await processor.listen();
  const planOf = (name: string): ConnectorPlan => ({
    name,
    secret: SECRET,
    file: join(folder, 'connectors', `${name}.db`),
    processor: processorUrl,
    callbackUrl: `${wireUrl}/platform/_connectors/${account}/${name}`,
  });
  const away = { ...planOf('away'), port: await freePort() };
  const connectors = new TestConnectors(at, processor, [...NAMES.map(planOf), away]);
  await connectors.parts[0].start();
  const add = (name: string, url: string): Promise<unknown> =>
    control('POST', `/accounts/${account}/connectors`, {
      name,
      url,
      secret: SECRET,
      override_reason: 'It is killed.',
    });
  for (const name of NAMES) await add(name, `${wireUrl}/${name}`);
  await add(away.name, `http://127.0.0.1:${away.port}`);
  await control('POST', `/accounts/${account}/routes`, {
    routes: [
      { type: 'CARD', share: 30, connectors: ['away', 'bank', 'spare'] },
      { connectors: ['bank', 'spare'] },
    ],
  });
  return connectors;
};
