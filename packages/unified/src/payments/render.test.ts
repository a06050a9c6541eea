// Tests payments of the v2 API: their lifecycle is that of the domain, with the events of v2.
import { machineSteps, observedSteps } from '@kasir/core/testing/internal';
import { paymentMachine, paymentStatus } from '@kasir/models';
import { payments } from '@kasir/payments/state';
import { paymentLifecycle } from '@kasir/payments/testing';
import { expect, test } from 'vitest';
import { byWallet, createMerchant } from '../testing/merchant.ts';
import { toPublicStatus } from './render.ts';

const dialects = ['spec', 'service'] as const;

const viewpointOf = async (dialect: (typeof dialects)[number]) => {
  const place = createMerchant({ dialect });
  const { id } = await place.request(byWallet());
  await place.pay(id);
  const made = await place.store.view(
    place.partition,
    (view) => view.children(payments, id.slice('pr-'.length))[0],
  );
  if (!made) throw new Error('Nothing was paid');
  return { place, state: () => made.state, show: (status: string) => status };
};

test('the state machine of payments equals their lifecycle, with its events in both dialects (STATE-PR2-02, STATE-PR2-03, STATE-UNSPEC-04)', async () => {
  expect(paymentLifecycle.states).toEqual(paymentMachine.states);
  const { receive_late: _, cancel: __, ...taken } = paymentLifecycle.on;
  const steps = await observedSteps(payments, await Promise.all(dialects.map(viewpointOf)), {
    // No payment of this API is received late, or canceled before it is paid.
    triggers: Object.keys(taken) as (keyof typeof taken)[],
  });
  expect(steps).toEqual(machineSteps(paymentMachine));
});

test('a payment is shown in one of the four states of the v2 API (MODEL-UNSPEC-07)', () => {
  expect(paymentLifecycle.states).toEqual(paymentStatus.options);
  expect(
    Object.fromEntries(paymentLifecycle.states.map((one) => [one, toPublicStatus(one)])),
  ).toEqual({
    PENDING: 'PENDING',
    AWAITING_CAPTURE: 'AWAITING_CAPTURE',
    SUCCEEDED: 'SUCCEEDED',
    FAILED: 'FAILED',
    EXPIRED: 'FAILED',
    CANCELED: 'FAILED',
    VOIDED: 'FAILED',
  });
});
