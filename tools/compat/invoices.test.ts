// Tests invoices through the official SDK, in every major.
import { describe, expect, test } from 'vitest';
import { openPlatform } from './platform.ts';
import { sdks } from './sdks.ts';

const { merchant } = await openPlatform();

describe.each(sdks)('an invoice of SDK $major', ({ major, connect }) => {
  const { Invoice: invoices } = connect(merchant);
  const sent = {
    amount: 50_000,
    currency: 'IDR',
    payerEmail: 'siti@example.com',
    description: 'Two coffees',
    shouldSendEmail: true,
    successRedirectUrl: 'https://merchant.example/thanks',
    failureRedirectUrl: 'https://merchant.example/sorry',
    customer: {
      givenNames: 'Siti',
      surname: 'Rahma',
      mobileNumber: '+6281234567890',
      addresses: [{ country: 'ID', city: 'Bandung', province: 'Jawa Barat' }],
    },
    items: [{ name: 'Coffee', price: 25_000, quantity: 2, category: 'Drinks' }],
    fees: [{ type: 'Service', value: 1_000 }],
  };

  test('is created, read back as it was sent, and can be paid on its page', async () => {
    const externalId = `bill-${major}`;
    const made = await invoices.createInvoice({
      data: {
        ...sent,
        externalId,
        customerNotificationPreference: { invoicePaid: ['email', 'whatsapp'] },
      },
    });
    expect(made).toMatchObject({
      ...sent,
      externalId,
      status: 'PENDING',
      customerNotificationPreference: { invoicePaid: ['email', 'whatsapp'] },
    });
    expect(made.availableBanks.map(({ bankCode }) => bankCode)).toContain('BRI');
    expect(made.availableEwallets.map(({ ewalletType }) => ewalletType)).toContain('DANA');
    expect(await invoices.getInvoiceById({ invoiceId: made.id ?? '' })).toEqual(made);
    expect((await fetch(made.invoiceUrl)).status).toBe(200);
  });

  test('is found by each filter', async () => {
    const externalId = `found-${major}`;
    const made = await invoices.createInvoice({ data: { ...sent, externalId } });
    const found = await invoices.getInvoices({
      externalId,
      statuses: ['PENDING', 'PAID'],
      createdAfter: new Date(Date.now() - 60_000),
      createdBefore: new Date(Date.now() + 60_000),
      expiredAfter: new Date(),
      limit: 5,
    });
    expect(found).toEqual([made]);
    expect(await invoices.getInvoices({ externalId, statuses: ['EXPIRED'] })).toEqual([]);
  });

  test('can be expired', async () => {
    const { id: invoiceId = '' } = await invoices.createInvoice({
      data: { ...sent, externalId: `expired-${major}` },
    });
    const expired = await invoices.expireInvoice({ invoiceId });
    expect(expired).toMatchObject({ id: invoiceId, status: 'EXPIRED' });
    expect(await invoices.getInvoiceById({ invoiceId })).toEqual(expired);
  });
});

const [v3, v4, v5, v6, v7] = sdks;
const bill = { externalId: 'lasting', amount: 50_000 };
const lasting = [
  ...[v3, v4, v5, v6].map(({ major, connect }) => ({
    major,
    create: async () =>
      connect(merchant).Invoice.createInvoice({ data: { ...bill, invoiceDuration: '3600' } }),
  })),
  {
    major: v7.major,
    create: async () =>
      v7.connect(merchant).Invoice.createInvoice({ data: { ...bill, invoiceDuration: 3_600 } }),
  },
];

test.each(lasting)('an invoice of SDK $major has the requested duration', async ({ create }) => {
  const before = Date.now();
  const { expiryDate } = await create();
  expect(expiryDate.getTime()).toBeGreaterThanOrEqual(before + 3_600_000);
  expect(expiryDate.getTime()).toBeLessThanOrEqual(Date.now() + 3_600_000);
});
