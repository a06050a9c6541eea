// Data table of the simulated world in test mode: amounts that make a channel refuse or a payer
// fail.
import type { ChannelType } from '@kasir/models';

/** Errors at creation, by whole amount; they act on QR codes and wallets. */
const refusals = {
  10_100: 'CHANNEL_NOT_ACTIVATED',
  10_101: 'CHANNEL_UNAVAILABLE',
  10_102: 'SERVER_ERROR',
} as const;

type Refusal = (typeof refusals)[keyof typeof refusals];

const walletFailures: Readonly<Record<number, string>> = {
  20_103: 'ACCOUNT_ACCESS_BLOCKED',
  20_104: 'INVALID_MERCHANT_CREDENTIALS',
  20_105: 'USER_DECLINED_PAYMENT',
  20_106: 'INVALID_ACCOUNT_DETAILS',
  20_107: 'MAXIMUM_LIMIT_REACHED',
  20_108: 'USER_UNREACHABLE',
  20_109: 'CHANNEL_UNAVAILABLE',
  20_110: 'INSUFFICIENT_BALANCE',
  20_111: 'ACCOUNT_NOT_ACTIVATED',
};

/** The error that creating with this amount answers, or null. */
export const refusalOf = (type: ChannelType, amount: number | null): Refusal | null =>
  (type === 'QR_CODE' || type === 'EWALLET') && amount !== null && amount in refusals
    ? refusals[amount as keyof typeof refusals]
    : null;

/** The failure that a payer meets with this amount, or null when paying succeeds. */
export const failureOf = (type: ChannelType, amount: number): string | null =>
  type === 'EWALLET' ? (walletFailures[amount] ?? null) : null;

/** All magic amounts, so that generators of random ones can avoid them. */
export const magicAmounts: readonly number[] = [
  ...Object.keys(refusals),
  ...Object.keys(walletFailures),
].map(Number);
