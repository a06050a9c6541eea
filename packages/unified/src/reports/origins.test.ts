// What stands behind a transaction: the payment of a refund, the QR code, the invoice, the payer.
import { iso, legacyId } from '@kasir/core';
import type { At, Tx } from '@kasir/core/server';
import { invoices, paymentMethods, payments, prefixes, qrCodes, refunds } from '@kasir/models';
import { noCharges, paymentId, sendBack, succeed, type PaymentRow } from '@kasir/payments';
import { expect, test } from 'vitest';
import { readReportRows } from '../testing/report-fixtures.ts';
import { accountMethod, createMerchant, type Merchant } from '../testing/merchant.ts';
import { scenarioChannels } from '../testing/payment-scenarios.ts';

const [, account, code] = scenarioChannels;

/** A payment for something, by a method or none. */
const paidFor = (
  at: At,
  tx: Tx,
  merchant: Merchant,
  { product, parent }: { readonly product: string; readonly parent: string },
  method: string | null = null,
): PaymentRow => {
  const channel = method === null ? code : account;
  if (!channel) throw new Error('There is no such channel');
  return succeed(at, tx, {
    account: merchant.account,
    channel,
    product,
    parent,
    method,
    amount: 20_000,
    reference_id: 'r',
    account_identifier: null,
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

test('a QR code describes its payments (RPT-BH-description, RPT-TX-description)', async () => {
  const merchant = createMerchant();
  await merchant.store.exec(merchant.realm, (at, tx) => {
    const id = at.id();
    const now = iso(at.now);
    tx.insert(qrCodes, id, {
      public: {
        id: prefixes.qr_code + id,
        external_id: 'table 4',
        amount: null,
        description: 'Nasi, with "sambal"',
        qr_string: 'x',
        callback_url: '',
        type: 'STATIC',
        status: 'ACTIVE',
        created: now,
        updated: now,
        metadata: null,
      },
      private: {},
    });
    paidFor(at, tx, merchant, { product: prefixes.qr_code + id, parent: id });
  });
  expect(await figures(merchant, ['Description'])).toEqual([['Nasi, with "sambal"']]);
});

test('an invoice describes its payment and is named beside it (RPT-BH-invoice_id, RPT-TX-invoice_id)', async () => {
  const merchant = createMerchant();
  const invoice = await merchant.store.exec(merchant.realm, (at, tx) => {
    const id = at.id();
    const product = legacyId(id);
    tx.insert(invoices, id, {
      public: {
        id: product,
        external_id: 'bill 1',
        user_id: merchant.account.id,
        status: 'PENDING',
        merchant_name: 'Toko',
        amount: 20_000,
        currency: 'IDR',
        description: 'Rent of May',
        expiry_date: iso(at.now),
        should_send_email: false,
        should_exclude_credit_card: false,
        created: iso(at.now),
        updated: iso(at.now),
      },
      private: { payment: null },
    });
    paidFor(at, tx, merchant, { product, parent: id });
    return product;
  });
  expect(await figures(merchant, ['Invoice ID', 'Description'])).toEqual([
    [invoice, 'Rent of May'],
  ]);
});

test('a refund leads back to its payment (RPT-TX-payment_id, RPT-TX-payment_date, RPT-BH-payment_date)', async () => {
  const merchant = createMerchant();
  const payment = await merchant.store.exec(merchant.realm, (at, tx) =>
    paymentId(paidFor(at, tx, merchant, { product: 'something', parent: 'else' })),
  );
  await merchant.advance(60_000);
  await merchant.store.exec(merchant.realm, (at, tx) => {
    const [row] = tx.children(payments, 'else');
    const id = at.id();
    if (!row) throw new Error('The payment is missing');
    tx.insert(refunds, id, {
      public: {
        id: prefixes.refund + id,
        payment_id: payment,
        payment_request_id: null,
        invoice_id: null,
        amount: 5_000,
        payment_method_type: 'QR_CODE',
        channel_code: 'QRIS',
        currency: 'IDR',
        country: 'ID',
        status: 'SUCCEEDED',
        reason: 'OTHERS',
        reference_id: 'back',
        failure_code: null,
        refund_fee_amount: null,
        created: iso(at.now),
        updated: iso(at.now),
        metadata: null,
      },
      private: { payment: row.id, returned: { fee: 0, vat: 0 } },
    });
    sendBack(at, tx, row, {
      amount: 5_000,
      returned: noCharges,
      product_id: prefixes.refund + id,
      reference_id: 'back',
    });
  });
  await merchant.advance(1);
  const rows = await readReportRows(merchant, { type: 'TRANSACTIONS' });
  expect(rows.map((row) => [row['Type'], row['Payment Id'], row['Payment Date']])).toEqual([
    ['PAYMENT', payment, '2026-01-01T00:00:00.000Z'],
    ['REFUND', payment, '2026-01-01T00:00:00.000Z'],
  ]);
  expect(await figures(merchant, ['Payment Date'])).toEqual([
    ['2026-01-01T00:00:00.000Z'],
    ['2026-01-01T00:00:00.000Z'],
  ]);
});

test('a virtual account names its payer (RPT-BH-name)', async () => {
  const merchant = createMerchant();
  const { body } = await merchant.call('POST', '/v2/payment_methods', accountMethod());
  const method = String(body.id).slice(prefixes.payment_method.length);
  await merchant.store.exec(merchant.realm, (at, tx) => {
    expect(tx.get(paymentMethods, method)).toBeDefined();
    paidFor(at, tx, merchant, { product: 'something', parent: 'else' }, method);
  });
  const rows = await readReportRows(merchant, { type: 'BALANCE_HISTORY' });
  expect(new Set(rows.map((row) => row['Name']))).toEqual(new Set(['Siti']));
});
