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

/** Returns a share of an amount, rounded half up: away from zero for a negative share. */
const shareOf = (amount: number, basisPoints: number): number => {
  // A product of two integers may be too large to be exact as a number.
  const product = BigInt(amount) * BigInt(Math.abs(basisPoints));
  return Math.sign(basisPoints) * Number((product + BASIS / 2n) / BASIS);
};

/**
 * Returns the fee of a line by the first term that matches its connector, channel and currency,
 * with value added tax; null without such a term, or for a refund when the term has no fee for
 * refunds. A fee that is given back is negative.
 */
export const agreedFeeOf = (
  terms: readonly AgreedFee[],
  operation: About,
  line: Pick<ReportedLine, 'currency' | 'gross'>,
): number | null => {
  const term = terms.find((one) => covers(one, operation, line));
  const rate = line.gross > 0 ? term : term?.refund;
  if (!term || !rate || line.gross === 0) return null;
  const fee = shareOf(Math.abs(line.gross), rate.basisPoints) + rate.fixed;
  const vat = shareOf(Math.abs(fee), term.vatBasisPoints ?? 0);
  return fee < 0 ? fee - vat : fee + vat;
};
