// Resolves doubtful operations by the decision of an operator, who has checked with the processor.
import type { Scope } from '@kasir/core/server';
import { operations, type OperationRow } from '../operations/kind.ts';
import { ASK_AFTER_MS, scheduleQuestion } from '../operations/question.ts';
import type { DoubtOutcome, OperationState } from '../operations/state.ts';
import { decline, moving, succeed } from './settle.ts';

/** The reasons why the decision of an operator is refused. */
export type DoubtRefusal =
  /** It is unknown, or nothing about it is doubtful. */
  | 'NOT_DOUBTFUL'
  /** It has no outcome yet, so that it cannot just be noted. */
  | 'OPEN'
  /** Its outcome is final: it can only be noted. */
  | 'FINAL'
  /** Only its connector can prove a success, which would bring a token, a number or an amount. */
  | 'UNPROVEN';

export interface DoubtWord {
  readonly outcome: DoubtOutcome;
  readonly reason: string;
  /** Name of the operator. */
  readonly by: string;
}

const hasOutcome = ({ status }: OperationState): boolean =>
  status !== 'SENT' && status !== 'WAITING';

const canBeDeclaredPaid = ({ work, amount }: OperationState): boolean =>
  moving.has(work) ? amount !== null : work === 'void' || work === 'unlink' || work === 'close';

const settle = (d: Scope, row: OperationRow, outcome: DoubtOutcome): OperationRow => {
  const { state } = row;
  if (outcome === 'declined') return decline(d, row, null);
  if (outcome === 'noted') return row;
  const { work, amount, currency, sequence } = state;
  return succeed(d, row, {
    work: work as Exclude<typeof work, 'receive'>,
    status: 'succeeded',
    amount: amount === null ? null : { value: amount, currency },
    failure: null,
    action: null,
    token: null,
    issued: null,
    processorReference: null,
    // This is not a report of the connector: the next report still counts, and can contradict it.
    sequence,
  });
};

const refusalOf = (state: OperationState, outcome: DoubtOutcome): DoubtRefusal | null => {
  if (state.attention === null) return 'NOT_DOUBTFUL';
  if (outcome === 'noted') return hasOutcome(state) ? null : 'OPEN';
  if (hasOutcome(state)) return 'FINAL';
  return outcome === 'succeeded' && !canBeDeclaredPaid(state) ? 'UNPROVEN' : null;
};

/**
 * Resolves a doubtful operation: books the outcome that an operator states, or records that it was
 * reviewed. Returns the changed operation, or the reason for a refusal.
 */
export const resolveDoubt = (
  d: Scope,
  id: string,
  word: DoubtWord,
): OperationRow | DoubtRefusal => {
  const row = d.get(operations, id);
  if (!row) return 'NOT_DOUBTFUL';
  const refusal = refusalOf(row.state, word.outcome);
  if (refusal !== null) return refusal;
  const settled = settle(d, row, word.outcome);
  return d.change(operations, settled, { attention: null, resolution: { ...word, at: d.now } });
};

/** Schedules one more question about a doubtful operation to its connector, at once. */
export const askForDoubt = (d: Scope, id: string): OperationRow | DoubtRefusal => {
  const row = d.get(operations, id);
  if (!row || row.state.attention === null) return 'NOT_DOUBTFUL';
  if (hasOutcome(row.state)) return 'FINAL';
  scheduleQuestion(d, row, { question: ASK_AFTER_MS.length - 1, after: 0 });
  return row;
};
