// Laws over random histories through the API: money, states and events agree whatever merchant and
// payers do.
import { isEdge, toMinor } from '@kasir/core';
import {
  paymentMethodMachine,
  paymentMethods,
  paymentRequestMachine,
  paymentRequests,
  type PaymentRequest,
  type Transaction,
} from '@kasir/models';
import { ledgerNames, ledgers, openAccount } from '@kasir/payments';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everything } from './testing/books.ts';
import {
  accountMethod,
  byAccount,
  byPush,
  byWallet,
  shop,
  walletMethod,
  type Shop,
} from './testing/shop.ts';

const reusable = accountMethod(
  { reusability: 'MULTIPLE_USE' },
  { expires_at: '2026-01-01T00:30Z' },
);
const philippine = { currency: 'PHP', amount: 500.05 };

/** What a merchant may start; 20110 is an amount that a wallet fails to pay. */
const starts: readonly object[] = [
  byWallet(),
  byWallet({ amount: 20_110 }),
  byWallet({ ...philippine, payment_method: walletMethod({}, 'GCASH') }),
  byPush(),
  byPush({ amount: 20_110 }),
  byAccount({ amount: 12_345 }),
  byAccount({ amount: null, payment_method: reusable }),
  byAccount({
    ...philippine,
    payment_method: accountMethod(
      { reusability: 'MULTIPLE_USE' },
      {},
      { channel_code: 'BANK_TRANSFER' },
    ),
  }),
  byAccount({ currency: 'VND', payment_method: accountMethod({}, {}, { channel_code: 'PV' }) }),
];

interface Step {
  readonly kind: 'start' | 'again' | 'simulate' | 'approve' | 'decline' | 'cancel' | 'wait';
  readonly pick: number;
}

const steps = fc.array(
  fc.record({
    kind: fc.constantFrom<Step['kind'][]>(
      'start',
      'start',
      'again',
      'simulate',
      'approve',
      'decline',
      'cancel',
      'wait',
    ),
    pick: fc.nat(1_000),
  }),
  { minLength: 5, maxLength: 40 },
);

const play = async (merchant: Shop, ids: string[], { kind, pick }: Step): Promise<void> => {
  const started = async (body: object) => {
    const { id } = await merchant.request(body);
    if (id !== undefined) ids.push(id);
  };
  if (kind === 'start') return started(starts[pick % starts.length] ?? {});
  if (kind === 'wait') return merchant.advance(pick * 1_500);
  const id = ids[pick % ids.length];
  if (id === undefined) return;
  if (kind === 'simulate') {
    const { amount } = await merchant.read(id);
    await merchant.pay(id, amount === null ? { amount: 10_000 + pick } : {});
  } else if (kind === 'again') {
    const { currency, amount, payment_method } = await merchant.read(id);
    await started({ currency, amount, payment_method_id: payment_method.id });
  } else await merchant.choose(id, kind);
};

/** Everything that is seen of requests and methods. */
const seen = ({ store, realm }: Shop) =>
  store.view(realm, (view) => ({
    requests: view.list(paymentRequests, {}, { limit: 99 }).rows.map((row) => row.public),
    methods: view.list(paymentMethods, {}, { limit: 99 }).rows.map((row) => row.public),
  }));

const checkBooks = async (merchant: Shop): Promise<void> => {
  const { store, realm } = merchant;
  const rows = await everything(merchant);
  const told = (await merchant.events()).filter(
    ({ body }) => body['event'] === 'payment.succeeded',
  );
  const data = told.map(({ body }) => body['data'] as { id: string; amount: number });
  expect(rows).toHaveLength(data.length);
  expect(new Map(rows.map(({ product_id, amount }) => [product_id, amount]))).toEqual(
    new Map(data.map(({ id, amount }) => [id, amount])),
  );
  for (const currency of ['IDR', 'PHP', 'VND']) {
    const opening = { IDR: 1_000_000_000, PHP: 500_000_000, VND: 2_000_000_000 }[currency] ?? 0;
    const net = rows
      .filter((row: Transaction) => row.currency === currency)
      .reduce((sum, row) => sum + (toMinor(currency, row.net_amount) ?? Number.NaN), opening);
    const balances = await store.view(realm, (view) =>
      ledgerNames.map((name) => view.balance(name, currency)),
    );
    expect(balances[ledgerNames.indexOf(ledgers.available)]).toBe(net);
    expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(0);
  }
};

const ended = (status: string): boolean => status !== 'REQUIRES_ACTION' && status !== 'PENDING';

test('requests have the states of the specification and no others (STATE-PR2-SET, PR2-FIELD-status)', async () => {
  const reached = new Set<string>();
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      const merchant = shop();
      const ids: string[] = [];
      for (const one of history) {
        await play(merchant, ids, one);
        for (const { status } of (await seen(merchant)).requests) reached.add(status);
      }
    }),
    { numRuns: 30 },
  );
  // AWAITING_CAPTURE is for cards.
  expect([...reached].toSorted()).toEqual(['FAILED', 'REQUIRES_ACTION', 'SUCCEEDED']);
});

describe.each(['spec', 'service'] as const)('in the %s dialect', (dialect) => {
  test('books, transactions and events agree after any history (STATE-PR2-02, TXN-UNSPEC-07)', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (history) => {
        const merchant = shop({ dialect });
        await merchant.store.exec(merchant.realm, openAccount);
        const ids: string[] = [];
        for (const one of history) await play(merchant, ids, one);
        await checkBooks(merchant);
      }),
      { numRuns: 60 },
    );
  });

  test('states move along their machines, ends are final, times never fall (STATE-UNSPEC-03, STATE-UNSPEC-04, PR2-FIELD-failure_code)', async () => {
    const reached = new Set<string>();
    await fc.assert(
      fc.asyncProperty(steps, async (history) => {
        const merchant = shop({ dialect });
        const ids: string[] = [];
        let before = await seen(merchant);
        for (const one of history) {
          await play(merchant, ids, one);
          const after = await seen(merchant);
          for (const now of after.requests) {
            reached.add(now.status);
            const was = before.requests.find(({ id }) => id === now.id);
            expect(now.failure_code === null).toBe(
              !ended(now.status) || now.status === 'SUCCEEDED',
            );
            if (!was) continue;
            expect(isEdge(paymentRequestMachine, was.status, now.status)).toBe(true);
            if (ended(was.status)) expect(now).toEqual(was);
            expect([now.created, now.updated >= was.updated]).toEqual([was.created, true]);
          }
          for (const now of after.methods) {
            const was = before.methods.find(({ id }) => id === now.id);
            expect(isEdge(paymentMethodMachine, was?.status ?? null, now.status)).toBe(true);
            if (was?.status === 'EXPIRED') expect(now).toEqual(was);
          }
          before = after;
        }
      }),
      { numRuns: 60 },
    );
    const states = ['REQUIRES_ACTION', 'SUCCEEDED', 'FAILED'];
    expect([...reached].toSorted()).toEqual(
      (dialect === 'spec' ? states : [...states, 'PENDING', 'EXPIRED']).toSorted(),
    );
  });

  test('each end is told once, and a method is paid once if it is for one use (STATE-PM2-01, STATE-PM2-02, STATE-PM2-03, EVT-01)', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (history) => {
        const merchant = shop({ dialect });
        const ids: string[] = [];
        for (const one of history) await play(merchant, ids, one);
        const { requests, methods } = await seen(merchant);
        const events = (await merchant.events()).map(({ body }) => body) as unknown as {
          event: string;
          data: { id: string; payment_request_id: string; payment_method: { id: string } };
        }[];
        const told = (event: string) => events.filter((one) => one.event === event);
        for (const { id, status } of requests as PaymentRequest[]) {
          const of = (event: string) =>
            told(event).filter(({ data }) => data.payment_request_id === id).length;
          if (status === 'SUCCEEDED') expect(of('payment.succeeded')).toBe(1);
          expect(of('payment.failed')).toBe(ended(status) && status !== 'SUCCEEDED' ? 1 : 0);
        }
        for (const { id, status, reusability } of methods) {
          const expired = told('payment_method.expired').filter(({ data }) => data.id === id);
          expect(expired).toHaveLength(status === 'EXPIRED' ? 1 : 0);
          const paid = told('payment.succeeded').filter(
            ({ data }) => data.payment_method.id === id,
          );
          if (reusability === 'ONE_TIME_USE')
            expect(paid.length).toBe(status === 'EXPIRED' ? 1 : 0);
        }
      }),
      { numRuns: 60 },
    );
  });
});
