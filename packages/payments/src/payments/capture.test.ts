// Authorizations: the capturable amount, its deadline, and the ledger entries.
import type { Scope } from '@kasir/core/server';
import type { View } from '@kasir/core/store';
import { manualClock, memoryStore } from '@kasir/core/testing';
import { getChannel } from '@kasir/models';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noFees } from '../fees/fees.ts';
import { transactions } from '../ledger/kind.ts';
import { ledgerNames, ledgers } from '../ledger/ledgers.ts';
import { decide, partition, product } from '../testing/decide.ts';
import { authorizePayment, capturable, capturePayment, releaseAuthorization } from './capture.ts';
import { payments, type PaymentRow } from './kind.ts';
import { feesChargedOn, paidAt, refundPayment } from './refund.ts';

const cards = getChannel('CARD', 'CARDS', 'ID');
const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

const held = async (amount: number) => {
  const clock = manualClock();
  const store = memoryStore({ now: clock.now });
  const made = await decide(store, (d) =>
    authorizePayment(d, {
      product,
      intent: null,
      instrument: null,
      channel: cards,
      amount,
      reference: 'order-1',
      identifier: '400000XXXXXX1000',
      detail: {},
    }),
  );
  const act = (change: (d: Scope, row: PaymentRow) => PaymentRow) =>
    decide(store, (d) => {
      const row = d.get(payments, made.id);
      if (!row) throw new Error('The payment is gone');
      return change(d, row);
    });
  return {
    clock,
    take: (part: number) => act((d, row) => capturePayment(d, row, part)),
    end: (on: 'expire' | 'void') => act((d, row) => releaseAuthorization(d, row, on)),
    refundAll: () =>
      act((d, row) =>
        refundPayment(d, row, {
          amount: row.state.captured,
          returned: noFees,
          source: { kind: 'refund', id: 'refund-1' },
          reference: 'r',
        }),
      ),
    look: <R>(read: (view: View) => R): Promise<R> => store.view(partition, read),
    read: () =>
      store.view(partition, (view) => ({
        payment: view.get(payments, made.id) as PaymentRow,
        recorded: view.list(transactions, {}, { limit: 50, order: 'asc' }).rows.map((r) => r.state),
        balances: ledgerNames.map((ledger) => view.balance(ledger, 'IDR')),
        available: view.balance(ledgers.available, 'IDR'),
        now: view.now,
      })),
  };
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

describe('an authorization', () => {
  test('moves no money and has a PENDING transaction (STATE-PR2-03, TXN-FIELD-status)', async () => {
    const { read } = await held(100_000);
    const { payment, recorded, balances, now } = await read();
    expect(payment.state).toMatchObject({ status: 'AWAITING_CAPTURE', captured: 0 });
    expect(capturable(payment, now)).toBe(100_000);
    expect(balances.every((one) => one === 0)).toBe(true);
    expect(recorded).toMatchObject([
      { type: 'PAYMENT', status: 'PENDING', amount: 100_000, settles: null, settlement: 'PENDING' },
    ]);
  });

  test('is captured in parts that never exceed it: one transaction for each, with fees on the captured amounts', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 5_000, max: 200_000_000 }),
        fc.array(fc.integer({ min: 1, max: 120_000_000 }), { minLength: 1, maxLength: 5 }),
        async (amount, parts) => {
          const { take, read, look } = await held(amount);
          const taken: number[] = [];
          for (const part of parts) {
            const fits = sum(taken) + part <= amount;
            if (fits) {
              await take(part);
              taken.push(part);
            } else await expect(take(part)).rejects.toThrow('more than can be captured');
          }
          const { payment, recorded, balances, available, now } = await read();
          expect(payment.state.captured).toBe(sum(taken));
          expect(capturable(payment, now)).toBe(amount - sum(taken));
          expect(recorded.map((one) => [one.status, one.amount])).toEqual(
            taken.length === 0 ? [['PENDING', amount]] : taken.map((part) => ['SUCCESS', part]),
          );
          expect(sum(balances)).toBe(0);
          const { fee, vat } = await look((view) => feesChargedOn(view, payment));
          expect(available).toBe(taken.length === 0 ? 0 : sum(taken) - fee - vat);
        },
      ),
      { numRuns: 60 },
    );
  });

  test.each([
    ['expire', 'EXPIRED'],
    ['void', 'VOIDED'],
  ] as const)('that nobody captures ends by %s: its transaction is VOIDED', async (on, status) => {
    const { end, take, read } = await held(70_000);
    await end(on);
    const { payment, recorded, balances } = await read();
    expect(payment.state.status).toBe(status);
    expect(recorded).toMatchObject([{ status: 'VOIDED', settles: null, settlement: null }]);
    expect(balances.every((one) => one === 0)).toBe(true);
    await expect(take(1)).rejects.toThrow('more than can be captured');
  });

  test('counts as paid from its first capture on, however long its money was held and whatever follows', async () => {
    const { clock, take, read, look } = await held(70_000);
    const paid = async () => {
      const { payment } = await read();
      return (await look((view) => paidAt(view, payment))) - payment.state.created;
    };
    clock.advance(DAY_MS);
    await take(10_000);
    clock.advance(DAY_MS);
    await take(10_000);
    expect(await paid()).toBe(DAY_MS);
  });

  test('cannot be captured after its deadline', async () => {
    const { clock, take, read } = await held(70_000);
    clock.advance(WEEK_MS - 1);
    await take(10_000);
    clock.advance(1);
    const { payment, now } = await read();
    expect(capturable(payment, now)).toBe(0);
    await expect(take(60_001)).rejects.toThrow('more than can be captured');
  });

  test('that is captured in parts and refunded in full has only REFUNDED payment transactions (TXN-CONF-02)', async () => {
    const { take, refundAll, read } = await held(90_000);
    await take(30_000);
    await take(60_000);
    await refundAll();
    const { recorded, payment } = await read();
    expect(payment.state.refunded).toBe(90_000);
    expect(recorded.map(({ type, status, amount }) => [type, status, amount])).toEqual([
      ['PAYMENT', 'REFUNDED', 30_000],
      ['PAYMENT', 'REFUNDED', 60_000],
      ['REFUND', 'SUCCESS', 90_000],
    ]);
  });
});
