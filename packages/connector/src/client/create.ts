// Creates the client with which the platform calls a connector. A result without proof is
// `unknown`.
import type * as z from 'zod';
import {
  capabilities,
  connectorError,
  errorStatuses,
  hasExecutedAmount,
  isRefusal,
  operation as operationSchema,
  statement,
  type Capabilities,
  type Operation,
  type OperationRequest,
  type Statement,
} from '../protocol/index.ts';
import { hasCardData } from '../protocol/card-data.ts';
import { keysOf } from '../signature/sign.ts';
import { processSystem, type System } from '../system.ts';
import { exchange, NotSent, type Received, type Sent, type Target } from './exchange.ts';
import { readCallback, type CallbackResult } from './read-callback.ts';
import type { GetResult, Refused, SendResult } from './result.ts';

export interface ConnectorClientOptions {
  /** Base URL of the connector, such as `https://connector.example`. */
  readonly url: string;
  /** Secrets shared with the connector, `whsec_` and Base64; several while one is replaced. */
  readonly secrets: readonly string[];
  /** The longest time of a request in ms; default 20,000. */
  readonly timeoutMs?: number;
  /** Aborts all requests; their results are then unknown. */
  readonly signal?: AbortSignal;
  readonly fetch?: typeof fetch;
  readonly system?: System;
}

export interface ConnectorClient {
  /**
   * Sends an operation. `at` is the time of this attempt in ms, default now. If several machines
   * with different clocks call the connector, store it before and pass it to `get`. Never rejects.
   */
  readonly send: (request: OperationRequest, options?: { at?: number }) => Promise<SendResult>;
  /**
   * Reads an operation. `sentAt` is the time of the latest attempt in ms. After `never_received`, a
   * delayed attempt is refused, and the operation may be sent again; this result comes after the
   * current second has ended. Never rejects.
   */
  readonly get: (id: string, options?: { sentAt?: number }) => Promise<GetResult>;
  /** Returns the capabilities. Throws when the connector does not return them. */
  readonly capabilities: () => Promise<Capabilities>;
  /** Returns the statement of a day, `YYYY-MM-DD`. Throws when there is none. */
  readonly statement: (date: string) => Promise<Statement>;
  /** Verifies and parses a callback, or returns the response that refuses it. */
  readonly readCallback: (request: Request) => Promise<CallbackResult>;
}

const isLoopback = (hostname: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);

/** Returns whether card data may be sent to a URL. */
const isPrivate = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || isLoopback(hostname);
};

const refusalIn = ({ status, body }: Received, id: string): Refused | null => {
  const parsed = connectorError.safeParse(body);
  if (!parsed.success) return null;
  const { code, message, field, operation } = parsed.data.error;
  if (!isRefusal(code) || errorStatuses[code] !== status) return null;
  return operation === null || operation === id ? { refused: code, message, field } : null;
};

/** Returns whether an operation can be the result of a request. */
const isResultOf = ({ id, work, amount }: OperationRequest, result: Operation): boolean => {
  if (result.id !== id || result.work !== work) return false;
  if (result.status !== 'succeeded' || !hasExecutedAmount(work)) return true;
  return result.amount !== null && result.amount.currency === amount?.currency;
};

const operationIn = ({ status, body }: Received): Operation | null => {
  const parsed = operationSchema.safeParse(body);
  return status === 200 && parsed.success ? parsed.data : null;
};

const isNeverReceived = ({ status, body }: Received, id: string): boolean => {
  const parsed = connectorError.safeParse(body);
  if (status !== 404 || !parsed.success) return false;
  const { code, operation } = parsed.data.error;
  return code === 'OPERATION_NOT_FOUND' && operation === id;
};

/** Describes in words the response that came instead of the expected one. */
const describe = (received: Received | null): string => {
  if (!received) return 'a message that is not one of the protocol: is this its base URL?';
  switch (received.status) {
    case 401:
      return '401: both sides must have the same secret, and clocks less than 5 minutes apart';
    case 404:
      return '404: is this its base URL?';
    default:
      return String(received.status);
  }
};

/** The maximum number of bytes of a statement or of capabilities: about 100,000 lines. */
const LONG_BYTES_MAX = 33_554_432;

const toSeconds = (milliseconds: number): number => Math.floor(milliseconds / 1_000);

/** Returns the id and the timestamp of a new read request. */
const about = (system: System) => ({ id: system.id(), timestamp: toSeconds(system.now()) });

/** Creates a client. Throws when the URL or a secret is malformed. */
export const createConnectorClient = (options: ConnectorClientOptions): ConnectorClient => {
  const { system = processSystem, timeoutMs = 20_000, signal = null } = options;
  const url = new URL(options.url).href.replace(/\/$/, '');
  const keys = keysOf(options.secrets);
  const target: Target = { url, keys, fetch: options.fetch ?? fetch, timeoutMs, signal, system };

  const read = (path: string, more: Partial<Pick<Sent, 'timestamp' | 'most'>> = {}) =>
    exchange(target, { ...about(system), path, body: null, ...more });

  const readAs = async <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
  ): Promise<z.output<Schema>> => {
    const received = await read(path, { most: LONG_BYTES_MAX });
    if (received?.status !== 200)
      throw new Error(`The connector responded to GET ${path} with ${describe(received)}.`);
    const parsed = schema.safeParse(received.body);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw new Error(
      `The response of the connector to GET ${path} does not fit the protocol: ${issue?.path.join('.')} ${issue?.message}`,
    );
  };

  return {
    send: async (request, { at = system.now() } = {}) => {
      if (hasCardData(request.source) && !isPrivate(url))
        return {
          refused: 'NOT_SENT',
          message: 'Card data needs https or a loopback address. Change the URL of the connector.',
          field: 'source',
        };
      try {
        const { id } = request;
        const body = JSON.stringify(request);
        const timestamp = toSeconds(at);
        const received = await exchange(target, { id, timestamp, path: '/operations', body });
        if (!received) return 'unknown';
        const known = operationIn(received);
        if (known) return isResultOf(request, known) ? { known } : 'unknown';
        return refusalIn(received, id) ?? 'unknown';
      } catch (error) {
        return error instanceof NotSent
          ? { refused: 'NOT_SENT', message: error.message, field: null }
          : 'unknown';
      }
    },
    get: async (id, { sentAt = 0 } = {}) => {
      const timestamp = toSeconds(Math.max(system.now(), sentAt));
      const received = await read(`/operations/${id}`, { timestamp }).catch(() => null);
      if (!received) return 'unknown';
      const known = operationIn(received);
      if (known) return known.id === id ? known : 'unknown';
      if (!isNeverReceived(received, id)) return 'unknown';
      // A repeated request must be newer than this read, whose timestamp has whole seconds.
      const rest = (timestamp + 1) * 1_000 - system.now();
      if (rest > 0) await new Promise<void>((resolve) => void system.after(rest, resolve));
      return signal?.aborted === true ? 'unknown' : 'never_received';
    },
    capabilities: () => readAs('/capabilities', capabilities),
    statement: async (date) => {
      const read = await readAs(`/statements?date=${date}`, statement);
      if (read.date !== date) throw new Error(`The connector sent the statement of ${read.date}.`);
      return read;
    },
    readCallback: (request) => readCallback(keys, request, system.now()),
  };
};
