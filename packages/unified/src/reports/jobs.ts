// Completes or fails a report. Only its status is stored: the file is generated at its download.
import { job, type Context } from '@kasir/core/server';
import * as z from 'zod';
import { reports } from './kind.ts';

/** The `from` with which a report fails in test mode (STATE-RPT-02). */
const FAILING_FROM = 0;

/** Returns whether a report that begins at this time fails. */
export const isFailing = (from: number, { partition }: Context): boolean =>
  partition.mode === 'test' && from === FAILING_FROM;

/** Completes or fails a report, given by its id without prefix. */
export const generateReport = job({
  name: 'report.generate',
  payload: z.object({ report: z.string() }),
  run: (d, { report }) => {
    const row = d.get(reports, report);
    if (row?.state.status !== 'PENDING') return;
    d.transition(reports, row, isFailing(row.state.from, d.context) ? 'fail' : 'generate');
  },
});
