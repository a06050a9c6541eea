// What is charged on money: a fee by the terms of an account, and VAT on it.
import { share } from '@kasir/core';
import type { Terms } from './terms.ts';

/** VAT on fees, in basis points. */
const VAT_BASIS_POINTS = 1_100;

/** What is charged on money, in minor units; negative where it comes back. */
export interface Fees {
  readonly fee: number;
  readonly vat: number;
}

export const noFees: Fees = { fee: 0, vat: 0 };

/** Fee and VAT on an amount, in minor units, each rounded half up. */
export const feesOn = ({ feeBasisPoints }: Terms, amount: number): Fees => {
  const fee = share(amount, feeBasisPoints);
  return { fee, vat: share(fee, VAT_BASIS_POINTS) };
};
