// Emits the events of reports that were completed or failed.
import { listen, type Scope, type Signal, type SignalsOf } from '@kasir/core/server';
import { prefixes, reportCompleted, reportFailed } from '@kasir/models';
import type { ReportRow, reports } from './kind.ts';
import { renderReport } from './render.ts';

const notify =
  (event: typeof reportCompleted | typeof reportFailed) =>
  (d: Scope, { row }: Signal<ReportRow>): void => {
    const subject = prefixes.report + row.id;
    d.emit(event, { data: renderReport(row, d.context), subject });
  };

export const reportListener = listen<SignalsOf<typeof reports>>()('report', ['report'], {
  'report.completed': notify(reportCompleted),
  'report.failed': notify(reportFailed),
});
