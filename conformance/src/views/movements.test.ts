// Tests how transactions are compared with movements of money, above all those that look alike.
import { expect, test } from 'vitest';
import type { Account } from '../model/account.ts';
import type { Movement } from '../model/model.ts';
import { is } from '../model/rule.ts';
import type { Made } from '../run/samples/sample.ts';
import { Violation } from '../violation.ts';
import { expectMovements } from './movements.ts';

const row = (reference: string, amount: number): Made => ({
  id: `txn-${reference}-${amount}`,
  type: 'PAYMENT',
  reference_id: reference,
  amount,
  cashflow: 'MONEY_IN',
});

/** A payment of this amount, by its reference; without rows only its sum is stated. */
const payment = (reference: string, amount: number, more: Partial<Movement> = {}): Movement => ({
  account: { name: 'a platform' } as Account,
  currency: 'IDR',
  name: `the payment of ${amount}`,
  owns: ({ reference_id }) => reference_id === reference,
  clause: 'TXN-FIELD-amount',
  rows: [{ amount: is(amount) }],
  sum: () => amount * 100,
  ...more,
});

const summed = { rows: null };
const failed = { due: () => 'must not' as const };

test('each movement has its own transactions', () => {
  const movements = [payment('one', 5), payment('two', 7)];
  expect(expectMovements(movements, [row('two', 7), row('one', 5)])).toEqual(movements);
  expect(() => expectMovements(movements, [row('one', 7), row('two', 5)])).toThrow(Violation);
});

test.for([{}, summed])('movements whose transactions look alike are compared together', (how) => {
  const movements = [payment('one', 5, how), payment('one', 7, how)];
  const compared = expectMovements(movements, [row('one', 7), row('one', 5)]);
  expect(compared.map(({ name }) => name)).toEqual(['the payment of 5 and the payment of 7']);
  for (const rows of [[5], [5, 7, 7], [5, 6], [12, 7]])
    expect(() =>
      expectMovements(
        movements,
        rows.map((amount) => row('one', amount)),
      ),
    ).toThrow(Violation);
});

test('a payment that failed adds nothing to one that looks alike', () => {
  const movements = [payment('one', 5, failed), payment('one', 7)];
  expect(expectMovements(movements, [row('one', 7)])).toHaveLength(1);
  expect(() => expectMovements(movements, [row('one', 7), row('one', 5)])).toThrow(Violation);
});

test('nothing is compared where it is open which of two movements has moved', () => {
  const movements = [payment('one', 5), payment('one', 7, { due: () => 'may' })];
  expect(expectMovements(movements, [row('one', 7)])).toEqual([]);
});
