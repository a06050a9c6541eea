// The documented failure codes of payments and links by type of channel, the general one first, and
// the codes that v2 returns for them.
import { known } from '@kasir/core';

export const cardCodes = [
  'DECLINED_BY_ISSUER',
  'DECLINED_BY_PROCESSOR',
  'EXPIRED_CARD',
  'INACTIVE_OR_UNAUTHORIZED_CARD',
  'INSUFFICIENT_BALANCE',
  'INVALID_CARD',
  'INVALID_CVV',
  'PROCESSOR_ERROR',
  'STOLEN_CARD',
  'SUSPECTED_FRAUDULENT',
  'TRANSACTION_BLOCKED',
] as const;

export const walletCodes = [
  'CHANNEL_UNAVAILABLE',
  'ACCOUNT_ACCESS_BLOCKED',
  'ACCOUNT_NOT_ACTIVATED',
  'ACCOUNT_NOT_FOUND',
  'DUPLICATE_PAYMENT',
  'INSUFFICIENT_BALANCE',
  'INVALID_ACCOUNT_DETAILS',
  'INVALID_MERCHANT_CREDENTIALS',
  'MAXIMUM_LIMIT_REACHED',
  'PARTNER_CHANNEL_ERROR',
  'SERVER_ERROR',
  'USER_DECLINED_PAYMENT',
  'USER_DID_NOT_AUTHORIZE_THE_PAYMENT',
  'USER_UNREACHABLE',
  'EXPIRED',
] as const;

export const debitCodes = [
  'CHANNEL_UNAVAILABLE',
  'ACCOUNT_ACCESS_BLOCKED',
  'INSUFFICIENT_BALANCE',
  'MAX_AMOUNT_LIMIT_ERROR',
  'OTP_DELIVERY_ERROR',
  'USER_DECLINED_PAYMENT',
] as const;

export const lenderCodes = [
  'DECLINED_BY_ISSUER',
  'CHANNEL_UNAVAILABLE',
  'INSUFFICIENT_BALANCE',
  'USER_DECLINED_PAYMENT',
] as const;

export const transferCodes = ['CHANNEL_UNAVAILABLE', 'USER_DECLINED_PAYMENT'] as const;

export const linkCodes = [
  'USER_DID_NOT_AUTHORIZE_THE_PAYMENT',
  'ACCOUNT_ACCESS_BLOCKED',
  'CHANNEL_UNAVAILABLE',
  'INVALID_ACCOUNT_DETAILS',
] as const;

export const cardLinkCodes = ['AUTHENTICATION_FAILED', 'CHANNEL_UNAVAILABLE'] as const;

/** The names of domain failures that a generation spells differently. */
export type FailureNames = Readonly<Record<string, string>>;

/** Returns the codes of the domain as a generation names them, each once. */
export const codesUnder = (codes: readonly string[], names: FailureNames): readonly string[] => [
  ...new Set([...codes.filter((code) => !(code in names)), ...Object.values(names)]),
];

/** The codes of v2 when nothing was paid and no channel gave a reason (MODEL-UNSPEC-10). */
export const v2FailureNames: FailureNames = {
  EXPIRED: 'PAYMENT_REQUEST_EXPIRED',
  INSTRUMENT_ENDED: 'INACTIVE_PAYMENT_METHOD',
};

const v2Codes = codesUnder(
  [...cardCodes, ...walletCodes, ...debitCodes, 'AUTHENTICATION_FAILED', 'CANCELED'],
  v2FailureNames,
);

/** The reason why a payment of v2 FAILED; an open list. */
export const paymentFailureCode = known(v2Codes);

/** The reason why a payment method FAILED: it was not linked, or its payment failed. */
export const methodFailureCode = known([...linkCodes, ...cardLinkCodes, ...v2Codes]);
