// The causes of error codes of payment methods, requests, linked accounts and payment numbers.
import type { ErrorCause } from './cause.ts';

const checkId = 'Check the id, and that the key belongs to the account that created it.';
const beginAgain = 'Begin again: create the payment, link or debit once more.';

export const instrumentCauses = {
  AMOUNT_MISMATCHED: {
    why: 'The amount is not what the payment method was created with, or outside of its bounds.',
    remedy: 'Send the amount that the message names, or omit it.',
  },
  BANK_NOT_SUPPORTED_ERROR: {
    why: 'There are no virtual accounts of this bank, or the account has them switched off.',
    remedy: 'Send another bank code, or activate virtual accounts.',
  },
  BLOCKED_TOKEN: {
    why: 'The payment token was switched off (v3).',
    remedy: 'Send a token that is ACTIVE.',
  },
  INVALID_TOKEN: {
    why: 'The payment token is unknown, not ACTIVE, or belongs to another customer (v3).',
    remedy: 'Send the id of an ACTIVE token, with the `customer_id` of its owner or none.',
  },
  INVALID_PAYMENT_DETAILS: {
    why: 'The details of the payer or card are not accepted (v3).',
    remedy: 'Correct the fields that `errors` names.',
  },
  INACTIVE_PAYMENT_REQUEST: {
    why: 'The payment request has ended (v3).',
    remedy: 'Create another payment request.',
  },
  CALLBACK_VIRTUAL_ACCOUNT_NOT_FOUND_ERROR: {
    why: 'No virtual account of this account has the id or external_id.',
    remedy: checkId,
  },
  CALLBACK_VIRTUAL_ACCOUNT_PAYMENT_NOT_FOUND_ERROR: {
    why: 'No payment of a virtual account has the payment_id.',
    remedy: 'Send the `payment_id` of the webhook.',
  },
  DUPLICATE_CALLBACK_VIRTUAL_ACCOUNT_ERROR: {
    why: 'The virtual account number is taken.',
    remedy: 'Send another number, or none to be given one.',
  },
  EXPECTED_AMOUNT_REQUIRED_ERROR: {
    why: 'A closed virtual account needs an expected amount.',
    remedy: 'Send `expected_amount`, or `is_closed` false.',
  },
  MAXIMUM_EXPECTED_AMOUNT_ERROR: {
    why: 'The expected amount is above the maximum of the bank.',
    remedy: 'Send at most the amount that the message names.',
  },
  MINIMUM_EXPECTED_AMOUNT_ERROR: {
    why: 'The expected amount is below the minimum of the bank.',
    remedy: 'Send at least the amount that the message names.',
  },
  SUGGESTED_AMOUNT_NOT_SUPPORTED_ERROR: {
    why: 'The bank does not show suggested amounts, or not this one.',
    remedy: 'Omit `suggested_amount`, or send what the message accepts.',
  },
  VIRTUAL_ACCOUNT_NUMBER_OUTSIDE_RANGE: {
    why: 'The bank assigns its numbers itself, or the number does not have the digits that it may have.',
    remedy: 'Send the digits that the message asks for, or omit `virtual_account_number`.',
  },
  INACTIVE_VIRTUAL_ACCOUNT_ERROR: {
    why: 'The virtual account has ended.',
    remedy: 'Create another virtual account.',
  },
  FIXED_PAYMENT_CODE_NOT_FOUND_ERROR: {
    why: 'No payment code of this account has the id or external_id.',
    remedy: checkId,
  },
  DUPLICATE_PAYMENT_CODE_ERROR: {
    why: 'The payment code is taken.',
    remedy: 'Send another code, or none to be given one.',
  },
  INACTIVE_PAYMENT_CODE_ERROR: {
    why: 'The payment code can no longer be paid.',
    remedy: 'Create another payment code.',
  },
  SINGLE_USE_REQUIRED_ERROR: {
    why: 'The outlet accepts codes for a single use only.',
    remedy: 'Send `is_single_use` true.',
  },
  DUPLICATED_FIXED_PAYMENT_INSTRUMENT: {
    why: 'The number or code that you chose is taken.',
    remedy: 'Send another one, or none to be given one.',
  },
  CHANNEL_CODE_NOT_SUPPORTED_ERROR: {
    why: 'The channel does not exist, or not for this type or market.',
    remedy: 'Send a channel of the catalogue of channels.',
  },
  CUSTOMER_PAYMENT_METHOD_MISMATCHED: {
    why: 'The payment method belongs to another customer.',
    remedy: 'Send the `customer_id` of its owner, or none.',
  },
  DIRECT_DEBIT_ALREADY_COMPLETED: {
    why: 'The direct debit has succeeded, so that no password is awaited.',
    remedy: 'Nothing is left to do; create another direct debit for another payment.',
  },
  DIRECT_DEBIT_ALREADY_FAILED: {
    why: 'The direct debit has failed, so that no password is awaited.',
    remedy: 'Create another direct debit.',
  },
  EXCEEDS_CAPTURABLE_AMOUNT: {
    why: 'The amount is larger than the amount left to capture.',
    remedy: 'Capture at most the amount that the message names.',
  },
  MANUAL_CAPTURE_NOT_SUPPORTED: {
    why: 'The channel captures automatically, or the request was created so.',
    remedy: 'Create the request with `capture_method` MANUAL on a channel that supports it.',
  },
  PAYMENT_REQUEST_ALREADY_FULLY_CAPTURED: {
    why: 'Nothing is left to capture.',
    remedy: 'Nothing is left to do: read the captures of the request.',
  },
  PAYMENT_REQUEST_ALREADY_COMPLETED: {
    why: 'The payer has paid.',
    remedy: 'Create another payment request for another payment.',
  },
  PAYMENT_REQUEST_ALREADY_FAILED: {
    why: 'The payment request has failed or expired.',
    remedy: 'Create another payment request.',
  },
  OPERATION_NOT_ALLOWED: {
    why: 'The object does not wait for this: its payer acts on a page, or has not authorized it yet.',
    remedy:
      'Send the payer to the URL of the action, or wait for the status that the message names.',
  },
  NOT_SUPPORTED_BY_CHANNEL: {
    why: 'The channel takes no one-time password here.',
    remedy: 'Send the payer to the URL of the AUTH action.',
  },
  EXPIRED_OTP_ERROR: {
    why: 'The one-time password has expired.',
    remedy: 'Ask for a new one, or begin again.',
  },
  INVALID_OTP_ERROR: {
    why: 'The one-time password is wrong.',
    remedy: 'Ask the payer to type it again.',
  },
  MAX_OTP_ATTEMPTS_ERROR: {
    why: 'Too many wrong one-time passwords were sent.',
    remedy: beginAgain,
  },
  INACTIVE_PAYMENT_METHOD: {
    why: 'The payment method is not ACTIVE.',
    remedy: 'Use a payment method that is ACTIVE.',
  },
  PAYMENT_METHOD_NOT_FOUND_ERROR: {
    why: 'No payment method or linked account has the payment_method_id.',
    remedy: checkId,
  },
  PAYMENT_METHOD_STATUS_INVALID: {
    why: 'The status of the payment method does not allow this.',
    remedy: 'Read the payment method; have its payer authorize it, or create another one.',
  },
  PAYMENT_METHOD_REUSABILITY_INVALID: {
    why: 'The channel does not support this reusability, or it cannot be changed.',
    remedy: 'Send the other reusability, or create another payment method.',
  },
  PAYMENT_METHOD_TYPE_INVALID: {
    why: 'Payments to this type of payment method cannot be simulated, because nothing is paid to it.',
    remedy: 'Create a payment request with the payment method instead.',
  },
  PAYMENT_METHOD_ALREADY_ACTIVE: {
    why: 'The payment method is linked already.',
    remedy: 'Use it: no password is awaited.',
  },
  PAYMENT_METHOD_ALREADY_FAILED: {
    why: 'The linking of the payment method has failed.',
    remedy: 'Create another payment method.',
  },
  INVALID_PAYMENT_METHOD_ID_ERROR: {
    why: 'The payment method is not an ACTIVE direct debit or card for multiple use in this currency.',
    remedy: 'Send another payment method, or omit the field.',
  },
  INVALID_LINKED_ACCOUNT: {
    why: 'The account is not linked, or no longer.',
    remedy: 'Have its payer authorize it.',
  },
  LINKED_ACCOUNT_NOT_FOUND_ERROR: {
    why: 'The customer has no linked account with this id.',
    remedy: 'List the accounts of the linked account token, and send the id of one.',
  },
  LINKED_ACCOUNT_TOKEN_STATUS_INVALID: {
    why: 'The account is linked already.',
    remedy: 'Use it: no password is awaited.',
  },
  INVALID_ACCESS_TOKEN: {
    why: 'The access token is missing, expired or unknown.',
    remedy: 'Get one from `POST /snap/v1.0/access-token/b2b`.',
  },
  INVALID_PARTNER_ID: {
    why: 'The partner is not registered for this account and mode.',
    remedy: 'Register the partner with the control API.',
  },
  INVALID_SIGNATURE: {
    why: 'X-SIGNATURE does not belong to the bytes and timestamp of the request.',
    remedy: 'Sign the bytes that are sent, with the X-TIMESTAMP that is sent.',
  },
  INVALID_TIMESTAMP: {
    why: 'X-TIMESTAMP is more than 5 minutes away from the time of the server.',
    remedy: 'Send the time of now, with its offset; check the clock of your machine.',
  },
} as const satisfies Readonly<Record<string, ErrorCause>>;
