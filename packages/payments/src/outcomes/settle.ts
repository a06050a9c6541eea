// Applies the outcomes that connectors report. A final one stays: only a decline may become a
// success, once. A contradiction moves no money and is shown to the operator.
import type { Scope } from '@kasir/core/server';
import type { ChargeResult } from '../connectors/port.ts';
import { noResponseCode, toDocumentedCode } from '../connectors/failure-codes.ts';
import { insteadOf } from '../operations/begin.ts';
import { operations, type OperationRow } from '../operations/kind.ts';
import type { Outcome } from './outcome.ts';
import { resumeWork } from './resume.ts';
import { isGiveBack, type Attention, type OperationState } from '../operations/state.ts';
import { holdInSuspense } from '../operations/suspense.ts';

/** The works whose success has an amount. */
export const moving: ReadonlySet<OperationState['work']> = new Set([
  'charge',
  'authorize',
  'capture',
  'refund',
]);

/** Returns the reason why a success cannot be booked as requested, or null. */
const amountProblem = ({ state }: OperationRow, { amount }: Outcome): Attention | null => {
  if (!moving.has(state.work)) return null;
  if (amount === null || amount.currency !== state.currency) return 'CONTRADICTION';
  return amount.value === state.amount ? null : 'OTHER_AMOUNT';
};

/** Returns the reason to look at an operation after a report; NO_OUTCOME ends with any report. */
const remaining = ({ state: { attention } }: OperationRow): Attention | null =>
  attention === 'NO_OUTCOME' ? null : attention;

/** Returns whether a payment should have saved its means, but its success brings no token. */
const isUnsaved = ({ state }: OperationRow, { token }: Outcome): boolean => {
  const { save } = JSON.parse(state.request) as { readonly save?: boolean };
  return save === true && token === null && state.token === null;
};

/** Returns the reason to look at an operation after its success, or null. */
const attentionAfter = (row: OperationRow, outcome: Outcome): Attention | null => {
  if (row.state.status === 'DECLINED') return 'LATE_SUCCESS';
  return isUnsaved(row, outcome) ? 'CONTRADICTION' : remaining(row);
};

const flag = (d: Scope, row: OperationRow, attention: Attention, sequence: number): OperationRow =>
  d.change(operations, row, { attention, sequence });

/** Returns the kind of work whose failure codes apply to an operation. */
const workOf = (work: OperationState['work']): Parameters<typeof noResponseCode>[0] =>
  work === 'refund' ? 'refund' : work === 'link' || work === 'issue' ? 'linking' : 'payment';

const declineOf = ({ state }: OperationRow, failure: OperationState['failure']): ChargeResult => {
  const work = workOf(state.work);
  const code = failure
    ? toDocumentedCode(work, state.type, failure.code)
    : noResponseCode(work, state.type);
  return {
    result: 'declined',
    code,
    networkCode: failure?.networkCode ?? null,
    // Only a decline by the channel proves that the payer was asked and agreed.
    ...(failure?.by !== 'channel' && { unapproved: true }),
  };
};

const learnt = (outcome: Outcome) => ({
  sequence: outcome.sequence,
  ...(outcome.token !== null && { token: outcome.token }),
  ...(outcome.issued !== null && { issued: outcome.issued }),
  ...(outcome.processorReference !== null && { processorReference: outcome.processorReference }),
});

/** Books a success; one that cannot be booked as requested is flagged. */
export const succeed = (d: Scope, row: OperationRow, outcome: Outcome): OperationRow => {
  const problem = amountProblem(row, outcome);
  if (problem !== null) return flag(d, row, problem, outcome.sequence);
  const isLate = row.state.status === 'DECLINED';
  const done = d.transition(operations, row, 'succeed', {
    ...learnt(outcome),
    executed: outcome.amount?.value ?? null,
    action: null,
    failure: null,
    attention: attentionAfter(row, outcome),
  });
  resumeWork(d, done, { result: 'approved', operation: row.id });
  // The earlier decline put the money in suspense; the success takes it out again.
  return isLate && isGiveBack(done.state) ? holdInSuspense(d, done, -amountOf(done)) : done;
};

/** Ends an operation that moved nothing. */
export const decline = (
  d: Scope,
  row: OperationRow,
  failure: OperationState['failure'],
  known: Partial<OperationState> = {},
): OperationRow => {
  const done = d.transition(operations, row, 'decline', {
    ...known,
    action: null,
    failure,
    attention: isRelease(row) ? 'NOT_UNDONE' : remaining(row),
  });
  resumeWork(d, done, declineOf(row, failure));
  return holdUnreturned(d, done);
};

/** Returns whether an operation follows an end that the platform has already booked. */
const isRelease = ({ state }: OperationRow): boolean =>
  state.work === 'void' || state.work === 'unlink' || state.work === 'close' || isGiveBack(state);

const amountOf = ({ state: { amount } }: OperationRow): number => amount ?? 0;

/** Holds money in suspense that was given back here but that the processor has kept. */
const holdUnreturned = (d: Scope, row: OperationRow): OperationRow =>
  isGiveBack(row.state) ? holdInSuspense(d, row, amountOf(row)) : row;

/** Returns whether a success reports an amount other than the booked one. */
const hasOtherAmount = ({ state }: OperationRow, { amount }: Outcome): boolean =>
  moving.has(state.work) &&
  (amount?.value !== state.executed || amount?.currency !== state.currency);

/** Returns whether an outcome differs from the final outcome of an operation. */
const contradicts = (row: OperationRow, outcome: Outcome): boolean =>
  row.state.status === 'SUCCEEDED'
    ? outcome.status !== 'succeeded' || hasOtherAmount(row, outcome)
    : outcome.status !== 'declined';

/** Returns whether a report has the sequence number of an applied report but other contents. */
const isRewritten = (row: OperationRow, outcome: Outcome): boolean => {
  const { status, sequence, attention } = row.state;
  if (outcome.sequence !== sequence || attention !== null) return false;
  if (status === 'WAITING') return outcome.status === 'succeeded' || outcome.status === 'declined';
  return status !== 'SENT' && contradicts(row, outcome);
};

/**
 * Applies an outcome: one that is older than the known one changes nothing, and one of another work
 * is a contradiction. Returns the changed operation.
 */
export const applyOutcome = (d: Scope, row: OperationRow, outcome: Outcome): OperationRow => {
  const { status, sequence, work } = row.state;
  if (isRewritten(row, outcome)) return flag(d, row, 'CONTRADICTION', sequence);
  if (outcome.sequence <= sequence) return row;
  if (outcome.work !== work) return flag(d, row, 'CONTRADICTION', outcome.sequence);
  if (status === 'DECLINED' && outcome.status === 'succeeded') return succeed(d, row, outcome);
  if (status !== 'SENT' && status !== 'WAITING')
    return contradicts(row, outcome)
      ? flag(d, row, 'CONTRADICTION', outcome.sequence)
      : d.change(operations, row, learnt(outcome));
  switch (outcome.status) {
    case 'succeeded':
      return succeed(d, row, outcome);
    case 'declined':
      return decline(d, row, outcome.failure, learnt(outcome));
    default:
      return d.transition(operations, row, 'wait', {
        ...learnt(outcome),
        action: outcome.action,
        attention: remaining(row),
      });
  }
};

/**
 * Applies the proof that a connector has sent nothing and never will: the operation goes to the
 * next connector if there is one, and otherwise the work is declined.
 */
export const applyRefusal = (d: Scope, row: OperationRow): void => {
  if (row.state.status !== 'SENT') return;
  const refused = d.transition(operations, row, 'refuse', {
    ...(isRelease(row) && { attention: 'NOT_UNDONE' }),
  });
  if (insteadOf(d, refused) !== null) return;
  resumeWork(d, refused, declineOf(refused, null));
  holdUnreturned(d, refused);
};

/**
 * Declines an operation that its connector has never received and that cannot be sent again, since
 * its card or account number is gone.
 */
export const declineUnreceived = (d: Scope, row: OperationRow): void => {
  if (row.state.status === 'SENT') decline(d, row, { code: 'PROCESSOR_ERROR', networkCode: null });
};
