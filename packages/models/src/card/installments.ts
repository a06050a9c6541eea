// Data table of installment plans: the banks that offer them, the numbers of months, and the
// smallest amount. (LIMIT-05, LIMIT-UNSPEC-05)
import { toMinor } from '@kasir/core/money';

interface InstallmentPlans {
  readonly bank: string;
  readonly currency: string;
  readonly interval: string;
  readonly counts: readonly number[];
  /** Smallest amount, in minor units. */
  readonly min: number;
}

// LIMIT-UNSPEC-05
const plans: readonly InstallmentPlans[] = ['BCA', 'BNI'].map((bank) => ({
  bank,
  currency: 'IDR',
  interval: 'month',
  counts: [3, 6, 12],
  min: toMinor('IDR', 500_000), // LIMIT-05
}));

/** Returns the plans of a bank that include a number of installments, or undefined. */
export const findInstallments = (
  bank: string,
  currency: string,
  { count, interval }: { readonly count: number; readonly interval: string },
): InstallmentPlans | undefined =>
  plans.find(
    (one) =>
      one.bank === bank &&
      one.currency === currency &&
      one.interval === interval.toLowerCase() &&
      one.counts.includes(count),
  );
