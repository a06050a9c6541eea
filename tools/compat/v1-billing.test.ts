// Tests invoices and recurring payments through the SDK of major 1.
import { invoice, recurringPayment } from '@kasir/models';
import { expect, test } from 'vitest';
import { openV1 } from './v1.ts';

const { sdk } = await openV1();
const invoices = new sdk.Invoice({});
const subscriptions = new sdk.RecurringPayment({});

test('an invoice is created, read, listed and expired', async () => {
  const made = invoice.parse(
    await invoices.createInvoice({
      externalID: 'bill-1',
      amount: 50_000,
      payerEmail: 'siti@example.com',
      invoiceDuration: 3_600,
      items: [{ name: 'Coffee', price: 25_000, quantity: 2 }],
    }),
  );
  expect(made).toMatchObject({
    external_id: 'bill-1',
    amount: 50_000,
    payer_email: 'siti@example.com',
    items: [{ name: 'Coffee', price: 25_000, quantity: 2 }],
    status: 'PENDING',
  });
  expect(await invoices.getInvoice({ invoiceID: made.id })).toEqual(made);
  const expired = await invoices.expireInvoice({ invoiceID: made.id });
  expect(expired).toMatchObject({ id: made.id, status: 'EXPIRED' });
  const listed = await invoices.getAllInvoices({
    statuses: ['EXPIRED', 'PAID'],
    createdAfter: new Date(Date.now() - 60_000),
    limit: 5,
  });
  expect(listed).toEqual([expired]);
});

test('RecurringPayment creates, reads, edits, pauses, resumes and stops (RECUR-UNSPEC-02)', async () => {
  const { Interval, Action } = sdk.RecurringPayment;
  const made = recurringPayment.parse(
    await subscriptions.createPayment({
      externalID: 'membership-1',
      amount: 50_000,
      interval: Interval.Month,
      intervalCount: 1,
      payerEmail: 'siti@merchant.example',
      description: 'Membership',
      missedPaymentAction: Action.Stop,
      recharge: true,
    }),
  );
  expect(made).toMatchObject({ status: 'ACTIVE', interval: 'MONTH', recurrence_progress: 1 });
  const { id } = made;
  expect(recurringPayment.parse(await subscriptions.getPayment({ id }))).toEqual(made);
  const edited = await subscriptions.editPayment({ id, amount: 60_000, interval: Interval.Week });
  expect(recurringPayment.parse(edited)).toMatchObject({ amount: 60_000, interval: 'WEEK' });
  const statusOf = async (call: Promise<unknown>) => recurringPayment.parse(await call).status;
  expect(await statusOf(subscriptions.pausePayment({ id }))).toBe('PAUSED');
  expect(await statusOf(subscriptions.resumePayment({ id }))).toBe('ACTIVE');
  expect(await statusOf(subscriptions.stopPayment({ id }))).toBe('STOPPED');
});
