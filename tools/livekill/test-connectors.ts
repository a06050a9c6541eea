// The background of test connectors: two in one process with a processor that is never killed, and
// a third that does not run while faults may happen.
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@kasir/client/testing';
import { RandomSource } from '../random/random-source.ts';
import { SECRET, type OpenBackground } from './background.ts';
import { compareHeld } from './books.ts';
import { compareStatuses } from './compare-processor.ts';
import type { ConnectorPlan } from './connector-process.ts';
import { continueAtOnce } from './make-due.ts';
import { shop } from './merchant.ts';
import { startScript, type Running } from './processes.ts';
import type { Control } from './platform.ts';
import { Processor } from './processor.ts';

const NAMES = ['bank', 'spare'] as const;
const script = new URL('connector-process.ts', import.meta.url);

/** Reports to the connectors the outcomes that they do not know. */
const reportNews = async (
  processor: Processor,
  urlOf: (connector: string) => string,
): Promise<void> => {
  const post = (connector: string, path: string, body: object): Promise<boolean> =>
    fetch(urlOf(connector) + path, { method: 'POST', body: JSON.stringify(body) }).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const entry of processor.entries.values())
    if (entry.isNews) entry.isNews = !(await post(entry.connector, '/_operations', entry));
  for (const payment of processor.payments.values())
    if (payment.isNews) {
      const { id, issued_by, amount } = payment;
      const paid_at = '2026-11-26T09:00:00Z';
      const body = { id, issued_by, amount, paid_at, payer: null };
      payment.isNews = !(await post(payment.connector, '/_payments', body));
    }
};

/** Registers connectors at the account, with rules that choose among them. */
const register = async (
  control: Control,
  account: string,
  connectors: readonly { readonly name: string; readonly url: string }[],
): Promise<void> => {
  for (const { name, url } of connectors)
    await control('POST', `/accounts/${account}/connectors`, {
      name,
      url,
      secret: SECRET,
      override_reason: 'It is killed.',
    });
  await control('POST', `/accounts/${account}/routes`, {
    routes: [
      { type: 'CARD', share: 30, connectors: ['away', 'bank', 'spare'] },
      { connectors: ['bank', 'spare'] },
    ],
  });
};

/** Opens the background, with its connectors registered and routed at the account. */
export const openTestConnectors: OpenBackground = async (at) => {
  const { folder, wire, wireUrl, account, control } = at;
  mkdirSync(join(folder, 'connectors'));
  const processor = new Processor(new RandomSource(at.seed + 1));
  const processorUrl = await processor.listen();
  const planOf = (name: string): ConnectorPlan => ({
    name,
    secret: SECRET,
    file: join(folder, 'connectors', `${name}.db`),
    processor: processorUrl,
    callbackUrl: `${wireUrl}/platform/_connectors/${account}/${name}`,
  });
  const plans = NAMES.map(planOf);
  const away = { ...planOf('away'), port: await findFreePort() };
  let running: Running<Readonly<Record<string, string>>> | null = null;
  for (const name of [...NAMES, away.name]) wire.routes.set(name, () => running?.said[name]);

  const start = async (): Promise<void> => {
    running = await startScript(script, processor.isFaulty ? plans : [...plans, away]);
  };
  const kill = async (): Promise<void> => {
    const dying = running;
    running = null;
    await dying?.kill();
  };

  processor.isFaulty = false;
  await start();
  await register(control, account, [
    ...NAMES.map((name) => ({ name, url: `${wireUrl}/${name}` })),
    { name: away.name, url: `http://127.0.0.1:${away.port}` },
  ]);

  return {
    parts: [{ start, kill }],
    setFaulty: (isFaulty) => {
      processor.isFaulty = isFaulty;
      if (!isFaulty) processor.finish();
    },
    runStory: (story, random) =>
      shop({ url: () => at.platform.url(), key: at.key, random, processor, story }),
    makeDue: async () => {
      for (const { file } of [...plans, away]) if (existsSync(file)) await continueAtOnce(file);
    },
    advance: () => reportNews(processor, (name) => running?.said[name] ?? ''),
    hasEnded: async (open) => {
      const { entries, payments } = processor;
      const late = [...entries.values()].filter(({ isReconsidered }) => isReconsidered);
      const news = [...payments.keys(), ...late.map(({ id }) => id)];
      if (!news.every((id) => wire.acknowledged.has(id))) return false;
      // A payer who never acts keeps an operation open.
      return open === [...entries.values()].filter(({ status }) => status === 'waiting').length;
    },
    reconcile: async () => [],
    compare: async (books) => [
      ...compareStatuses(books, processor),
      ...compareHeld(books, 'IDR', processor.total('IDR')),
    ],
    close: async () => {
      await kill();
      processor.close();
    },
  };
};
