// Tests the balance history: its columns, and the law that its rows add up to the balance.
import { parseAmount } from '@kasir/core/money';
import { parseCsv } from '@kasir/core/testing/internal';
import { balanceTransactionTypes, type Transaction } from '@kasir/models';
import { creditOpeningBalance } from '@kasir/payments/operation';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readReportFile, makeReport, readReportRows } from '../testing/report-fixtures.ts';
import { byAccount, createMerchant, type Merchant } from '../testing/merchant.ts';
import {
  applyMoneyEvent,
  anyMoneyEvents,
  HOUR,
  receivePayment,
  scenarioChannels,
  scenarioListeners,
  createFundedMerchant,
  type MoneyEvent,
} from '../testing/payment-scenarios.ts';

type Row = Record<string, string>;

const BALANCE = { type: 'BALANCE_HISTORY' };
const everything = {
  ...BALANCE,
  filter: { from: '2026-01-01T00:00:00Z', to: '2026-04-01T00:00:00Z' },
};

const minor = (row: Row | undefined, column: string): number =>
  parseAmount(row?.['Currency'] ?? '', Number(row?.[column])) ?? Number.NaN;
const signed = (row: Row): number =>
  minor(row, 'Amount') * (row['Debit or Credit'] === 'DEBIT' ? -1 : 1);

const transactionsOf = async ({ call }: Merchant, currency: string): Promise<Transaction[]> => {
  const all: Transaction[] = [];
  for (let after = ''; ;) {
    const { body } = await call('GET', `/transactions?currency=${currency}&limit=50${after}`);
    all.push(...(body.data as Transaction[]));
    if (!body.has_more) return all;
    after = `&after_id=${all.at(-1)?.id}`;
  }
};

/** Expects the balance of each row to be that of the row before plus its amount. */
const expectChained = (rows: readonly Row[], opening?: number): void => {
  for (const [at, row] of rows.entries()) {
    expect(minor(row, 'Amount')).toBeGreaterThan(0);
    const before = at === 0 ? opening : minor(rows[at - 1], 'Balance');
    if (before !== undefined) expect(minor(row, 'Balance')).toBe(before + signed(row));
  }
};

describe('the rows', () => {
  test('of a paid virtual account have the payment, its fee and its VAT with all columns (RPT-BH-product_id, RPT-BH-transaction_id, RPT-BH-transaction_type, RPT-BH-line_type, RPT-BH-payment_channel, RPT-BH-reference, RPT-BH-currency, RPT-BH-amount, RPT-BH-balance, RPT-BH-debit_or_credit, RPT-BH-created_date, RPT-BH-timezone, RPT-BH-payment_date, RPT-BH-settlement_date, RPT-BH-completed_date, RPT-BH-bank_code, RPT-BH-name, RPT-BH-account_number, RPT-BH-description, RPT-BH-invoice_id, RPT-BH-bank_reference, MODEL-UNSPEC-32)', async () => {
    const merchant = createMerchant();
    const { id, payment_method } = await merchant.request(
      byAccount({ amount: 100_000, reference_id: 'order, 1', description: 'Say "nasi"' }),
    );
    await merchant.advance(90_000);
    await merchant.pay(id);
    const [recorded] = await transactionsOf(merchant, 'IDR');
    await merchant.advance(1_000);
    const common = {
      'Product Id': recorded?.product_id,
      'Transaction Id': recorded?.id,
      'Transaction Type': 'VA_PAYMENT',
      'Payment Channel': 'ID_BRI',
      Reference: 'order, 1',
      Currency: 'IDR',
      'Created Date': '2026-01-01T00:01:30.000Z',
      Timezone: '+0000 UTC',
      'Payment Date': '2026-01-01T00:01:30.000Z',
      'Settlement Date': '2026-01-01T00:01:30.000Z',
      'Completed Date': '2026-01-01T00:01:30.000Z',
      'Bank Code': 'BRI',
      Name: 'Siti',
      'Account Number': payment_method.virtual_account.channel_properties
        .virtual_account_number as string,
      Description: 'Say "nasi"',
      'Invoice ID': '',
      'Bank Reference': '',
    };
    const line = (type: string, amount: number, balance: number, way: string) => ({
      ...common,
      'Line Type': type,
      Amount: String(amount),
      Balance: String(balance),
      'Debit or Credit': way,
    });
    expect(await readReportRows(merchant, BALANCE)).toEqual([
      line('TRANSACTION', 100_000, 100_000, 'CREDIT'),
      line('FEE', 1_000, 99_000, 'DEBIT'),
      line('VAT', 110, 98_890, 'DEBIT'),
    ]);
  });

  test('have the transaction type of each kind of channel, and of deposits (RPT-BH-transaction_type, RPT-BH-product_id)', async () => {
    const merchant = await createFundedMerchant();
    for (const [at, channel] of scenarioChannels.entries())
      await receivePayment(merchant, channel, at);
    await merchant.advance(24 * HOUR);
    const rows = await readReportRows(merchant, everything);
    expect([...new Set(rows.map((row) => row['Transaction Type']))].toSorted()).toEqual([
      'CREDIT_CARD_PAYMENT',
      'DEPOSIT',
      'DIRECT_DEBIT_PAYMENT',
      'EWALLET_PAYMENT',
      'QR_CODE_PAYMENT',
      'RO_PAYMENT',
      'VA_PAYMENT',
    ]);
    const [deposit] = rows;
    expect(deposit).toMatchObject({
      'Product Id': expect.stringMatching(/^dep_/) as string,
      'Transaction Id': deposit?.['Product Id'],
      'Line Type': 'TRANSACTION',
      Amount: '1000000000',
      Balance: '1000000000',
      Description: 'Opening balance of a test account',
    });
    const paid = rows.find((row) => row['Transaction Type'] === 'QR_CODE_PAYMENT');
    expect(paid?.['Bank Reference']).toMatch(/^receipt-/);
  });

  test('of a full refund reverse the lines of the payment (RPT-BH-line_type, RPT-BH-transaction_type)', async () => {
    const merchant = await createFundedMerchant();
    await applyMoneyEvent(merchant, { kind: 'pays', pick: 2 });
    await applyMoneyEvent(merchant, { kind: 'all back', pick: 0 });
    const rows = (await readReportRows(merchant, { ...everything })).slice(1);
    expect(rows.map((row) => [row['Transaction Type'], row['Line Type'], signed(row)])).toEqual([
      ['QR_CODE_PAYMENT', 'TRANSACTION', 10_002],
      ['QR_CODE_PAYMENT', 'FEE', -70],
      ['QR_CODE_PAYMENT', 'VAT', -8],
      ['QR_CODE_PAYMENT', 'TRANSACTION_REVERSAL', -10_002],
      ['QR_CODE_PAYMENT', 'FEE_REVERSAL', 70],
      ['QR_CODE_PAYMENT', 'VAT_REVERSAL', 8],
    ]);
    expect(new Set(rows.map((row) => row['Transaction Id'])).size).toBe(2);
  });

  test('have amounts with the decimals of their value (RPT-BH-amount, RPT-BH-balance, RPT-BH-currency)', async () => {
    const merchant = createMerchant({ listeners: scenarioListeners });
    await merchant.decide(creditOpeningBalance);
    const [wallet] = scenarioChannels.filter(({ currency }) => currency === 'PHP');
    if (wallet) await receivePayment(merchant, wallet, 5);
    const rows = await readReportRows(merchant, { ...BALANCE, currency: 'PHP' });
    expect(rows.map((row) => [row['Currency'], row['Amount'], row['Balance']])).toEqual([
      ['PHP', '5000000', '5000000'],
      ['PHP', '100.05', '5000100.05'],
      ['PHP', '1.5', '5000098.55'],
      ['PHP', '0.17', '5000098.38'],
    ]);
  });

  test('are absent in an account without lines: the file has headings only (MODEL-UNSPEC-20)', async () => {
    const merchant = createMerchant();
    const { text, pieces } = await readReportFile(merchant, await makeReport(merchant, BALANCE));
    expect(text).toBe(
      'Product Id,Transaction Id,Transaction Type,Line Type,Payment Channel,Reference,Currency,Amount,Balance,Debit or Credit,Created Date,Timezone,Payment Date,Settlement Date,Completed Date,Bank Code,Name,Account Number,Description,Invoice ID,Bank Reference\r\n',
    );
    expect(pieces).toBe(2);
  });
});

describe('after any history of payments', () => {
  const settled = { kind: 'waits', pick: 24 } as const;
  const runs = { numRuns: 60 };

  test('each row continues the balance, the last one has the balance of the account, and the rows of a transaction sum to its net amount (RPT-BH-balance, RPT-BH-amount, RPT-BH-debit_or_credit, RPT-BH-line_type, RPT-BH-transaction_type, RPT-BH-timezone)', async () => {
    await fc.assert(
      fc.asyncProperty(anyMoneyEvents, async (history) => {
        const merchant = await createFundedMerchant();
        for (const one of [...history, settled]) await applyMoneyEvent(merchant, one);
        for (const currency of ['IDR', 'PHP']) {
          const rows = await readReportRows(merchant, { ...everything, currency });
          expectChained(rows, 0);
          const { body } = await merchant.call('GET', `/balance?currency=${currency}`);
          expect(Number(rows.at(-1)?.['Balance'])).toBe(body.balance);
          const net = new Map<string, number>();
          for (const row of rows) {
            const id = row['Transaction Id'] ?? '';
            net.set(id, (net.get(id) ?? 0) + signed(row));
            expect(row['Timezone']).toBe('+0000 UTC');
            expect(balanceTransactionTypes).toContain(row['Transaction Type']);
            expect(row['Line Type']).toMatch(/^(TRANSACTION|FEE|VAT)(_REVERSAL)?$/);
          }
          const recorded = await transactionsOf(merchant, currency);
          expect(net.size).toBe(recorded.length + 1);
          for (const { id, net_amount, cashflow } of recorded)
            expect(net.get(id)).toBe(
              (parseAmount(currency, net_amount) ?? 0) * (cashflow === 'MONEY_IN' ? 1 : -1),
            );
        }
      }),
      runs,
    );
  });

  /** Returns the times of the rows, and those a millisecond before and after. */
  const moments = (rows: readonly Row[]): number[] =>
    rows.flatMap((row) => [0, -1, 1].map((by) => Date.parse(row['Created Date'] ?? '') + by));

  test('a report has the lines from its from to its to, both included, that were posted before its request (RPT-FIELD-filter.from, RPT-FIELD-filter.to, RPT-BH-created_date)', async () => {
    const twoParts = fc.tuple(anyMoneyEvents, anyMoneyEvents, fc.nat(), fc.nat());
    await fc.assert(
      fc.asyncProperty(twoParts, async ([before, behind, one, other]) => {
        const merchant = await createFundedMerchant();
        const play = async (history: readonly MoneyEvent[]) => {
          for (const step of history) await applyMoneyEvent(merchant, step);
        };
        await play(before);
        const first = await makeReport(merchant, everything);
        const all = parseCsv((await readReportFile(merchant, first)).text);
        const reported = await readReportRows(merchant, everything);
        const known = moments(reported);
        const picked = [one, other].map((pick) => known[pick % known.length] ?? 0);
        const [from, to] = [Math.min(...picked), Math.max(...picked) + 1];
        const toIsoString = (now: number) => new Date(now).toISOString();
        const window = { from: toIsoString(from), to: toIsoString(to) };
        const requested = await makeReport(merchant, { ...BALANCE, filter: window });
        await play(behind);
        const rows = parseCsv((await readReportFile(merchant, requested)).text).slice(1);
        const created = all[0]?.indexOf('Created Date') ?? -1;
        const inside = all.slice(1).filter((row) => {
          const at = Date.parse(row[created] ?? '');
          return at >= from && at <= to;
        });
        const balance = all[0]?.indexOf('Balance') ?? -1;
        const figures = (records: readonly string[][]) => records.map((row) => row[balance]);
        expect(figures(rows)).toEqual(figures(inside));
      }),
      runs,
    );
  });
});
