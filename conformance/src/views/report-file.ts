// Reads reports as a merchant does: the rows of the file, and the period.
import { spelled } from '../run/samples/timestamps.ts';
import { makeReport, settledReport } from '../run/samples/makers.ts';
import type { Made } from '../run/samples/sample.ts';
import type { Trial } from '../run/trial.ts';
import type { Actor } from '../targets/wire/message.ts';
import { Blocked, expectThat, summarize, textOf, Violation } from '../violation.ts';
import { headingsOfCsv, rowsOfCsv, type CsvRow } from './csv.ts';
import { expectHeadings, expectListedValues } from './report-values.ts';
import { hundredths } from '../model/money.ts';

export type ReportType = 'BALANCE_HISTORY' | 'TRANSACTIONS';

/** A period, from and to, in milliseconds since 1970. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

/** Downloads the file of a report that is COMPLETED. */
const downloadReport = async (trial: Trial, type: ReportType, report: Made): Promise<CsvRow[]> => {
  const record = (exchange: Trial['transcript'][number]) => trial.transcript.push(exchange);
  const file = await trial.context.client.download(textOf(report, 'url'), { record });
  expectThat(file.status === 200, '200 for the file of a report', summarize(file));
  try {
    expectHeadings(type, headingsOfCsv(file.text));
    return rowsOfCsv(file.text);
  } catch (error) {
    if (error instanceof Violation) throw error;
    throw new Violation('a file of CSV', error instanceof Error ? error.message : file.text);
  }
};

/** Checks that a report has a link exactly when it is COMPLETED. Throws `Violation`. */
export const expectLink = ({ status, url }: Made): void =>
  expectThat(
    (status === 'COMPLETED') === (typeof url === 'string' && url !== ''),
    `a url of a report exactly when it is COMPLETED (RPT-FIELD-url), not ${String(status)}`,
    url,
  );

/** Returns the rows of a report over a period in a currency. */
export const readReport = async (
  trial: Trial,
  type: ReportType,
  { from, to }: Window,
  currency = 'IDR',
  as?: Actor,
): Promise<CsvRow[]> => {
  const filter = { from: spelled(from, trial), to: spelled(to, trial) };
  const made = await makeReport(trial, { type, filter, currency }, as);
  const report = await settledReport(trial, made, as);
  for (const one of [made, report]) expectLink(one);
  const { status } = report;
  if (status !== 'COMPLETED') throw new Blocked(`a report ended as ${String(status)}`);
  const rows = await downloadReport(trial, type, report);
  expectListedValues(type, rows);
  return rows;
};

/** Returns the change of the balance by a row of the balance history, in hundredths. */
export const balanceChange = (row: CsvRow): number => {
  const direction = row['debit or credit'];
  expectThat(direction === 'DEBIT' || direction === 'CREDIT', 'DEBIT or CREDIT', row);
  const amount = Math.abs(hundredths(row['amount']));
  return direction === 'DEBIT' ? -amount : amount;
};
