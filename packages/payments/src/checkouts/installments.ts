// Calculates what a payer of a cardless credit owes the lender: terms as data, and their amounts.
import { share } from '@kasir/core/money';

/** The terms on which a credit is repaid. */
export interface InstallmentTerms {
  readonly name: string;
  /** The title shown to the payer. */
  readonly title: string;
  /** Number of installments, one a month. */
  readonly months: number;
  /** Flat monthly interest on the whole amount. */
  readonly rateBasisPoints: number;
}

/** The terms of test mode, chosen by Kasir: no lender publishes its own (CC-UNSPEC-04). */
export const installmentTerms: readonly InstallmentTerms[] = [
  { name: '30_days', title: 'Pay in 30 days', months: 1, rateBasisPoints: 0 },
  { name: '3_months', title: '3 monthly installments', months: 3, rateBasisPoints: 260 },
  { name: '6_months', title: '6 monthly installments', months: 6, rateBasisPoints: 260 },
  { name: '12_months', title: '12 monthly installments', months: 12, rateBasisPoints: 260 },
];

/** The repaid amounts, in minor units. */
export interface Installments {
  readonly total: number;
  /** One installment, not rounded. */
  readonly rawMonthly: number;
  /** One installment, rounded up so that all of them cover the total. */
  readonly monthly: number;
}

/** Returns the installments of an amount: the total is rounded half up, the monthly part up. */
export const calculateInstallments = (
  amount: number,
  { months, rateBasisPoints }: InstallmentTerms,
): Installments => {
  const total = amount + share(amount, rateBasisPoints * months);
  return { total, rawMonthly: total / months, monthly: Math.ceil(total / months) };
};
