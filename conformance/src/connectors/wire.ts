// Sends requests to a connector, right or deliberately wrong, and checks the form of each response.
import { createHmac, randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import {
  connectorError,
  errorStatuses,
  VERSION,
  VERSION_HEADER,
  type ErrorCode,
  type OperationRequest,
} from '@kasir/connector/protocol';
import { Indeterminate, Violation } from '../violation.ts';

/** The headers of a request; a law replaces or removes them. */
export type Headers = Readonly<Record<string, string>>;

export interface Reply {
  readonly status: number;
  readonly body: unknown;
  /** Null for a success. */
  readonly code: ErrorCode | null;
}

/** The changes that a law makes to a request. */
export interface Changes {
  /** Seconds since 1970; by default the current time. */
  readonly timestamp?: number;
  /** The secret that signs; by default the secret of the run. */
  readonly secret?: string;
  /** The text that is signed, if it differs from the body that is sent. */
  readonly content?: string;
  readonly alter?: (headers: Headers) => Headers;
}

export interface WireOptions {
  readonly url: string;
  readonly secret: string;
  readonly timeoutMs: number;
}

export const nowSeconds = (): number => Math.floor(Date.now() / 1_000);

const withoutSlash = (url: string): string => url.replace(/\/$/, '');

/** Reads a response, which must have the version and, unless it is a success, the error body. */
const readReply = async (what: string, id: string, response: Response): Promise<Reply> => {
  const text = await response.text();
  const seen = `${response.status} ${text.slice(0, 300)}`;
  const version = response.headers.get(VERSION_HEADER);
  if (version !== VERSION)
    throw new Violation(
      `${VERSION_HEADER}: ${VERSION} in the response to ${what}`,
      String(version),
    );
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Violation(`JSON in response to ${what}`, seen);
  }
  if (response.status === 200) return { status: 200, body, code: null };
  const parsed = connectorError.safeParse(body);
  if (!parsed.success) throw new Violation(`the error body in response to ${what}`, seen);
  const { code, operation } = parsed.data.error;
  if (errorStatuses[code] !== response.status)
    throw new Violation(`${code} with ${errorStatuses[code]} in response to ${what}`, seen);
  if (operation !== null && operation !== id)
    throw new Violation(`an error about ${id} or about no operation`, seen);
  return { status: response.status, body, code };
};

export class Wire {
  readonly #options: WireOptions;
  #count = 0;

  constructor(options: WireOptions) {
    this.#options = { ...options, url: withoutSlash(options.url) };
  }

  /** The number of requests that were sent. */
  get count(): number {
    return this.#count;
  }

  /** Sends an operation; `body` replaces its JSON. */
  post(
    request: Pick<OperationRequest, 'id'>,
    changes: Changes = {},
    body = JSON.stringify(request),
  ): Promise<Reply> {
    const headers = this.#headersOf(request.id, body, changes);
    return this.#exchange(request.id, { method: 'POST', path: '/operations', headers, body });
  }

  /** Sends a GET request. */
  get(path: string, changes: Changes = {}): Promise<Reply> {
    const headers = this.#headersOf(randomUUID(), `GET ${path}`, changes);
    const id = path.startsWith('/operations/') ? path.slice('/operations/'.length) : '';
    return this.#exchange(id, { method: 'GET', path, headers, body: null });
  }

  /** Sends an operation, and cuts the connection once the request is sent. */
  async postAndCut(request: OperationRequest, timestamp: number): Promise<void> {
    this.#count += 1;
    const body = JSON.stringify(request);
    const headers = this.#headersOf(request.id, body, { timestamp });
    const url = new URL(`${this.#options.url}/operations`);
    const open = url.protocol === 'https:' ? httpsRequest : httpRequest;
    await new Promise<void>((resolve) => {
      const outgoing = open(url, { method: 'POST', headers, agent: false });
      outgoing.once('error', () => resolve());
      outgoing.once('close', () => resolve());
      outgoing.end(body, () => setImmediate(() => outgoing.destroy()));
    });
  }

  #headersOf(id: string, content: string, changes: Changes): Headers {
    const { timestamp = nowSeconds(), secret = this.#options.secret, alter } = changes;
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    // Signed without the library, so that a fault in the library shows.
    const signature = createHmac('sha256', key)
      .update(`${id}.${timestamp}.${changes.content ?? content}`)
      .digest('base64');
    const headers = {
      'content-type': 'application/json',
      [VERSION_HEADER]: VERSION,
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': `v1,${signature}`,
    };
    return alter ? alter(headers) : headers;
  }

  async #exchange(
    id: string,
    sent: {
      readonly method: string;
      readonly path: string;
      readonly headers: Headers;
      readonly body: string | null;
    },
  ): Promise<Reply> {
    const { method, path, headers, body } = sent;
    const { url, timeoutMs } = this.#options;
    this.#count += 1;
    const signal = AbortSignal.timeout(timeoutMs);
    let response: Response;
    try {
      response = await fetch(url + path, { method, headers, body, redirect: 'manual', signal });
    } catch (error) {
      throw new Indeterminate(`${method} ${path}: no response (${String(error)})`);
    }
    const reply = await readReply(`${method} ${path}`, id, response);
    // A connector may respond with SLOW_DOWN at any time: it proves nothing about the law.
    if (reply.code === 'SLOW_DOWN') throw new Indeterminate(`${method} ${path}: SLOW_DOWN`);
    return reply;
  }
}
