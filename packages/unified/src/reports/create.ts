// Requests a report, which a job generates.
import { limits, parseTimestamp } from '@kasir/core';
import { done, fail, invalid, ok, operation } from '@kasir/core/server';
import { isAvailable, unavailable } from './available.ts';
import { createReport } from './create.contract.ts';
import { generateReport, isFailing } from './jobs.ts';
import { reports } from './kind.ts';
import { renderReport } from './render.ts';

const DAY_MS = 86_400_000;

export const createReportHandler = operation(createReport, {
  // Journal lines with an id greater than that of the report are not reported.
  decide: (d, { body: { type, filter, currency } }) => {
    const to = filter ? parseTimestamp(filter.to) : d.now;
    const from = filter ? parseTimestamp(filter.from) : to - DAY_MS;
    if (from >= to)
      return invalid('body.filter.from', 'Send a time before that of body.filter.to.');
    if (!isAvailable(d.context)) return unavailable;
    const days = limits.report_days;
    if (to - from > days * DAY_MS && !isFailing(from, d.context))
      return fail('DATE_RANGE_TOO_BIG', `Send a filter of at most ${days} days.`);
    const id = d.id();
    const row = d.create(reports, id, 'request', {
      type,
      from,
      to,
      currency: currency ?? 'IDR',
      created: d.now,
      updated: d.now,
    });
    d.schedule(generateReport, d.now, { report: id });
    return done(row);
  },
  render: (d, row) => ok(renderReport(row, d.context)),
});
