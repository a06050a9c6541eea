// Reports as whoever asked for one reads them: the rows of its file, and the window it is about.
import { setTimeout as sleep } from 'node:timers/promises';
import { makeRequest } from '../run/samples/payment-requests.ts';
import { makeReport, settledReport } from '../run/samples/reports.ts';
import type { Made } from '../run/samples/sample.ts';
import type { Trial } from '../run/trial.ts';
import { Blocked, holds, inShort, textOf, Violation } from '../violation.ts';
import { rowsOfCsv, type CsvRow } from './csv.ts';
import { listedValues } from './report-values.ts';
import { hundredths } from './rows.ts';

/** From and to, milliseconds since 1970. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

const iso = (at: number): string => new Date(at).toISOString();

/** The file of a report that is COMPLETED. */
export const fileOf = async (trial: Trial, report: Made): Promise<CsvRow[]> => {
  const note = (exchange: Trial['story'][number]) => trial.story.push(exchange);
  const file = await trial.world.client.download(textOf(report, 'url'), { note });
  holds(file.status === 200, '200 for the file of a report', inShort(file));
  try {
    return rowsOfCsv(file.text);
  } catch (error) {
    throw new Violation('a file of CSV', error instanceof Error ? error.message : file.text);
  }
};

/** The rows of a report over a window in a currency. */
export const reported = async (
  trial: Trial,
  type: 'BALANCE_HISTORY' | 'TRANSACTIONS',
  { from, to }: Window,
  currency = 'IDR',
): Promise<CsvRow[]> => {
  const filter = { from: iso(from), to: iso(to) };
  const report = await settledReport(trial, await makeReport(trial, { type, filter, currency }));
  const { status } = report;
  if (status !== 'COMPLETED') throw new Blocked(`a report came to be ${String(status)}`);
  const rows = await fileOf(trial, report);
  listedValues(type, rows);
  return rows;
};

/** A moment of the target, after everything that was made before. */
export const momentOf = async (trial: Trial): Promise<number> => {
  await sleep(2);
  const { created } = await makeRequest(trial);
  await sleep(2);
  return Date.parse(String(created));
};

/** What a row of the balance history adds to the balance, in hundredths. */
export const changeOf = (row: CsvRow): number => {
  const way = row['debit or credit'];
  holds(way === 'DEBIT' || way === 'CREDIT', 'DEBIT or CREDIT', row);
  const amount = Math.abs(hundredths(row['amount']));
  return way === 'DEBIT' ? -amount : amount;
};
