// Calculates fees: a fee by the terms of an account, and VAT on the fee.
import { share } from '@kasir/core/money';
import type { Terms } from './terms.ts';

/** VAT on fees, in basis points. */
const VAT_BASIS_POINTS = 1_100;

/** Fee and VAT in minor units; negative when refunded. */
export interface Fees {
  readonly fee: number;
  readonly vat: number;
}

export const noFees: Fees = { fee: 0, vat: 0 };

/** Returns fee and VAT on an amount, in minor units, each rounded half up. */
export const feesOn = ({ feeBasisPoints }: Terms, amount: number): Fees => {
  const fee = share(amount, feeBasisPoints);
  return { fee, vat: share(fee, VAT_BASIS_POINTS) };
};
