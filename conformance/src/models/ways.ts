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
  readonly currency: string;
  /** The wallet, where it is another than that of the samples. */
  readonly wallet?: string;
}

const AMOUNT = 25_000;

/** Amounts that make a payment of a type fail where the target simulates so. */
const failing = { EWALLET: 20_105, CARD: 10_054 } as const;

const wayOf = (
  type: MethodType,
  reusability: Way['reusability'],
  change: Partial<Way> = {},
): Way => ({
  name: `${type} for ${reusability}`,
  type,
  reusability,
  manual: false,
  amount: AMOUNT,
  currency: 'IDR',
  ...change,
});

/** Every type of method with both reusabilities; a target need not offer all of them. */
export const methodWays: readonly Way[] = methodTypes.flatMap((type) => [
  wayOf(type, 'ONE_TIME_USE'),
  wayOf(type, 'MULTIPLE_USE'),
]);

/** A card whose money is authorized and captured later. */
export const capturedLater: Way = wayOf('CARD', 'ONE_TIME_USE', {
  name: 'CARD captured later',
  manual: true,
});

/** A wallet of a market, for one use. */
const byWallet = (wallet: string, currency: string, amount: number): Way =>
  wayOf('EWALLET', 'ONE_TIME_USE', { name: `EWALLET ${wallet}`, wallet, currency, amount });

/** The wallet of the samples. */
export const byPlainWallet: Way = wayOf('EWALLET', 'ONE_TIME_USE');

const once = methodWays.filter(({ reusability }) => reusability === 'ONE_TIME_USE');

/** Channels that are known to differ in what they give back; a target need not have all of them. */
export const refundedWays: readonly Way[] = [
  ...once.filter(({ type }) => type === 'EWALLET' || type === 'CARD' || type === 'QR_CODE'),
  byWallet('GCASH', 'PHP', 250.35),
];

/** The same with those of the other types. */
export const allRefundedWays: readonly Way[] = [
  ...once,
  byWallet('LINKAJA', 'IDR', AMOUNT),
  byWallet('GCASH', 'PHP', 250.35),
  byWallet('NEXCASH', 'IDR', AMOUNT),
];

/** One way of each type, those that fail, and the card that is captured later. */
export const walkedWays: readonly Way[] = [
  byPlainWallet,
  wayOf('DIRECT_DEBIT', 'MULTIPLE_USE'),
  wayOf('CARD', 'MULTIPLE_USE'),
  wayOf('OVER_THE_COUNTER', 'ONE_TIME_USE'),
  wayOf('VIRTUAL_ACCOUNT', 'MULTIPLE_USE'),
  wayOf('QR_CODE', 'ONE_TIME_USE'),
  wayOf('EWALLET', 'ONE_TIME_USE', { name: 'EWALLET that fails', amount: failing.EWALLET }),
  wayOf('CARD', 'ONE_TIME_USE', { name: 'CARD that is declined', amount: failing.CARD }),
  capturedLater,
];

/** The body of a payment request that is paid in a way. */
export const bodyOf = (trial: Trial, way: Way): Body => {
  const { type, reusability, manual, amount, currency, wallet } = way;
  const owned = type === 'DIRECT_DEBIT' || (type === 'EWALLET' && reusability === 'MULTIPLE_USE');
  const method = methodBody(trial, type, { reusability });
  const named = { ...(method['ewallet'] as Body), channel_code: wallet };
  return walletBody(trial, {
    amount,
    currency,
    ...(owned && { customer: inlinePerson(trial) }),
    ...(manual && { capture_method: 'MANUAL' }),
    payment_method: wallet === undefined ? method : { ...method, ewallet: named },
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
