// Tests the report of transactions: its columns, and the law that it equals their list.
import { tableOf } from '@kasir/core/testing/internal';
import type { Transaction } from '@kasir/models';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMerchantWith, anyTransactions } from '../testing/transaction-fixtures.ts';
import { readReportFile, makeReport, readReportRows } from '../testing/report-fixtures.ts';
import { byAccount, createMerchant, type Merchant } from '../testing/merchant.ts';
import {
  applyMoneyEvent,
  anyMoneyEvents,
  createFundedMerchant,
} from '../testing/payment-scenarios.ts';
import { readAllPages } from '../testing/pagination.ts';

const TRANSACTIONS = { type: 'TRANSACTIONS' };
const everything = { from: '2026-01-01T00:00:00.000Z', to: '2026-04-01T00:00:00.000Z' };

/** Returns the cells of a row that come from the transaction itself. */
const reportedFields = (one: Transaction) => ({
  Status: one.status,
  Type: one.type,
  Channel: one.channel_category,
  'Channel Name': one.channel_code,
  'Account Number': one.account_identifier ?? '',
  Currency: one.currency,
  Amount: String(one.amount),
  'Fee Amount': String(one.fee.xendit_fee),
  'VAT Amount': String(one.fee.value_added_tax),
  '3rd Party WHT': String(one.fee.third_party_withholding_tax),
  'Xendit-side WHT': String(one.fee.xendit_withholding_tax),
  'Net Amount': String(one.net_amount),
  Reference: one.reference_id,
  'Transaction Id': one.id,
  'Timestamp Created': one.created,
  'Timestamp Updated': one.updated,
  Timezone: '+0000 UTC',
});

/** Lists the transactions created between two times, oldest first. */
const listed = async ({ call }: Merchant, currency: string, from: string, to: string) => {
  const bounds = `created[gte]=${encodeURIComponent(from)}&created[lte]=${encodeURIComponent(to)}`;
  const pages = await readAllPages(call, `/transactions?currency=${currency}&${bounds}`, 50);
  return (pages.flatMap(({ data }) => data) as unknown as Transaction[]).toReversed();
};

describe('the rows', () => {
  test('of a payment have every column (RPT-TX-status, RPT-TX-type, RPT-TX-channel, RPT-TX-channel_name, RPT-TX-account_number, RPT-TX-currency, RPT-TX-amount, RPT-TX-fee_amount, RPT-TX-vat_amount, RPT-TX-third_party_wht, RPT-TX-provider_side_wht, RPT-TX-net_amount, RPT-TX-reference, RPT-TX-transaction_id, RPT-TX-invoice_id, RPT-TX-batch_id, RPT-TX-payment_id, RPT-TX-payment_date, RPT-TX-timestamp_created, RPT-TX-timestamp_updated, RPT-TX-timestamp_settled, RPT-TX-timezone, RPT-TX-description, RPT-TX-channel_reference, MODEL-UNSPEC-32)', async () => {
    const merchant = createMerchant();
    const requested = { amount: 100_000, reference_id: 'order-1', description: 'two\nlines' };
    const { id } = await merchant.request(byAccount(requested));
    await merchant.pay(id);
    const [recorded] = await listed(merchant, 'IDR', everything.from, everything.to);
    await merchant.advance(1);
    if (!recorded) throw new Error('nothing was booked');
    expect(recorded).toMatchObject({ amount: 100_000, net_amount: 98_890, status: 'SUCCESS' });
    expect(await readReportRows(merchant, TRANSACTIONS)).toEqual([
      {
        ...reportedFields(recorded),
        'Invoice Id': '',
        'Batch Id': '',
        'Payment Id': recorded.product_id,
        'Payment Date': recorded.created,
        'Timestamp Settled': recorded.created,
        Description: 'two\nlines',
        'Channel Reference': '',
      },
    ]);
  });

  test('have the time of the settlement, and an empty cell before (RPT-TX-timestamp_settled)', async () => {
    const merchant = await createFundedMerchant();
    await applyMoneyEvent(merchant, { kind: 'pays', pick: 0 });
    const [recorded] = await listed(merchant, 'IDR', everything.from, everything.to);
    const settledAt = async () => {
      const [row] = await readReportRows(merchant, { ...TRANSACTIONS, filter: everything });
      return row?.['Timestamp Settled'];
    };
    expect([recorded?.settlement_status, await settledAt()]).toEqual(['PENDING', '']);
    await merchant.advance(86_400_000);
    expect(await settledAt()).toBe('2026-01-02T00:00:00.000Z');
  });

  test('of a refund have the id and date of its payment (RPT-TX-payment_id, RPT-TX-payment_date, RPT-TX-channel_reference)', async () => {
    const merchant = await createFundedMerchant();
    await applyMoneyEvent(merchant, { kind: 'pays', pick: 2 });
    await applyMoneyEvent(merchant, { kind: 'waits', pick: 1 });
    await applyMoneyEvent(merchant, { kind: 'all back', pick: 0 });
    const [paid, back] = await readReportRows(merchant, { ...TRANSACTIONS, filter: everything });
    expect([paid?.['Status'], back?.['Type']]).toEqual(['REFUNDED', 'REFUND']);
    expect(back).toMatchObject({
      'Payment Id': paid?.['Payment Id'],
      'Payment Date': '2026-01-01T00:00:00.000Z',
      'Timestamp Created': '2026-01-01T01:00:00.000Z',
      'Channel Reference': 'receipt-2',
    });
  });

  test('are absent in an account without transactions: the file has headings only (MODEL-UNSPEC-20, RPT-CONF-02)', async () => {
    const merchant = createMerchant();
    const { text } = await readReportFile(merchant, await makeReport(merchant, TRANSACTIONS));
    expect(text).toBe(
      'Status,Type,Channel,Channel Name,Account Number,Currency,Amount,Fee Amount,VAT Amount,3rd Party WHT,Xendit-side WHT,Net Amount,Reference,Transaction Id,Invoice Id,Batch Id,Payment Id,Payment Date,Timestamp Created,Timestamp Updated,Timestamp Settled,Timezone,Description,Channel Reference\r\n',
    );
  });
});

describe('the report equals the list of transactions', () => {
  const runs = { numRuns: 60 };

  test('of every type, status and currency (RPT-TX-status, RPT-TX-type, RPT-TX-currency, RPT-TX-reference)', async () => {
    await fc.assert(
      fc.asyncProperty(anyTransactions, async (books) => {
        const merchant = await createMerchantWith(books);
        for (const currency of ['IDR', 'PHP', 'VND']) {
          const rows = await readReportRows(merchant, {
            ...TRANSACTIONS,
            filter: everything,
            currency,
          });
          const list = await listed(merchant, currency, everything.from, everything.to);
          expect(rows).toMatchObject(list.map((one) => reportedFields(one)));
        }
      }),
      runs,
    );
  });

  test('over any time range, up to its request, with net amounts after fee, VAT and withholding tax (RPT-TX-amount, RPT-TX-fee_amount, RPT-TX-vat_amount, RPT-TX-third_party_wht, RPT-TX-provider_side_wht, RPT-TX-net_amount, RPT-FIELD-filter)', async () => {
    const history = fc.tuple(anyMoneyEvents, anyMoneyEvents, fc.nat(), fc.nat());
    await fc.assert(
      fc.asyncProperty(history, async ([before, behind, one, other]) => {
        const merchant = await createFundedMerchant();
        for (const step of before) await applyMoneyEvent(merchant, step);
        const all = await listed(merchant, 'IDR', everything.from, everything.to);
        const times = [everything.from, ...all.map(({ created }) => created)].map((time) =>
          Date.parse(time),
        );
        const picked = [one, other].map((pick) => times[pick % times.length] ?? 0);
        const first = Math.min(...picked) + (one % 3) - 1;
        const last = Math.max(first + 1, Math.max(...picked) + (other % 3) - 1);
        const [from, to] = [new Date(first).toISOString(), new Date(last).toISOString()];
        const requested = await makeReport(merchant, { ...TRANSACTIONS, filter: { from, to } });
        for (const step of behind) await applyMoneyEvent(merchant, step);
        const rows = tableOf((await readReportFile(merchant, requested)).text);
        const after = await listed(merchant, 'IDR', from, to);
        const known = new Set(all.map(({ id }) => id));
        expect(rows).toMatchObject(
          after.filter(({ id }) => known.has(id)).map((row) => reportedFields(row)),
        );
        for (const row of rows) {
          const amount = (column: string) => Number(row[column]);
          const cost = ['Fee Amount', 'VAT Amount', '3rd Party WHT', 'Xendit-side WHT']
            .map((column) => amount(column))
            .reduce((sum, one) => sum + one, 0);
          const sign = ['REFUND', 'DISBURSEMENT', 'TRANSFER'].includes(row['Type'] ?? '') ? 1 : -1;
          expect(amount('Net Amount')).toBe(amount('Amount') + sign * cost);
        }
      }),
      runs,
    );
  });
});
