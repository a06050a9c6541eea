// Numbers of accounts: each is the next one, also after those that an earlier release assigned.
import { decideQuietly, SYSTEM, type At, type Tx } from '@kasir/core/server';
import { countingRandom, manualClock, memoryStore } from '@kasir/core/testing';
import { accounts } from '@kasir/models';
import { counters } from '@kasir/payments';
import { expect, test } from 'vitest';
import { createAccount } from './bootstrap.ts';

const callbacks = { token: 't', urls: {} };
const wanted = {
  name: 'Toko',
  platform: false,
  parent: null,
  callbacks: { test: callbacks, live: callbacks },
};

const open = () => memoryStore({ now: manualClock().now, random: countingRandom() });
const make = (at: At, tx: Tx) => decideQuietly(at, tx, (d) => createAccount(d, wanted));

test('accounts are numbered from 1', async () => {
  const store = open();
  const numbers = [];
  for (let n = 0; n < 3; n += 1) numbers.push((await store.exec(SYSTEM, make)).number);
  expect(numbers).toEqual(['000001', '000002', '000003']);
});

test.each([1, 2, 3, 7, 8, 13])(
  '%i accounts of a release without a counter are followed by the next number',
  async (n) => {
    const store = open();
    await store.exec(SYSTEM, (at, tx) => {
      const pattern = make(at, tx);
      const counter = tx.get(counters, 'account');
      expect(counter?.state).toEqual({ last: 1 });
      tx.discard();
      for (let number = 1; number <= n; number += 1) {
        const id = `${number}`;
        const account = { ...pattern, id, number: id.padStart(6, '0') };
        tx.insert(accounts, id, { public: {}, state: account });
      }
    });
    expect((await store.exec(SYSTEM, make)).number).toBe(String(n + 1).padStart(6, '0'));
    expect((await store.exec(SYSTEM, make)).number).toBe(String(n + 2).padStart(6, '0'));
  },
);
