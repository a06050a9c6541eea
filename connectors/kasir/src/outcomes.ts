// Converts failed calls of the service into outcomes: declined when the call certainly had no
// effect, otherwise unknown.
import type { Outcome } from '@kasir/connector';
import type { Failure } from '@kasir/client';

/**
 * Error code of the service -> failure code, for requests that are refused before a payment exists.
 */
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

/** Failure codes that mean that the payer has refused or did not act in time. */
const byPayer: ReadonlySet<string> = new Set([
  'AUTHENTICATION_FAILED',
  'PAYMENT_REQUEST_EXPIRED',
  'USER_DECLINED_PAYMENT',
  'USER_DID_NOT_AUTHORIZE',
  'USER_DID_NOT_AUTHORIZE_THE_PAYMENT',
]);

const MESSAGE_MAX = 500;
const CARD_NUMBER = /\d(?:[ -]?\d){11,18}/g;

/** Returns a message of the service with possible card numbers replaced. */
const withoutNumbers = (message: string): string =>
  message.replaceAll(CARD_NUMBER, '****').slice(0, MESSAGE_MAX);

/** Returns the error code of a failure as the service names it. */
const errorOf = (failure: Failure): string =>
  'error_code' in failure ? failure.error_code : failure.code;

/** Errors that the service returns before it looks at the request or its idempotency key. */
const unread: ReadonlySet<string> = new Set([
  'RATE_LIMIT_EXCEEDED',
  'INVALID_API_KEY',
  'REQUEST_FORBIDDEN_ERROR',
]);

/**
 * Returns whether the service has looked at a request and refused it: the same request would be
 * refused again.
 */
export const isRefused = (failure: Failure): boolean =>
  !failure.indeterminate && failure.status !== null && !unread.has(errorOf(failure));

/**
 * Returns a declined outcome with a failure code of the service; PROCESSOR_ERROR if there is none.
 */
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
 * Returns the outcome of a call that failed. IDEMPOTENCY_ERROR means that the key was used before
 * with another body, so the outcome is unknown and must be read. `otherwise` is the failure code
 * for errors without a general one, such as those of refunds.
 */
export const toFailedOutcome = (failure: Failure, otherwise = 'PROCESSOR_ERROR'): Outcome => {
  const error = errorOf(failure);
  if (failure.indeterminate || error === 'IDEMPOTENCY_ERROR') return { status: 'unknown' };
  const code = failure.status === null ? 'CHANNEL_UNAVAILABLE' : (codes[error] ?? otherwise);
  const details = failure.status === null ? [] : (failure.errors ?? []);
  const text = [failure.message, ...details.map(({ path, message }) => `${path}: ${message}`)];
  return declined(code, { message: withoutNumbers(`${error}: ${text.join(' ')}`) });
};
