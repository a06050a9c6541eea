// Renders doubtful operations for operators.
import type { DoubtView } from '@kasir/control';
import { toIsoString } from '@kasir/core';
import type { OperationRow } from '@kasir/payments/operation';

/** Renders an operation, without what was sent to its connector. */
export const viewDoubt = ({ id, state }: OperationRow): DoubtView => ({
  id,
  connector: state.connector,
  attention: state.attention,
  work: state.work,
  type: state.type,
  channel: state.channel,
  currency: state.currency,
  amount: state.amount,
  executed: state.executed,
  status: state.status,
  reference: state.reference,
  about: { ...state.about },
  connector_reference: state.processorReference,
  questions: state.questions,
  questioned_at: state.questionedAt === 0 ? null : toIsoString(state.questionedAt),
  resolution: state.resolution
    ? { ...state.resolution, at: toIsoString(state.resolution.at) }
    : null,
  created: toIsoString(state.created),
});
