// Reports: requests for a file. Their rows are read when the file is fetched.
import { lifecycle, parseTimestamp, stateKind, type RowOf } from '@kasir/core';
import { schemaOf, stateFields } from '@kasir/core/server';
import { reportType, type Report, type ReportType } from '@kasir/models';
import * as z from 'zod';

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

const { currency, moment } = stateFields;

const reportSchema = schemaOf<ReportState>()(
  z.strictObject({
    status: z.enum(reportLifecycle.states),
    type: reportType,
    from: moment,
    to: moment,
    currency,
    created: moment,
    updated: moment,
  }),
);

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
  state: reportSchema,
  lifecycle: reportLifecycle,
  upcast: ({ public: stored, state }) =>
    'id' in (stored as object) ? fromPublic(stored as Report) : (state as ReportState),
});

export type ReportRow = RowOf<typeof reports>;
