// Refunds as they are shown: their life is that of the domain, and rows of earlier releases look as
// they did.
import { storedRow } from '@kasir/core/server';
import { machineSteps, observedSteps } from '@kasir/core/testing/internal';
import { refundMachine, type Refund } from '@kasir/models';
import { refundLifecycle, refunds } from '@kasir/payments';
import { expect, test } from 'vitest';
import { createRefundMerchant } from '../testing/refund-fixtures.ts';
import { refundStatusOf, renderRefund } from './render.ts';

test('the machine of refunds is the image of their lifecycle (STATE-REFUND-SET, STATE-REFUND-01, STATE-REFUND-02, STATE-REFUND-03)', async () => {
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

const id = '01a2023f-516b-7000-8004-060b28e1664d';
const payment = '01a2023f-516b-7000-8000-c0c8fd8e5a98';

/** A refund as the first release stored it. */
const stored: Refund = {
  id: `rfd-${id}`,
  payment_id: `cc_${payment}`,
  payment_request_id: 'pr-01a2023f-516b-7000-8000-b8c8fd8e5a98',
  invoice_id: null,
  amount: 100.05,
  payment_method_type: 'CARD',
  channel_code: 'CARDS',
  currency: 'PHP',
  country: 'PH',
  status: 'SUCCEEDED',
  reason: 'REQUESTED_BY_CUSTOMER',
  reference_id: 'refund-1-12',
  failure_code: null,
  refund_fee_amount: null,
  created: '2026-11-22T07:53:53.771Z',
  updated: '2026-11-22T07:53:54.771Z',
  metadata: { clerk: 'Ani' },
};

test.each<[string, Partial<Refund>]>([
  ['SUCCEEDED', {}],
  ['PENDING', { status: 'PENDING', updated: stored.created }],
  ['CANCELLED', { status: 'CANCELLED' }],
  ['FAILED', { status: 'FAILED', failure_code: 'REFUND_FAILED' }],
  ['of an invoice', { payment_request_id: null, invoice_id: '01a2023f516b000005d46f12' }],
  [
    'of a QR payment',
    { payment_id: `qrpy_${payment}`, payment_method_type: 'QR_CODE', refund_fee_amount: 0 },
  ],
])('a refund that the first release stored is shown as it was: %s', (_, change) => {
  const expected = { ...stored, ...change };
  const state = { payment, returned: { fee: 1, vat: 2 } };
  const row = storedRow(refunds, id, 1, JSON.stringify(expected), JSON.stringify(state));
  expect(renderRefund(row)).toEqual(expected);
  expect(row.state).toMatchObject({ ...state, amount: 10_005 });
  const again = storedRow(refunds, id, 2, '{}', JSON.stringify(row.state));
  expect(again.state).toEqual(row.state);
});
