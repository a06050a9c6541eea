// The causes of error codes of cards, their tokens and authentications.
import type { ErrorCause } from './cause.ts';

export const cardCauses = {
  AMOUNT_ABOVE_MAXIMUM_LIMIT: {
    why: 'The amount is above the maximum for cards.',
    remedy: 'Send at most the amount that the message names.',
  },
  AMOUNT_BELOW_MINIMUM_LIMIT: {
    why: 'The amount is below the minimum for cards.',
    remedy: 'Send at least the amount that the message names.',
  },
  AMOUNT_GREATER_THAN_AUTHENTICATED_ERROR: {
    why: 'The amount is larger than the amount for which the cardholder was authenticated.',
    remedy: 'Charge at most the authenticated amount, or authenticate the cardholder again.',
  },
  AUTHENTICATION_ALREADY_USED_ERROR: {
    why: 'Another charge has used the authentication.',
    remedy: 'Authenticate the cardholder again.',
  },
  AUTHENTICATION_ID_MISSING_ERROR: {
    why: 'The card or the account requires authentication, and none was sent.',
    remedy:
      'Authenticate the cardholder and send the `authentication_id` of the VERIFIED authentication.',
  },
  AUTHENTICATION_NOT_FOUND_ERROR: {
    why: 'No authentication of this token has the id.',
    remedy: 'Check the id, and that the authentication is of the same token.',
  },
  INVALID_AUTHENTICATION_ID_ERROR: {
    why: 'The authentication id is malformed, or the authentication did not succeed.',
    remedy: 'Authenticate the cardholder again.',
  },
  CAPTURE_AMOUNT_EXCEEDED: {
    why: 'The amount is larger than what was authorized.',
    remedy: 'Capture at most the amount that the message names.',
  },
  CAPTURE_DECLINED: {
    why: 'The bank of the card declined the capture. Nothing was captured.',
    remedy: 'Read the reason in the message; ask the payer for another card.',
  },
  TEMPORARILY_UNAVAILABLE: {
    why: 'The bank of the card declined the capture for now (v3).',
    remedy: 'Try again later.',
  },
  CARDHOLDER_NAME_REQUIRED: {
    why: 'The bank of the card requires the name of the cardholder.',
    remedy: 'Send `billing_details.given_names`.',
  },
  CARD_EXPIRED: {
    why: 'The expiry date of the card has passed (v3).',
    remedy: 'Ask the payer for another card.',
  },
  CREDIT_CARD_CHARGE_NOT_FOUND_ERROR: {
    why: 'No card charge of this account has the id.',
    remedy: 'Check the id, and that the key belongs to the account.',
  },
  EXTERNAL_ID_ALREADY_USED_ERROR: {
    why: 'Another charge or refund has the same external_id.',
    remedy: 'Read that one, or send another external_id.',
  },
  INSTALLMENT_BELOW_MINIMUM_AMOUNT: {
    why: 'The amount is below the minimum of the installment plan.',
    remedy: 'Send at least the amount that the message names, or no installments.',
  },
  INSTALLMENT_UNAVAILABLE: {
    why: 'The bank of the card offers no such installment plan.',
    remedy: 'Send a plan that the card options list, or none.',
  },
  INVALID_CVN_LENGTH_ERROR: {
    why: 'The CVN does not have the number of digits of its network: 4 for American Express, 3 for the others.',
    remedy: 'Ask the payer for the CVN again.',
  },
  INVALID_PROMOTION_DETAILS: {
    why: 'The amount is not what a promotion of the account leaves of the original amount.',
    remedy: 'Compute the discounted amount from the promotion, or omit `promotion`.',
  },
  INVALID_SIGNATURE_ERROR: {
    why: 'The signature of the form is missing or wrong.',
    remedy: 'Sign the listed fields with a secret key of the account.',
  },
  INVALID_TOKEN_ID_ERROR: {
    why: 'The token id is malformed, or its card has expired or was not authenticated.',
    remedy: 'Create another token.',
  },
  TOKEN_ALREADY_USED_ERROR: {
    why: 'The token is for a single use and was used.',
    remedy: 'Create another token, or one for multiple use.',
  },
  TOKEN_NOT_FOUND_ERROR: {
    why: 'No card token of this account has the id.',
    remedy: 'Check the id, and that public and secret key belong to the same account and mode.',
  },
  INVALID_CREDIT_CARD_TOKEN_ERROR: {
    why: 'The token is not a multiple-use card token in the currency of the recurring payment.',
    remedy: 'Send another token, or omit the field.',
  },
  MID_NOT_FOUND_ERROR: {
    why: 'The account has no merchant id with this label.',
    remedy: 'Send another `mid_label`, or none.',
  },
  REFUND_AMOUNT_EXCEEDED: {
    why: 'The amount is larger than what is left of the charge.',
    remedy: 'Refund at most the amount that the message names.',
  },
} as const satisfies Readonly<Record<string, ErrorCause>>;
