// One attempt over HTTP: what the receiver answered, or in words why it did not.
import { Agent, request, type Dispatcher } from 'undici';
import { guardedConnector, privateAddresses } from './addresses.ts';

/** How an attempt ended. */
export interface Posted {
  readonly status: number | null;
  /** Why there was no whole answer, else null. */
  readonly error: string | null;
  /** Whether the time ran out: such receivers are the ones that hold up others. */
  readonly late: boolean;
}

/** Bytes of an answer that are read; what it says does not matter. */
const ANSWER_BYTES_MAX = 65_536;

class Late extends Error {}

/** A dispatcher for deliveries: no HTTP/2, no redirects, public addresses only unless allowed. */
export const deliveryAgent = (allowPrivateAddresses: boolean, timeoutMs: number): Agent =>
  new Agent({
    allowH2: false,
    connect: allowPrivateAddresses
      ? { timeout: timeoutMs }
      : guardedConnector(timeoutMs, privateAddresses()),
  });

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The receiver refused the connection.',
  ECONNRESET: 'The receiver broke off the connection.',
  UND_ERR_SOCKET: 'The receiver broke off the connection.',
  UND_ERR_CONNECT_TIMEOUT: 'The receiver could not be reached in time.',
  ENOTFOUND: 'The host name of the callback URL is not known.',
  EAI_AGAIN: 'The host name of the callback URL could not be looked up.',
  ERR_INVALID_URL: 'The callback URL is not an http or https URL.',
  UND_ERR_INVALID_ARG: 'The callback URL or the verification token cannot be sent.',
  // Without the address: names of an internal network are not for the eyes of an account.
  ERR_IP_BLOCKED: 'The callback URL leads to a private address, where nothing is sent.',
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const inWords = (error: unknown): string => {
  if (error instanceof Late) return error.message;
  const message = error instanceof Error ? error.message : String(error);
  return reasons[codeOf(error)] ?? `No whole answer came (${message || codeOf(error)}).`;
};

/** Reads the body up to its end or the bound; leaving the loop closes the connection. */
const drained = async (body: Dispatcher.ResponseData['body']): Promise<void> => {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += (chunk as Uint8Array).length;
    if (bytes > ANSWER_BYTES_MAX) return;
  }
};

export interface Sending {
  readonly dispatcher: Dispatcher;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** For connecting, the headers and the whole body of the answer together. */
  readonly timeoutMs: number;
}

/**
 * Sends one POST (EVT-DLV-01). Never rejects: an answer counts once it is whole, within the timeout
 * (EVT-DLV-04); one that breaks off keeps its status beside the error.
 */
export const post = async (sending: Sending): Promise<Posted> => {
  const { dispatcher, url, headers, body, timeoutMs } = sending;
  const stop = new AbortController();
  // undici looks at a signal only once a connection stands; this promise ends the wait at once.
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new Late(`No whole answer came within ${Math.ceil(timeoutMs / 1000)} seconds.`);
    reject(error);
    stop.abort(error);
  }, timeoutMs);
  let status: number | null = null;
  const exchange = async (): Promise<void> => {
    const { signal } = stop;
    const options = { dispatcher, method: 'POST', headers, body, signal } as const;
    // One timer watches the whole attempt: a body that drips resets no other.
    const response = await request(url, { ...options, headersTimeout: 0, bodyTimeout: 0 });
    status = response.statusCode;
    await drained(response.body);
  };
  try {
    await Promise.race([late, exchange()]);
    return { status, error: null, late: false };
  } catch (error) {
    return { status, error: inWords(error), late: error instanceof Late };
  } finally {
    clearTimeout(timer);
  }
};
