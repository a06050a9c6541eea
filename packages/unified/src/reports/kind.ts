// Defines reports: requests for a file, whose rows are read when the file is downloaded.
import { lifecycle, stateKind, type RowOf } from '@kasir/core/resource';
import { schemaOf, stateFields } from '@kasir/core/server';
import { reportType, type ReportType } from '@kasir/models';
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

export const reports = stateKind<ReportState>()({
  name: 'report',
  state: reportSchema,
  lifecycle: reportLifecycle,
});

export type ReportRow = RowOf<typeof reports>;
