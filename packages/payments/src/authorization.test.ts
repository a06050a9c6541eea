// Authorizations: what can be captured of them, until when, and what of it reaches the books.
import type { View } from '@kasir/core/server';
import { manualClock, memoryStore } from '@kasir/core/testing';
import { findChannel, payments, transactions, type Channel } from '@kasir/models';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  authorize,
  capturable,
  capture,
  chargedOn,
  ledgerNames,
  ledgers,
  release,
  sendBack,
  noCharges,
  type Attempt,
  type PaymentRow,
} from './index.ts';
import { plainAccount } from './testing/account.ts';

const realm = { account: plainAccount.id, mode: 'test' } as const;
const cards = findChannel('CARD', 'CARDS', 'IDR') as Channel;
const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

const attempt = (amount: number): Attempt => ({
  account: plainAccount,
  channel: cards,
  product: 'pr-1',
  parent: '1',
  method: '2',
  amount,
  reference_id: 'order-1',
  account_identifier: '400000XXXXXX1000',
  detail: {},
});

const held = async (amount: number) => {
  const clock = manualClock();
  const store = memoryStore({ now: clock.now });
  const made = await store.exec(realm, (at, tx) =>
    authorize(at, tx, attempt(amount), at.now + WEEK_MS),
  );
  const act = (change: (row: PaymentRow) => Parameters<typeof store.exec<PaymentRow>>[1]) =>
    store.exec(realm, (at, tx) => {
      const row = tx.get(payments, made.id);
      if (!row) throw new Error('The payment is gone');
      return change(row)(at, tx);
    });
  return {
    store,
    clock,
    take: (part: number) => act((row) => (at, tx) => capture(at, tx, row, part, attempt(0))),
    end: (on: 'time_passes' | 'void') => act((row) => (at, tx) => release(at, tx, row, { on })),
    refundAll: () =>
      act((row) => (at, tx) => {
        const back = { amount: row.state.captured, returned: noCharges };
        return sendBack(at, tx, row, { ...back, product_id: 'rfd-1', reference_id: 'r' });
      }),
    look: <R>(read: (view: View) => R): Promise<R> => store.view(realm, read),
    read: () =>
      store.view(realm, (view) => ({
        payment: view.get(payments, made.id) as PaymentRow,
        booked: view.list(transactions, {}, { limit: 50, order: 'asc' }).rows.map((r) => r.public),
        balances: ledgerNames.map((ledger) => view.balance(ledger, 'IDR')),
        available: view.balance(ledgers.available, 'IDR'),
        now: view.now,
      })),
  };
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

describe('an authorization', () => {
  test('moves nothing and shows as a PENDING transaction (STATE-PR2-03, TXN-FIELD-status)', async () => {
    const { read } = await held(100_000);
    const { payment, booked, balances, now } = await read();
    expect(payment.state).toMatchObject({ status: 'AWAITING_CAPTURE', captured: 0 });
    expect(capturable(payment, now)).toBe(100_000);
    expect(balances.every((one) => one === 0)).toBe(true);
    expect(booked).toMatchObject([
      { type: 'PAYMENT', status: 'PENDING', amount: 100_000, settlement_status: 'PENDING' },
    ]);
  });

  test('is captured in parts that never exceed it: one transaction for each, fees on what was taken', async () => {
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
          const { payment, booked, balances, available, now } = await read();
          expect(payment.state.captured).toBe(sum(taken));
          expect(capturable(payment, now)).toBe(amount - sum(taken));
          expect(booked.map((one) => [one.status, one.amount])).toEqual(
            taken.length === 0 ? [['PENDING', amount]] : taken.map((part) => ['SUCCESS', part]),
          );
          expect(sum(balances)).toBe(0);
          const { fee, vat } = await look((view) => chargedOn(view, payment));
          expect(available).toBe(taken.length === 0 ? 0 : sum(taken) - fee - vat);
        },
      ),
      { numRuns: 60 },
    );
  });

  test.each([
    ['time_passes', 'EXPIRED'],
    ['void', 'VOIDED'],
  ] as const)('that nobody captures ends by %s: its transaction is VOIDED', async (on, status) => {
    const { end, take, read } = await held(70_000);
    await end(on);
    const { payment, booked, balances } = await read();
    expect(payment.state.status).toBe(status);
    expect(booked).toMatchObject([
      { status: 'VOIDED', settlement_status: null, estimated_settlement_time: null },
    ]);
    expect(balances.every((one) => one === 0)).toBe(true);
    await expect(take(1)).rejects.toThrow('more than can be captured');
  });

  test('cannot be captured any more when its time has come', async () => {
    const { clock, take, read } = await held(70_000);
    clock.advance(WEEK_MS - 1);
    await take(10_000);
    clock.advance(1);
    const { payment, now } = await read();
    expect(capturable(payment, now)).toBe(0);
    await expect(take(1)).rejects.toThrow('more than can be captured');
  });

  test('captured in parts and refunded whole leaves no transaction that is not REFUNDED (TXN-CONF-02)', async () => {
    const { take, refundAll, read } = await held(90_000);
    await take(30_000);
    await take(60_000);
    await refundAll();
    const { booked, payment } = await read();
    expect(payment.state.refunded).toBe(90_000);
    expect(booked.map(({ type, status, amount }) => [type, status, amount])).toEqual([
      ['PAYMENT', 'REFUNDED', 30_000],
      ['PAYMENT', 'REFUNDED', 60_000],
      ['REFUND', 'SUCCESS', 90_000],
    ]);
  });
});
