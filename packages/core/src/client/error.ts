// For callers who prefer exceptions: one error class that carries a failure.
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
  /** error_code of the response; NETWORK, TIMEOUT or ABORTED when none came. */
  readonly code: string;
  readonly errors: readonly Violation[];
  readonly requestId: string | null;
  readonly idempotencyKey: string | null;
  readonly indeterminate: boolean;
  /** Whether the same call may still succeed later and would do nothing twice. */
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

  /** The whole failure, with headers and raw body where a response came. */
  get failure(): Failure {
    return this.#failure;
  }
}

/** Whether a thrown value is an ApiError, also one of another copy of this package. */
export const isApiError = (value: unknown): value is ApiError =>
  value instanceof Error && brand in value;

/** The body of a success. Throws `ApiError` for every failure. */
export const unwrap = <B>(result: { readonly ok: true; readonly body: B } | Failure): B => {
  if (result.ok) return result.body;
  throw new ApiError(result);
};
