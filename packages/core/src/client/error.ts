// The error class for callers who prefer exceptions; it carries a failure.
import type { Violation } from '../errors.ts';
import type { Failure } from './result.ts';

const brand = Symbol.for('kasir.ApiError');

/**
 * A failed call, thrown by `unwrap` and by page iterators. When `indeterminate` is true the call
 * may have had its effect: do not report it as failed (IDEM-08); a disbursement-type operation may
 * even complete later and be reported by callback (IDEM-09).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly [brand] = true;
  /** HTTP status; null when no response came. */
  readonly status: number | null;
  /** The error_code of the response; NETWORK, TIMEOUT or ABORTED without a response. */
  readonly code: string;
  readonly errors: readonly Violation[];
  readonly requestId: string | null;
  readonly idempotencyKey: string | null;
  readonly indeterminate: boolean;
  /** True when the same call may still succeed later and would do nothing twice. */
  readonly retryable: boolean;
  readonly #failure: Failure;

  constructor(failure: Failure) {
    const code = 'error_code' in failure ? failure.error_code : failure.code;
    super(`${code}: ${failure.message}`);
    this.status = failure.status;
    this.code = code;
    this.errors = ('errors' in failure && failure.errors) || [];
    this.requestId = failure.requestId;
    this.idempotencyKey = failure.idempotencyKey;
    this.indeterminate = failure.indeterminate;
    this.retryable = failure.retryable;
    this.#failure = failure;
  }

  /** The whole failure, with headers and raw body when there was a response. */
  get failure(): Failure {
    return this.#failure;
  }
}

/** Returns whether a thrown value is an ApiError, including one of another copy of this package. */
export const isApiError = (value: unknown): value is ApiError =>
  value instanceof Error && brand in value;

/** Returns the body of a success. Throws `ApiError` for every failure. */
export const unwrap = <B>(result: { readonly ok: true; readonly body: B } | Failure): B => {
  if (result.ok) return result.body;
  throw new ApiError(result);
};
