// Ways to pay a payment request: every type of method, for one use and for many, and what each is
// called among transactions.
import {
  type MethodType,
  inlinePerson,
  methodBody,
  methodTypes,
  walletBody,
} from '../run/samples/bodies.ts';
import type { Body } from '../run/samples/sample.ts';
import type { Trial } from '../run/trial.ts';

export interface PaymentOption {
  readonly name: string;
  readonly type: MethodType;
  readonly reusability: 'ONE_TIME_USE' | 'MULTIPLE_USE';
  /** Whether the merchant captures what the payer has authorized. */
  readonly manual: boolean;
  readonly amount: number;
  readonly currency: string;
}

const AMOUNT = 25_000;

const createOption = (
  type: MethodType,
  reusability: PaymentOption['reusability'],
  change: Partial<PaymentOption> = {},
): PaymentOption => ({
  name: `${type} for ${reusability}`,
  type,
  reusability,
  manual: false,
  amount: AMOUNT,
  currency: 'IDR',
  ...change,
});

/** Every type of method with both reusabilities; a target need not offer all of them. */
export const methodOptions: readonly PaymentOption[] = methodTypes.flatMap((type) => [
  createOption(type, 'ONE_TIME_USE'),
  createOption(type, 'MULTIPLE_USE'),
]);

/** A card whose money is authorized and captured later. */
export const manualCaptureCard: PaymentOption = createOption('CARD', 'ONE_TIME_USE', {
  name: 'CARD captured later',
  manual: true,
});

/** The wallet of the samples. */
export const plainWallet: PaymentOption = createOption('EWALLET', 'ONE_TIME_USE');

/** The body of a payment request by a payment option. */
export const requestBodyFor = (trial: Trial, option: PaymentOption): Body => {
  const { type, reusability, manual, amount, currency } = option;
  const owned = type === 'DIRECT_DEBIT' || (type === 'EWALLET' && reusability === 'MULTIPLE_USE');
  const method = methodBody(trial, type, { reusability });
  return walletBody(trial, {
    amount,
    currency,
    ...(owned && { customer: inlinePerson(trial) }),
    ...(manual && { capture_method: 'MANUAL' }),
    payment_method: method,
  });
};

/** Whether what the payer is shown may be paid more than once. */
export const canBePaidAgain = ({ type, reusability }: PaymentOption): boolean =>
  reusability === 'MULTIPLE_USE' &&
  (type === 'VIRTUAL_ACCOUNT' || type === 'OVER_THE_COUNTER' || type === 'QR_CODE');

/** Type of a method -> channel_category of the transactions of its payments. */
export const categories: Readonly<Record<MethodType, string>> = {
  EWALLET: 'EWALLET',
  DIRECT_DEBIT: 'DIRECT_DEBIT',
  CARD: 'CARDS',
  OVER_THE_COUNTER: 'RETAIL_OUTLET',
  VIRTUAL_ACCOUNT: 'VIRTUAL_ACCOUNT',
  QR_CODE: 'QR_CODE',
};
