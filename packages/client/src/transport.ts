// Makes one attempt over any HTTP exchange. The result is a complete response, or the reason why
// there is none and whether the request may have been sent.
import type { Dispatcher } from './dispatcher-exchange.ts';
import {
  errorFields,
  Unsendable,
  type Exchange,
  type HttpResponse,
  type OutgoingRequest,
  type SendProgress,
} from './exchange.ts';
import type { Fetch } from './fetch-exchange.ts';

/** A missing or incomplete response. */
export interface TransportFailure {
  readonly status: null;
  readonly code: 'NETWORK' | 'TIMEOUT' | 'ABORTED';
  readonly reason: string;
  readonly message: string;
  /** True when bytes of the request may have been sent. */
  readonly sent: boolean;
  readonly requestId: string | null;
  /** The texts of the error that ended the attempt; absent for TIMEOUT and ABORTED. */
  readonly cause?: { readonly name: string; readonly message: string; readonly code: string };
}

/** The time limit of an attempt. */
export interface TimeLimit {
  readonly ms: number;
  /** The limit in words, to follow "No complete response within": `50 ms (timeoutMs)`. */
  readonly inWords: string;
}

/** Carries the requests of one client. */
export interface Transport {
  /** Makes one attempt; rejects only for a header that cannot be sent. */
  readonly send: (
    message: OutgoingRequest,
    limit: TimeLimit,
    signal?: AbortSignal,
  ) => Promise<HttpResponse | TransportFailure>;
  /** Closes its own connections; a dispatcher from the options stays open. */
  readonly close: () => Promise<void>;
}

/** The options of a client that select its transport. */
export interface TransportOptions {
  readonly dispatcher?: Dispatcher | undefined;
  readonly fetch?: Fetch | undefined;
}

/** The reason why the client ended an attempt. */
class Halted extends Error {
  readonly code: 'TIMEOUT' | 'ABORTED';
  constructor(code: 'TIMEOUT' | 'ABORTED', message: string) {
    super(message);
    this.code = code;
  }
}

const textOf = (...values: readonly unknown[]): string =>
  values.find((value): value is string => typeof value === 'string' && value !== '') ?? 'UNKNOWN';

const situation = {
  no: 'The connection could not be established',
  perhaps: 'No response came, and the request may have been sent',
  yes: 'The connection was lost before the response was complete',
} as const;

/** Returns the remedy for a server that cannot be reached, after a space; empty when unknown. */
const remedyOf = (origin: string, reason: string): string => {
  // Names below localhost are only resolved by the dispatcher of the platform that created them.
  if (/\.localhost(?::\d+)?$/.test(origin))
    return (
      ` Is the platform at ${origin} in this process? Give the client its dispatcher ` +
      'too ({ baseUrl, key, dispatcher }), or call its listen().'
    );
  return reason === 'ECONNREFUSED' ? ` Is the server running at ${origin}?` : '';
};

const toTransportFailure = (
  error: unknown,
  origin: string,
  { sent, requestId }: SendProgress,
): TransportFailure => {
  const known = { status: null, sent: sent !== 'no', requestId } as const;
  if (error instanceof Halted) {
    const { code, message } = error;
    return { ...known, code, reason: code, message };
  }
  // The error of a fetch has the reason in its cause.
  const fields = errorFields(error);
  const { code, name, message } = fields.cause ? errorFields(fields.cause) : fields;
  const reason = textOf(code, name);
  const detail = textOf(message, reason);
  const remedy = sent === 'yes' ? '' : remedyOf(origin, reason);
  return {
    ...known,
    code: 'NETWORK',
    reason,
    message: `${situation[sent]} (${detail}).${remedy}`,
    cause: { name: textOf(name), message: detail, code: reason },
  };
};

/** Creates a transport over an exchange: each attempt gets its time limit and can be aborted. */
export const createTransport = (exchange: Exchange, close: Transport['close']): Transport => ({
  close,
  send: async (message, limit, signal) => {
    const progress: SendProgress = { sent: 'no', requestId: null };
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let abort = (): void => {};
    // An exchange may check its signal late or never, so this promise ends the wait at once.
    const halted = new Promise<never>((_, reject) => {
      const halt = (reason: Halted): void => {
        stop.abort(reason);
        reject(reason);
      };
      abort = () => halt(new Halted('ABORTED', 'The call was aborted.'));
      timer = setTimeout(
        () => halt(new Halted('TIMEOUT', `No complete response within ${limit.inWords}.`)),
        limit.ms,
      );
    });
    signal?.addEventListener('abort', abort, { once: true });
    if (signal?.aborted) abort();
    try {
      return await Promise.race([halted, exchange(message, progress, stop.signal)]);
    } catch (error) {
      if (error instanceof Unsendable) throw error;
      return toTransportFailure(error, message.origin, progress);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  },
});
