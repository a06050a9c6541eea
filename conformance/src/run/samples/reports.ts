// Valid reports, and waiting until one is made.
import { setTimeout as sleep } from 'node:timers/promises';
import { Blocked, textOf } from '../../violation.ts';
import type { Actor } from '../../wire/message.ts';
import type { Trial } from '../trial.ts';
import { make, type Body, type Made, type Samples } from './sample.ts';

/** The body of a report: the transactions of some weeks. */
export const reportBody = (change: Body = {}): Body => ({
  type: 'TRANSACTIONS',
  filter: { from: '2026-01-01T00:00:00.000Z', to: '2026-01-31T23:59:59.999Z' },
  format: 'CSV',
  currency: 'IDR',
  ...change,
});

/** Asks for a report. */
export const makeReport = (trial: Trial, change: Body = {}, as?: Actor): Promise<Made> =>
  make(trial, 'reports.create', { body: reportBody(change) }, 'a report', as);

const PAUSE_MS = 100;

/** A report once it is made, or has failed: it does not change any more. */
export const settledReport = async (trial: Trial, report: Made, as?: Actor): Promise<Made> => {
  const { control, patienceMs } = trial.world;
  const params = { report_id: textOf(report, 'id') };
  for (let waited = 0; waited <= patienceMs; waited += PAUSE_MS) {
    await control?.quiet?.();
    const now = await make(trial, 'reports.get', { params }, 'a report', as);
    if (now['status'] !== 'PENDING') return now;
    await sleep(PAUSE_MS);
  }
  throw new Blocked(`the report ${params.report_id} was not made in ${patienceMs} ms`);
};

export const reportSamples: Samples = {
  makers: { report: async (trial) => settledReport(trial, await makeReport(trial)) },
  bodies: { 'reports.create': [() => reportBody(), () => ({ type: 'BALANCE_HISTORY' })] },
  requests: {},
};
