// Tests that the lifecycle of invoices matches that of the domain.
import { machineSteps, observedSteps } from '@kasir/core/testing/internal';
import { invoiceMachine } from '@kasir/models';
import { invoices } from '@kasir/payments/state';
import { invoiceLifecycle } from '@kasir/payments/testing';
import { expect, test } from 'vitest';
import { legacyPlatform } from '../testing/platform.ts';

test('the state machine of invoices matches their lifecycle (CORE-UNSPEC-01)', async () => {
  expect(invoiceLifecycle.states).toEqual(invoiceMachine.states);
  const place = legacyPlatform();
  const { body } = await place.call('POST', '/v2/invoices', { external_id: 'a', amount: 10_000 });
  const made = await place.store.view(place.partition, (view) =>
    view.find(invoices, 'short_id', body.id),
  );
  if (!made) throw new Error('There is no invoice');
  const shortIdOf = (one: string) => one.replaceAll('-', '').slice(-24);
  const state = (one: string) => ({ ...made.state, shortId: shortIdOf(one) });
  const viewpoint = { place, state, show: (status: string) => status };
  expect(await observedSteps(invoices, [viewpoint])).toEqual(machineSteps(invoiceMachine));
});
