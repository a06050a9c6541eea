// The causes of error codes of the legacy wallets: most report the payer's response in the app.
import type { ErrorCause } from './cause.ts';

const newPayment = 'Send a new payment with another external_id.';

export const walletCauses = {
  ACCOUNT_AUTHENTICATION_ERROR: {
    why: 'OVO could not authenticate the payer.',
    remedy: 'Ask the payer to log in to the app again, then send a new payment.',
  },
  ACCOUNT_BLOCKED_ERROR: {
    why: 'The OVO account of the payer is blocked.',
    remedy: 'Ask the payer to contact OVO, or offer another channel.',
  },
  CREDENTIALS_ERROR: {
    why: 'OVO does not accept the credentials of the merchant.',
    remedy: 'Contact support: the account is not set up correctly with OVO.',
  },
  DUPLICATE_PAYMENT: {
    why: 'A payment with this external_id was made.',
    remedy: 'Read that payment, or send another external_id.',
  },
  DUPLICATE_PAYMENT_REQUEST_ERROR: {
    why: 'A payment with this external_id was requested before.',
    remedy: 'Read that payment, or send another external_id.',
  },
  EWALLET_APP_UNREACHABLE: {
    why: 'The OVO app of the payer cannot be reached.',
    remedy: 'Ask the payer to open the app, then send a new payment.',
  },
  EWALLET_TYPE_NOT_SUPPORTED: {
    why: 'There is no such wallet at this endpoint.',
    remedy: 'Send one of the types that the message names.',
  },
  EXTERNAL_ERROR: {
    why: 'OVO could not process the payment.',
    remedy: 'Try again later with another external_id.',
  },
  OVO_TIMEOUT_ERROR: {
    why: 'The payer did not respond in time.',
    remedy: newPayment,
  },
  PAYMENT_NOT_FOUND_ERROR: {
    why: 'No payment has this external_id and ewallet_type.',
    remedy: 'Check both, and that the key belongs to the account.',
  },
  PHONE_NUMBER_NOT_REGISTERED: {
    why: 'The phone number has no active OVO account.',
    remedy: 'Ask the payer for another phone number.',
  },
  SENDING_TRANSACTION_ERROR: {
    why: 'The payment could not be sent to OVO, or the payer has too little balance or has reached a limit.',
    remedy: 'Read the message; send a smaller amount or try again later.',
  },
  UNKNOWN_ERROR: {
    why: 'OVO reported a failure without a reason.',
    remedy: newPayment,
  },
  USER_DECLINED_THE_TRANSACTION: {
    why: 'The payer declined the payment.',
    remedy: 'Send a new payment if it is still wanted.',
  },
  USER_DID_NOT_AUTHORIZE_THE_PAYMENT: {
    why: 'The payer did not authorize the payment.',
    remedy: newPayment,
  },
  INVALID_PAYMENT_METHOD_ID: {
    why: 'The payment method is not an ACTIVE wallet that was saved for multiple use.',
    remedy: 'Link the wallet first, or send the id of one that is ACTIVE.',
  },
} as const satisfies Readonly<Record<string, ErrorCause>>;
