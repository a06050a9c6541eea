// What a payer of a cardless credit owes the lender: terms as data, and the amounts they come to.
import { share } from '@kasir/core';

/** Under which terms a credit is paid back. */
export interface InstallmentTerms {
  readonly name: string;
  /** As the payer reads it. */
  readonly title: string;
  /** How many installments, one a month. */
  readonly months: number;
  /** Flat interest of a month on the whole amount. */
  readonly rateBasisPoints: number;
}

/** The terms of test mode: ours, no lender's are public (CC-UNSPEC-04). */
export const installmentTerms: readonly InstallmentTerms[] = [
  { name: '30_days', title: 'Pay in 30 days', months: 1, rateBasisPoints: 0 },
  { name: '3_months', title: '3 monthly installments', months: 3, rateBasisPoints: 260 },
  { name: '6_months', title: '6 monthly installments', months: 6, rateBasisPoints: 260 },
  { name: '12_months', title: '12 monthly installments', months: 12, rateBasisPoints: 260 },
];

/** What is paid back, in minor units. */
export interface Installments {
  readonly total: number;
  /** A part of the total, not rounded. */
  readonly rawMonthly: number;
  /** The same rounded up, so that the parts make up the total. */
  readonly monthly: number;
}

/** The installments of an amount: the total is rounded half up, then the monthly part up. */
export const calculateInstallments = (
  amount: number,
  { months, rateBasisPoints }: InstallmentTerms,
): Installments => {
  const total = amount + share(amount, rateBasisPoints * months);
  return { total, rawMonthly: total / months, monthly: Math.ceil(total / months) };
};
