// Tests the rendering of payment requests and captures: their machines match the lifecycles.
import { machineSteps, observedSteps } from '@kasir/core/testing/internal';
import { captureMachine, paymentRequestMachine } from '@kasir/models';
import { captures, getIntent, intents } from '@kasir/payments/state';
import { captureLifecycle, intentLifecycle } from '@kasir/payments/testing';
import { expect, test } from 'vitest';
import {
  byManual,
  cardAtOnce,
  createPaymentMerchant,
} from '../testing/payment-request-fixtures.ts';
import { byWallet } from '../testing/merchant.ts';
import { requestStatus } from './render.ts';

const dialects = ['spec', 'service'] as const;

/** Creates a request in a dialect, and a function that shows intent statuses in that dialect. */
const viewpointOf = async (dialect: (typeof dialects)[number]) => {
  const place = createPaymentMerchant({ dialect });
  const { id } = await place.request(byWallet());
  const { state } = await place.store.view(place.partition, (view) =>
    getIntent(view, id.slice('pr-'.length)),
  );
  return {
    place,
    state: () => state,
    show: (status: typeof state.status) => requestStatus(status, dialect),
  };
};

test('the state machine of payment requests equals the lifecycle of intents in both dialects (STATE-PR2-SET, STATE-UNSPEC-04, MODEL-UNSPEC-12)', async () => {
  const expected = dialects.flatMap((one) =>
    intentLifecycle.states.map((status) => requestStatus(status, one)),
  );
  expect(new Set(expected)).toEqual(new Set(paymentRequestMachine.states));
  const steps = await observedSteps(intents, await Promise.all(dialects.map(viewpointOf)), {
    // Events of payments belong to the machine of payments.
    counts: (event) => !event.startsWith('payment.'),
  });
  expect(steps).toEqual(machineSteps(paymentRequestMachine));
});

test('the state machine of captures equals their lifecycle, with its events (PR2-UNSPEC-09)', async () => {
  expect(captureLifecycle.states).toEqual(captureMachine.states);
  const place = createPaymentMerchant();
  const { id } = await place.request(byManual({ payment_method: cardAtOnce() }));
  await place.capture(id, 1_000);
  const made = await place.store.view(
    place.partition,
    (view) => view.children(captures, id.slice('pr-'.length))[0],
  );
  if (!made) throw new Error('Nothing was captured');
  const viewpoint = { place, state: () => made.state, show: (status: string) => status };
  expect(await observedSteps(captures, [viewpoint])).toEqual(machineSteps(captureMachine));
});
