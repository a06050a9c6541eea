// Laws about the balance history: each balance follows from the previous one, and reversals mirror
// the original rows.
import { law, type Law } from '../../law.ts';
import type { CsvRow } from '../../models/csv.ts';
import { createTransactionFixture } from '../../models/transaction-fixture.ts';
import { openRequest, simulatePayment } from '../../models/payment-request.ts';
import { requestRefund, paymentOf, type ModelledPayment } from '../../models/refund.ts';
import { balanceChange, readTargetTime, readReport } from '../../models/report.ts';
import { hundredths } from '../../models/transaction-rows.ts';
import { methodOptions } from '../../models/payment-options.ts';
import { readAllPages } from '../../models/list-pages.ts';
import type { Made } from '../../run/samples/sample.ts';
import type { Trial } from '../../run/trial.ts';
import { Blocked, expectThat, expectSame, textOf } from '../../violation.ts';

const endpoints = [
  'reports.create',
  'reports.get',
  'payment_requests.create',
  'payment_requests.get',
  'payment_requests.simulate',
  'refunds.create',
  'refunds.get',
  'transactions.list',
];

/** The first row whose balance does not follow from the one before it, or undefined. */
const brokenAt = (rows: readonly CsvRow[]): CsvRow | undefined =>
  rows.find((row, at) => {
    const before = rows[at - 1];
    return (
      before && hundredths(before['balance']) + balanceChange(row) !== hundredths(row['balance'])
    );
  });

/** What the rows of one transaction add to the balance. */
const changesOf = (rows: readonly CsvRow[]): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const row of rows) {
    const id = row['transaction id'] ?? '';
    sums.set(id, (sums.get(id) ?? 0) + balanceChange(row));
  }
  return sums;
};

const chain = law({
  id: 'xr-8',
  on: 'reports.create',
  title: 'in the balance history each balance is the previous one plus CREDIT or minus DEBIT',
  level: 'M',
  clauses: [
    'RPT-BH-balance',
    'RPT-BH-amount',
    'RPT-BH-debit_or_credit',
    'RPT-BH-line_type',
    'RPT-BH-transaction_type',
    'RPT-BH-timezone',
    'RPT-BH-transaction_id',
    'RPT-BH-currency',
  ],
  endpoints: [...endpoints, 'qr_codes.create', 'qr_codes.simulate'],
  witnesses: ['DEBIT', 'CREDIT', 'FEE'],
  run: async (trial) => {
    const { since } = await createTransactionFixture(trial);
    const window = { from: since - 1, to: await readTargetTime(trial) };
    const rows = await readReport(trial, 'BALANCE_HISTORY', window);
    // The order of rows is not specified.
    if (brokenAt(rows.toReversed()) !== undefined)
      expectSame('rows whose balance does not follow', undefined, brokenAt(rows));
    for (const row of rows) {
      expectSame('Currency', 'IDR', row['currency']);
      for (const name of ['line type', 'debit or credit']) trial.witness(row[name] ?? '');
    }
    const changes = changesOf(rows);
    const query = { types: ['PAYMENT'], statuses: ['SUCCESS'] };
    for (const row of await readAllPages(
      trial,
      { endpoint: 'transactions.list' },
      query,
      50,
      since,
    )) {
      const change = changes.get(textOf(row, 'id'));
      if (change !== undefined)
        expectSame('rows of a payment', hundredths(row['net_amount']), change);
    }
  },
});

/** Expects every reversal row to have one row that it reverses. */
const mirrored = (rows: readonly CsvRow[]): void => {
  const spare = [...rows];
  for (const row of rows.filter((one) => one['line type']?.endsWith('_REVERSAL'))) {
    const type = row['line type']?.replace('_REVERSAL', '');
    const at = spare.findIndex(
      (one) => one['line type'] === type && balanceChange(one) === -balanceChange(row),
    );
    expectThat(at >= 0, `a row ${type} that this one reverses`, row);
    spare.splice(at, 1);
  }
};

const reversal = law({
  id: 'xr-9',
  on: 'reports.create',
  title: 'a REVERSED transaction leaves the balance unchanged, row by row',
  level: 'M',
  clauses: ['RPT-BH-line_type', 'RPT-BH-debit_or_credit'],
  needs: ['writes', 'control', 'postings'],
  endpoints: ['reports.create', 'reports.get', 'payment_requests.create', 'transactions.list'],
  witnesses: ['a reversal'],
  run: async (trial) => {
    const { postings } = trial.context.control ?? {};
    const own = await trial.useOwnAccount();
    if (!own || !postings) throw new Blocked('no transaction can be posted');
    const from = await readTargetTime(trial);
    const kinds = [
      ['DISBURSEMENT', 'BANK', 'ID_BCA'],
      ['PAYMENT', 'PAYLATER', 'ID_AKULAKU'],
    ] as const;
    for (const [type, channel_category, channel_code] of kinds) {
      const id = await postings.post(own.id, {
        type,
        status: 'SUCCESS',
        channel_category,
        channel_code,
        reference_id: trial.newReference(),
        account_identifier: null,
        currency: 'IDR',
        amount: 15_000,
      });
      await postings.reverse(own.id, id);
    }
    const rows = await readReport(trial, 'BALANCE_HISTORY', {
      from,
      to: await readTargetTime(trial),
    });
    for (const [id, change] of changesOf(rows))
      expectSame(`the change of the balance by ${id}`, 0, change);
    mirrored(rows);
    if (rows.some((row) => row['line type'] === 'TRANSACTION_REVERSAL'))
      trial.witness('a reversal');
  },
});

/** A completed payment by QR code. */
const paidByQr = async (trial: Trial): Promise<ModelledPayment> => {
  const option = methodOptions.find(({ type }) => type === 'QR_CODE');
  const request = option && (await openRequest(trial, option));
  if (!request) throw new Blocked('no payment by QR code could be made');
  await simulatePayment(trial, request);
  return paymentOf(request);
};

/** Rows of a payment and of its refund. */
const rowsAbout = (
  rows: readonly CsvRow[],
  { request }: ModelledPayment,
  refund: Made,
): CsvRow[] => {
  const references = new Set([request['reference_id'], refund['reference_id']]);
  return rows.filter((row) => references.has(row['reference']));
};

const sum = (rows: readonly CsvRow[], types: readonly string[]): number =>
  rows
    .filter((row) => types.includes(row['line type'] ?? ''))
    .reduce((total, row) => total + balanceChange(row), 0);

const HOUR_MS = 3_600_000;

const returned = law({
  id: 'xr-21',
  on: 'refunds.create',
  title: 'refunding a QR payment within 24 hours returns its fee and VAT; a later refund does not',
  level: 'M',
  clauses: ['REFUND-CREATE-03', 'RPT-BH-line_type', 'RPT-BH-reference'],
  needs: ['writes', 'clock'],
  endpoints,
  witnesses: ['a fee'],
  run: async (trial) => {
    const { clock } = trial.context.control ?? {};
    await trial.useOwnAccount();
    const from = await readTargetTime(trial);
    const [soon, late] = [await paidByQr(trial), await paidByQr(trial)];
    await clock?.advance(23 * HOUR_MS);
    const first = await requestRefund(trial, soon, 'whole');
    await clock?.advance(2 * HOUR_MS);
    const second = await requestRefund(trial, late, 'whole');
    if (!first || !second) return;
    const rows = await readReport(trial, 'BALANCE_HISTORY', {
      from,
      to: await readTargetTime(trial),
    });
    const [early, after] = [rowsAbout(rows, soon, first), rowsAbout(rows, late, second)];
    const costs = -sum(early, ['FEE', 'VAT']);
    if (costs > 0) trial.witness('a fee');
    expectSame(
      'fee and VAT returned within 24 hours',
      costs,
      sum(early, ['FEE_REVERSAL', 'VAT_REVERSAL']),
    );
    expectSame(
      'the balance after payment and refund',
      0,
      early.reduce((total, row) => total + balanceChange(row), 0),
    );
    mirrored(early);
    expectSame('fee and VAT returned later', 0, sum(after, ['FEE_REVERSAL', 'VAT_REVERSAL']));
    const kept = after.reduce((total, row) => total + balanceChange(row), 0);
    expectSame('the balance after payment and late refund', sum(after, ['FEE', 'VAT']), kept);
  },
});

export const balanceHistoryLaws: readonly Law[] = [chain, reversal, returned];
