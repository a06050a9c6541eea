// Data table of installment plans: which banks offer them, for how many months, from which amount.
// (LIMIT-05, LIMIT-UNSPEC-05)

interface InstallmentPlans {
  readonly bank: string;
  readonly currency: string;
  readonly interval: string;
  readonly counts: readonly number[];
  /** Smallest amount, in the currency's own unit. */
  readonly min: number;
}

// LIMIT-UNSPEC-05
const plans: readonly InstallmentPlans[] = ['BCA', 'BNI'].map((bank) => ({
  bank,
  currency: 'IDR',
  interval: 'month',
  counts: [3, 6, 12],
  min: 500_000, // LIMIT-05
}));

/** The plans of a bank that a number of installments is one of, or undefined. */
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
