// Handlers of the report endpoints.
import { bare } from '@kasir/core';
import { decides, fail, ok, reads, type Handler } from '@kasir/core/server';
import { prefixes, reports } from '@kasir/models';
import { createReport } from './create.contract.ts';
import { decideCreate, isAvailable, shownReport, unavailable } from './decide.ts';
import { getReport } from './get.contract.ts';

export const reportHandlers: readonly Handler[] = [
  decides(createReport, decideCreate),

  reads(getReport, (view, { params, context }) => {
    if (!isAvailable(context)) return unavailable;
    const id = bare(prefixes.report, params.report_id);
    const row = id === null ? undefined : view.get(reports, id);
    return row
      ? ok(shownReport(row, context))
      : fail('TRANSACTION_NOT_FOUND', 'There is no report with this id.');
  }),
];
