// Tests the rendering of payment methods: their lifecycle is that of an instrument.
import { machineSteps, observedSteps } from '@kasir/core/testing/internal';
import { paymentMethodMachine } from '@kasir/models';
import { getInstrument, instrumentLifecycle, instruments } from '@kasir/payments/state';
import { expect, test } from 'vitest';
import { createMethodMerchant } from '../testing/payment-method-fixtures.ts';
import { walletMethod } from '../testing/merchant.ts';
import { methodStatus } from './render.ts';

test('the state machine of payment methods equals the lifecycle of instruments, with its events (STATE-PM2-SET, STATE-PM2-01, STATE-UNSPEC-03)', async () => {
  const visible = new Set(instrumentLifecycle.states.map(methodStatus));
  expect([...visible]).toEqual(paymentMethodMachine.states);
  const place = createMethodMerchant();
  const { id } = await place.make(walletMethod());
  const made = await place.store.view(place.partition, (view) =>
    getInstrument(view, id.slice('pm-'.length)),
  );
  const viewpoint = { place, state: () => made.state, show: methodStatus };
  expect(await observedSteps(instruments, [viewpoint])).toEqual(machineSteps(paymentMethodMachine));
});
