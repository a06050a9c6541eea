// Checks reports as a merchant downloads them: the transactions report has a line for every
// transaction of the period, the balance history has a line for every movement, and each balance
// follows from the one before it.
import type { CsvRow } from './csv.ts';
import {
  balanceChange,
  expectLink,
  readReport,
  type ReportType,
  type Window,
} from './report-file.ts';
import { addedBy, hundredths } from '../model/money.ts';
import type { Account } from '../model/account.ts';
import type { ModelObject, Model } from '../model/model.ts';
import { is, none, some } from '../model/rule.ts';
import { transaction } from '../model/transactions.ts';
import { makeReport, settledReport } from '../run/samples/makers.ts';
import type { Made } from '../run/samples/sample.ts';
import { Blocked, expectSame, expectThat } from '../violation.ts';

/** Column of the transactions report -> field of the transaction that it shows. */
const columns: Readonly<Record<string, string>> = {
  status: 'status',
  type: 'type',
  'account number': 'account_identifier',
  currency: 'currency',
  reference: 'reference_id',
};

const amounts: Readonly<Record<string, string>> = { amount: 'amount', 'net amount': 'net_amount' };

const times: Readonly<Record<string, string>> = {
  'timestamp created': 'created',
  'timestamp updated': 'updated',
};

const instant = (value: unknown): number => Date.parse(String(value));

/** Returns a line of the report in the form of the list of transactions. */
const asListed = (line: CsvRow, thing: ModelObject): Made => ({
  ...Object.fromEntries(
    Object.entries(columns).map(([column, name]) => [
      name,
      line[column] === '' ? null : line[column],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(amounts).map(([column, name]) => [name, hundredths(line[column]) / 100]),
  ),
  ...Object.fromEntries(
    Object.entries(times).map(([column, name]) => {
      const known = thing.seen(name);
      return [name, instant(line[column]) === instant(known) ? known : line[column]];
    }),
  ),
});

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

/** Checks that every transaction of a period has one line, which shows it as the list does. */
const expectTransactions = (
  all: readonly ModelObject[],
  window: Window,
  lines: readonly CsvRow[],
): void => {
  const within = all.filter((one) => {
    const created = instant(one.seen('created'));
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
    thing.see(asListed(line, thing), {
      view: 'the report of transactions',
      partial: true,
      at: 'reports.get',
    });
    expectNet(line, thing.seen('cashflow'));
  }
};

/** Returns the first line whose balance does not follow from the one before it. */
const brokenAt = (lines: readonly CsvRow[]): CsvRow | undefined =>
  lines.find((line, at) => {
    const before = lines[at - 1];
    return (
      before && hundredths(before['balance']) + balanceChange(line) !== hundredths(line['balance'])
    );
  });

const isReversal = (line: CsvRow): boolean => line['line type']?.endsWith('_REVERSAL') === true;

/** Returns lines by type and amount, with reversals named like the lines that they reverse. */
const figures = (lines: readonly CsvRow[], sign: number): readonly string[] =>
  lines
    .map((line) => `${line['line type']?.replace('_REVERSAL', '')} ${sign * balanceChange(line)}`)
    .toSorted();

/** Checks that the lines of a transaction add up to what it has moved. */
const expectLines = (thing: ModelObject, lines: readonly CsvRow[]): void => {
  const [type, status] = [thing.seen('type'), thing.seen('status')];
  const row = Object.fromEntries(
    ['status', 'cashflow', 'net_amount', 'settlement_status'].map((name) => [
      name,
      thing.seen(name),
    ]),
  );
  const what = `a ${String(type)} that is ${String(status)}`;
  expectSame(
    `the sum of the lines of ${what} (RPT-BH-amount)`,
    addedBy(row),
    lines.reduce((sum, line) => sum + balanceChange(line), 0),
  );
  const [back, there] = [lines.filter(isReversal), lines.filter((line) => !isReversal(line))];
  if (status === 'REVERSED')
    expectSame(`reversals of ${what} (RPT-BH-line_type)`, figures(there, 1), figures(back, -1));
  else if (lines.length > 0) {
    const sign = thing.seen('cashflow') === 'MONEY_OUT' ? -1 : 1;
    expectSame(
      `the amount of ${what}, in its lines (RPT-BH-line_type)`,
      [sign * hundredths(thing.seen('amount'))],
      lines.filter((line) => line['line type']?.startsWith('TRANSACTION')).map(balanceChange),
    );
  }
};

/**
 * Types of transactions that an operator makes: their lines may have no transaction in the list.
 */
const BY_HAND = new Set(['DEPOSIT', 'WITHDRAWAL']);

/**
 * Checks that every transaction has its lines, that no other lines exist, and that each balance
 * follows from the one before it.
 */
const expectHistory = (
  all: readonly ModelObject[],
  currency: string,
  lines: readonly CsvRow[],
): void => {
  // The order of lines is not stated.
  if (brokenAt(lines.toReversed()) !== undefined)
    expectSame('a line whose balance does not follow (RPT-BH-balance)', undefined, brokenAt(lines));
  for (const line of lines) {
    expectSame('Currency (RPT-BH-currency)', currency, line['currency']);
    expectSame('Timezone (RPT-BH-timezone)', '+0000 UTC', line['timezone']);
    expectThat(line['reference'] !== undefined, 'a Reference (RPT-BH-reference)', line);
  }
  const known = new Set(all.map(({ id }) => id));
  const foreign = lines.find(
    (line) =>
      !known.has(line['transaction id'] ?? '') && !BY_HAND.has(line['transaction type'] ?? ''),
  );
  expectSame('a line of no transaction (RPT-BH-transaction_id)', undefined, foreign);
  for (const thing of all)
    expectLines(
      thing,
      lines.filter((line) => line['transaction id'] === thing.id),
    );
};

/**
 * Returns a period that leaves out the first or the last transactions, where their times differ.
 */
const partOf = ({ trial }: Model, all: readonly ModelObject[], whole: Window): Window => {
  const moments = [...new Set(all.map((one) => instant(one.seen('created'))))].toSorted(
    (a, b) => a - b,
  );
  const [one, other] = [trial.pick(moments), trial.pick([...moments, whole.to])];
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  // A period must have a length.
  return { from: from === to ? from - 1 : from, to };
};

/** Expects the event of a report that is ready. */
const expectReady = (model: Model, account: Account): void =>
  model.expectEvent({
    account,
    names: ['reports.completed'],
    clause: 'EVT-reports.completed',
    about: (data) => String(data['id']).startsWith('report_'),
    rules: { status: is('COMPLETED'), url: some() },
    optional: false,
  });

/** Makes a report and waits for it; resolves to its id. */
export const readyReport = async (model: Model, account: Account): Promise<string> => {
  const { trial } = model;
  const as = trial.pick(account.actors);
  const made = await makeReport(trial, {}, as);
  await settledReport(trial, made, as);
  expectReady(model, account);
  return String(made['id']);
};

/** A period for which a target that simulates failures cannot make a report. */
const FAILING = { from: '1970-01-01T00:00:00.000Z', to: '1970-01-02T00:00:00.000Z' };

/**
 * Requests a report that the target may be unable to make, and expects the event of its outcome; a
 * failed report has no link.
 */
const lookAtFailure = async (model: Model, account: Account): Promise<void> => {
  const { trial } = model;
  const as = trial.pick(account.actors);
  const made = await makeReport(trial, { filter: FAILING }, as);
  const report = await settledReport(trial, made, as);
  for (const one of [made, report]) expectLink(one);
  const failed = report['status'] === 'FAILED';
  model.expectEvent({
    account,
    names: [failed ? 'reports.failed' : 'reports.completed'],
    clause: 'STATE-RPT-02',
    about: (data) => data['id'] === report['id'],
    rules: { status: is(report['status']), ...(failed && { url: none() }) },
    optional: false,
  });
};

/** The share of comparisons of reports that also request one that may fail. */
const FAILURES = 0.3;

/** Compares the reports of an account with its transactions, in every currency that it used. */
export const lookAtReports = async (model: Model, account: Account): Promise<void> => {
  const { endpoints, now, began, trial } = model;
  const isReported = endpoints.has('reports.create') && endpoints.has('reports.get');
  if (!isReported || !account.alone || now === null || began === null) return;
  const whole = { from: began - 1, to: now };
  const as = trial.pick(account.actors);
  const all = model.all(transaction, account);
  try {
    if (trial.random() < FAILURES) await lookAtFailure(model, account);
    for (const currency of new Set(all.map((one) => String(one.seen('currency'))))) {
      const own = all.filter((one) => one.seen('currency') === currency);
      const window = trial.pick([whole, partOf(model, own, whole)]);
      const read = async (type: ReportType, of: Window): Promise<readonly CsvRow[]> => {
        const lines = await readReport(trial, type, of, currency, as);
        expectReady(model, account);
        return lines;
      };
      expectTransactions(own, window, await read('TRANSACTIONS', window));
      expectHistory(own, currency, await read('BALANCE_HISTORY', whole));
    }
  } catch (error) {
    // A target may take longer than the run to make a report.
    if (!(error instanceof Blocked)) throw error;
    return;
  }
  for (const clause of ['RPT-TX-transaction_id', 'RPT-TX-timezone', 'RPT-BH-balance'])
    model.note(clause, { view: 'the reports', at: 'reports.get' });
};
