// Transactions: their source and their effect on a balance.
import { parseProductId, productId } from '@kasir/models';
import { expect, test } from 'vitest';
import { netOf } from './kind.ts';

const id = '0198a000-0000-7000-8000-000000000001';

test.each([
  [`ewc_${id}`, 'EWALLET', 'payment'],
  [`pymt-${id}`, 'VIRTUAL_ACCOUNT', 'payment'],
  [`pymt-${id}`, 'RETAIL_OUTLET', 'payment'],
  [`cc_${id}`, 'CARDS', 'payment'],
  [`rfd-${id}`, 'CARDS', 'refund'],
  [`post_${id}`, 'BANK', 'posting'],
  [id, 'XENPLATFORM', 'transfer'],
] as const)(
  '%s is the product of a %s %s and nothing else (TXN-FIELD-product_id)',
  (text, category, kind) => {
    const { source } = parseProductId(text);
    expect(source).toEqual({ kind, id });
    expect(productId(source, category)).toBe(text);
  },
);

test('money out costs its fee and VAT on top (TXN-UNSPEC-06)', () => {
  expect(netOf({ amount: 1_001, fee: 5_000, vat: 550, cashflow: 'MONEY_OUT' })).toBe(-6_551);
});
