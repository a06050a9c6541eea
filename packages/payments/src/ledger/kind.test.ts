// What transactions are in every release: their net amount, and the rows that earlier ones stored.
import { storedRow } from '@kasir/core/server';
import { productId, type Transaction } from '@kasir/models';
import { expect, test } from 'vitest';
import { netOf, transactions } from './kind.ts';

const id = '0198a000-0000-7000-8000-000000000001';

/** A transaction as the release before this one stored it. */
const stored: Transaction = {
  id: `txn_${id}`,
  product_id: `ewc_${id}`,
  type: 'PAYMENT',
  status: 'SUCCESS',
  channel_category: 'EWALLET',
  channel_code: 'PH_GCASH',
  reference_id: 'order-1',
  account_identifier: null,
  currency: 'PHP',
  amount: 100.05,
  net_amount: 98.38,
  cashflow: 'MONEY_IN',
  business_id: '0123456789abcdef01234567',
  settlement_status: 'PENDING',
  estimated_settlement_time: '2026-01-02T00:00:00.000Z',
  created: '2026-01-01T00:00:00.000Z',
  updated: '2026-01-01T00:00:00.001Z',
  fee: {
    xendit_fee: 1.5,
    value_added_tax: 0.17,
    xendit_withholding_tax: 0,
    third_party_withholding_tax: 0,
    status: 'COMPLETED',
  },
};

const read = (of: Transaction) => storedRow(transactions, id, 1, JSON.stringify(of), '{}').state;

test('a transaction of an earlier release is read as state, in minor units', () => {
  expect(read(stored)).toEqual({
    status: 'SUCCESS',
    type: 'PAYMENT',
    source: { kind: 'payment', id },
    category: 'EWALLET',
    channel: 'PH_GCASH',
    reference: 'order-1',
    identifier: null,
    currency: 'PHP',
    amount: 10_005,
    fee: 150,
    vat: 17,
    cashflow: 'MONEY_IN',
    settles: Date.UTC(2026, 0, 2),
    settlement: 'PENDING',
    created: Date.UTC(2026, 0, 1),
    updated: Date.UTC(2026, 0, 1) + 1,
  });
  expect(netOf(read(stored))).toBe(9_838);
});

test('a transaction that is stored as state is read as it is', () => {
  const state = read(stored);
  expect(storedRow(transactions, id, 1, '{}', JSON.stringify(state)).state).toEqual(state);
});

test('an amount that its currency does not have is never read as a number', () => {
  expect(() => read({ ...stored, amount: 1.005 })).toThrow('PHP has no amount 1.005');
});

test.each([
  [`pymt-${id}`, 'VIRTUAL_ACCOUNT', 'payment'],
  [`pymt-${id}`, 'RETAIL_OUTLET', 'payment'],
  [`cc_${id}`, 'CARDS', 'payment'],
  [`rfd-${id}`, 'CARDS', 'refund'],
  [`post_${id}`, 'BANK', 'posting'],
  [id, 'XENPLATFORM', 'transfer'],
] as const)(
  '%s is the product of a %s %s and nothing else (TXN-FIELD-product_id)',
  (text, category, kind) => {
    const { source } = read({ ...stored, product_id: text, channel_category: category });
    expect(source).toEqual({ kind, id });
    expect(productId(source, category)).toBe(text);
  },
);

test('money out costs its fee and VAT on top (TXN-UNSPEC-06)', () => {
  expect(netOf({ amount: 1_001, fee: 5_000, vat: 550, cashflow: 'MONEY_OUT' })).toBe(-6_551);
});
