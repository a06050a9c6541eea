// Laws about transactions reports: the file agrees with the API, and its amounts add up.
import { law, type Law } from '../../law.ts';
import type { CsvRow } from '../../models/csv.ts';
import { createTransactionFixture } from '../../models/transaction-fixture.ts';
import { readTargetTime, readReport, type Window } from '../../models/report.ts';
import { hundredths } from '../../models/transaction-rows.ts';
import { readAllPages, type Row } from '../../models/list-pages.ts';
import { makePaid } from '../../run/samples/refunds.ts';
import type { Trial } from '../../run/trial.ts';
import { expectThat, expectSame, textOf } from '../../violation.ts';
import { field } from '../../wire/message.ts';

const endpoints = [
  'reports.create',
  'reports.get',
  'payment_requests.create',
  'payment_requests.simulate',
  'qr_codes.create',
  'qr_codes.simulate',
  'refunds.create',
  'transactions.list',
];

const currency = 'IDR';

/** The account's transactions of a window. */
const queried = (trial: Trial, { from, to }: Window): Promise<Row[]> => {
  const created = { gte: new Date(from).toISOString(), lte: new Date(to).toISOString() };
  return readAllPages(trial, { endpoint: 'transactions.list' }, { currency, created }, 50);
};

const instant = (text: string | undefined): number => Date.parse(text ?? '');

/** What row and transaction have in common. */
const asListed = (row: CsvRow) => ({
  id: row['transaction id'],
  status: row['status'],
  type: row['type'],
  account_identifier: row['account number'],
  currency: row['currency'],
  amount: hundredths(row['amount']),
  net_amount: hundredths(row['net amount']),
  reference_id: row['reference'],
  created: instant(row['timestamp created']),
  updated: instant(row['timestamp updated']),
});

const asReported = (row: Row): ReturnType<typeof asListed> => ({
  id: textOf(row, 'id'),
  status: textOf(row, 'status'),
  type: textOf(row, 'type'),
  account_identifier: row['account_identifier'] === null ? '' : textOf(row, 'account_identifier'),
  currency: textOf(row, 'currency'),
  amount: hundredths(row['amount']),
  net_amount: hundredths(row['net_amount']),
  reference_id: textOf(row, 'reference_id'),
  created: instant(textOf(row, 'created')),
  updated: instant(textOf(row, 'updated')),
});

const byId = <T extends { readonly id: string | undefined }>(all: readonly T[]): T[] =>
  all.toSorted((one, other) => String(one.id).localeCompare(String(other.id)));

/** Withholding tax, whatever provider the heading names. */
const withheld = (row: CsvRow): number => {
  const columns = Object.entries(row).filter(([name]) => name.endsWith(' wht'));
  expectSame('columns of withheld tax', 2, columns.length);
  return columns.reduce((sum, [, cell]) => sum + hundredths(cell || 0), 0);
};

/** The net amount of a row follows from its other columns. */
const addsUp = (trial: Trial, row: CsvRow, { cashflow }: Row): void => {
  const cost =
    hundredths(row['fee amount'] || 0) + hundredths(row['vat amount'] || 0) + withheld(row);
  const [amount, net] = [hundredths(row['amount']), hundredths(row['net amount'])];
  if (cost !== 0) trial.witness(`a fee of ${String(cashflow)}`);
  if (cashflow === 'MONEY_IN') expectSame('amount less fee, VAT and WHT', amount - cost, net);
  else
    expectThat(net === amount + cost || net === amount - cost, 'amount with fee, VAT and WHT', row);
};

/** The whole period, and one without the first and last transactions. */
const windowsOf = (rows: readonly Row[], whole: Window): readonly Window[] => {
  const times = rows.map((row) => instant(textOf(row, 'created'))).toSorted((a, b) => a - b);
  const gaps = times.flatMap((at, index) => ((times[index + 1] ?? at) - at > 1 ? [at + 1] : []));
  const [first, last] = [gaps[0], gaps.at(-1)];
  return first !== undefined && last !== undefined && first < last
    ? [whole, { from: first, to: last }]
    : [whole];
};

const equal = law({
  id: 'xr-11',
  on: 'reports.create',
  title: 'a transactions report has the same rows as the transaction list of the same period',
  level: 'S',
  clauses: [
    'RPT-TX-transaction_id',
    'RPT-TX-status',
    'RPT-TX-type',
    'RPT-TX-account_number',
    'RPT-TX-currency',
    'RPT-TX-amount',
    'RPT-TX-reference',
    'RPT-TX-net_amount',
    'RPT-TX-timestamp_created',
    'RPT-TX-timestamp_updated',
    'RPT-TX-timezone',
  ],
  endpoints,
  witnesses: ['a part of the transactions', 'several transactions'],
  run: async (trial) => {
    const since = await createTransactionFixture(trial);
    await makePaid(trial, { reference_id: `${trial.newReference()}, "so-called"` });
    await makePaid(trial, { reference_id: `=${trial.newReference()}` });
    const whole = { from: since - 1, to: await readTargetTime(trial) };
    const all = await queried(trial, whole);
    for (const window of windowsOf(all, whole)) {
      const wanted = (await queried(trial, window)).map(asReported);
      const rows = await readReport(trial, 'TRANSACTIONS', window);
      expectSame('rows of report and list', byId(wanted), byId(rows.map(asListed)));
      for (const row of rows) expectSame('Timezone', '+0000 UTC', row['timezone']);
      if (rows.length > 1) trial.witness('several transactions');
      if (wanted.length < all.length) trial.witness('a part of the transactions');
    }
  },
});

/** Parts of a fee that transactions may show beyond those that the specification lists. */
const parts = [
  'xendit_fee',
  'value_added_tax',
  'xendit_withholding_tax',
  'third_party_withholding_tax',
];

/** Expects the net amount of a listed transaction to be plausible. */
const isPlausible = (row: Row): void => {
  const [amount, net] = [hundredths(row['amount']), hundredths(row['net_amount'])];
  const { fee, cashflow } = row;
  if (cashflow !== 'MONEY_IN') return;
  expectThat(net <= amount && net > 0, 'a net amount after fee and VAT', row);
  if (typeof fee !== 'object' || fee === null) return;
  const cost = parts.reduce((sum, name) => sum + hundredths(field(fee, name) ?? 0), 0);
  expectSame('amount less its fee', amount - cost, net);
};

const net = law({
  id: 'xr-7',
  on: 'reports.create',
  title: 'the net amount is the amount less fee, VAT and withholding tax, in lists and reports',
  level: 'M',
  clauses: [
    'TXN-FIELD-net_amount',
    'RPT-TX-net_amount',
    'RPT-TX-fee_amount',
    'RPT-TX-vat_amount',
    'RPT-TX-third_party_wht',
    'RPT-TX-provider_side_wht',
  ],
  endpoints,
  witnesses: ['a fee of MONEY_IN'],
  run: async (trial) => {
    const since = await createTransactionFixture(trial);
    const window = { from: since - 1, to: await readTargetTime(trial) };
    const listed = await queried(trial, window);
    for (const row of listed) isPlausible(row);
    const known = new Map(listed.map((row) => [textOf(row, 'id'), row]));
    for (const row of await readReport(trial, 'TRANSACTIONS', window))
      addsUp(trial, row, known.get(row['transaction id'] ?? '') ?? {});
  },
});

export const reportLaws: readonly Law[] = [equal, net];
