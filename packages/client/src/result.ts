// Defines the result types of a call: a success, a declared error, an undeclared response, or no
// response.
import type { Violation } from './violation.ts';

interface CallInfo {
  /** The id of the call, as in hooks: `refunds.create`; `call` for an endpoint without a method. */
  readonly operation: string;
  /** Request-ID of the response, for support; null without one. */
  readonly requestId: string | null;
  /** The key of all attempts, for repeating the call; null when none was sent. */
  readonly idempotencyKey: string | null;
  /** Number of requests made for this call. */
  readonly attempts: number;
}

interface WithResponse extends CallInfo {
  readonly headers: Readonly<Record<string, string>>;
  /** The unparsed body. */
  readonly raw: string;
}

/** A 2xx response. Undeclared fields and enum values are kept, so check before you rely on them. */
export interface Success<Body> extends WithResponse {
  readonly ok: true;
  readonly status: number;
  readonly body: Body;
}

interface Failed {
  readonly ok: false;
  readonly message: string;
  /**
   * True when the call may have had its effect despite this failure: an HTTP 500, a lost
   * connection, a proxy's error page (IDEM-08, ERR-STATUS-500). Never report such a call as failed:
   * read the resource, wait for its webhook, or repeat the call with the same idempotency key.
   * After a 500 a disbursement-type operation may still complete and be reported by callback
   * (IDEM-09). After an attempt of a write without a response, only a success makes the outcome
   * known. False when the service rejected the call or never received it, and for every GET.
   */
  readonly indeterminate: boolean;
  /**
   * True when the same call may still succeed with the same idempotency key: there was no response,
   * a 429 or a 5xx, and a repeat has no second effect. The client has used all retries that its
   * options allow; the caller can repeat the call later.
   */
  readonly retryable: boolean;
}

interface ErrorResponse extends Failed, WithResponse {
  readonly status: number;
  /** Violated rules of a validation error (ERR-02). */
  readonly errors?: readonly Violation[];
}

/** An error that the endpoint declares; its documentation lists the status of each code. */
export interface Declared<Code extends string> extends ErrorResponse {
  readonly code: Code;
}

/**
 * A response that the endpoint does not declare: another code or status, invalid JSON, an
 * unexpected shape.
 */
export interface Undeclared extends ErrorResponse {
  readonly code: 'UNDECLARED';
  /**
   * The error_code of the response; HTTP_<status> without one, INVALID_RESPONSE when the body of a
   * success is invalid.
   */
  readonly error_code: string;
}

/** There was no complete response. */
export interface NoResponse extends Failed, CallInfo {
  readonly code: 'NETWORK' | 'TIMEOUT' | 'ABORTED';
  readonly status: null;
  /** Code of the cause, e.g. ECONNREFUSED. */
  readonly reason: string;
  /** The error of the transport, without the API key; absent for TIMEOUT and ABORTED. */
  readonly cause?: Error;
}

/** The result of a call, discriminated by `ok`, then by `code`. */
export type Result<Body, Code extends string> =
  | Success<Body>
  | Declared<Code>
  | Undeclared
  | NoResponse;

/** A failure of any endpoint. */
export type Failure = Declared<string> | Undeclared | NoResponse;

/** The result of a call, before the types of its contract are applied. */
export type CallResult = Success<unknown> | Failure;

type WithoutCall<F> = F extends unknown
  ? Omit<F, 'operation' | 'idempotencyKey' | 'attempts' | 'retryable'>
  : never;

/** The result of a single attempt. */
export type AttemptResult = WithoutCall<Success<unknown> | Failure>;
export type FailedAttempt = Extract<AttemptResult, { readonly ok: false }>;
