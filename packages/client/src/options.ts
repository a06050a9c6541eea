// Defines the options of a client and of one call, with their defaults.
import type { Dispatcher } from './dispatcher-exchange.ts';
import type { Fetch } from './fetch-exchange.ts';
import { observerOf, type Hooks, type Observer } from './hooks.ts';
import type { Middleware } from './middleware.ts';
import type { Tracer } from './tracing.ts';
import type { Validator } from './validation.ts';
import { wait } from './wait.ts';

/** Options of a client; `baseUrl` and `key` are required. */
export interface ClientOptions extends Hooks {
  /** Service base address, with or without a path prefix and trailing slash (CORE-01). */
  readonly baseUrl: string | URL;
  /**
   * API key (AUTH-01): secret or public on servers and in workers, only public (`xnd_public_...`)
   * in a page. It never appears in an error, result, hook or inspection of the client.
   */
  readonly key: string;
  /**
   * Sends the requests on Node.js (proxy, mock, pool ...): a dispatcher of undici 7 or 8. Never
   * closed by the client. One `Agent` per client by default. Overrides `fetch`, which is for other
   * runtimes.
   */
  readonly dispatcher?: Dispatcher | undefined;
  /**
   * Sends the requests: `fetch`, or a function like it (of a framework, or of a platform in this
   * process). By default the global `fetch`, on Node.js undici. It does not report when a request
   * is sent: without a response, a write without idempotency key counts as sent, so it is not
   * retried and its result is `indeterminate`. Redirects are not followed, nothing is cached, no
   * cookies are sent.
   */
  readonly fetch?: Fetch | undefined;
  /**
   * Milliseconds for one attempt, from connecting to the last byte of the response; default 60,000.
   */
  readonly timeoutMs?: number | undefined;
  /** Milliseconds for one call with all its attempts and waits; default 120,000. */
  readonly deadlineMs?: number | undefined;
  /** Attempts after the first, when a repeat is safe (IDEM-01, IDEM-02); default 2, 0 for none. */
  readonly retries?: number | undefined;
  /**
   * The handling of a success that differs from its endpoint's declaration: `lenient` (default with
   * a `validator`) returns it unchanged and reports the difference to `onDifference`, `strict`
   * returns UNDECLARED instead, `off` does not compare. Additional fields are not a difference. Use
   * `strict` in tests only, because a newer platform may return values that this version does not
   * know.
   */
  readonly validate?: 'off' | 'lenient' | 'strict' | undefined;
  /** Compares responses: the `validator` of the package's entry `/validation`. None by default. */
  readonly validator?: Validator | undefined;
  /** Changes requests and responses; requests in this order, responses in reverse. */
  readonly middleware?: readonly Middleware[] | undefined;
  /** Makes one span per call: a tracer of OpenTelemetry, `trace.getTracer('shop')`. */
  readonly tracer?: Tracer | undefined;
  /**
   * Receives reports of failing hooks, and of differences when there is no `onDifference`; by
   * default a process warning, or the console when there is no process.
   */
  readonly warn?: ((message: string) => void) | undefined;
  /** Waits before a retry, in milliseconds; resolves or rejects at once when the signal aborts. */
  readonly sleep?: ((ms: number, signal: AbortSignal | undefined) => Promise<void>) | undefined;
  /**
   * Returns numbers in [0, 1) for idempotency keys and jitter; cryptographically random by default.
   */
  readonly random?: (() => number) | undefined;
  /** Returns monotonic milliseconds, for the deadline; `performance.now` by default. */
  readonly now?: (() => number) | undefined;
  /**
   * Returns headers with a signature to add to a request. Called once per call; these headers
   * override all others.
   */
  readonly sign?:
    | ((message: UnsignedRequest) => SignedHeaders | Promise<SignedHeaders>)
    | undefined;
}

/** A request as it will be sent, without its signature. */
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
  /** The sub-account for which a platform acts (CORE-HDR-for_user_id). */
  readonly forUserId?: string | undefined;
  /** Ends the call at any time, even between attempts; the result is ABORTED. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds for one attempt of this call; the client's setting by default. */
  readonly timeoutMs?: number | undefined;
  /** Milliseconds for this call with all its attempts; the client's setting by default. */
  readonly deadlineMs?: number | undefined;
  /** Attempts of this call after the first; the client's setting by default. 0 for none. */
  readonly retries?: number | undefined;
  /** Further headers, e.g. for tracing; the client's own headers override them. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Options of a write that an idempotency key protects. */
export interface WriteOptions extends CallOptions {
  /**
   * Identifies the operation: a repeat with the same key returns the first response instead of
   * executing the operation twice (IDEM-02). Up to 100 characters (IDEM-10), the same for all
   * attempts of a call; a UUID is generated when omitted. Set your own if your program may repeat a
   * call after a crash.
   */
  readonly idempotencyKey?: string | undefined;
}

/** Options of an endpoint with dated versions. */
export interface Versioned<Version extends string> {
  /** Dated API version; by default the newest one if the endpoint requires a version. */
  readonly version?: Version | undefined;
}

/** All options of a call, for any endpoint. */
export interface AnyCallOptions extends WriteOptions, Versioned<string> {}

/** The longest time that a timer supports. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/** The options of client and call with all defaults. */
export interface Settings {
  readonly timeoutMs: number;
  readonly deadlineMs: number;
  readonly retries: number;
  readonly validate: 'off' | 'lenient' | 'strict';
  readonly validator: Validator | undefined;
  readonly warn: (message: string) => void;
  readonly sleep: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
  readonly random: () => number;
  readonly now: () => number;
  readonly observer: Observer;
}

interface Limits {
  readonly timeoutMs: number;
  readonly deadlineMs: number;
  readonly retries: number;
}

/** Returns the limits of a call. Throws TypeError for an invalid limit. */
const limitsOf = (
  given: Partial<Record<keyof Limits, number | undefined>>,
  rest: Limits,
): Limits => {
  const {
    timeoutMs = rest.timeoutMs,
    deadlineMs = rest.deadlineMs,
    retries = rest.retries,
  } = given;
  for (const [name, value] of Object.entries({ timeoutMs, deadlineMs }))
    if (!(value > 0)) throw new TypeError(`${name} must be a positive number of milliseconds.`);
  if (!(retries >= 0)) throw new TypeError('retries must be a number, 0 for none.');
  return { timeoutMs, deadlineMs: Math.min(deadlineMs, TIMER_MAX_MS), retries };
};

/** Emits a process warning when there is a process, otherwise logs to the console. */
const warnAsUsual = (message: string): void => {
  const { process } = globalThis as { process?: { emitWarning?: unknown } };
  if (typeof process?.emitWarning === 'function') process.emitWarning(message, 'KasirWarning');
  else console.warn(message);
};

/** Returns the validation mode. Throws TypeError when it needs a validator and none is given. */
const validationOf = ({ validate, validator }: ClientOptions): Settings['validate'] => {
  if (validate !== undefined && validate !== 'off' && !validator)
    throw new TypeError(
      `validate is ${validate}, but there is no validator: import it from the entry /validation ` +
        'of the package and pass it as validator.',
    );
  return validate ?? (validator ? 'lenient' : 'off');
};

/** Returns the settings of a client. Throws TypeError for options that cannot work. */
export const settingsOf = (options: ClientOptions): Settings => {
  const warn = options.warn ?? warnAsUsual;
  return {
    ...limitsOf(options, { timeoutMs: 60_000, deadlineMs: 120_000, retries: 2 }),
    validator: options.validator,
    validate: validationOf(options),
    warn,
    observer: observerOf(options, warn),
    sleep: options.sleep ?? wait,
    random:
      options.random ?? (() => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32),
    now: options.now ?? (() => performance.now()),
  };
};

/** Returns the settings of a client with the limits of one call. */
export const settingsFor = (settings: Settings, options: CallOptions): Settings => ({
  ...settings,
  ...limitsOf(options, settings),
});
