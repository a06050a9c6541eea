// Reports attempts to programs, for logs and metrics: records never contain a secret, and hooks
// cannot change a call.
import { differencesInWords, type Difference } from './shape.ts';

/** An attempt that begins. It never contains headers, bodies, API keys or a query. */
export interface AttemptStart {
  /** `<resource>.<verb>`, e.g. `refunds.create`; `call` for an endpoint without a method. */
  readonly id: string;
  readonly method: string;
  /** Path template below the base URL, e.g. `/refunds/{id}`: parameters are not filled in. */
  readonly path: string;
  /** 1 for the first attempt of a call, then 2 ... */
  readonly attempt: number;
  /** The idempotency key, the same for all attempts of a call; null when none is sent. */
  readonly idempotencyKey: string | null;
}

/** An attempt that ended, with or without a response. */
export interface AttemptEnd extends AttemptStart {
  /** HTTP status; null without a complete response. */
  readonly status: number | null;
  /** Code of the failure, as in `ApiError`, e.g. NETWORK; null after a success. */
  readonly code: string | null;
  /** Request-ID of the response, for support; null without one. */
  readonly requestId: string | null;
  /** From sending to the last byte of the response, in milliseconds. */
  readonly durationMs: number;
  /** True when the call may have had its effect in spite of its failure (IDEM-08). */
  readonly indeterminate: boolean;
  /**
   * Milliseconds until the next attempt; null when this was the last. An abort may come before it.
   */
  readonly willRetryInMs: number | null;
}

/** A success that differs from the declaration of its endpoint. */
export interface ResponseDifference {
  /** `<resource>.<verb>`, e.g. `refunds.create`. */
  readonly id: string;
  readonly status: number;
  /** Request-ID of the response, for support; null without one. */
  readonly requestId: string | null;
  /** The places that differ, without values of the response. */
  readonly differences: readonly Difference[];
}

/** The options of a client for observing its calls. */
export interface Hooks {
  /** Called before each attempt is sent, including custom calls. */
  readonly onRequest?: ((attempt: AttemptStart) => void | Promise<void>) | undefined;
  /** Called when each attempt has ended, including custom calls. */
  readonly onResponse?: ((attempt: AttemptEnd) => void | Promise<void>) | undefined;
  /** Called when a success differs from its declaration, with a `validator` that is not strict. */
  readonly onDifference?: ((found: ResponseDifference) => void | Promise<void>) | undefined;
}

/** Calls the hooks; never throws and never waits for them. */
export interface Observer {
  readonly started: (attempt: AttemptStart) => void;
  readonly ended: (attempt: AttemptEnd) => void;
  readonly different: (found: ResponseDifference) => void;
}

const nothing = (): void => {};

const caller = <R extends object>(
  name: keyof Hooks,
  hook: ((attempt: R) => void | Promise<void>) | undefined,
  warn: (message: string) => void,
): ((attempt: R) => void) => {
  if (!hook) return nothing;
  let warned = false;
  const broken = async (error: unknown): Promise<void> => {
    if (warned) return;
    warned = true;
    warn(`The hook ${name} failed, which changes no call and is reported once: ${String(error)}`);
  };
  const run = async (attempt: R): Promise<void> => {
    await hook(attempt);
  };
  return (attempt) => {
    run(Object.freeze(attempt)).catch(broken).catch(nothing);
  };
};

/** Returns the observer of a client; a failing hook is reported once. */
export const observerOf = (hooks: Hooks, warn: (message: string) => void): Observer => ({
  started: caller('onRequest', hooks.onRequest, warn),
  ended: caller('onResponse', hooks.onResponse, warn),
  different: hooks.onDifference
    ? caller('onDifference', hooks.onDifference, warn)
    : ({ id, differences }) => warn(differencesInWords(id, differences)),
});
