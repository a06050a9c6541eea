// Calculates the fee that an account has agreed with a processor. Amounts in minor units.
import type { AgreedFee } from '../operations/settings.ts';
import type { OperationState } from '../operations/state.ts';
import type { ReportedLine } from './line.ts';

const BASIS = 10_000n;

type About = Pick<OperationState, 'connector' | 'type' | 'channel'>;

const covers = (
  term: AgreedFee,
  { connector, type, channel }: About,
  { currency }: Pick<ReportedLine, 'currency'>,
): boolean =>
  term.connector === connector &&
  term.currency === currency &&
  (term.type === null || term.type === type) &&
  (term.channel === null || term.channel === channel);

/**
 * Returns the fee of a line by the first term about its connector, channel and currency, rounded
 * half up; null when there is none, and for money that goes out.
 */
export const agreedFeeOf = (
  terms: readonly AgreedFee[],
  operation: About,
  line: Pick<ReportedLine, 'currency' | 'gross'>,
): number | null => {
  const term = terms.find((one) => covers(one, operation, line));
  if (!term || line.gross <= 0) return null;
  // A product of two integers may be too large to be exact as a number.
  const share = (BigInt(line.gross) * BigInt(term.basisPoints) + BASIS / 2n) / BASIS;
  return Number(share) + term.fixed;
};
