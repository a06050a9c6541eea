// Checks the report of transactions: one line for every transaction of the period, with the values
// that the list of transactions shows.
import type { CsvRow } from './csv.ts';
import { seeCells, type TransactionCells } from './report-cells.ts';
import type { Window } from './report-file.ts';
import { hundredths } from '../model/money.ts';
import type { ModelObject } from '../model/model.ts';
import { expectSame, expectThat } from '../violation.ts';

const columns: TransactionCells = {
  report: 'transactions',
  texts: {
    status: 'status',
    type: 'type',
    'account number': 'account_identifier',
    currency: 'currency',
    reference: 'reference_id',
  },
  unstatedTexts: { channel: 'channel_category', 'channel name': 'channel_code' },
  amounts: { amount: 'amount', 'net amount': 'net_amount' },
  times: { 'timestamp created': 'created', 'timestamp updated': 'updated' },
  fees: {
    'fee amount': 'xendit_fee',
    'vat amount': 'value_added_tax',
    '3rd party wht': 'third_party_withholding_tax',
  },
  settled: 'timestamp settled',
  stable: ['invoice id', 'payment id', 'payment date', 'description', 'channel reference'],
};

/** Returns the withholding tax from the column whose heading names a provider. */
const withheld = (line: CsvRow): number =>
  Object.entries(line)
    .filter(([name]) => name.endsWith(' wht'))
    .reduce((sum, [, cell]) => sum + hundredths(cell || 0), 0);

/** Checks that the net amount of a line follows from its other columns (RPT-TX-net_amount). */
const expectNet = (line: CsvRow, cashflow: unknown): void => {
  const cost =
    hundredths(line['fee amount'] || 0) + hundredths(line['vat amount'] || 0) + withheld(line);
  const [amount, net] = [hundredths(line['amount']), hundredths(line['net amount'])];
  if (cashflow === 'MONEY_IN')
    expectSame('amount less fee, VAT and WHT (RPT-TX-net_amount)', amount - cost, net);
  else
    expectThat(
      net === amount + cost || net === amount - cost,
      'amount with fee, VAT and WHT (RPT-TX-net_amount)',
      line,
    );
};

/**
 * Checks that every transaction of a period has one line, which shows it as the list does. Throws
 * `Violation`.
 */
export const expectTransactions = (
  all: readonly ModelObject[],
  window: Window,
  lines: readonly CsvRow[],
  isStrict: boolean,
): void => {
  const within = all.filter((one) => {
    const created = Date.parse(String(one.seen('created')));
    return created >= window.from && created <= window.to;
  });
  expectSame(
    'transactions of a report (RPT-TX-transaction_id)',
    within.map(({ id }) => id).toSorted((a, b) => a.localeCompare(b)),
    lines.map((line) => line['transaction id'] ?? '').toSorted((a, b) => a.localeCompare(b)),
  );
  for (const line of lines) {
    expectSame('Timezone (RPT-TX-timezone)', '+0000 UTC', line['timezone']);
    const thing = within.find(({ id }) => id === line['transaction id']);
    if (!thing) continue;
    seeCells(line, thing, columns, isStrict);
    expectNet(line, thing.seen('cashflow'));
  }
};
