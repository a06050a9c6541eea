// Tests cash movements: no more can be withdrawn than was deposited.
import { memoryStore } from '@kasir/core/testing';
import { expect, test } from 'vitest';
import { ledgers } from '../ledger/ledgers.ts';
import { decide } from '../testing/decide.ts';
import { depositCash, withdrawCash } from './movements.ts';

test('a withdrawal is limited to the available balance', async () => {
  await decide(memoryStore(), (d) => {
    const movement = { currency: 'PHP', amount: 1_005, description: 'Moved' };
    expect(depositCash(d, movement).state).toEqual({ ...movement, opening: false, created: d.now });
    expect(withdrawCash(d, { ...movement, amount: 1_006 })).toBeNull();
    expect(withdrawCash(d, movement)?.state).toEqual({ ...movement, created: d.now });
    expect(d.balance(ledgers.available, 'PHP')).toBe(0);
  });
});
