// Turns failed calls of the service into outcomes: declined when certainly nothing was done, else
// unknown.
import type { Outcome } from '@kasir/connector';
import type { Failure } from '@kasir/client';

/** Failure codes of payments for the errors that end a request before there is a payment. */
const codes: Readonly<Record<string, string>> = {
  CHANNEL_UNAVAILABLE: 'CHANNEL_UNAVAILABLE',
  RATE_LIMIT_EXCEEDED: 'CHANNEL_UNAVAILABLE',
  INSUFFICIENT_BALANCE: 'INSUFFICIENT_BALANCE',
  API_VALIDATION_ERROR: 'INVALID_ACCOUNT_DETAILS',
  INVALID_PAYMENT_DETAILS: 'INVALID_ACCOUNT_DETAILS',
  INVALID_VALUE_ERROR: 'INVALID_ACCOUNT_DETAILS',
  CARD_EXPIRED: 'EXPIRED_CARD',
  BLOCKED_TOKEN: 'INACTIVE_PAYMENT_METHOD',
  INACTIVE_PAYMENT_METHOD: 'INACTIVE_PAYMENT_METHOD',
  INVALID_TOKEN: 'INACTIVE_PAYMENT_METHOD',
  PAYMENT_METHOD_NOT_FOUND_ERROR: 'INACTIVE_PAYMENT_METHOD',
  PAYMENT_METHOD_STATUS_INVALID: 'INACTIVE_PAYMENT_METHOD',
  CHANNEL_CODE_NOT_SUPPORTED_ERROR: 'INVALID_MERCHANT_CREDENTIALS',
  CHANNEL_NOT_ACTIVATED: 'INVALID_MERCHANT_CREDENTIALS',
  INVALID_API_KEY: 'INVALID_MERCHANT_CREDENTIALS',
  INVALID_MERCHANT_SETTINGS: 'INVALID_MERCHANT_CREDENTIALS',
  REQUEST_FORBIDDEN_ERROR: 'INVALID_MERCHANT_CREDENTIALS',
};

/** Failure codes with which the service says that the payer has refused, or gave up. */
const byPayer: ReadonlySet<string> = new Set([
  'AUTHENTICATION_FAILED',
  'PAYMENT_REQUEST_EXPIRED',
  'USER_DECLINED_PAYMENT',
  'USER_DID_NOT_AUTHORIZE',
  'USER_DID_NOT_AUTHORIZE_THE_PAYMENT',
]);

const MESSAGE_MAX = 500;
const CARD_NUMBER = /\d(?:[ -]?\d){11,18}/g;

/** Returns a message of the service without what may be a card number. */
const withoutNumbers = (message: string): string =>
  message.replaceAll(CARD_NUMBER, '****').slice(0, MESSAGE_MAX);

/** Returns the error code of a failure as the service names it. */
export const errorOf = (failure: Failure): string =>
  'error_code' in failure ? failure.error_code : failure.code;

/** Returns a decline with a failure code of the service, or the usual one without. */
export const declined = (
  code: string | null,
  {
    reference,
    network = null,
    message = null,
  }: {
    readonly reference?: string;
    readonly network?: string | null;
    readonly message?: string | null;
  } = {},
): Outcome => ({
  status: 'declined',
  ...(reference !== undefined && { connector_reference: reference }),
  decline: {
    code: code ?? 'PROCESSOR_ERROR',
    network_code: network,
    message,
    by: byPayer.has(code ?? '') ? 'payer' : 'channel',
  },
});

/**
 * Returns the outcome of a call that failed. A key that belongs to another body has been used, so
 * the operation has to be looked up. `otherwise` is the code for errors of this work alone.
 */
export const toFailedOutcome = (failure: Failure, otherwise = 'PROCESSOR_ERROR'): Outcome => {
  const error = errorOf(failure);
  if (failure.indeterminate || error === 'IDEMPOTENCY_ERROR') return { status: 'unknown' };
  const code = failure.status === null ? 'CHANNEL_UNAVAILABLE' : (codes[error] ?? otherwise);
  const details = failure.status === null ? [] : (failure.errors ?? []);
  const text = [failure.message, ...details.map(({ path, message }) => `${path}: ${message}`)];
  return declined(code, { message: withoutNumbers(`${error}: ${text.join(' ')}`) });
};
