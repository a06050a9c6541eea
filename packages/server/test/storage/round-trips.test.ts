// Checks the PostgreSQL round trips of a create: one to load, one to store, alone and in a batch.
import type { Partition, View } from '@kasir/core/store';
import { instruments, intents } from '@kasir/payments/state';
import { onTestFinished, expect, test, vi } from 'vitest';
import { openKasir } from '../../src/app/open.ts';
import { randomHex } from '../../src/random/random-hex.ts';
import { StatementPipeline } from '../../src/store/postgres/database.ts';
import { openPostgres } from '../../src/store/postgres/postgres.ts';
import { newDatabase } from '../../src/store/postgres/testing/new-database.ts';

const key = `xnd_development_${'f'.repeat(48)}`;
const returns = {
  success_return_url: 'https://merchant.example/thanks',
  failure_return_url: 'https://merchant.example/sorry',
};

const accountWith = (properties: { readonly virtual_account_number?: string }) => ({
  type: 'VIRTUAL_ACCOUNT',
  reusability: 'ONE_TIME_USE',
  virtual_account: {
    channel_code: 'BRI',
    channel_properties: { customer_name: 'Siti', ...properties },
  },
});
const account = accountWith({});

const outlet = {
  type: 'OVER_THE_COUNTER',
  reusability: 'ONE_TIME_USE',
  over_the_counter: { channel_code: 'ALFAMART', channel_properties: { customer_name: 'Siti' } },
};

const wallet = {
  type: 'EWALLET',
  reusability: 'ONE_TIME_USE',
  ewallet: { channel_code: 'DANA', channel_properties: returns },
};

const card = {
  type: 'CARD',
  reusability: 'ONE_TIME_USE',
  card: {
    currency: 'IDR',
    card_information: {
      card_number: '4000000000001091',
      expiry_month: '12',
      expiry_year: '2040',
      cvv: '123',
    },
    channel_properties: { skip_three_d_secure: true, ...returns },
  },
};

const pays = (payment_method: object) => ({ currency: 'IDR', amount: 25_000, payment_method });
let made = 0;
const reference = () => `order-${(made += 1)}`;
const qrCode = () => ({
  external_id: reference(),
  type: 'STATIC',
  callback_url: 'http://127.0.0.1:9',
});

/** Opens a platform on PostgreSQL without background work, and counts its round trips. */
const counted = async () => {
  const url = await newDatabase();
  const store = await openPostgres({ url, now: Date.now, random: () => randomHex(12) });
  const kasir = await openKasir({ store, key, rates: { test: 0, live: 0, address: 0 } });
  await kasir.worker.stop();
  const send = vi.spyOn(StatementPipeline.prototype, 'send');
  onTestFinished(async () => {
    send.mockRestore();
    await kasir.close();
  });
  await store.exec({ account: kasir.account, mode: 'test' }, () => null);
  const [writer] = send.mock.lastCall ?? [];
  const roundTrips = () => send.mock.calls.filter(([client]) => client === writer).length;
  const create = async (path: string, body: object): Promise<string> => {
    const { status, body: text } = await kasir.handle({
      method: 'POST',
      path,
      query: '',
      headers: {
        authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
        'content-type': 'application/json',
        'idempotency-key': reference(),
      },
      body: Buffer.from(JSON.stringify(body)),
      address: '127.0.0.1',
    });
    expect([200, 201], text).toContain(status);
    return text;
  };
  const roundTripsOf = async (run: () => Promise<unknown>): Promise<number> => {
    const before = roundTrips();
    await run();
    return roundTrips() - before;
  };
  /** Returns the number of sends of all clients of the database. */
  const sendsOf = async (run: () => Promise<unknown>): Promise<number> => {
    const before = send.mock.calls.length;
    await run();
    return send.mock.calls.length - before;
  };
  const partition: Partition = { account: kasir.account, mode: 'test' };
  return { create, roundTripsOf, sendsOf, store, partition };
};

test.each([
  ['a QR code', '/qr_codes', qrCode],
  ['a virtual account', '/v2/payment_methods', () => account],
  ['an outlet code', '/v2/payment_methods', () => outlet],
  ['a payment request by wallet', '/payment_requests', () => pays(wallet)],
  ['a payment request by virtual account', '/payment_requests', () => pays(account)],
  ['a payment request by outlet', '/payment_requests', () => pays(outlet)],
  ['a payment request by card', '/payment_requests', () => pays(card)],
])('%s is created in two round trips, and so is a batch of them', async (_, path, body) => {
  const { create, roundTripsOf } = await counted();
  // The first object of a kind creates indexes.
  await create(path, body());
  expect(await roundTripsOf(() => create(path, body()))).toBe(2);
  // All requests start in one tick; the pipeline may divide them into two batches.
  const many = () => Promise.all(Array.from({ length: 32 }, () => create(path, body())));
  expect(await roundTripsOf(many)).toBeLessThanOrEqual(4);
});

test('an object is read together with its parent in as many round trips as alone', async () => {
  const { create, sendsOf, store, partition } = await counted();
  const { id } = JSON.parse(await create('/payment_requests', pays(account))) as { id: string };
  const intentId = id.replace(/^pr-/, '');
  const both = (view: View) => view.getWithParent(intents, intentId, instruments);
  expect((await store.view(partition, both))?.parent?.state.type).toBe('VIRTUAL_ACCOUNT');
  const alone = await sendsOf(() => store.view(partition, (view) => view.get(intents, intentId)));
  expect(await sendsOf(() => store.view(partition, both))).toBe(alone);
});

test('a virtual account number that a merchant has chosen is not assigned again, also within a batch', async () => {
  const { create } = await counted();
  const numberOf = async (body: object): Promise<string> => {
    const text = await create('/v2/payment_methods', body);
    const made = JSON.parse(text) as typeof account;
    return made.virtual_account.channel_properties.virtual_account_number ?? '';
  };
  const first = await numberOf(account);
  const chosen = String(BigInt(first) + 5n);
  expect(await numberOf(accountWith({ virtual_account_number: chosen }))).toBe(chosen);
  const given = await Promise.all(Array.from({ length: 20 }, () => numberOf(account)));
  expect(new Set([first, chosen, ...given]).size).toBe(22);
});
