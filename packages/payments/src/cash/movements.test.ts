// Cash movements: what is put in can be taken out and no more, and old rows read as state.
import { storedRow } from '@kasir/core/server';
import { memoryStore } from '@kasir/core/testing';
import { expect, test } from 'vitest';
import { ledgers } from '../ledger/ledgers.ts';
import { decide } from '../testing/decide.ts';
import { deposits, withdrawals } from './kind.ts';
import { depositCash, withdrawCash } from './movements.ts';

test('withdrawals take out what is there and no more', async () => {
  await decide(memoryStore(), (d) => {
    const movement = { currency: 'PHP', amount: 1_005, description: 'Moved' };
    expect(depositCash(d, movement).state).toEqual({ ...movement, opening: false, created: d.now });
    expect(withdrawCash(d, { ...movement, amount: 1_006 })).toBeNull();
    expect(withdrawCash(d, movement)?.state).toEqual({ ...movement, created: d.now });
    expect(d.balance(ledgers.available, 'PHP')).toBe(0);
  });
});

test('deposits and withdrawals of an earlier release are read as state, in minor units', () => {
  const common = { currency: 'PHP', description: 'Moved' };
  const stored = JSON.stringify({
    ...common,
    id: 'dep_1',
    amount: 10.05,
    created: '2026-01-01T00:00:00.000Z',
  });
  const state = { ...common, amount: 1_005, created: Date.UTC(2026, 0, 1) };
  const deposit = storedRow(deposits, '1', 1, stored, '{"opening":true}').state;
  expect(deposit).toEqual({ ...state, opening: true });
  expect(storedRow(withdrawals, '1', 1, stored, '{}').state).toEqual(state);
  expect(storedRow(deposits, '1', 1, '{}', JSON.stringify(deposit)).state).toEqual(deposit);
});
