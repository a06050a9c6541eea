// Converts the reasons for which processors decline into failure codes of the platform.
import type { Outcome } from '@kasir/connector';
import { cardCodes, cardLinkCodes } from '@kasir/models';
import type { Refused } from './prism/processor.ts';

/** Decline codes of processors that use words, in lower case -> failure code. */
const words: Readonly<Record<string, string>> = {
  authentication_required: 'AUTHENTICATION_FAILED',
  call_issuer: 'DECLINED_BY_ISSUER',
  card_declined: 'DECLINED_BY_ISSUER',
  card_not_supported: 'INACTIVE_OR_UNAUTHORIZED_CARD',
  card_velocity_exceeded: 'INSUFFICIENT_BALANCE',
  do_not_honor: 'DECLINED_BY_ISSUER',
  expired_card: 'EXPIRED_CARD',
  fraudulent: 'SUSPECTED_FRAUDULENT',
  generic_decline: 'DECLINED_BY_ISSUER',
  incorrect_cvc: 'INVALID_CVV',
  incorrect_number: 'INVALID_CARD',
  insufficient_funds: 'INSUFFICIENT_BALANCE',
  invalid_account: 'INVALID_CARD',
  invalid_cvc: 'INVALID_CVV',
  invalid_expiry_month: 'INVALID_CARD',
  invalid_expiry_year: 'INVALID_CARD',
  invalid_number: 'INVALID_CARD',
  lost_card: 'STOLEN_CARD',
  payment_intent_authentication_failure: 'AUTHENTICATION_FAILED',
  pickup_card: 'STOLEN_CARD',
  processing_error: 'PROCESSOR_ERROR',
  restricted_card: 'INACTIVE_OR_UNAUTHORIZED_CARD',
  stolen_card: 'STOLEN_CARD',
  transaction_not_allowed: 'TRANSACTION_BLOCKED',
};

/** The refusal reason codes of Adyen, which are numbers. */
const ofAdyen: Readonly<Record<string, string>> = {
  2: 'DECLINED_BY_ISSUER',
  3: 'DECLINED_BY_ISSUER',
  4: 'PROCESSOR_ERROR',
  5: 'INACTIVE_OR_UNAUTHORIZED_CARD',
  6: 'EXPIRED_CARD',
  8: 'INVALID_CARD',
  9: 'PROCESSOR_ERROR',
  11: 'AUTHENTICATION_FAILED',
  12: 'INSUFFICIENT_BALANCE',
  14: 'SUSPECTED_FRAUDULENT',
  20: 'SUSPECTED_FRAUDULENT',
  22: 'SUSPECTED_FRAUDULENT',
  24: 'INVALID_CVV',
  25: 'INACTIVE_OR_UNAUTHORIZED_CARD',
  27: 'DECLINED_BY_ISSUER',
  31: 'SUSPECTED_FRAUDULENT',
};

/** The response codes of card networks (ISO 8583). */
const ofNetworks: Readonly<Record<string, string>> = {
  '05': 'DECLINED_BY_ISSUER',
  14: 'INVALID_CARD',
  41: 'STOLEN_CARD',
  43: 'STOLEN_CARD',
  51: 'INSUFFICIENT_BALANCE',
  54: 'EXPIRED_CARD',
  57: 'TRANSACTION_BLOCKED',
  59: 'SUSPECTED_FRAUDULENT',
  62: 'INACTIVE_OR_UNAUTHORIZED_CARD',
  82: 'INVALID_CVV',
  N7: 'INVALID_CVV',
};

/** Codes of the platform itself, which another Kasir and Xendit return. */
const own: ReadonlySet<string> = new Set<string>([...cardCodes, ...cardLinkCodes]);

const find = (table: Readonly<Record<string, string>>, name: string): string | null =>
  Object.hasOwn(table, name) ? (table[name] ?? null) : null;

/**
 * Returns the failure code of a refusal; the reason of the issuer takes precedence over the general
 * code.
 */
const codeOf = (processor: string, refused: Refused, otherwise: string): string => {
  const { code, issuer, network, httpStatus } = refused;
  if (httpStatus === 401 || httpStatus === 403) return 'INVALID_MERCHANT_CREDENTIALS';
  if (httpStatus === 429) return 'CHANNEL_UNAVAILABLE';
  return (
    find(words, (issuer ?? '').toLowerCase()) ??
    find(ofNetworks, network ?? '') ??
    (own.has(code) ? code : null) ??
    find(processor === 'adyen' ? ofAdyen : words, code.toLowerCase()) ??
    otherwise
  );
};

const MESSAGE_MAX = 500;
const CODE_MAX = 64;
const CARD_NUMBER = /\d(?:[ -]?\d){11,18}/g;

/** Returns a text of the processor with possible card numbers replaced; null for an empty text. */
const shorten = (text: string, max: number): string | null =>
  text.replaceAll(CARD_NUMBER, '****').slice(0, max) || null;

/** Returns the declined outcome of a refusal, with the code and the message of the processor. */
export const toDecline = (
  processor: string,
  refused: Refused,
  { reference = null, otherwise }: { reference?: string | null; otherwise: string },
): Outcome => {
  const code = codeOf(processor, refused, otherwise);
  return {
    status: 'declined',
    connector_reference: reference,
    decline: {
      code,
      network_code: shorten(refused.network ?? refused.issuer ?? refused.code, CODE_MAX),
      message: shorten(refused.message, MESSAGE_MAX),
      // A failed authentication counts as a refusal of the payer; all other refusals come from the
      // processor or the issuer.
      by: code === 'AUTHENTICATION_FAILED' ? 'payer' : 'channel',
    },
  };
};

/** Returns the declined outcome of a request that was not sent. */
export const toUnsentDecline = (code: string | null, reason: string): Outcome => ({
  status: 'declined',
  decline: {
    code: code === null ? 'CHANNEL_UNAVAILABLE' : 'INVALID_ACCOUNT_DETAILS',
    network_code: null,
    message: shorten(reason, MESSAGE_MAX),
  },
});
