// What a call answers: a success, one of the errors its contract declares, or what the contract
// cannot know.
import type { Code, EndpointSpec, SuccessOutput } from '../contract.ts';
import type { Violation } from '../errors.ts';

interface Trace {
  /** Request-ID of the answer, for support; null when none came. */
  readonly requestId: string | null;
  /** The key all attempts carried, to repeat the call with; null where none was sent. */
  readonly idempotencyKey: string | null;
  /** Requests that were made for this call. */
  readonly attempts: number;
}

interface Answered extends Trace {
  readonly headers: Readonly<Record<string, string>>;
  /** The body as it came. */
  readonly raw: string;
}

/**
 * A 2xx answer. Fields and enum values the contract does not know are kept, so check before you
 * rely on them.
 */
export interface Success<C extends EndpointSpec, Body = SuccessOutput<C>> extends Answered {
  readonly ok: true;
  readonly status: number;
  readonly body: Body;
}

interface Failed {
  readonly ok: false;
  readonly message: string;
  /**
   * True when the call may have had its effect although this failure was the answer: an HTTP 500, a
   * lost connection, a proxy's error page (IDEM-08, ERR-STATUS-500). Never report such a call as
   * failed: read the resource, wait for its webhook, or repeat the call with the same idempotency
   * key. After a 500 a disbursement-type operation may still complete and be reported by callback
   * (IDEM-09). Once one attempt of a write went unanswered, only a success makes the outcome known.
   * False when the service refused the call or never got it.
   */
  readonly indeterminate: boolean;
}

interface Refused extends Failed, Answered {
  /** Violated rules of a validation error (ERR-02). */
  readonly errors?: readonly Violation[];
}

/** An error that the contract declares. */
export interface Declared<K extends string, S> extends Refused {
  readonly code: K;
  readonly status: S;
}

/** An answer the contract does not know: another code or status, no JSON, an unexpected shape. */
export interface Undeclared extends Refused {
  readonly code: 'UNDECLARED';
  readonly status: number;
  /**
   * error_code of the answer; HTTP_<status> when it has none, INVALID_ANSWER when a success is no
   * success.
   */
  readonly error_code: string;
}

/** No whole answer came. */
export interface Unreached extends Failed, Trace {
  readonly code: 'NETWORK' | 'TIMEOUT' | 'ABORTED';
  readonly status: null;
  /** Code of the cause, e.g. ECONNREFUSED. */
  readonly reason: string;
}

type DeclaredBy<C extends EndpointSpec> = {
  [K in Code<C>]: Declared<K, C['errors'][K]>;
}[Code<C>];

/** Answer of a call, discriminated by `ok`, then by `code`. */
export type Result<C extends EndpointSpec> = Success<C> | DeclaredBy<C> | Undeclared | Unreached;

/** A failure of any endpoint. */
export type Failure = Declared<string, number> | Undeclared | Unreached;

type WithoutCall<F> = F extends unknown ? Omit<F, 'idempotencyKey' | 'attempts'> : never;

/** What one attempt says by itself. */
export type Reading = WithoutCall<
  (Omit<Success<EndpointSpec>, 'body'> & { readonly body: unknown }) | Failure
>;
export type FailedReading = Extract<Reading, { readonly ok: false }>;
