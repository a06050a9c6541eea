// Sub-accounts as their platform sees them: their lifecycle and events are those of the domain.
import { machineSteps, observedSteps } from '@kasir/core/testing/internal';
import { subAccountMachine } from '@kasir/models';
import { subAccounts, type SubAccountState } from '@kasir/payments/accounts';
import { subAccountLifecycle } from '@kasir/payments/testing';
import { expect, test } from 'vitest';
import { createMerchant } from '../testing/merchant.ts';

const viewpointOf = (api: SubAccountState['api']) => ({
  place: createMerchant({ dialect: 'service' }),
  state: (id: string): Omit<SubAccountState, 'status'> => ({
    account: id.replaceAll('-', '').slice(-24),
    type: 'OWNED',
    email: 'partner@merchant.example',
    businessName: 'Toko Cabang',
    country: 'ID',
    api,
    created: 0,
    updated: 0,
  }),
  show: (status: string) => status,
});

test('the machine of sub-accounts is the image of their life, with the events that either accounts API emits (EVT-account.registered, VER-18)', async () => {
  const { announce: _, ...taken } = subAccountLifecycle.on;
  expect(subAccountLifecycle.states).toEqual(subAccountMachine.states);
  const steps = await observedSteps(subAccounts, [viewpointOf('v1'), viewpointOf('v2')], {
    triggers: Object.keys(taken) as (keyof typeof taken)[],
    // One that is open at once is announced when its account is.
    next: { open: 'announce' },
  });
  expect(steps).toEqual(machineSteps(subAccountMachine));
  expect(new Set(Object.keys(taken))).toEqual(
    new Set(subAccountMachine.transitions.map(({ on }) => on)),
  );
});
