// Sub-accounts: rows of earlier releases are read, and who may be acted for.
import { kind } from '@kasir/core';
import { memoryStore } from '@kasir/core/testing';
import { subAccount, type SubAccount } from '@kasir/models';
import { expect, test } from 'vitest';
import { mayAct, subAccountLifecycle, subAccounts } from './kind.ts';

test('a sub-account that an earlier release has stored is found and listed', async () => {
  const before = kind<{ readonly api: 'v1' | 'v2' }>()({ name: 'sub_account', schema: subAccount });
  const rendered: SubAccount = {
    id: '65f0c0ffee65f0c0ffee65f0',
    created: '2026-11-22T00:00:00.000Z',
    updated: '2026-11-22T01:00:00.000Z',
    email: 'partner@merchant.example',
    type: 'MANAGED',
    public_profile: { business_name: 'Toko Cabang' },
    country: 'ID',
    status: 'REGISTERED',
  };
  const store = memoryStore();
  const partition = { account: 'platform', mode: 'live' } as const;
  const id = await store.exec(
    partition,
    (at, tx) => tx.insert(before, at.id(), { public: rendered, state: { api: 'v1' } }).id,
  );
  const state = {
    status: 'REGISTERED',
    account: rendered.id,
    type: 'MANAGED',
    email: rendered.email,
    businessName: 'Toko Cabang',
    country: 'ID',
    api: 'v1',
    created: Date.UTC(2026, 10, 22),
    updated: Date.UTC(2026, 10, 22, 1),
  };
  expect(await store.view(partition, (view) => view.get(subAccounts, id)?.state)).toEqual(state);
});

test('a platform acts for LIVE sub-accounts, and in test mode for all but suspended ones', () => {
  const { states } = subAccountLifecycle;
  expect(states.filter((status) => mayAct(status, 'live'))).toEqual(['LIVE']);
  expect(states.filter((status) => !mayAct(status, 'test'))).toEqual(['SUSPENDED']);
});
