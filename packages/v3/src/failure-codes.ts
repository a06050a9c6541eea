// Maps failures of the domain to the failure codes of v3.
import { v3PaymentFailureCodes, v3TokenFailureCodes } from '@kasir/models';

/** Codes of the domain that v3 spells differently; all others are the same. */
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

/** Failure codes that the domain accepts for a payment, including those of v3. */
export const declineCodes: readonly string[] = [
  ...Object.keys(ofPayments),
  ...v3PaymentFailureCodes,
];

const named = (codes: readonly string[], code: string, otherwise: string): string =>
  codes.includes(code) ? code : otherwise;

/** Returns the code of a failed payment, or of a request that ended with one. */
export const paymentFailureCode = (failure: string): string =>
  named(v3PaymentFailureCodes, ofPayments[failure] ?? failure, 'FAILURE_DETAILS_UNAVAILABLE');

/** Token failures by the failure of the payment that was to save the card or account. */
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

/** Returns the code of a token that could not be saved; AUTHENTICATION_FAILED when unknown. */
export const tokenFailureCode = (failure: string): string => {
  const code = paymentFailureCode(failure);
  return named(v3TokenFailureCodes, ofTokens[code] ?? code, 'AUTHENTICATION_FAILED');
};
