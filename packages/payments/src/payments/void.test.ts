// Voids: a completed wallet payment is reversed in full, whether settled or still pending.
import type { Scope } from '@kasir/core/server';
import { manualClock, memoryStore } from '@kasir/core/testing';
import { getChannel } from '@kasir/models';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withdrawCash } from '../cash/movements.ts';
import { noFees } from '../fees/fees.ts';
import { transactions } from '../ledger/kind.ts';
import { ledgerNames, ledgers } from '../ledger/ledgers.ts';
import { settleJob } from '../settlement/settle.ts';
import { plainAccount } from '../testing/account.ts';
import { decide, partition, product } from '../testing/decide.ts';
import { completePayment } from './complete.ts';
import { payments, type PaymentRow } from './kind.ts';
import { refundPayment, reserveRefund } from './refund.ts';
import { voidPayment, voidRefusal } from './void.ts';

const wallet = getChannel('EWALLET', 'DANA', 'ID');
const account = getChannel('VIRTUAL_ACCOUNT', 'BRI', 'ID');
const DAY_MS = 86_400_000;

const paid = async (amount: number, settlementDays = 0, channel = wallet) => {
  const clock = manualClock();
  const store = memoryStore({ now: clock.now });
  const terms = { [channel.type]: { settlement_days: settlementDays } };
  const merchant = { ...plainAccount, terms };
  const { id } = await decide(
    store,
    (d) =>
      completePayment(d, {
        product,
        intent: null,
        instrument: null,
        channel,
        amount,
        reference: 'order-1',
        identifier: null,
        detail: {},
      }),
    merchant,
  );
  const act = <R>(run: (d: Scope, row: PaymentRow) => R) =>
    decide(
      store,
      (d) => {
        const row = d.get(payments, id);
        if (!row) throw new Error('There is no payment');
        return run(d, row);
      },
      merchant,
    );
  const balances = () =>
    store.view(partition, (view) => ledgerNames.map((one) => view.balance(one, 'IDR')));
  const recorded = () =>
    store.view(partition, (view) =>
      view.list(transactions, {}, { limit: 9, order: 'asc' }).rows.map(({ state }) => state),
    );
  return { clock, act, balances, recorded };
};

test('a voided payment leaves every ledger as it was and its transaction REVERSED, whether its money was settled, pending, or settled in between', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 100, max: 20_000_000 }),
      fc.constantFrom('at once', 'pending', 'later'),
      async (amount, settled) => {
        const { clock, act, balances, recorded } = await paid(
          amount,
          settled === 'at once' ? 0 : 2,
        );
        const settle = () =>
          act((d, { state }) => {
            for (const transaction of state.transactions) settleJob.run(d, { transaction });
          });
        if (settled === 'later') {
          clock.advance(2 * DAY_MS);
          await settle();
        }
        const voided = await act((d, row) => voidPayment(d, row));
        expect(voided.state).toMatchObject({ status: 'VOIDED', captured: 0, refunded: 0 });
        // The job of a settlement that was still to come finds nothing to settle.
        await settle();
        expect(await balances()).toEqual(ledgerNames.map(() => 0));
        expect(await recorded()).toMatchObject([
          { status: 'REVERSED', settlement: settled === 'pending' ? null : 'SETTLED', amount },
        ]);
      },
    ),
    { numRuns: 40 },
  );
});

test('a payment can be voided once, but not after a refund or while a refund is pending', async () => {
  const refused = async (before: Parameters<Awaited<ReturnType<typeof paid>>['act']>[0]) => {
    const { act } = await paid(10_000);
    await act(before);
    return act((d, row) => voidRefusal(d, row));
  };
  const refund = { returned: noFees, source: { kind: 'refund', id: '1' }, reference: 'r' };
  expect(await refused((d, row) => voidPayment(d, row))).toBe('NOT_COMPLETED');
  expect(await refused((d, row) => reserveRefund(d, row, 1))).toBe('REFUNDED');
  expect(await refused((d, row) => refundPayment(d, row, { ...refund, amount: 1 }))).toBe(
    'REFUNDED',
  );
  const { act } = await paid(10_000, 0, account);
  expect(await act((d, row) => voidRefusal(d, row))).toBe('CHANNEL_WITHOUT_VOID');
  await expect(act((d, row) => voidPayment(d, row))).rejects.toThrow('cannot be voided');
});

test('a payment whose money the merchant has spent cannot be voided', async () => {
  const { act } = await paid(10_000);
  await act((d) => {
    const left = d.balance(ledgers.available, 'IDR');
    withdrawCash(d, { currency: 'IDR', amount: left, description: 'spent' });
  });
  expect(await act((d, row) => voidRefusal(d, row))).toBe('BALANCE_TOO_LOW');
});
