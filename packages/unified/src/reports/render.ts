// Renders reports as the unified API shows them.
import { toIsoString } from '@kasir/core';
import type { Context } from '@kasir/core/server';
import { prefixes, type Report } from '@kasir/models';
import type { ReportRow } from './kind.ts';

/** Name of reports in links. */
export const REPORT = 'report';

/** Renders a report, with the link to its file only when it is COMPLETED. */
export const renderReport = (
  { id, state }: ReportRow,
  { account, download }: Pick<Context, 'account' | 'download'>,
): Report => ({
  id: prefixes.report + id,
  type: state.type,
  status: state.status,
  filter: { from: toIsoString(state.from), to: toIsoString(state.to) },
  format: 'CSV',
  currency: state.currency,
  business_id: account.id,
  created: toIsoString(state.created),
  updated: toIsoString(state.updated),
  ...(state.status === 'COMPLETED' && { url: download(REPORT, id) }), // RPT-FIELD-url
});
