// Tests which transfers a platform can request: between accounts that are its own and may act.
import { decideIn, type Scope } from '@kasir/core/server';
import type { Mode } from '@kasir/core/store';
import { memoryStore } from '@kasir/core/testing';
import { describe, expect, test } from 'vitest';
import { subAccounts } from '../accounts/kind.ts';
import { plainAccount } from '../testing/account.ts';
import { contextFor } from '../testing/decide.ts';
import { requestTransfer } from './request.ts';

const platform = plainAccount.id;
const [shop, stall] = ['0123456789abcdef01234568', '0123456789abcdef01234569'];

/** Returns decisions of a platform with two LIVE sub-accounts, of which some are suspended. */
const open = async (mode: Mode, suspended: readonly string[]) => {
  const store = memoryStore();
  const partition = { account: platform, mode };
  const decide = <R>(run: (d: Scope) => R): Promise<R> =>
    store.exec(partition, (at, tx) => decideIn(at, tx, { ...contextFor(), partition }, run));
  await decide((d) => {
    for (const account of [shop, stall]) {
      const row = d.create(subAccounts, d.id(), 'open', {
        account,
        type: 'OWNED',
        email: 'shop@example.com',
        businessName: null,
        country: 'ID',
        api: 'v2',
        created: d.now,
        updated: d.now,
      });
      if (suspended.includes(account)) d.transition(subAccounts, row, 'suspend');
    }
  });
  return (source: string, destination: string, reference = 'transfer-1', amount = 1_000) =>
    decide((d) => {
      const order = { reference, source, destination, currency: 'IDR', amount };
      const requested = requestTransfer(d, order);
      return requested.ok === false ? requested.refusal : 'started';
    });
};

describe.each(['test', 'live'] as const)('in %s mode, a transfer', (mode) => {
  test.each([
    ['from a platform to its sub-account', platform, shop],
    ['from a sub-account to its platform', shop, platform],
    ['between two sub-accounts', shop, stall],
  ])('%s is started only when both may act', async (_, source, destination) => {
    const request = await open(mode, []);
    expect(await request(source, destination)).toBe('started');
    for (const suspended of [source, destination].filter((one) => one !== platform)) {
      const refused = await open(mode, [suspended]);
      expect(await refused(source, destination)).toBe('NOT_LIVE');
    }
  });
});

test('a transfer needs two accounts of the platform', async () => {
  const request = await open('live', []);
  expect(await request(shop, shop)).toBe('SAME_ACCOUNT');
  expect(await request('ffffffffffffffffffffffff', shop)).toBe('UNKNOWN_ACCOUNT');
  expect(await request(shop, 'ffffffffffffffffffffffff')).toBe('UNKNOWN_ACCOUNT');
});

test('a reference belongs to one transfer: the same one is continued, and another one is refused', async () => {
  const request = await open('live', []);
  expect(await request(platform, shop)).toBe('started');
  expect(await request(platform, shop)).toBe('started');
  expect(await request(platform, shop, 'transfer-1', 1_001)).toBe('REFERENCE_TAKEN');
  expect(await request(platform, stall)).toBe('REFERENCE_TAKEN');
  expect(await request(platform, stall, 'transfer-2')).toBe('started');
});
