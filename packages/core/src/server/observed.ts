// Reports requests to observers: ids and outcome openly, sent and returned data only masked.
// Nothing is rendered before an observer asks for it.
import { bodyIn } from '../contract.ts';
import { redacted, withoutSecrets } from '../redact.ts';
import type { RenderedResponse } from './rendered-response.ts';
import type { Endpoint } from './endpoint.ts';
import { maskedPath, maskedResponse, referenceIn } from './masked.ts';
import { maskedHeaders, recordedHeaders } from './masked-headers.ts';
import type { RawRequest } from './raw-request.ts';
import type { RateState } from './rate-limit.ts';
import { readParts, type Parts } from './request.ts';
import type { Context } from './scope.ts';
import type { Mode, Partition } from './store.ts';

/** Real time, independent of test clocks. */
export interface RealTime {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Monotonic milliseconds, with fractions. */
  readonly elapsed: () => number;
}

/** A request as it may be logged: declared fields only, secret ones hidden. */
export interface MaskedRequest {
  /** As it was called, without anything that could be a secret. */
  readonly path: string;
  readonly idempotencyKey: string | null;
  /** The headers that are known to be harmless, and the names of those that are hidden. */
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** Null without a body, or when it was not read. */
  readonly body: unknown;
  /** Null without a response body. */
  readonly response: unknown;
  /** The merchant's reference of the object, masked, with the digest of the original. */
  readonly reference: { readonly text: string; readonly digest: string | null } | null;
}

/** The report of a request; headers and sent data are only available masked. */
export interface Observed {
  readonly requestId: string;
  /** Real time of its arrival, in milliseconds since 1970. */
  readonly at: number;
  /** Its duration in real milliseconds. */
  readonly duration: number;
  readonly method: string;
  /** Contract id, or null when no endpoint matched. */
  readonly endpoint: string | null;
  readonly status: number;
  readonly account: string | null;
  readonly mode: Mode | null;
  readonly errorCode: string | null;
  /** True when the response was replayed by its idempotency key. */
  readonly replayed: boolean;
  /** Set when the response is a 500. */
  readonly error?: unknown;
  /** The deliberate fault in words, or null. */
  readonly interference: string | null;
  readonly maskedPath: () => string;
  /** Returns the masked request; `digest` makes the key that finds its reference. */
  readonly masked: (digest?: (text: string) => string) => MaskedRequest;
  /** Returns a copy that can be kept; `size` is the number of its characters. */
  readonly keep: () => Observed & { readonly size: number };
}

const keyHeaders = ['idempotency-key', 'x-idempotency-key', 'x-external-id'] as const;

/**
 * A request in the form in which it can be kept for a while: texts instead of the objects parsed
 * from them, because retained objects make all others of their kind more expensive. The sent data
 * is private; only `masked` returns it.
 */
export class KeptRequest implements Observed {
  readonly requestId: string;
  readonly at: number;
  readonly duration: number;
  readonly method: string;
  readonly status: number;
  readonly account: string | null;
  readonly mode: Mode | null;
  readonly errorCode: string | null;
  readonly replayed: boolean;
  readonly interference: string | null;
  readonly #endpoint: Endpoint | null;
  readonly #version: string | null;
  readonly #path: string;
  readonly #query: string;
  readonly #key: string | undefined;
  /** As JSON, without secrets. */
  readonly #headers: string;
  /** Its bytes, one per character. */
  readonly #body: string;
  readonly #response: string;

  constructor(progress: Progress, request: RawRequest, { status, code, text }: RenderedResponse) {
    const { method, path, query, headers, body } = request;
    this.requestId = progress.requestId;
    this.at = progress.at;
    this.duration = progress.duration;
    this.method = method;
    this.status = status;
    this.account = progress.account;
    this.mode = progress.mode;
    this.errorCode = code;
    this.replayed = progress.replayed;
    this.interference = progress.interference;
    this.#endpoint = progress.route;
    this.#version = progress.context && progress.context.version;
    this.#path = path;
    this.#query = query;
    this.#key = headers[keyHeaders[0]] ?? headers[keyHeaders[1]] ?? headers[keyHeaders[2]];
    this.#headers = recordedHeaders(this.#endpoint && this.#endpoint.contract, headers);
    this.#body = Buffer.from(body.buffer, body.byteOffset, body.length).toString('latin1');
    this.#response = text;
  }

  get endpoint(): string | null {
    return this.#endpoint && this.#endpoint.contract.id;
  }

  keep(): KeptRequest {
    return this;
  }

  /** Number of characters that it holds. */
  get size(): number {
    const texts = [this.#path, this.#query, this.#headers, this.#body, this.#response];
    return texts.reduce((sum, { length }) => sum + length, 0);
  }

  maskedPath(): string {
    return maskedPath(this.#endpoint, this.#path);
  }

  masked(digest?: (text: string) => string): MaskedRequest {
    const { contract = null } = this.#endpoint ?? {};
    const headers = JSON.parse(this.#headers) as Readonly<Record<string, string>>;
    const sent = this.#parts(headers['content-type']);
    const returned: unknown = this.#response === '' ? null : JSON.parse(this.#response);
    const schema = contract && bodyIn(contract, this.#version);
    const query =
      contract?.query && sent.query
        ? (redacted(contract.query, sent.query) as Record<string, unknown>)
        : {};
    const body = schema && sent.body !== undefined ? redacted(schema, sent.body) : null;
    // The refusal of an unknown endpoint quotes the path.
    const response = contract
      ? maskedResponse(contract, this.errorCode, returned)
      : returned && { error_code: this.errorCode };
    const reference = referenceIn([
      { masked: body, sent: sent.body },
      { masked: query, sent: sent.query },
      { masked: response, sent: returned },
    ]);
    return {
      path: this.maskedPath(),
      idempotencyKey: this.#key === undefined ? null : withoutSecrets(this.#key),
      headers: maskedHeaders(contract, headers),
      query,
      body,
      response,
      reference: reference && {
        text: reference.masked,
        digest: digest?.(reference.sent) ?? null,
      },
    };
  }

  /** Returns the sent parts as far as they can be read; none for an unauthenticated request. */
  #parts(type: string | undefined): Partial<Parts> {
    const route = this.#endpoint;
    if (!route || this.account === null) return {};
    return readParts({
      route: { ...route, headers: [] },
      request: {
        method: this.method,
        path: this.#path,
        query: this.#query,
        headers: { 'content-type': type },
        body: Buffer.from(this.#body, 'latin1'),
        address: '',
      },
      params: {},
      version: this.#version,
    }).parts;
  }
}

/** The progress of one request through the pipeline: data for its headers and for observers. */
export class Progress implements Observed {
  readonly requestId: string;
  rate: RateState | undefined = undefined;
  partition: Partition | null = null;
  context: Context | null = null;
  interference: string | null = null;
  error: unknown = undefined;
  /** True when a decision may have begun: before that, nothing can have been written. */
  deciding = false;
  duration = 0;
  readonly #time: RealTime;
  readonly #started: number;
  readonly #request: RawRequest;
  #route: Endpoint | null = null;
  #response: RenderedResponse = noResponse;

  constructor(requestId: string, request: RawRequest, time: RealTime) {
    this.requestId = requestId;
    this.#request = request;
    this.#time = time;
    this.#started = time.elapsed();
  }

  /** Derived from elapsed time, which never goes back, unlike the machine's clock. */
  get at(): number {
    return Math.round(this.#time.now() - (this.#time.elapsed() - this.#started));
  }

  get method(): string {
    return this.#request.method;
  }

  /** The endpoint that matches its path. */
  get route(): Endpoint | null {
    return this.#route;
  }

  set route(endpoint: Endpoint) {
    this.#route = endpoint;
  }

  get endpoint(): string | null {
    return this.#route && this.#route.contract.id;
  }

  get account(): string | null {
    return this.partition && this.partition.account;
  }

  get mode(): Mode | null {
    return this.partition && this.partition.mode;
  }

  get status(): number {
    return this.#response.status;
  }

  get errorCode(): string | null {
    return this.#response.code;
  }

  get replayed(): boolean {
    return this.#response.headers['idempotency-replayed'] !== undefined;
  }

  /** Sets its response and its duration. */
  end(response: RenderedResponse): void {
    this.#response = response;
    this.duration = this.#time.elapsed() - this.#started;
  }

  /** Returns a copy that can be kept. */
  keep(): KeptRequest {
    return new KeptRequest(this, this.#request, this.#response);
  }

  maskedPath(): string {
    return maskedPath(this.#route, this.#request.path);
  }

  masked(digest?: (text: string) => string): MaskedRequest {
    return this.keep().masked(digest);
  }
}

const noResponse: RenderedResponse = { status: 0, headers: {}, text: '', code: null };
