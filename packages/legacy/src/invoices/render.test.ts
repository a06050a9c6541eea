// Invoices as they are shown: their life is that of the domain, and invoices of earlier releases
// look as they did.
import { storedRow } from '@kasir/core/server';
import { machineSteps, observedSteps } from '@kasir/core/testing/internal';
import { invoiceMachine } from '@kasir/models';
import { invoiceLifecycle, invoices } from '@kasir/payments';
import { expect, test } from 'vitest';
import { legacyPlatform } from '../testing/platform.ts';
import { renderInvoice } from './render.ts';

test('the machine of invoices is the image of their lifecycle (CORE-UNSPEC-01)', async () => {
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

const id = '01a2023f-516b-7000-8000-14d46f128e0e';
const payment = '01a2023f-516b-7000-8000-c0c8fd8e5a98';

/** An invoice as the first release stored it. */
const stored = {
  payer_email: 'siti@example.com',
  description: 'Two coffees',
  should_send_email: false,
  should_exclude_credit_card: true,
  success_redirect_url: 'https://merchant.example/thanks',
  customer: { given_names: 'Siti' },
  items: [{ name: 'Coffee', quantity: 2, price: 12_500 }],
  metadata: { table: 4 },
  id: '01a2023f516b000005d46f12',
  external_id: 'order-1-3',
  user_id: '0123456789abcdef01234567',
  status: 'EXPIRED',
  merchant_name: 'Toko Kasir',
  amount: 250.05,
  currency: 'PHP',
  expiry_date: '2026-11-23T07:53:53.771Z',
  created: '2026-11-22T07:53:53.771Z',
  updated: '2026-11-23T07:53:53.771Z',
} as const;

const paid = {
  status: 'PAID',
  paid_amount: 250.05,
  paid_at: '2026-11-22T08:00:00.000Z',
  payment_channel: '7ELEVEN',
  payment_details: { source: '7ELEVEN', receipt_id: '0B28E1664D00' },
} as const;

const { context, partition } = legacyPlatform();

test.each([
  ['EXPIRED', {}],
  ['PENDING', { status: 'PENDING', failure_redirect_url: 'https://merchant.example/sorry' }],
  ['of a recurring payment', { recurring_payment_id: 'r1' }],
  ['PAID', { ...paid, payment_method: 'RETAIL_OUTLET', payment_id: `pymt-${payment}` }],
  ['PAID by account', { ...paid, payment_method: 'BANK_TRANSFER', payment_id: `pymt-${payment}` }],
  [
    'SETTLED',
    { ...paid, status: 'SETTLED', payment_method: 'EWALLET', payment_id: `ewc_${payment}` },
  ],
])('an invoice that the first release stored is shown as it was: %s', (_, change) => {
  const expected = { ...stored, ...change };
  const state = JSON.stringify({ payment: 'payment_id' in change ? payment : null });
  const row = storedRow(invoices, id, 1, JSON.stringify(expected), state);
  const {
    merchant_profile_picture_url: _picture,
    invoice_url,
    available_banks: _banks,
    available_retail_outlets: _outlets,
    available_ewallets: _ewallets,
    available_qr_codes: _codes,
    available_direct_debits: _debits,
    available_paylaters: _paylaters,
    ...core
  } = renderInvoice(row, context(partition));
  expect(core).toEqual(expected);
  expect(invoice_url).toBe(`http://pages.test/invoice/${id}`);
  const again = storedRow(invoices, id, 2, '{}', JSON.stringify(row.state));
  expect(again.state).toEqual(row.state);
});
