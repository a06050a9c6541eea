// The documented reasons of declines by work and type of channel, the general code first.
import {
  cardCodes,
  cardLinkCodes,
  debitCodes,
  lenderCodes,
  linkCodes,
  refundFailureCodes,
  transferCodes,
  walletCodes,
  type ChannelType,
  type RefundFailureCode,
} from '@kasir/models';
import type { Work } from './port.ts';

export type CardCode = (typeof cardCodes)[number];
export type WalletCode = (typeof walletCodes)[number];
export type DebitCode = (typeof debitCodes)[number];
export type RefundCode = RefundFailureCode;

const chargeCodes = {
  CARD: cardCodes,
  EWALLET: walletCodes,
  DIRECT_DEBIT: debitCodes,
  PAYLATER: lenderCodes,
  VIRTUAL_ACCOUNT: transferCodes,
  OVER_THE_COUNTER: transferCodes,
  QR_CODE: transferCodes,
} as const satisfies Record<ChannelType, readonly [string, ...string[]]>;

/** Returns the documented failure codes of a work on a type of channel. */
export const failureCodesOf = (work: Work, type: ChannelType): readonly [string, ...string[]] => {
  switch (work) {
    case 'refund':
      return refundFailureCodes;
    case 'linking':
      return type === 'CARD' ? cardLinkCodes : linkCodes;
    default:
      return chargeCodes[type];
  }
};

/** Returns the failure code used when a channel never responded. */
export const noResponseCode = (work: Work, type: ChannelType): string =>
  work === 'refund'
    ? 'REFUND_FAILED'
    : type === 'CARD' && work !== 'linking'
      ? 'PROCESSOR_ERROR'
      : 'CHANNEL_UNAVAILABLE';
