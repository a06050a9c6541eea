// Events of reports: flat, with the report's fields beside the event name.
import { event } from '@kasir/core/resource';
import { report } from './schema.ts';

/** The essential fields: the report, its type and its status. */
const essential = { id: true, type: true, status: true } as const;

export const reportCompleted = event({
  name: 'reports.completed',
  family: 'report',
  envelope: 'flat',
  data: report,
  essential,
  when: 'a report is ready; url holds the file',
  clauses: ['EVT-reports.completed', 'EVT-RPT-event', 'EVT-RPT-fields', 'STATE-RPT-01'],
});

export const reportFailed = event({
  name: 'reports.failed',
  family: 'report',
  envelope: 'flat',
  data: report,
  essential,
  when: 'a report cannot be generated',
  clauses: ['EVT-reports.failed', 'EVT-RPT-event', 'EVT-RPT-fields', 'STATE-RPT-02'],
});
