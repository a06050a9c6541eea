// Opens the whole chain of live money for a test: a live Kasir, the connector with prism's Xendit
// inside, and a second Kasir in test mode as the processor.
import { createMemoryStore, type Failure } from '@kasir/connector';
import { unwrap } from '@kasir/control/client';
import { toMinor } from '@kasir/core/money';
import { createKasir, type KasirInProcess } from '@kasir/server/in-process';
import { expect, onTestFinished } from 'vitest';
import { startPrismConnector, type PrismConnectorOptions } from '../start.ts';
import { SECRET } from './connector.ts';
import { library } from './library.ts';

/** The name of the connector at the live account. */
const CONNECTOR = 'cards';

/** Returns the money that channels hold for a merchant in rupiah, by the ledgers of an account. */
const clearingOf = async ({ control, account }: KasirInProcess, mode: 'live' | 'test') => {
  const { ledgers } = unwrap(await control.money.get({ params: { id: account }, query: { mode } }));
  return ledgers
    .filter(({ ledger, currency }) => ledger === 'channel_clearing' && currency === 'IDR')
    .reduce((sum, { currency, balance }) => sum - toMinor(currency, balance), 0);
};

/** Opens a Kasir in test mode that prism's Xendit can reach, until the test ends. */
export const openProcessor = async () => {
  const kasir = await createKasir();
  const { baseUrl } = await kasir.listen();
  onTestFinished(() => kasir.close());
  const credentials = { apiKey: { value: kasir.key }, baseUrl };
  /** Acts as the payer on an object. */
  const act = async (object: string, action: 'pay' | 'decline') => {
    const params = { id: kasir.account, object };
    return (await kasir.control.objects.act({ params, body: { action } })).ok;
  };
  return { kasir, credentials, act };
};

/** Options of the connector for payers without an email address or a phone number. */
export const payer = { payerEmail: 'payer@merchant.example', payerPhone: '+6281234567890' };

/** Opens the chain until the test ends. */
export const openLiveChain = async (options: Partial<PrismConnectorOptions> = {}) => {
  const { kasir: processor, credentials, act: actOn } = await openProcessor();
  const live = await createKasir();
  const { baseUrl } = await live.listen();
  const failures: Failure[] = [];
  const connector = await startPrismConnector({
    port: 0,
    secrets: [SECRET],
    callbackUrl: `${baseUrl}/_connectors/${live.account}/${CONNECTOR}`,
    processor: 'xendit',
    credentials,
    store: createMemoryStore(),
    returnUrl: 'https://merchant.example/back',
    library,
    failed: (failure) => failures.push(failure),
    ...payer,
    ...options,
  });
  onTestFinished(async () => {
    await connector.close();
    await live.close();
  });
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
  /** Sends a request of the merchant, which must be accepted. */
  const make = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
        'api-version': '2024-11-11',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    // oxlint-disable-next-line typescript/no-explicit-any -- tests read the fields they expect
    const read: any = await response.json();
    if (response.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(read)}`);
    return read;
  };
  /** Reads until a status is reached. */
  const reach = async (path: string, status: string) => {
    await expect.poll(async () => (await make('GET', path)).status, { message: path }).toBe(status);
    return make('GET', path);
  };
  const params = { id: processor.account };
  const findWaiting = async () => {
    const { data } = unwrap(await processor.control.objects.list({ params, query: { limit: 10 } }));
    return data.find(({ id, status }) => id.startsWith('pr-') && status === 'REQUIRES_ACTION');
  };
  /** Acts at the processor as the payer of its newest request. */
  const act = async (action: 'pay' | 'decline') => {
    await expect.poll(findWaiting).toBeDefined();
    expect(await actOn((await findWaiting())?.id ?? '', action)).toBe(true);
  };
  /** Returns the rupiah that channels hold, by the ledgers of both sides. */
  const books = async () => ({
    live: await clearingOf(live, 'live'),
    processor: (await clearingOf(processor, 'test')) - initial,
  });
  return { live, processor, connector, failures, make, reach, act, books };
};
