// Opens the whole chain of live money for a test: a live Kasir, the connector that it calls, and a
// second Kasir in test mode as the processor, whose payers approve every request.
import { generateKeyPairSync } from 'node:crypto';
import { createMemoryStore, type Failure } from '@kasir/connector';
import { createControlClient, unwrap, type ControlClient } from '@kasir/control/client';
import { toMinor } from '@kasir/core/money';
import { readConfig, start } from '@kasir/server';
import { createKasir, type KasirInProcess } from '@kasir/server/in-process';
import { expect, onTestFinished } from 'vitest';
import { startKasirConnector, type KasirConnectorOptions } from '../start.ts';
import { SECRET } from './chain.ts';
import type { Headers, Merchant } from './merchant.ts';
import { observeUntil } from './observe.ts';

/** The name of the connector at the live account. */
const CONNECTOR = 'processor';

/** Returns a function that returns the items in turn. */
const inTurn = <T>(items: readonly [T, ...T[]]): (() => T) => {
  let turn = 0;
  return () => items[(turn += 1) % items.length] ?? items[0];
};

/** A response of the API. */
export interface ApiResponse {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read the fields they expect
  readonly body: any;
}

const createCaller =
  (node: () => Pick<KasirInProcess, 'fetch' | 'baseUrl'>, key: string) =>
  async (
    method: string,
    path: string,
    body?: unknown,
    more: Headers | (() => Headers) = {},
  ): Promise<ApiResponse> => {
    const headers = typeof more === 'function' ? more() : more;
    const { fetch, baseUrl } = node();
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(path.startsWith('/v3/') && { 'api-version': '2024-11-11' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };

/** Sums in minor units by currency, without those that are 0. */
export type Sums = Readonly<Record<string, number>>;

const sumOf = (amounts: readonly (readonly [currency: string, value: number])[]): Sums => {
  const sums: Record<string, number> = {};
  for (const [currency, value] of amounts) sums[currency] = (sums[currency] ?? 0) + value;
  const entries = Object.entries(sums).filter(([, value]) => value !== 0);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

/** A node of a platform, called in this process or over its socket. */
type Node = Pick<KasirInProcess, 'fetch' | 'baseUrl'>;

/** The live platform, with its nodes. */
interface Live {
  readonly nodes: readonly [Node, ...Node[]];
  readonly control: ControlClient;
  readonly account: string;
  readonly close: () => Promise<void>;
}

/** Opens a live platform of one node, in memory. */
const openOneNode = async (): Promise<Live> => {
  const kasir = await createKasir();
  const { baseUrl } = await kasir.listen();
  return { ...kasir, nodes: [{ fetch, baseUrl }] };
};

/** Returns a function that opens a live platform of two nodes on a PostgreSQL database. */
export const twoNodesOn = (database: string) => async (): Promise<Live> => {
  const env = {
    KASIR_MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
    KASIR_LOG_LEVEL: 'silent',
  };
  const flags = ['--database', database, '--port', '0', '--control-port', '0'];
  const config = readConfig(flags, env);
  if (!config) throw new Error('There is no configuration.');
  const [one, two] = [await start(config), await start(config)];
  const control = createControlClient({ baseUrl: one.controlUrl, token: one.controlToken });
  const [account] = unwrap(await control.accounts.list({ query: {} })).data;
  return {
    nodes: [
      { fetch, baseUrl: one.baseUrl },
      { fetch, baseUrl: two.baseUrl },
    ],
    control,
    account: account?.id ?? '',
    close: async () => {
      await control.close();
      await Promise.all([one.stop(), two.stop()]);
    },
  };
};

/** Returns the money that channels hold for a merchant, by the ledgers of an account. */
const clearingOf = async (
  { control, account }: Pick<KasirInProcess, 'control' | 'account'>,
  mode: 'live' | 'test',
): Promise<Sums> => {
  const { ledgers } = unwrap(await control.money.get({ params: { id: account }, query: { mode } }));
  return sumOf(
    ledgers
      .filter(({ ledger }) => ledger === 'channel_clearing')
      .map(({ currency, balance }) => [currency, 0 - toMinor(currency, balance)]),
  );
};

/** Returns a day in UTC, in the form of statements. */
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

const partnerKeys = generateKeyPairSync('rsa', {
  modulusLength: 2_048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

let references = 0;

/** Opens the chain until the test ends. */
export const openLiveChain = async (
  options: Partial<KasirConnectorOptions> = {},
  openLive: () => Promise<Live> = openOneNode,
) => {
  const processor = await createKasir();
  const live = await openLive();
  const node = inTurn(live.nodes);
  const { baseUrl } = live.nodes[0];
  const failures: Failure[] = [];
  const connector = await startKasirConnector({
    port: 0,
    secrets: [SECRET],
    callbackUrl: `${baseUrl}/_connectors/${live.account}/${CONNECTOR}`,
    baseUrl: processor.baseUrl,
    key: processor.key,
    webhookTokens: [processor.callbackToken],
    dispatcher: processor.dispatcher,
    store: createMemoryStore(),
    lookEveryMs: 86_400_000,
    returnUrl: 'https://merchant.example/back',
    failed: (failure) => failures.push(failure),
    ...options,
  });
  onTestFinished(async () => {
    await connector.close();
    await live.close();
    await processor.close();
  });
  unwrap(
    await processor.control.accounts.update({
      params: { id: processor.account },
      body: { callback_urls: { test: { default: connector.webhookUrl } } },
    }),
  );
  unwrap(
    await live.control.connectors.add({
      params: { id: live.account },
      body: {
        name: CONNECTOR,
        url: connector.url,
        secret: SECRET,
        override_reason: 'Its laws are judged by another test.',
      },
    }),
  );
  const { key } = unwrap(
    await live.control.keys.create({ params: { id: live.account }, body: { mode: 'live' } }),
  );
  // Test accounts start with a balance, which the books of a test leave out.
  const initial = await clearingOf(processor, 'test');
  const call = createCaller(node, key);
  /** Sends a request that must be accepted. */
  const make: Merchant['make'] = async (...request) => {
    const { status, body } = await call(...request);
    if (status >= 300) throw new Error(`${request[0]} ${request[1]}: ${JSON.stringify(body)}`);
    return body;
  };
  /** Reads until a goal is reached. */
  const reach: Merchant['reach'] = async (path, goal) => {
    const isReached =
      typeof goal === 'string' ? ({ status }: { status: unknown }) => status === goal : goal;
    const what = `${typeof goal === 'string' ? goal : 'The goal'} at ${path}`;
    return observeUntil(what, () => make('GET', path), isReached);
  };
  const params = { id: processor.account };
  /** Returns the newest objects of the processor. */
  const listObjects = async () => {
    const { data } = unwrap(await processor.control.objects.list({ params, query: { limit: 10 } }));
    return data.map(({ id, status }) => ({ id, status }));
  };
  /** Returns the newest object with a prefix that waits for a payer. */
  const findWaiting = (objects: Awaited<ReturnType<typeof listObjects>>, prefix: RegExp) =>
    objects.find(({ id, status }) => prefix.test(id) && status === 'REQUIRES_ACTION');
  /** Acts at the processor as the payer of its newest object that waits for this act. */
  const act = async (action: 'pay' | 'authorize'): Promise<void> => {
    // A payment that saves its instrument also has a token, which waits as well.
    const prefix = action === 'pay' ? /^pr-/u : /^(?:pm|pt)-/u;
    const what = `An object ${prefix.source} at the processor whose payer can ${action}`;
    const waiting = await observeUntil(
      what,
      () => listObjects(),
      (objects) => findWaiting(objects, prefix) !== undefined,
    );
    const object = findWaiting(waiting, prefix)?.id ?? '';
    unwrap(
      await processor.control.objects.act({ params: { ...params, object }, body: { action } }),
    );
  };
  const partner = { id: `shop-${live.account}`, privateKey: partnerKeys.privateKey };
  unwrap(
    await live.control.partners.register({
      params: { id: live.account },
      body: { id: partner.id, mode: 'live', public_key: partnerKeys.publicKey },
    }),
  );
  /** Presses a button of a hosted page of the live platform. */
  const press = async (url: string, choice: string): Promise<void> => {
    const place = new URL(new URL(url).pathname, node().baseUrl);
    const body = new URLSearchParams({ choice });
    const { status } = await fetch(place, { method: 'POST', body, redirect: 'manual' });
    if (status >= 400) throw new Error(`${choice} on ${place.pathname}: ${status}`);
  };
  const createReference = (): string => `order-${(references += 1)}`;
  const merchant: Merchant = { make, reach, act, createReference, press, partner };
  /** Returns the money that channels hold, by the ledgers of both sides. */
  const books = async () => ({
    live: await clearingOf(live, 'live'),
    processor: sumOf([
      ...Object.entries(await clearingOf(processor, 'test')),
      ...Object.entries(initial).map(([currency, value]) => [currency, -value] as const),
    ]),
  });
  /** Fetches the statement of a day, and returns the sums of its lines. */
  const reconcileDay = async (date: string) => {
    const at = { params: { id: live.account } };
    unwrap(
      await live.control.reconciliation.fetch({ ...at, body: { connector: CONNECTOR, date } }),
    );
    const read = async () => {
      const status = unwrap(await live.control.reconciliation.status({ ...at, query: {} }));
      return status.statements.find((one) => one.date === date && one.attempts > 0);
    };
    const statement = await observeUntil(
      `The statement of ${date}`,
      read,
      (one) => one !== undefined,
    );
    expect(statement).toMatchObject({ problem: null, open_differences: [] });
    return (statement?.totals ?? []).map(({ currency, gross }) => [currency, gross] as const);
  };
  const opened = dayOf(Date.now());
  /** Fetches the statements since the beginning, and returns the sums of their lines. */
  const reconcile = async (): Promise<Sums> => {
    const days = [...new Set([opened, dayOf(Date.now())])];
    return sumOf((await Promise.all(days.map(reconcileDay))).flat());
  };
  return { live, processor, connector, failures, merchant, books, reconcile };
};

export type LiveChain = Awaited<ReturnType<typeof openLiveChain>>;
