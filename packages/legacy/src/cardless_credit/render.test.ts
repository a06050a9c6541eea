// Tests that statuses of cardless credits match those of checkouts, and that the payment types of
// the API match the terms of the domain.
import { machineSteps, observedSteps } from '@kasir/core/testing/internal';
import { cardlessCreditMachine, cardlessCreditPaymentType } from '@kasir/models';
import { installmentTerms } from '@kasir/payments';
import { checkouts } from '@kasir/payments/state';
import { checkoutLifecycle } from '@kasir/payments/testing';
import { expect, test } from 'vitest';
import { legacyPlatform } from '../testing/platform.ts';
import { createCardlessCredit } from './create.contract.ts';
import { lender } from './lender.ts';
import { creditStatusOf } from './render.ts';

test('the state machine of cardless credits matches the lifecycle of checkouts (EVT-CC-CALLBACK, EVT-UNSPEC-02)', async () => {
  expect(checkoutLifecycle.states.map(creditStatusOf)).toEqual(cardlessCreditMachine.states);
  const place = legacyPlatform();
  const { body } = await place.call(
    'POST',
    '/cardless-credit',
    createCardlessCredit.examples.phone,
  );
  const made = await place.store.view(place.partition, (view) =>
    view.get(checkouts, body.order_id as string),
  );
  if (!made) throw new Error('There is no checkout');
  const state = (reference: string) => ({ ...made.state, reference });
  expect(await observedSteps(checkouts, [{ place, state, show: creditStatusOf }])).toEqual(
    machineSteps(cardlessCreditMachine),
  );
});

test('every payment type has its terms, and the only provider has its channel (CC-CREATE-payment_type, CC-UNSPEC-02)', () => {
  expect(installmentTerms.map(({ name }) => name)).toEqual(cardlessCreditPaymentType.options);
  expect([lender.code, lender.currency]).toEqual(['KREDIVO', 'IDR']);
});
