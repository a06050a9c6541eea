// Why channels decline: the documented codes of each piece of work, the general one first.
import type { ChannelType } from '@kasir/models';
import type { Work } from './port.ts';

const cardCodes = [
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

const walletCodes = [
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

const debitCodes = [
  'CHANNEL_UNAVAILABLE',
  'ACCOUNT_ACCESS_BLOCKED',
  'INSUFFICIENT_BALANCE',
  'MAX_AMOUNT_LIMIT_ERROR',
  'OTP_DELIVERY_ERROR',
  'USER_DECLINED_PAYMENT',
] as const;

const lenderCodes = [
  'DECLINED_BY_ISSUER',
  'CHANNEL_UNAVAILABLE',
  'INSUFFICIENT_BALANCE',
  'USER_DECLINED_PAYMENT',
] as const;

const transferCodes = ['CHANNEL_UNAVAILABLE', 'USER_DECLINED_PAYMENT'] as const;

/** REFUND-FAIL-*. */
const refundCodes = [
  'REFUND_FAILED',
  'ACCOUNT_ACCESS_BLOCKED',
  'ACCOUNT_NOT_FOUND',
  'DUPLICATE_ERROR',
  'INSUFFICIENT_BALANCE',
] as const;

const linkCodes = [
  'USER_DID_NOT_AUTHORIZE_THE_PAYMENT',
  'ACCOUNT_ACCESS_BLOCKED',
  'CHANNEL_UNAVAILABLE',
  'INVALID_ACCOUNT_DETAILS',
] as const;

const cardLinkCodes = ['AUTHENTICATION_FAILED', 'CHANNEL_UNAVAILABLE'] as const;

export type CardCode = (typeof cardCodes)[number];
export type WalletCode = (typeof walletCodes)[number];
export type DebitCode = (typeof debitCodes)[number];
export type RefundCode = (typeof refundCodes)[number];

const chargeCodes = {
  CARD: cardCodes,
  EWALLET: walletCodes,
  DIRECT_DEBIT: debitCodes,
  PAYLATER: lenderCodes,
  VIRTUAL_ACCOUNT: transferCodes,
  OVER_THE_COUNTER: transferCodes,
  QR_CODE: transferCodes,
} as const satisfies Record<ChannelType, readonly [string, ...string[]]>;

/** The documented codes with which a piece of work fails on a type of channel. */
export const failureCodesOf = (work: Work, type: ChannelType): readonly [string, ...string[]] => {
  switch (work) {
    case 'refund':
      return refundCodes;
    case 'linking':
      return type === 'CARD' ? cardLinkCodes : linkCodes;
    default:
      return chargeCodes[type];
  }
};

/** The code of what a channel never answered. */
export const noResponseCode = (work: Work, type: ChannelType): string =>
  work === 'refund'
    ? 'REFUND_FAILED'
    : type === 'CARD' && work !== 'linking'
      ? 'PROCESSOR_ERROR'
      : 'CHANNEL_UNAVAILABLE';
