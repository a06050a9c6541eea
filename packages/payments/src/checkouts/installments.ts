// What a payer of a cardless credit owes the lender: terms as data, and the amounts they come to.
import { share } from '@kasir/core';

/** Under which terms a credit is paid back. */
export interface InstalmentTerms {
  readonly name: string;
  /** How many instalments, one a month. */
  readonly months: number;
  /** Flat interest of a month on the whole amount. */
  readonly rateBasisPoints: number;
}

/** The terms of test mode: ours, no lender's are public (CC-UNSPEC-04). */
export const instalmentTerms: readonly InstalmentTerms[] = [
  { name: '30_days', months: 1, rateBasisPoints: 0 },
  { name: '3_months', months: 3, rateBasisPoints: 260 },
  { name: '6_months', months: 6, rateBasisPoints: 260 },
  { name: '12_months', months: 12, rateBasisPoints: 260 },
];

/** What is paid back, in minor units. */
export interface Instalments {
  readonly total: number;
  /** A part of the total, not rounded. */
  readonly rawMonthly: number;
  /** The same rounded up, so that the parts make up the total. */
  readonly monthly: number;
}

/** The instalments of an amount: first the total is rounded, half up, then the monthly part, up. */
export const calculateInstalments = (
  amount: number,
  { months, rateBasisPoints }: InstalmentTerms,
): Instalments => {
  const total = amount + share(amount, rateBasisPoints * months);
  return { total, rawMonthly: total / months, monthly: Math.ceil(total / months) };
};
