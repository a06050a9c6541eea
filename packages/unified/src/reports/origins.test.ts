// Tests the origin of a transaction: the payment of a refund, the QR code, the invoice, the payer.
import type { Scope } from '@kasir/core/server';
import { prefixes } from '@kasir/models';
import { instruments, invoices } from '@kasir/payments/state';
import { completePayment, type Attempt } from '@kasir/payments/testing';
import { expect, test } from 'vitest';
import { unifiedListeners } from '../server.ts';
import { accountMethod, byWallet, createMerchant, type Merchant } from '../testing/merchant.ts';
import { scenarioChannels } from '../testing/payment-scenarios.ts';
import { readReportRows } from '../testing/report-fixtures.ts';

const [, account, code] = scenarioChannels;
if (!account || !code) throw new Error('There are no such channels');

const quiet = ['qr_code', 'invoice', 'payment_method'].map((product) => ({
  product,
  handlers: {},
}));

/** Creates a merchant whose only events are those of reports. */
const quietShop = (): Merchant =>
  createMerchant({
    listeners: [...unifiedListeners.filter(({ product }) => product === 'report'), ...quiet],
  });

/** Completes a payment of a product. */
const pay = (d: Scope, paid: Pick<Attempt, 'product' | 'instrument'>, channel = code): void => {
  completePayment(d, {
    ...paid,
    intent: null,
    channel,
    amount: 20_000,
    reference: 'r',
    identifier: null,
    detail: {},
  });
};

const figures = async (merchant: Merchant, columns: readonly string[]) => {
  const of = async (type: string) =>
    (await readReportRows(merchant, { type })).filter(
      (row) => row['Line Type'] !== 'FEE' && row['Line Type'] !== 'VAT',
    );
  const [history, transactions] = [await of('BALANCE_HISTORY'), await of('TRANSACTIONS')];
  const [balances, plain] = [history, transactions].map((rows) =>
    rows.map((row) => columns.map((column) => row[column] ?? row[column.replace('ID', 'Id')])),
  );
  expect(balances).toEqual(plain);
  return plain;
};

test('the rows of a QR payment have the description of the QR code (RPT-BH-description, RPT-TX-description)', async () => {
  const merchant = quietShop();
  await merchant.decide((d) => {
    const id = d.id();
    const product = { kind: 'qr_code', id };
    d.create(instruments, id, 'create', {
      product,
      type: 'QR_CODE',
      channel: code.code,
      country: code.country,
      currency: code.currency,
      reusable: true,
      customer: null,
      reference: 'table 4',
      merchantKey: null,
      description: 'Nasi, with "sambal"',
      metadata: null,
      requested: { amount: null, min: null, max: null },
      identifier: null,
      returnUrls: { success: null, failure: null, cancel: null },
      authentication: { skip: null, require: null },
      authorizedOn: 'page',
      detail: { text: 'x' },
      failure: null,
      expires: null,
      openUntil: null,
      left: false,
      created: d.now,
      updated: d.now,
      echo: null,
    });
    pay(d, { product, instrument: id });
  });
  expect(await figures(merchant, ['Description'])).toEqual([['Nasi, with "sambal"']]);
});

test('the rows of an invoice payment have the description and id of the invoice (RPT-BH-invoice_id, RPT-TX-invoice_id)', async () => {
  const merchant = quietShop();
  const shortId = '5f8d0c0603ffe06b7d4d9fcf';
  await merchant.decide((d) => {
    const id = d.id();
    d.create(invoices, id, 'create', {
      shortId,
      reference: 'bill 1',
      merchant: 'Toko',
      amount: 20_000,
      currency: 'IDR',
      description: 'Rent of May',
      metadata: null,
      returnUrls: { success: null, failure: null, cancel: null },
      plan: null,
      savesCardFor: null,
      excluded: [],
      notifications: null,
      intents: [],
      chosen: null,
      payment: null,
      expires: d.now,
      created: d.now,
      updated: d.now,
      echo: null,
    });
    pay(d, { product: { kind: 'invoice', id }, instrument: null });
  });
  expect(await figures(merchant, ['Invoice ID', 'Description'])).toEqual([
    [shortId, 'Rent of May'],
  ]);
});

test('the rows of a refund have the id and date of its payment (RPT-TX-payment_id, RPT-TX-payment_date, RPT-BH-payment_date)', async () => {
  const merchant = createMerchant();
  const { id } = await merchant.request(byWallet({ amount: 20_000 }));
  await merchant.pay(id);
  await merchant.advance(60_000);
  const refund = { payment_request_id: id, amount: 5_000, reason: 'OTHERS', reference_id: 'back' };
  const { body } = await merchant.call('POST', '/refunds', refund);
  await merchant.advance(1);
  const rows = await readReportRows(merchant, { type: 'TRANSACTIONS' });
  expect(rows.map((row) => [row['Type'], row['Payment Id'], row['Payment Date']])).toEqual([
    ['PAYMENT', body.payment_id, '2026-01-01T00:00:00.000Z'],
    ['REFUND', body.payment_id, '2026-01-01T00:00:00.000Z'],
  ]);
  expect(await figures(merchant, ['Payment Date'])).toEqual([
    ['2026-01-01T00:00:00.000Z'],
    ['2026-01-01T00:00:00.000Z'],
  ]);
});

test('the rows of a virtual account payment have the name of the account (RPT-BH-name)', async () => {
  const merchant = createMerchant();
  const { body } = await merchant.call('POST', '/v2/payment_methods', accountMethod());
  const id = String(body.id).slice(prefixes.payment_method.length);
  await merchant.call('POST', `/v2/payment_methods/${body.id}/payments/simulate`, {
    amount: 20_000,
  });
  expect(
    await merchant.store.view(merchant.partition, (view) => view.get(instruments, id)),
  ).toBeDefined();
  const rows = await readReportRows(merchant, { type: 'BALANCE_HISTORY' });
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(rows.map((row) => row['Name']))).toEqual(new Set(['Siti']));
});
