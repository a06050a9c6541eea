// Renders statements, lines, differences and adjustments for operators.
import type { DifferenceView, StatementLineView, StatementView } from '@kasir/control';
import type { adjustmentView } from '@kasir/control/schemas';
import { toIsoString } from '@kasir/core';
import type { Reads } from '@kasir/core/store';
import { operations } from '@kasir/payments/operation';
import {
  adjustments,
  grossOf,
  type AdjustmentRow,
  type DifferenceRow,
  type ReportedLine,
  type StatementLineRow,
  type StatementRow,
} from '@kasir/payments/reconciliation';
import type * as z from 'zod';

const timeOf = (ms: number | null): string | null => (ms === null ? null : toIsoString(ms));

/** Renders a statement with the open differences of its lines by reason. */
export const viewStatement = (
  { state }: StatementRow,
  open: StatementView['open_differences'],
): StatementView => ({
  connector: state.connector,
  date: state.date,
  source: state.source,
  is_complete: state.complete,
  totals: [...state.totals],
  open_differences: open,
  received_at: timeOf(state.received),
  attempts: state.attempts,
  next_attempt_at: timeOf(state.next),
  problem: state.problem,
});

const viewReported = ({ settled, ...line }: ReportedLine) => ({
  ...line,
  settled_at: toIsoString(settled),
});

export const viewLine = ({
  state: {
    connector,
    date,
    line,
    status,
    about,
    operation,
    kind,
    currency,
    gross,
    fee,
    net,
    settled,
  },
}: StatementLineRow): StatementLineView => ({
  ...viewReported({ id: line, operation, kind, currency, gross, fee, net, settled }),
  connector,
  date,
  status,
  about,
});

export const viewAdjustment = ({ id, state }: AdjustmentRow): z.infer<typeof adjustmentView> => ({
  id,
  difference: state.difference,
  operation: state.operation ?? null,
  currency: state.currency,
  lines: [...state.lines],
  reason: state.reason,
  by: state.by,
  created: toIsoString(state.created),
});

const viewOperation = (reads: Pick<Reads, 'get'>, id: string): DifferenceView['operation'] => {
  const row = reads.get(operations, id);
  if (!row) return null;
  const { work, status, currency, reference, updated } = row.state;
  const gross = grossOf(row.state);
  return { id, work, status, currency, gross, reference, updated: toIsoString(updated) };
};

/** Renders a difference with its operation and its adjustments. */
export const viewDifference = (
  reads: Pick<Reads, 'get' | 'children'>,
  { id, state }: DifferenceRow,
): DifferenceView => ({
  id,
  status: state.status,
  connector: state.connector,
  date: state.date,
  reasons: [...state.reasons],
  reported: state.reported && viewReported(state.reported),
  operation: state.operation === null ? null : viewOperation(reads, state.operation),
  resolution: state.resolution && {
    ...state.resolution,
    at: toIsoString(state.resolution.at),
  },
  adjustments: reads.children(adjustments, id).map(viewAdjustment),
  created: toIsoString(state.created),
  updated: toIsoString(state.updated),
});
