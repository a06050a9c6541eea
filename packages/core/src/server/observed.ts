// What is reported of a request to those who observe it: ids and outcome in the open, what was sent
// and returned only as far as it may be written down. Nothing is rendered before somebody asks.
import { bodyIn } from '../contract.ts';
import { redacted, withoutSecrets } from '../redact.ts';
import type { RenderedResponse } from './rendered-response.ts';
import type { Endpoint } from './endpoint.ts';
import { maskedPath, maskedResponse, referenceIn } from './masked.ts';
import type { RawRequest } from './raw-request.ts';
import type { RateState } from './rate-limit.ts';
import { readParts, type Parts } from './request.ts';
import type { Context } from './scope.ts';
import type { Mode, Partition } from './store.ts';

/** Real time, whatever a test clock says. */
export interface RealTime {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds that only grow, with fractions. */
  readonly elapsed: () => number;
}

/** A request as it may be written down: declared fields only, secret ones hidden. */
export interface MaskedRequest {
  /** As it was called, without what could be a secret. */
  readonly path: string;
  readonly idempotencyKey: string | null;
  readonly query: Readonly<Record<string, unknown>>;
  /** Null where there was none, or it was not read. */
  readonly body: unknown;
  /** Null where there was none. */
  readonly response: unknown;
  /** What its merchant calls the object, as it may be written down, and the digest of all of it. */
  readonly reference: { readonly text: string; readonly digest: string | null } | null;
}

/** What is reported of every request; holds in the open no header and nothing that was sent. */
export interface Observed {
  readonly requestId: string;
  /** Real time at which it came, in milliseconds since 1970. */
  readonly at: number;
  /** Real milliseconds that it took. */
  readonly duration: number;
  readonly method: string;
  /** Contract id, or null when no endpoint matched. */
  readonly endpoint: string | null;
  readonly status: number;
  readonly account: string | null;
  readonly mode: Mode | null;
  readonly errorCode: string | null;
  /** Whether the response was repeated by its idempotency key. */
  readonly replayed: boolean;
  /** Set when the response is a 500. */
  readonly error?: unknown;
  /** What was done to it on purpose, in words, or null. */
  readonly interference: string | null;
  readonly maskedPath: () => string;
  /** `digest` makes what the reference is found by. */
  readonly masked: (digest?: (text: string) => string) => MaskedRequest;
  /** What can be held on to of it; `size` counts the characters of that. */
  readonly keep: () => Observed & { readonly size: number };
}

const keyHeaders = ['idempotency-key', 'x-idempotency-key', 'x-external-id'] as const;

/**
 * A request as it can be kept for a while: texts and nothing that they were parsed into, because
 * objects that are held on to make all others of their kind more expensive. What was sent is out of
 * sight; only `masked` gives it out.
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
  readonly #type: string | undefined;
  readonly #key: string | undefined;
  /** Its bytes, one a character. */
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
    this.#type = headers['content-type'];
    this.#key = headers[keyHeaders[0]] ?? headers[keyHeaders[1]] ?? headers[keyHeaders[2]];
    this.#body = Buffer.from(body.buffer, body.byteOffset, body.length).toString('latin1');
    this.#response = text;
  }

  get endpoint(): string | null {
    return this.#endpoint && this.#endpoint.contract.id;
  }

  keep(): KeptRequest {
    return this;
  }

  /** Characters that it holds. */
  get size(): number {
    return this.#path.length + this.#query.length + this.#body.length + this.#response.length;
  }

  maskedPath(): string {
    return maskedPath(this.#endpoint, this.#path);
  }

  masked(digest?: (text: string) => string): MaskedRequest {
    const { contract = null } = this.#endpoint ?? {};
    const sent = this.#parts();
    const returned: unknown = this.#response === '' ? null : JSON.parse(this.#response);
    const schema = contract && bodyIn(contract, this.#version);
    const query =
      contract?.query && sent.query
        ? (redacted(contract.query, sent.query) as Record<string, unknown>)
        : {};
    const body = schema && sent.body !== undefined ? redacted(schema, sent.body) : null;
    // What no endpoint has is quoted in its refusal.
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
      query,
      body,
      response,
      reference: reference && {
        text: reference.masked,
        digest: digest?.(reference.sent) ?? null,
      },
    };
  }

  /** What was sent, as far as it can be read; nothing of a request of nobody. */
  #parts(): Partial<Parts> {
    const route = this.#endpoint;
    if (!route || this.account === null) return {};
    return readParts({
      route: { ...route, headers: [] },
      request: {
        method: this.method,
        path: this.#path,
        query: this.#query,
        headers: { 'content-type': this.#type },
        body: Buffer.from(this.#body, 'latin1'),
        address: '',
      },
      params: {},
      version: this.#version,
    }).parts;
  }
}

/**
 * One request on its way through the pipeline: what is noted of it for its headers and for those
 * who observe it.
 */
export class Progress implements Observed {
  readonly requestId: string;
  rate: RateState | undefined = undefined;
  partition: Partition | null = null;
  context: Context | null = null;
  interference: string | null = null;
  error: unknown = undefined;
  /** Whether a decision may have begun: before that, nothing can have been written. */
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

  /** The clock of the machine may be set at any time, this one never goes back. */
  get at(): number {
    return Math.round(this.#time.now() - (this.#time.elapsed() - this.#started));
  }

  get method(): string {
    return this.#request.method;
  }

  /** The endpoint that it names. */
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

  /** It gets this response. */
  end(response: RenderedResponse): void {
    this.#response = response;
    this.duration = this.#time.elapsed() - this.#started;
  }

  /** What can be held on to of it. */
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
