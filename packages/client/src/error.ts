// Defines the error class for callers who prefer exceptions; it carries a failure.
import type { Violation } from './violation.ts';
import type { Failure } from './result.ts';

const brand = Symbol.for('kasir.ApiError');

/**
 * A failed call, thrown by `unwrap` and by page iterators. When `indeterminate` is true, the call
 * may have had its effect: do not report it as failed (IDEM-08). A disbursement-type operation may
 * even complete later and be reported by callback (IDEM-09). Without a response, `cause` is the
 * error of the transport.
 */
export class ApiError<Code extends string = string> extends Error {
  override readonly name = 'ApiError';
  readonly [brand] = true;
  /** The call that failed, as hooks name it: `refunds.create`. */
  readonly operation: string;
  /** HTTP status; null without a response. */
  readonly status: number | null;
  /** The error_code of the response; NETWORK, TIMEOUT or ABORTED without a response. */
  readonly code: Code;
  readonly errors: readonly Violation[];
  readonly requestId: string | null;
  readonly idempotencyKey: string | null;
  readonly indeterminate: boolean;
  /** True when the same call may still succeed later, and a repeat has no second effect. */
  readonly retryable: boolean;
  readonly #failure: Failure;

  constructor(failure: Failure) {
    const code = 'error_code' in failure ? failure.error_code : failure.code;
    super(
      `${code}: ${failure.message}`,
      'cause' in failure && failure.cause ? { cause: failure.cause } : undefined,
    );
    this.operation = failure.operation;
    this.status = failure.status;
    this.code = code as Code;
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

/**
 * Returns whether a thrown value is an ApiError, including one of another copy of this package.
 * With codes, the error must also have one of them, and its type is narrowed to these codes:
 * `isApiError(error, 'DUPLICATE_ERROR')`.
 */
export const isApiError = <Code extends string = string>(
  value: unknown,
  ...codes: readonly Code[]
): value is ApiError<Code> =>
  value instanceof Error &&
  brand in value &&
  (codes.length === 0 || codes.includes((value as ApiError<Code>).code));

/** Returns the body of a success. Throws `ApiError` for every failure. */
export const unwrap = <B>(result: { readonly ok: true; readonly body: B } | Failure): B => {
  if (result.ok) return result.body;
  throw new ApiError(result);
};
