// Checks account numbers: each is the next one, also after those that an earlier release assigned.
import { decideQuietly } from '@kasir/core/server';
import { SYSTEM, type At, type Tx } from '@kasir/core/store';
import { countingRandom, manualClock, memoryStore } from '@kasir/core/testing';
import { accounts } from '@kasir/models';
import { counters } from '@kasir/payments/testing';
import { expect, test } from 'vitest';
import { bootstrap, createAccount } from './bootstrap.ts';

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

test('a release starts on data of an earlier or patch release, but not on data of a newer one', async () => {
  const store = open();
  const start = (release: string) => bootstrap(store, release, { secret: 's', account: wanted });
  const { account } = await start('1.4.2');
  for (const release of ['1.4.0', '1.4.9', '1.10.0', '1.10.1'])
    expect((await start(release)).account).toBe(account);
  for (const release of ['1.9.9', '0.11.0'])
    await expect(start(release)).rejects.toThrow(
      `used by release 1.10.0, and this is ${release}, which may not read what that one has written`,
    );
  expect((await start('2.0.0')).account).toBe(account);
});
