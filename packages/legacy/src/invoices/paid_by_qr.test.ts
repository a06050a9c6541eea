// Tests that an invoice that was paid by QR code shows the provider of the payer's app.
import { expect, test } from 'vitest';
import { payerOf } from '../testing/payer.ts';
import { legacyPlatform } from '../testing/platform.ts';

test('an invoice that is paid by QR names the provider that paid (QRPAY-FIELD-payment_detail.source)', async () => {
  const platform = legacyPlatform();
  const { call } = platform;
  const { body } = await call('POST', '/v2/invoices', { external_id: 'order-1', amount: 25_000 });
  await payerOf(platform).pay(body.invoice_url as string, 'QR_CODE.QRIS');
  const { body: paid } = await call('GET', `/v2/invoices/${body.id}`);
  expect(paid).toMatchObject({
    status: 'PAID',
    payment_channel: 'QRIS',
    payment_details: { source: 'DANA', receipt_id: expect.stringMatching(/^\w{12}$/) as string },
  });
});
