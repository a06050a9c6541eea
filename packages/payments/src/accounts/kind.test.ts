// Sub-accounts: what a client may observe is their lifecycle, and stored rows are read.
import { isEdge, isStep, kind, type Lifecycle } from '@kasir/core';
import { memoryStore } from '@kasir/core/testing';
import { subAccount, subAccountMachine, type SubAccount } from '@kasir/models';
import { expect, test } from 'vitest';
import { mayAct, subAccountLifecycle, subAccounts } from './kind.ts';

test('the wire machine of sub-accounts is the image of their lifecycle', () => {
  const { states } = subAccountLifecycle;
  expect(subAccountMachine.states).toEqual(states);
  for (const from of [null, ...states])
    for (const to of states)
      expect([from, to, isStep(subAccountLifecycle, from, to)]).toEqual([
        from,
        to,
        isEdge(subAccountMachine, from, to),
      ]);
  const steps = Object.entries<Lifecycle['on'][string]>(subAccountLifecycle.on)
    .flatMap(([on, all]) => all.flatMap(({ from, to }) => from.map((one) => [one, on, to])))
    .filter(([from, , to]) => from !== to);
  const rows = subAccountMachine.transitions.map(({ from, on, to }) => [from, on, to]);
  expect(new Set(steps.map(String))).toEqual(new Set(rows.map(String)));
});

test('a sub-account that an earlier release has stored is found and listed', async () => {
  const before = kind<{ readonly api: 'v1' | 'v2' }>()({ name: 'sub_account', schema: subAccount });
  const shown: SubAccount = {
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
  const realm = { account: 'platform', mode: 'live' } as const;
  const id = await store.exec(
    realm,
    (at, tx) => tx.insert(before, at.id(), { public: shown, state: { api: 'v1' } }).id,
  );
  const state = {
    status: 'REGISTERED',
    account: shown.id,
    type: 'MANAGED',
    email: shown.email,
    businessName: 'Toko Cabang',
    country: 'ID',
    api: 'v1',
    created: Date.UTC(2026, 10, 22),
    updated: Date.UTC(2026, 10, 22, 1),
  };
  expect(await store.view(realm, (view) => view.get(subAccounts, id)?.state)).toEqual(state);
});

test('a platform acts for LIVE sub-accounts, and in test mode for all but suspended ones', () => {
  const { states } = subAccountLifecycle;
  expect(states.filter((status) => mayAct(status, 'live'))).toEqual(['LIVE']);
  expect(states.filter((status) => !mayAct(status, 'test'))).toEqual(['SUSPENDED']);
});
