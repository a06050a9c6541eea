// Payments for refunds: every kind of object that can be paid finds its payments.
import { expect, test } from 'vitest';
import { harness, channelsOfTypes } from '../testing/harness.ts';
import { confirmIntent } from '../intents/charge.ts';
import { intents } from '../intents/kind.ts';
import { createInvoice } from '../invoices/create.ts';
import { invoices } from '../invoices/kind.ts';
import { merchant } from '../testing/merchant.ts';
import { payInvoiceBy } from '../testing/pay-invoice.ts';
import { sampleInvoice } from '../testing/sample-invoice.ts';
import { paymentNeeds, paymentsFor } from './paid.ts';

test('a refund of an intent finds its payments, and none before it is paid', async () => {
  const own = harness();
  const intent = await own.open(await own.make({ channel: channelsOfTypes.EWALLET }));
  const paid = { kind: intents.name, id: intent.id };
  const found = () =>
    own.decide((d) => paymentsFor(d, paid).map(({ id, state }) => [id, state.status]));
  expect(await found()).toEqual([]);
  await own.act((d) => confirmIntent(d, intent, 25_000));
  const [made] = await own.paymentsOf(intent);
  expect(await found()).toEqual([[made?.id, 'SUCCEEDED']]);
  expect(paymentNeeds(paid)).toContainEqual({ kind: intents, id: intent.id });
});

test('a refund of an invoice finds the payment that paid it, and none before', async () => {
  const shop = merchant();
  const invoice = await shop.decide((d) => createInvoice(d, sampleInvoice()));
  const paid = { kind: invoices.name, id: invoice.id };
  const statuses = () => shop.decide((d) => paymentsFor(d, paid).map(({ state }) => state.status));
  expect(await statuses()).toEqual([]);
  await payInvoiceBy(shop, invoice, channelsOfTypes.EWALLET);
  expect(await statuses()).toEqual(['SUCCEEDED']);
  await shop.decide((d) => expect(paymentsFor(d, { kind: 'checkout', id: 'none' })).toEqual([]));
});

test('looking for payments of a kind that cannot be paid throws an error', async () => {
  await harness().decide((d) => {
    expect(() => paymentsFor(d, { kind: 'customer', id: '1' })).toThrow(
      'A customer cannot be refunded',
    );
    expect(() => paymentNeeds({ kind: 'toString', id: '1' })).toThrow(
      'A toString cannot be refunded',
    );
  });
});
