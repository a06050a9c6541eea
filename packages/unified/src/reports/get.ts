// Reads a report and, once it is completed, the URL of its file.
import { stripPrefix } from '@kasir/core';
import { fail, ok, query } from '@kasir/core/server';
import { prefixes } from '@kasir/models';
import { isAvailable, unavailable } from './available.ts';
import { getReport } from './get.contract.ts';
import { reports } from './kind.ts';
import { renderReport } from './render.ts';

export const getReportHandler = query(getReport, (view, { params, context }) => {
  if (!isAvailable(context)) return unavailable; // RPT-GET-ERR-FEATURE_NOT_AVAILABLE
  const id = stripPrefix(prefixes.report, params.report_id);
  const row = id === null ? undefined : view.get(reports, id);
  // An unknown id has the code of transactions (RPT-GET-ERR-TRANSACTION_NOT_FOUND, ERR-CONF-03).
  return row
    ? ok(renderReport(row, context))
    : fail('TRANSACTION_NOT_FOUND', 'There is no report with this id.');
});
