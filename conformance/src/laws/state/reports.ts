// Laws about statuses of reports: PENDING, then COMPLETED with a file, or FAILED and requested
// again.
import { law, type Law } from '../../law.ts';
import { downloadReport } from '../../models/report.ts';
import { makeReport, settledReport } from '../../run/samples/reports.ts';
import { make, type Made } from '../../run/samples/sample.ts';
import type { Trial } from '../../run/trial.ts';
import { expectThat, expectSame, textOf } from '../../violation.ts';

const hasUrl = ({ url }: Made): boolean => typeof url === 'string' && url !== '';

/** A beginning that makes a report fail where the target simulates so. */
const FAILING = { from: '1970-01-01T00:00:00.000Z', to: '1970-01-02T00:00:00.000Z' };

const checked = (trial: Trial, report: Made): Made => {
  const { status } = report;
  expectSame(
    `whether a report that is ${String(status)} has a url`,
    status === 'COMPLETED',
    hasUrl(report),
  );
  trial.witness(`a report that is ${String(status)}`);
  return report;
};

/** Asks for a report and reads it until it does not change any more. */
const runReport = async (trial: Trial, body: Made): Promise<Made> => {
  const requested = checked(trial, await makeReport(trial, body));
  const report = checked(trial, await settledReport(trial, requested));
  for (const name of ['id', 'type', 'filter', 'format', 'currency', 'business_id', 'created'])
    expectSame(`${name} of a report`, requested[name], report[name]);
  expectThat(
    Date.parse(textOf(report, 'updated')) >= Date.parse(textOf(requested, 'updated')),
    'updated not before it was asked for',
    report['updated'],
  );
  const params = { report_id: textOf(report, 'id') };
  const { url: _, ...again } = await make(trial, 'reports.get', { params }, 'a report');
  const { url: __, ...before } = report;
  expectSame('a report with a final status', before, again);
  return report;
};

const states = law({
  id: 'st-8',
  on: 'reports.create',
  title: 'a report has a url exactly when it is COMPLETED, and does not change afterwards',
  level: 'M',
  clauses: ['STATE-RPT-01', 'RPT-FIELD-url', 'RPT-FIELD-status', 'RPT-GET-01'],
  endpoints: ['reports.create', 'reports.get'],
  witnesses: ['a report that is COMPLETED'],
  run: async (trial) => {
    for (const type of ['TRANSACTIONS', 'BALANCE_HISTORY']) {
      const report = await runReport(trial, { type });
      if (report['status'] === 'COMPLETED') await downloadReport(trial, report);
    }
  },
});

const again = law({
  id: 'st-21',
  on: 'reports.get',
  title: 'a failed report has no url, and a report can be requested again',
  level: 'M',
  clauses: ['STATE-RPT-02', 'STATE-RPT-03', 'RPT-CONF-01'],
  endpoints: ['reports.create', 'reports.get'],
  witnesses: ['a report that failed'],
  run: async (trial) => {
    const failed = await runReport(trial, { filter: FAILING });
    if (failed['status'] === 'COMPLETED') return;
    trial.witness('a report that failed');
    const second = await runReport(trial, { filter: FAILING });
    expectThat(second['id'] !== failed['id'], 'another report', second['id']);
    const good = await runReport(trial, {});
    expectSame('the status of another report', 'COMPLETED', good['status']);
  },
});

export const reportLaws: readonly Law[] = [states, again];
