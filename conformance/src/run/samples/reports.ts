// Valid reports.
import { contractNamed } from '../../registry.ts';
import { textOf } from '../../violation.ts';
import type { Actor } from '../../wire/message.ts';
import type { Trial } from '../trial.ts';
import { maker, settled, type Body, type Made, type Samples } from './sample.ts';

/** The body of a report: the transactions of some weeks. */
const reportBody = (_: Trial, change: Body = {}): Body => ({
  ...(contractNamed('reports.create').examples?.['transactions'] as Body),
  ...change,
});

/** Asks for a report. */
export const makeReport = maker('reports.create', 'a report', reportBody);

/** A report once it is COMPLETED or FAILED. */
export const settledReport = (trial: Trial, report: Made, as?: Actor): Promise<Made> =>
  settled(trial, 'reports.get', { report_id: textOf(report, 'id') }, ['PENDING'], as);

export const reportSamples: Samples = {
  makers: { report: async (trial) => settledReport(trial, await makeReport(trial)) },
  bodies: { 'reports.create': [(trial) => reportBody(trial), () => ({ type: 'BALANCE_HISTORY' })] },
};
