// Properties of the journal: after any payments of any kind and currency, all books agree.
import { decideQuietly } from '@kasir/core/server';
import type { Entry, Store, View } from '@kasir/core/store';
import { memoryStore } from '@kasir/core/testing';
import { channels, channelType, findChannel, productId, type Channel } from '@kasir/models';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deposits } from '../cash/kind.ts';
import { creditOpeningBalance } from '../cash/movements.ts';
import { unscripted } from '../connectors/simulator.ts';
import { feesOn } from '../fees/fees.ts';
import { termsOf } from '../fees/terms.ts';
import { paymentId, type Attempt } from '../payments/attempt.ts';
import { completePayment, receiveLatePayment } from '../payments/complete.ts';
import { recordDeclined } from '../payments/fail.ts';
import { payments } from '../payments/kind.ts';
import { autoReverse } from '../payments/refund.ts';
import { plainAccount } from '../testing/account.ts';
import { decide, partition, product } from '../testing/decide.ts';
import { netOf, transactions } from './kind.ts';
import { ledgerNames, ledgers } from './ledgers.ts';
import { depositLines } from './lines.ts';

const everyCurrency = ['IDR', 'PHP', 'VND', 'THB', 'MYR'];

const attemptOn = (channel: Channel, amount: number): Attempt => ({
  product,
  intent: null,
  instrument: null,
  channel,
  amount,
  reference: 'order-1',
  identifier: channel.type === 'VIRTUAL_ACCOUNT' ? '8808' : null,
  detail: {},
});

/** Returns the code with which a channel declines an amount, or null. */
const declineOf = (channel: Channel, amount: number): string | null => {
  const charged = unscripted({ work: 'payment', channel, amount });
  return charged.result === 'declined' ? charged.code : null;
};

/** The act of a payer: pays, pays a used-up QR code, declines, or lets the time pass. */
type Act = 'pays' | 'pays late' | 'declines' | 'expires';
interface Step {
  readonly act: Act;
  readonly attempt: Attempt;
}

const step: fc.Arbitrary<Step> = fc.constantFrom(...channels).chain((channel) => {
  const { min, max } = channel.bounds;
  const acts: Act[] =
    channel.type === 'QR_CODE' ? ['pays', 'pays late'] : ['pays', 'pays', 'declines', 'expires'];
  return fc.record({
    act: fc.constantFrom(...acts),
    attempt: fc
      .oneof(fc.integer({ min, max }), fc.constantFrom(min, max, Math.min(max, 20_110)))
      .map((amount) => attemptOn(channel, amount)),
  });
});
const history = fc.array(step, { maxLength: 30 });

const play = (store: Store, { act, attempt }: Step): Promise<void> =>
  decide(store, (d) => {
    const failure =
      act === 'declines'
        ? 'USER_DECLINED_PAYMENT'
        : act === 'expires'
          ? 'PAYMENT_REQUEST_EXPIRED'
          : declineOf(attempt.channel, attempt.amount);
    if (failure !== null) return void recordDeclined(d, attempt, failure);
    if (act === 'pays') completePayment(d, attempt);
    else autoReverse(d, receiveLatePayment(d, attempt));
  });

const open = (store: Store): Promise<void> =>
  store.exec(partition, (at, tx) => decideQuietly(at, tx, creditOpeningBalance));

const played = async (steps: readonly Step[]): Promise<Store> => {
  const store = memoryStore();
  await open(store);
  for (const one of steps) await play(store, one);
  return store;
};

const linesOf = (view: View, ledger: string, currency: string): Entry[] =>
  view.entries(ledger, currency, { limit: 10_000 });
const all = { limit: 10_000 };
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

describe('after any history', () => {
  const holds = (check: (view: View, steps: readonly Step[]) => void): Promise<void> =>
    fc.assert(
      fc.asyncProperty(history, async (steps) => {
        const store = await played(steps);
        await store.view(partition, (view) => check(view, steps));
      }),
      { numRuns: 60 },
    );

  test('the ledgers sum to zero in every currency, and so does every transaction alone', () =>
    holds((view) => {
      for (const currency of everyCurrency) {
        const lines = ledgerNames.flatMap((ledger) => linesOf(view, ledger, currency));
        expect(sum(ledgerNames.map((ledger) => view.balance(ledger, currency)))).toBe(0);
        const byTransaction = Map.groupBy(lines, ({ transaction }) => transaction);
        for (const group of byTransaction.values())
          expect(sum(group.map(({ amount }) => amount))).toBe(0);
      }
    }));

  test('each line has the balance after it, and the last line has the balance of its ledger', () =>
    holds((view) => {
      for (const currency of everyCurrency) {
        for (const ledger of ledgerNames) {
          let balance = 0;
          for (const line of linesOf(view, ledger, currency)) {
            balance += line.amount;
            expect(line.balance).toBe(balance);
          }
          expect(view.balance(ledger, currency)).toBe(balance);
        }
      }
    }));

  test("each transaction's net_amount is the sum of its lines in the merchant's ledger (TXN-FIELD-net_amount, TXN-UNSPEC-06)", () =>
    holds((view) => {
      for (const { id, state } of view.list(transactions, {}, all).rows) {
        const mine = linesOf(view, ledgers.available, state.currency).filter(
          ({ transaction }) => transaction === id,
        );
        expect(sum(mine.map(({ amount }) => amount))).toBe(netOf(state) + 0);
        const first = mine.find(({ type }) => type.startsWith('TRANSACTION'));
        expect(Math.abs(first?.amount ?? 0)).toBe(state.amount);
      }
    }));

  test('transactions and deposits make up the balance', () =>
    holds((view) => {
      for (const currency of everyCurrency) {
        const moved = view
          .list(transactions, { any: { currency: [currency] } }, all)
          .rows.map(({ state }) => netOf(state));
        const opened = view
          .list(deposits, {}, all)
          .rows.filter(({ state }) => state.currency === currency)
          .map(({ state }) => state.amount);
        expect(opened).toHaveLength(1);
        expect(view.balance(ledgers.available, currency)).toBe(sum(moved) + sum(opened));
      }
    }));

  test('the fee and VAT ledgers hold those of successful payments that were not reversed', () =>
    holds((view, steps) => {
      for (const currency of everyCurrency) {
        const kept = steps.filter(
          ({ act, attempt: { channel, amount } }) =>
            act === 'pays' && channel.currency === currency && declineOf(channel, amount) === null,
        );
        const fees = kept.map(({ attempt: { channel, amount } }) =>
          feesOn(termsOf(plainAccount, channelType(channel.type).category), amount),
        );
        expect(view.balance(ledgers.fees, currency)).toBe(sum(fees.map(({ fee }) => fee)));
        expect(view.balance(ledgers.vat, currency)).toBe(sum(fees.map(({ vat }) => vat)));
      }
    }));

  test('every payment has its transaction if it succeeded and none if it failed', () =>
    holds((view, steps) => {
      const { rows } = view.list(payments, {}, { ...all, order: 'asc' });
      expect(rows).toHaveLength(steps.length);
      for (const [index, row] of rows.entries()) {
        const { status, transactions: ids, captured, refunded, failure, reversed } = row.state;
        const [first] = ids;
        const recorded = first === undefined ? undefined : view.get(transactions, first);
        if (status === 'FAILED') {
          expect([recorded, captured, refunded]).toEqual([undefined, 0, 0]);
          expect(failure).toMatch(/^[A-Z_]+$/);
          continue;
        }
        expect([status, failure]).toEqual(['SUCCEEDED', null]);
        expect(recorded?.state).toMatchObject({
          source: { kind: 'payment', id: row.id },
          status: reversed ? 'REFUNDED' : 'SUCCESS',
        });
        const { source, category } = recorded?.state ?? {};
        expect(source && category && productId(source, category)).toBe(paymentId(row));
        expect([captured, refunded]).toEqual([row.state.amount, reversed ? captured : 0]);
        expect(reversed).toBe(steps[index]?.act === 'pays late');
      }
    }));
});

test('a payment that fails leaves every book as it was', async () => {
  await fc.assert(
    fc.asyncProperty(history, step, async (before, { attempt }) => {
      const store = await played(before);
      const books = () =>
        store.view(partition, (view) =>
          everyCurrency.flatMap((currency) =>
            ledgerNames.map((ledger) => linesOf(view, ledger, currency)),
          ),
        );
      const untouched = await books();
      await play(store, { act: 'declines', attempt });
      expect(await books()).toEqual(untouched);
    }),
    { numRuns: 20 },
  );
});

test('a late payment nets to zero: its transaction is REFUNDED, and a transaction of type REFUND returns the money (STATE-QR-03, TXN-CONF-01, TXN-CONF-02)', async () => {
  const qris = findChannel('QR_CODE', 'QRIS', 'IDR');
  if (!qris) throw new Error('no QRIS');
  const store = memoryStore();
  await play(store, { act: 'pays late', attempt: attemptOn(qris, 15_071) });
  await store.view(partition, (view) => {
    for (const ledger of ledgerNames) expect(view.balance(ledger, 'IDR')).toBe(0);
    const { rows } = view.list(transactions, {}, all);
    const seen = rows.map(({ state }) => [state.type, state.status, state.cashflow, netOf(state)]);
    // 0.7 % of 15071 is 105.497, and 11 % of 105 is 11.55.
    expect(seen).toEqual([
      ['REFUND', 'SUCCESS', 'MONEY_OUT', -14_954],
      ['PAYMENT', 'REFUNDED', 'MONEY_IN', 14_954],
    ]);
    expect(rows[0]?.state.category).toBe('QR_CODE');
    expect(linesOf(view, ledgers.available, 'IDR').map(({ type }) => type)).toEqual([
      'TRANSACTION',
      'FEE',
      'VAT',
      'TRANSACTION_REVERSAL',
      'FEE_REVERSAL',
      'VAT_REVERSAL',
    ]);
  });
});

describe('the opening deposit', () => {
  test('is posted once, however often it is requested', async () => {
    const store = memoryStore();
    const balances = () =>
      store.view(partition, (view) =>
        everyCurrency.map((currency) => view.balance(ledgers.available, currency)),
      );
    await open(store);
    const opened = await balances();
    expect(opened).toEqual([1_000_000_000, 500_000_000, 2_000_000_000, 500_000_000, 50_000_000]);
    await open(store);
    await decide(store, (d) => {
      creditOpeningBalance(d);
      creditOpeningBalance(d);
    });
    expect(await balances()).toEqual(opened);
  });

  test('is not a transaction and has no fee', async () => {
    const store = memoryStore();
    await open(store);
    const rows = await store.view(partition, (view) => view.list(transactions, {}, all).rows);
    expect(rows).toEqual([]);
    expect(depositLines('IDR', 7)).toEqual([
      { ledger: ledgers.available, currency: 'IDR', amount: 7, type: 'TRANSACTION' },
      { ledger: ledgers.clearing, currency: 'IDR', amount: -7, type: 'TRANSACTION' },
    ]);
  });
});
