// The documented reasons of declines by work and type of channel, the general code first.
import {
  channelType,
  linkCodes,
  refundFailureCodes,
  type cardCodes,
  type ChannelType,
  type debitCodes,
  type RefundFailureCode,
  type walletCodes,
} from '@kasir/models';
import type { Work } from './port.ts';

export type CardCode = (typeof cardCodes)[number];
export type WalletCode = (typeof walletCodes)[number];
export type DebitCode = (typeof debitCodes)[number];
export type RefundCode = RefundFailureCode;

/** Returns the documented failure codes of a work on a type of channel. */
export const failureCodesOf = (work: Work, type: ChannelType): readonly [string, ...string[]] => {
  const { charge, link } = channelType(type).failures;
  switch (work) {
    case 'refund':
      return refundFailureCodes;
    case 'linking':
      return link ?? linkCodes;
    default:
      return charge;
  }
};

/** Returns the failure code used when a channel never responded. */
export const noResponseCode = (work: Work, type: ChannelType): string => {
  if (work === 'refund') return 'REFUND_FAILED';
  const usual = 'CHANNEL_UNAVAILABLE';
  return work === 'linking' ? usual : (channelType(type).failures.noResponse ?? usual);
};

/**
 * Returns a reported failure code when it is documented for the work and the type of channel,
 * otherwise their general code, because clients only know documented codes.
 */
export const toDocumentedCode = (work: Work, type: ChannelType, reported: string): string => {
  const known = failureCodesOf(work, type);
  const further =
    work === 'refund'
      ? [noResponseCode(work, type)]
      : [noResponseCode(work, type), unauthorizedCode(type), expiredCode(type)];
  return known.includes(reported) || further.includes(reported) ? reported : known[0];
};

/** Returns the failure code when a payer does not authorize an instrument. */
export const unauthorizedCode = (type: ChannelType): string =>
  channelType(type).failures.unauthorized ?? 'USER_DID_NOT_AUTHORIZE_THE_PAYMENT';

/** Returns the failure code of a charge when its instrument has expired. */
export const expiredCode = (type: ChannelType): string =>
  channelType(type).failures.expired ?? 'INSTRUMENT_ENDED';
