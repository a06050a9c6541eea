// Valid reports.
import { textOf } from '../../violation.ts';
import type { Actor } from '../../wire/message.ts';
import type { Trial } from '../trial.ts';
import { make, settled, type Body, type Made, type Samples } from './sample.ts';

/** The body of a report: the transactions of some weeks. */
const reportBody = (change: Body = {}): Body => ({
  type: 'TRANSACTIONS',
  filter: { from: '2026-01-01T00:00:00.000Z', to: '2026-01-31T23:59:59.999Z' },
  format: 'CSV',
  currency: 'IDR',
  ...change,
});

/** Asks for a report. */
export const makeReport = (trial: Trial, change: Body = {}, as?: Actor): Promise<Made> =>
  make(trial, 'reports.create', { body: reportBody(change) }, 'a report', as);

/** A report once it is COMPLETED or FAILED. */
export const settledReport = (trial: Trial, report: Made, as?: Actor): Promise<Made> =>
  settled(trial, 'reports.get', { report_id: textOf(report, 'id') }, ['PENDING'], as);

export const reportSamples: Samples = {
  makers: { report: async (trial) => settledReport(trial, await makeReport(trial)) },
  bodies: { 'reports.create': [() => reportBody(), () => ({ type: 'BALANCE_HISTORY' })] },
  requests: {},
};
