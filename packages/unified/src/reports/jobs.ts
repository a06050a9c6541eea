// Makes a report: nothing is written but that its file can be fetched.
import { job, type Context } from '@kasir/core/server';
import * as z from 'zod';
import { reports } from './kind.ts';

/** The beginning that makes a report of a test account fail (STATE-RPT-02). */
const FAILING_FROM = 0;

/** Whether a report that begins at this moment cannot be generated. */
export const isFailing = (from: number, { partition }: Context): boolean =>
  partition.mode === 'test' && from === FAILING_FROM;

/** Generates a report, named by its bare id. */
export const generateReport = job({
  name: 'report.generate',
  payload: z.object({ report: z.string() }),
  run: (d, { report }) => {
    const row = d.get(reports, report);
    if (row?.state.status !== 'PENDING') return;
    d.transition(reports, row, isFailing(row.state.from, d.context) ? 'fail' : 'generate');
  },
});
