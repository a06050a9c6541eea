// What failures of the domain are called in v3.
import { v3PaymentFailureCodes, v3TokenFailureCodes } from '@kasir/models';

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

/** What a payment can fail with in the words of the domain, those of v3 among them. */
export const declineCodes: readonly string[] = [
  ...Object.keys(ofPayments),
  ...v3PaymentFailureCodes,
];

const named = (codes: readonly string[], code: string, otherwise: string): string =>
  codes.includes(code) ? code : otherwise;

/** The code of a failed payment, or of a request that ended with one. */
export const paymentFailureCode = (failure: string): string =>
  named(v3PaymentFailureCodes, ofPayments[failure] ?? failure, 'FAILURE_DETAILS_UNAVAILABLE');

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
  return named(v3TokenFailureCodes, ofTokens[code] ?? code, 'AUTHENTICATION_FAILED');
};
