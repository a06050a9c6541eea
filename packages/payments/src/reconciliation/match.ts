// Compares a line of a statement with the operation that it is about. Pure.
import { isSettled, type OperationState } from '../operations/state.ts';
import type { LineKind, ReportedLine } from './line.ts';

/** The reasons why a line or an operation does not match. */
export const reasons = [
  /** A line about an operation that is unknown here, or has not succeeded. */
  'MISSING_HERE',
  /** A succeeded operation that is in no statement, or a line that its statement no longer has. */
  'MISSING_THERE',
  /** A second line about the same operation, or a line that came again with other contents. */
  'TWICE',
  /** The kind of the line is not that of the operation. */
  'KIND',
  'CURRENCY',
  /** The gross amount is not what was executed. */
  'AMOUNT',
  /** The net amount is not gross - fee. */
  'FEE',
  /** The fee is not what the account has agreed with the processor. */
  'AGREED_FEE',
] as const;
export type Reason = (typeof reasons)[number];

type Executed = Pick<OperationState, 'status' | 'work' | 'currency' | 'executed' | 'settled'>;

const kindOf: Readonly<Record<string, LineKind | undefined>> = {
  charge: 'charge',
  capture: 'capture',
  refund: 'refund',
  receive: 'payment',
};

/** Returns the gross amount that a line about an operation must have, in minor units, or null. */
export const grossOf = ({ work, executed }: Pick<OperationState, 'work' | 'executed'>) =>
  executed !== null && work === 'refund' ? -executed : executed;

/**
 * Returns the reasons why a line does not match an operation; none when it matches. A line about an
 * operation that another line has settled never matches. `agreedFee` is the required fee of the
 * line, null for any.
 */
export const matchLine = (
  line: Pick<ReportedLine, 'kind' | 'currency' | 'gross' | 'fee' | 'net'>,
  operation: Executed | undefined,
  agreedFee: number | null = null,
): Reason[] => {
  const found: Reason[] = [];
  const note = (reason: Reason, isWrong: boolean): void => {
    if (isWrong) found.push(reason);
  };
  if (operation?.status === 'SUCCEEDED') {
    const isSameCurrency = line.currency === operation.currency;
    note('TWICE', isSettled(operation) === true);
    note('KIND', line.kind !== kindOf[operation.work]);
    note('CURRENCY', !isSameCurrency);
    note('AMOUNT', isSameCurrency && line.gross !== grossOf(operation));
  } else note('MISSING_HERE', true);
  note('FEE', line.net !== line.gross - line.fee);
  note('AGREED_FEE', agreedFee !== null && line.fee !== agreedFee);
  return found;
};
