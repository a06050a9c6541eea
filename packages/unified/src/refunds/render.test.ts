// Tests the rendering of refunds: their lifecycle is that of the domain.
import { machineSteps, observedSteps } from '@kasir/core/testing/internal';
import { refundMachine } from '@kasir/models';
import { refunds } from '@kasir/payments/state';
import { refundLifecycle } from '@kasir/payments/testing';
import { expect, test } from 'vitest';
import { createRefundMerchant } from '../testing/refund-fixtures.ts';
import { refundStatusOf } from './render.ts';

test('the state machine of refunds equals their lifecycle (STATE-REFUND-SET, STATE-REFUND-01, STATE-REFUND-02, STATE-REFUND-03)', async () => {
  expect(refundLifecycle.states.map(refundStatusOf)).toEqual(refundMachine.states);
  const place = await createRefundMerchant();
  await place.refund(await place.sell());
  const { rows } = await place.store.view(place.partition, (view) =>
    view.list(refunds, {}, { limit: 1 }),
  );
  const [made] = rows;
  if (!made) throw new Error('There is no refund');
  const state = (reference: string) => ({ ...made.state, reference });
  const viewpoint = { place, state, show: refundStatusOf };
  expect(await observedSteps(refunds, [viewpoint])).toEqual(machineSteps(refundMachine));
});
