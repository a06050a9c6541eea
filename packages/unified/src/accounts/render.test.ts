// Tests sub-accounts as their platform sees them: lifecycle and events are those of the domain.
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

test('the state machine of sub-accounts equals their lifecycle, with the events of both accounts APIs (EVT-account.registered, VER-18)', async () => {
  const { announce: _, ...taken } = subAccountLifecycle.on;
  expect(subAccountLifecycle.states).toEqual(subAccountMachine.states);
  const steps = await observedSteps(subAccounts, [viewpointOf('v1'), viewpointOf('v2')], {
    triggers: Object.keys(taken) as (keyof typeof taken)[],
    // After `open`, the trigger `announce` emits the event of a sub-account that is open at once.
    next: { open: 'announce' },
  });
  expect(steps).toEqual(machineSteps(subAccountMachine));
  expect(new Set(Object.keys(taken))).toEqual(
    new Set(subAccountMachine.transitions.map(({ on }) => on)),
  );
});
