// The law about the event of a report that cannot be made, which no story brings about.
import type { Law } from '../../law.ts';
import { makeReport, settledReport } from '../../run/samples/reports.ts';
import { expectSame } from '../../violation.ts';
import { field } from '../../wire/message.ts';
import { listenForEvents, waitForEvents, webhookLaw } from './webhook-law.ts';

/** A period that makes a report fail where the target simulates so. */
const FAILING = { from: '1970-01-01T00:00:00.000Z', to: '1970-01-02T00:00:00.000Z' };

const names = ['reports.failed', 'reports.completed'];

const failed = webhookLaw({
  id: 'wh-20',
  on: 'reports.get',
  title: 'a report that fails sends one reports.failed event',
  level: 'M',
  needs: ['writes', 'receiver', 'events'],
  clauses: ['EVT-reports.failed', 'STATE-RPT-02'],
  endpoints: ['reports.create', 'reports.get'],
  witnesses: ['a report that failed'],
  run: async (trial) => {
    const path = await listenForEvents(trial);
    const requested = await makeReport(trial, { filter: FAILING });
    const { url: _, ...report } = await settledReport(trial, requested);
    if (report['status'] === 'COMPLETED') return;
    trial.witness('a report that failed');
    const events = await waitForEvents(trial, path, report['id'], names);
    expectSame(
      'the events of a report that failed',
      ['reports.failed'],
      events.map(({ event }) => event),
    );
    for (const { data, body } of events) {
      const { url: __, event, ...fields } = data;
      expectSame('the report in the webhook', report, fields);
      expectSame('event beside its fields', event, field(body, 'event'));
    }
  },
});

export const failedReportLaws: readonly Law[] = [failed];
