// Options of a client and of one call, and their defaults.
import { setTimeout as timer } from 'node:timers/promises';
import type { Dispatcher } from 'undici';
import type { Validator } from './validation.ts';

export interface ClientOptions {
  /** Service base address, with or without a path prefix and trailing slash (CORE-01). */
  readonly baseUrl: string | URL;
  /** API key. Kept out of every error, result and inspection of the client. */
  readonly key: string;
  /**
   * Sends the requests (proxy, mock, pool ...); never closed by the client. One Agent per client by
   * default.
   */
  readonly dispatcher?: Dispatcher | undefined;
  /**
   * Milliseconds one attempt may take, from connecting to the last byte of the response; 60,000.
   */
  readonly timeoutMs?: number | undefined;
  /** Milliseconds one call may take with all its attempts and waits; 120,000. */
  readonly deadlineMs?: number | undefined;
  /** Attempts after the first; 2. */
  readonly retries?: number | undefined;
  /**
   * What becomes of a response that differs from what its endpoint declares: `warn` keeps it and
   * reports the difference, `strict` (default with a `validator`) returns UNDECLARED instead, `off`
   * does not look. Extra fields are no difference.
   */
  readonly validate?: 'off' | 'warn' | 'strict' | undefined;
  /** Compares responses: the `validator` of the package's entry `/validation`. None by default. */
  readonly validator?: Validator | undefined;
  /** Takes the reports of `validate: 'warn'`; a process warning by default. */
  readonly warn?: ((message: string) => void) | undefined;
  /** Waits before a retry; resolves or rejects at once when the signal aborts. */
  readonly sleep?: ((ms: number, signal: AbortSignal | undefined) => Promise<void>) | undefined;
  /**
   * Numbers of [0, 1) for idempotency keys and jitter; from the cryptographic source by default.
   */
  readonly random?: (() => number) | undefined;
  /** Milliseconds that only grow, for the deadline. */
  readonly now?: (() => number) | undefined;
  /**
   * Adds headers to a request, once per call, over all others: a signature of what is sent.
   */
  readonly sign?:
    | ((message: UnsignedRequest) => SignedHeaders | Promise<SignedHeaders>)
    | undefined;
}

/** A request as it will be sent, but for its signature. */
export interface UnsignedRequest {
  readonly method: string;
  /** Path template of the contract, below the base URL. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}
export type SignedHeaders = Readonly<Record<string, string>>;

/** Options of one call that do not depend on the endpoint. */
export interface CallOptions {
  /** Sub-account a platform acts for (CORE-HDR-for_user_id). */
  readonly forUserId?: string | undefined;
  /** Ends the call at any moment, also between attempts; the result is ABORTED. */
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
  readonly deadlineMs?: number | undefined;
  /** Further headers, e.g. for tracing; those the client sets itself win. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Options of a write that an idempotency key protects. */
export interface WriteOptions extends CallOptions {
  /**
   * Up to 100 characters (IDEM-10); made by the client when left out. One per call, for all
   * attempts.
   */
  readonly idempotencyKey?: string | undefined;
}

/** Options of an endpoint with dated versions. */
export interface Versioned<Version extends string> {
  /** Dated API version; where the endpoint requires one, the last it knows when left out. */
  readonly version?: Version | undefined;
}

/** Everything a call may carry, whatever its contract. */
export interface AnyCallOptions extends CallOptions {
  readonly idempotencyKey?: string | undefined;
  readonly version?: string | undefined;
}

/** Longest wait a timer can hold. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/** How a call runs: the options of client and call with every default filled in. */
export interface Settings {
  readonly timeoutMs: number;
  readonly deadlineMs: number;
  readonly retries: number;
  readonly validate: 'off' | 'warn' | 'strict';
  readonly validator: Validator | undefined;
  readonly warn: (message: string) => void;
  readonly sleep: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
  readonly random: () => number;
  readonly now: () => number;
}

/** Throws TypeError where responses shall be compared and nothing compares them. */
const validationOf = ({ validate, validator }: ClientOptions): Settings['validate'] => {
  if (validate !== undefined && validate !== 'off' && !validator)
    throw new TypeError(
      `validate is ${validate}, but there is no validator: import it from the entry /validation ` +
        'of the package and pass it as validator.',
    );
  return validate ?? (validator ? 'strict' : 'off');
};

export const settingsOf = (options: ClientOptions): Settings => ({
  validator: options.validator,
  timeoutMs: options.timeoutMs ?? 60_000,
  deadlineMs: Math.min(options.deadlineMs ?? 120_000, TIMER_MAX_MS),
  retries: options.retries ?? 2,
  validate: validationOf(options),
  warn: options.warn ?? ((message) => process.emitWarning(message, 'KasirWarning')),
  sleep: options.sleep ?? ((ms, signal) => timer(ms, undefined, signal && { signal })),
  random: options.random ?? (() => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32),
  now: options.now ?? (() => performance.now()),
});

/** The settings of a client with the time limits of one call. */
export const settingsFor = (settings: Settings, options: CallOptions): Settings => ({
  ...settings,
  timeoutMs: options.timeoutMs ?? settings.timeoutMs,
  deadlineMs: Math.min(options.deadlineMs ?? settings.deadlineMs, TIMER_MAX_MS),
});
