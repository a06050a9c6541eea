// Maps the failure of an OVO payment to the error codes of the legacy API.
import type { OvoFailureCode } from '@kasir/models';

interface Failure {
  readonly code: OvoFailureCode;
  readonly message: string;
}

/** OVO failures by failure code of the domain. */
const failures: Readonly<Record<string, Failure>> = {
  USER_DID_NOT_AUTHORIZE_THE_PAYMENT: {
    code: 'USER_DID_NOT_AUTHORIZE_THE_PAYMENT',
    message: 'The payer did not authorize the payment. Send a new payment.',
  },
  DUPLICATE_PAYMENT: {
    code: 'DUPLICATE_PAYMENT',
    message: 'OVO knows this payment already. Send a new external_id.',
  },
  USER_DECLINED_PAYMENT: {
    code: 'USER_DECLINED_THE_TRANSACTION',
    message: 'The payer declined the payment. Send a new payment if it is still wanted.',
  },
  ACCOUNT_NOT_FOUND: {
    code: 'PHONE_NUMBER_NOT_REGISTERED',
    message: 'This phone number has no OVO account. Send another phone number.',
  },
  ACCOUNT_NOT_ACTIVATED: {
    code: 'PHONE_NUMBER_NOT_REGISTERED',
    message: 'The OVO account of this phone number is not active. Send another phone number.',
  },
  CHANNEL_UNAVAILABLE: {
    code: 'EXTERNAL_ERROR',
    message: 'OVO could not process the payment. Try again later.',
  },
  MAXIMUM_LIMIT_REACHED: {
    code: 'SENDING_TRANSACTION_ERROR',
    message: 'The payer has reached the limit of OVO. Send a smaller amount.',
  },
  INSUFFICIENT_BALANCE: {
    code: 'SENDING_TRANSACTION_ERROR',
    message: 'The payer has too little OVO balance. Send a new payment after a top-up.',
  },
  PARTNER_CHANNEL_ERROR: {
    code: 'SENDING_TRANSACTION_ERROR',
    message: 'The payment could not be sent to OVO. Try again later.',
  },
  USER_UNREACHABLE: {
    code: 'EWALLET_APP_UNREACHABLE',
    message: 'The OVO app of the payer cannot be reached. Ask the payer to open it.',
  },
  ACCOUNT_ACCESS_BLOCKED: {
    code: 'ACCOUNT_BLOCKED_ERROR',
    message: 'The OVO account of the payer is blocked. The payer has to contact OVO.',
  },
  EXPIRED: {
    code: 'OVO_TIMEOUT_ERROR',
    message: 'The payer did not respond in time. Send a new payment.',
  },
  INVALID_MERCHANT_CREDENTIALS: {
    code: 'CREDENTIALS_ERROR',
    message: 'OVO does not accept the credentials of the merchant. Contact support.',
  },
  INVALID_ACCOUNT_DETAILS: {
    code: 'ACCOUNT_AUTHENTICATION_ERROR',
    message: 'OVO could not authenticate the payer. The payer has to log in to the app again.',
  },
};

const unknown: Failure = {
  code: 'UNKNOWN_ERROR',
  message: 'OVO reported a failure without a reason. Send a new payment.',
};

/** Returns the OVO error or failure_code of a failure of the domain. */
export const ovoFailure = (failure: string | null): Failure =>
  (failure !== null && Object.hasOwn(failures, failure) ? failures[failure] : undefined) ?? unknown;
