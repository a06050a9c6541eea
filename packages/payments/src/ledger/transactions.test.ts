// Transactions as they are written: their life, and which category goes with which type.
import { manualClock, memoryStore } from '@kasir/core/testing';
import {
  categoriesOf,
  channelCategory,
  transactionMachine,
  transactions,
  transactionType,
  type ChannelCategory,
  type TransactionStatus,
  type TransactionType,
} from '@kasir/models';
import { describe, expect, test } from 'vitest';
import { book, restate } from './transactions.ts';

const realm = { account: '0123456789abcdef01234567', mode: 'test' } as const;

const movement = (
  status: TransactionStatus,
  type: TransactionType = 'PAYMENT',
  channel_category: ChannelCategory = 'QR_CODE',
) => ({
  business_id: realm.account,
  product_id: 'p-1',
  type,
  status,
  channel_category,
  channel_code: 'ID_TEST',
  reference_id: 'r-1',
  account_identifier: null,
  currency: 'IDR',
  amount: 1_000,
  charges: { fee: 0, vat: 0 },
  cashflow: 'MONEY_IN' as const,
  lines: [],
});

describe('a transaction', () => {
  const states = transactionMachine.states;
  const declared = transactionMachine.transitions.map(({ from, to }) => `${from} ${to}`);

  test.each(states.flatMap((from) => [null, ...states].map((to) => [to, from] as const)))(
    'goes from %s to %s exactly if its machine says so (STATE-TXN-SET, STATE-UNSPEC-04)',
    async (from, to) => {
      const store = memoryStore();
      const path: TransactionStatus[] = [to];
      for (let at = from; at !== null;) {
        path.unshift(at);
        at = transactionMachine.transitions.find((row) => row.to === at)?.from ?? null;
      }
      const [first = to, ...later] = path;
      const walked = store.exec(realm, (at, tx) => {
        const id = book(at, tx, movement(first));
        for (const status of later) restate(at, tx, id, status);
      });
      if (from === to || declared.includes(`${from} ${to}`)) await walked;
      else await expect(walked).rejects.toThrow('is not a declared transition');
      const { rows } = await store.view(realm, (view) => view.list(transactions, {}, { limit: 2 }));
      expect(rows.map((row) => row.public.status)).toEqual(
        from === to || declared.includes(`${from} ${to}`) ? [to] : [],
      );
    },
  );

  test('takes the categories of its type and no others (TXN-FIELD-channel_category-DISBURSEMENT, TXN-FIELD-channel_category-PAYMENT, TXN-FIELD-channel_category-TRANSFER, TXN-CONF-01)', async () => {
    const taken: Record<string, string[]> = {};
    for (const type of transactionType.options) {
      for (const category of channelCategory.options) {
        const store = memoryStore();
        const booked = store.exec(realm, (at, tx) =>
          book(at, tx, movement('PENDING', type, category)),
        );
        if (categoriesOf[type].includes(category)) {
          await booked;
          (taken[type] ??= []).push(category);
        } else await expect(booked).rejects.toThrow(`${type} has no category ${category}`);
      }
    }
    const payment = [
      'CARDS',
      'CARDLESS_CREDIT',
      'DIRECT_DEBIT',
      'EWALLET',
      'PAYLATER',
      'QR_CODE',
      'RETAIL_OUTLET',
      'VIRTUAL_ACCOUNT',
    ];
    expect(taken).toEqual({
      DISBURSEMENT: ['BANK', 'CASH'],
      REMITTANCE_PAYOUT: ['BANK', 'CASH'],
      PAYMENT: payment,
      REFUND: payment,
      TRANSFER: ['XENPLATFORM'],
    });
  });
});

test('a later status comes with its own time, and the first one stays (TXN-FIELD-created, TXN-FIELD-updated)', async () => {
  const { now, advance } = manualClock();
  const store = memoryStore({ now });
  const id = await store.exec(realm, (at, tx) => book(at, tx, movement('PENDING')));
  advance(1_500);
  await store.exec(realm, (at, tx) => restate(at, tx, id, 'VOIDED'));
  const row = await store.view(realm, (view) => view.get(transactions, id));
  expect(row?.public).toMatchObject({
    status: 'VOIDED',
    created: '2026-01-01T00:00:00.000Z',
    updated: '2026-01-01T00:00:01.500Z',
  });
});

test('money out costs its fee and VAT on top (TXN-UNSPEC-06)', async () => {
  const store = memoryStore();
  await store.exec(realm, (at, tx) =>
    book(at, tx, {
      ...movement('SUCCESS', 'DISBURSEMENT', 'BANK'),
      amount: 1_001,
      charges: { fee: 5_000, vat: 550 },
      cashflow: 'MONEY_OUT',
    }),
  );
  const { rows } = await store.view(realm, (view) => view.list(transactions, {}, { limit: 1 }));
  expect(rows[0]?.public).toMatchObject({ amount: 1_001, net_amount: 6_551 });
});
