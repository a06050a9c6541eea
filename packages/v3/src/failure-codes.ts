// Data tables of why nothing was paid or saved, in the words of v3.

/** Codes of the domain that v3 spells in another way; all others stand as they are. */
const ofPayments: Readonly<Record<string, string>> = {
  EXPIRED: 'PAYMENT_REQUEST_EXPIRED',
  INSTRUMENT_ENDED: 'INVALID_TOKEN',
  INVALID_CARD: 'INVALID_ACCOUNT_DETAILS',
  MAXIMUM_LIMIT_REACHED: 'PAYMENT_AMOUNT_LIMITS_EXCEEDED',
  MAX_AMOUNT_LIMIT_ERROR: 'PAYMENT_AMOUNT_LIMITS_EXCEEDED',
  OTP_DELIVERY_ERROR: 'USER_DEVICE_UNREACHABLE',
  USER_DID_NOT_AUTHORIZE_THE_PAYMENT: 'USER_DID_NOT_AUTHORIZE',
  USER_UNREACHABLE: 'USER_DEVICE_UNREACHABLE',
};

/** Codes of failed payments. */
export const paymentFailureCodes = [
  'ACCOUNT_ACCESS_BLOCKED',
  'INVALID_MERCHANT_SETTINGS',
  'INVALID_ACCOUNT_DETAILS',
  'PAYMENT_ATTEMPT_COUNTS_EXCEEDED',
  'USER_DEVICE_UNREACHABLE',
  'CHANNEL_UNAVAILABLE',
  'INSUFFICIENT_BALANCE',
  'ACCOUNT_NOT_ACTIVATED',
  'INVALID_TOKEN',
  'SERVER_ERROR',
  'PARTNER_TIMEOUT_ERROR',
  'TIMEOUT_ERROR',
  'USER_DECLINED_PAYMENT',
  'USER_DID_NOT_AUTHORIZE',
  'PAYMENT_REQUEST_EXPIRED',
  'FAILURE_DETAILS_UNAVAILABLE',
  'EXPIRED_OTP',
  'INVALID_OTP',
  'PAYMENT_AMOUNT_LIMITS_EXCEEDED',
  'OTP_ATTEMPT_COUNTS_EXCEEDED',
  'CARD_DECLINED',
  'DECLINED_BY_ISSUER',
  'ISSUER_UNAVAILABLE',
  'INVALID_CVV',
  'DECLINED_BY_PROCESSOR',
  'CAPTURE_AMOUNT_EXCEEDED',
  'AUTHENTICATION_FAILED',
  'PROCESSOR_ERROR',
  'EXPIRED_CARD',
  'STOLEN_CARD',
  'INACTIVE_OR_UNAUTHORIZED_CARD',
  'INVALID_MERCHANT_CREDENTIALS',
  'SUSPECTED_FRAUDULENT',
] as const;

/** What a payment can fail with in the words of the domain, those of v3 among them. */
export const declineCodes: readonly string[] = [...Object.keys(ofPayments), ...paymentFailureCodes];

/** Codes of tokens that could not be saved. */
export const tokenFailureCodes = [
  'ACCOUNT_ALREADY_LINKED',
  'INVALID_ACCOUNT_DETAILS',
  'AUTHENTICATION_FAILED',
  'CARD_DECLINED',
  'CAPTURE_AMOUNT_EXCEEDED',
  'INSUFFICIENT_BALANCE',
  'ISSUER_UNAVAILABLE',
  'CHANNEL_UNAVAILABLE',
  'INVALID_MERCHANT_SETTINGS',
] as const;

const named = (codes: readonly string[], code: string, otherwise: string): string =>
  codes.includes(code) ? code : otherwise;

/** The code of a failed payment, or of a request that ended with one. */
export const paymentFailureCode = (failure: string): string =>
  named(paymentFailureCodes, ofPayments[failure] ?? failure, 'FAILURE_DETAILS_UNAVAILABLE');

/** What the failure of a payment says of the card or account that was to be saved by it. */
const ofTokens: Readonly<Record<string, string>> = {
  DECLINED_BY_ISSUER: 'CARD_DECLINED',
  DECLINED_BY_PROCESSOR: 'CARD_DECLINED',
  EXPIRED_CARD: 'CARD_DECLINED',
  INACTIVE_OR_UNAUTHORIZED_CARD: 'CARD_DECLINED',
  INVALID_CVV: 'CARD_DECLINED',
  PROCESSOR_ERROR: 'ISSUER_UNAVAILABLE',
  STOLEN_CARD: 'CARD_DECLINED',
  SUSPECTED_FRAUDULENT: 'CARD_DECLINED',
};

/** The code of a token that could not be saved: nobody agreed to it, where no more is known. */
export const tokenFailureCode = (failure: string): string => {
  const code = paymentFailureCode(failure);
  return named(tokenFailureCodes, ofTokens[code] ?? code, 'AUTHENTICATION_FAILED');
};
