// Data tables of the failure codes of payments and tokens in v3.
import { known } from '@kasir/core';

/** Codes of failed payments. */
export const v3PaymentFailureCodes = [
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

/** Codes of tokens that could not be saved. */
export const v3TokenFailureCodes = [
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

/** The reason why a payment of v3 FAILED; an open list. */
export const v3PaymentFailureCode = known(v3PaymentFailureCodes);

/** The reason why a payment token FAILED; an open list. */
export const v3TokenFailureCode = known(v3TokenFailureCodes);
