// Ways to pay a payment request: every type of method, for one use and for many, and what each is
// called among transactions.
import {
  inlinePerson,
  methodBody,
  methodTypes,
  type MethodType,
} from '../run/samples/payment-methods.ts';
import { walletBody } from '../run/samples/payment-requests.ts';
import type { Body } from '../run/samples/sample.ts';
import type { Trial } from '../run/trial.ts';

export interface Way {
  readonly name: string;
  readonly type: MethodType;
  readonly reusability: 'ONE_TIME_USE' | 'MULTIPLE_USE';
  /** Whether the merchant captures what the payer has authorized. */
  readonly manual: boolean;
  readonly amount: number;
}

const AMOUNT = 25_000;

/** Amounts that make a payment of a type fail where the target simulates so. */
const failing = { EWALLET: 20_105, CARD: 10_054 } as const;

const way = (
  type: MethodType,
  reusability: Way['reusability'],
  change: Partial<Way> = {},
): Way => ({
  name: `${type} for ${reusability}`,
  type,
  reusability,
  manual: false,
  amount: AMOUNT,
  ...change,
});

/** Every type of method with both reusabilities; a target need not offer all of them. */
export const methodWays: readonly Way[] = methodTypes.flatMap((type) => [
  way(type, 'ONE_TIME_USE'),
  way(type, 'MULTIPLE_USE'),
]);

/** A card whose money is authorized and captured later. */
export const capturedLater: Way = way('CARD', 'ONE_TIME_USE', {
  name: 'CARD captured later',
  manual: true,
});

/** One way of each type, those that fail, and the card that is captured later. */
export const walkedWays: readonly Way[] = [
  way('EWALLET', 'ONE_TIME_USE'),
  way('DIRECT_DEBIT', 'MULTIPLE_USE'),
  way('CARD', 'MULTIPLE_USE'),
  way('OVER_THE_COUNTER', 'ONE_TIME_USE'),
  way('VIRTUAL_ACCOUNT', 'MULTIPLE_USE'),
  way('QR_CODE', 'ONE_TIME_USE'),
  way('EWALLET', 'ONE_TIME_USE', { name: 'EWALLET that fails', amount: failing.EWALLET }),
  way('CARD', 'ONE_TIME_USE', { name: 'CARD that is declined', amount: failing.CARD }),
  capturedLater,
];

/** The body of a payment request that is paid in a way. */
export const bodyOf = (trial: Trial, { type, reusability, manual, amount }: Way): Body => {
  const owned = type === 'DIRECT_DEBIT' || (type === 'EWALLET' && reusability === 'MULTIPLE_USE');
  return walletBody(trial, {
    amount,
    ...(owned && { customer: inlinePerson(trial) }),
    ...(manual && { capture_method: 'MANUAL' }),
    payment_method: methodBody(trial, type, { reusability }),
  });
};

/** Whether what the payer is shown may be paid more than once. */
export const isPaidAgain = ({ type, reusability }: Way): boolean =>
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
