// Reports: requests for a file. Their rows are read when the file is fetched.
import { lifecycle, parseTimestamp, stateKind, type RowOf } from '@kasir/core';
import type { Report, ReportType } from '@kasir/models';

export const reportLifecycle = lifecycle({
  name: 'report',
  states: ['PENDING', 'COMPLETED', 'FAILED'],
  on: {
    request: [{ from: [null], to: 'PENDING' }],
    generate: [{ from: ['PENDING'], to: 'COMPLETED', signal: 'report.completed' }],
    fail: [{ from: ['PENDING'], to: 'FAILED', signal: 'report.failed' }],
  },
});

export interface ReportState {
  readonly status: (typeof reportLifecycle.states)[number];
  readonly type: ReportType;
  /** Milliseconds since 1970, both inclusive. */
  readonly from: number;
  readonly to: number;
  readonly currency: string;
  readonly created: number;
  readonly updated: number;
}

/** A report as releases before state kinds stored it: as its public JSON. */
const fromPublic = (stored: Report): ReportState => ({
  status: stored.status,
  type: stored.type,
  from: parseTimestamp(stored.filter.from),
  to: parseTimestamp(stored.filter.to),
  currency: stored.currency,
  created: parseTimestamp(stored.created),
  updated: parseTimestamp(stored.updated),
});

export const reports = stateKind<ReportState>()({
  name: 'report',
  lifecycle: reportLifecycle,
  upcast: ({ public: stored, state }) =>
    'id' in (stored as object) ? fromPublic(stored as Report) : (state as ReportState),
});

export type ReportRow = RowOf<typeof reports>;
