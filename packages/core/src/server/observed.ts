// What is reported of a request to those who observe it: ids and outcome in the open, what was sent
// and returned only as far as it may be written down. Nothing is rendered before somebody asks.
import { bodyIn, type RouteSpec } from '../contract.ts';
import type { ErrorBody, Violation } from '../errors.ts';
import { redacted, withoutSecrets } from '../redact.ts';
import { fieldsOf } from '../schema.ts';
import type { Answer } from './answer.ts';
import type { Endpoint } from './endpoint.ts';
import type { RawRequest } from './raw-request.ts';
import type { RateState } from './rate-limit.ts';
import { readParts, type Parts } from './request.ts';
import type { Context } from './scope.ts';
import type { Mode, Partition } from './store.ts';

/** A request as it may be written down: declared fields only, secret ones hidden. */
export interface Shown {
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
  readonly shownPath: () => string;
  /** `digest` makes what the reference is found by. */
  readonly shown: (digest?: (text: string) => string) => Shown;
  /** What can be held on to of it; `size` counts the characters of that. */
  readonly keep: () => Observed & { readonly size: number };
}

const LENGTH_MAX = 300;

/** The segments that may be shown of a path that no endpoint has: words, versions, our own ids. */
const plainSegment =
  /^(?:v\d{1,2}|[a-z][a-z_-]{0,39}|(?:[a-z_-]{1,12})?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

/** A path that no endpoint has: whoever mistypes one finds it, and nothing else is shown of it. */
const unknownPath = (path: string): string =>
  path
    .slice(0, LENGTH_MAX)
    .split('/')
    .map((segment) =>
      segment === '' || (plainSegment.test(segment) && withoutSecrets(segment) === segment)
        ? segment
        : '[hidden]',
    )
    .join('/');

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** The values of the parameters of a path that an endpoint has. */
const paramsOf = (template: string, path: string): Record<string, string> => {
  const segments = path.split('/');
  const values: Record<string, string> = {};
  for (const [index, part] of template.split('/').entries()) {
    const [, prefix = '', name] = /^([^{]*)\{(.+)\}$/.exec(part) ?? [];
    if (name !== undefined) values[name] = decoded(segments[index] ?? '').slice(prefix.length);
  }
  return values;
};

/** The path of an endpoint with its parameters as they may be shown. */
const knownPath = ({ path, params: schema }: RouteSpec, sent: string): string => {
  const values = (schema ? redacted(schema, paramsOf(path, sent)) : {}) as Record<string, unknown>;
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(values[name] ?? '[invalid]');
    return encodeURIComponent(value).replace(/%5B(\w+)%5D/g, '[$1]');
  });
};

/** The place of a violation, without names that the contract does not have. */
const placeOf = (contract: RouteSpec | null, path: string): string => {
  const [part = '', ...names] = path.split('.');
  const { params, query, headers, body } = contract ?? {};
  const dated = Object.values(contract?.datedBodies ?? {});
  const all = part === 'body' ? [body, ...dated] : [{ path: params, query, header: headers }[part]];
  let schemas = all.filter((schema) => schema !== undefined);
  const shown = names.map((name) => {
    const fields = schemas.flatMap((schema) => fieldsOf(schema, name));
    schemas = fields;
    return part === 'header' || fields.length > 0 ? withoutSecrets(name) : '[hidden]';
  });
  return [part, ...shown].join('.');
};

/** A refusal: its text names what was sent only where the contract names it. */
const shownError = (
  contract: RouteSpec | null,
  { error_code, message, errors = [] }: ErrorBody,
): ErrorBody => {
  const places = errors.map(({ path }) => ({ path, shown: placeOf(contract, path) }));
  const hidden = places.filter(({ path, shown }) => path !== shown);
  const clean = (text: string): string =>
    withoutSecrets(hidden.reduce((left, { path, shown }) => left.replaceAll(path, shown), text));
  const violations = errors.map((one, index): Violation => ({
    path: places[index]?.shown ?? '',
    message: clean(one.message),
  }));
  return { error_code, message: clean(message), ...(errors.length > 0 && { errors: violations }) };
};

const shownResponse = (contract: RouteSpec | null, code: string | null, sent: unknown): unknown => {
  if (sent === null) return null;
  if (code !== null) return shownError(contract, sent as ErrorBody);
  return contract && redacted(contract.success.body, sent);
};

const fieldOf = (part: unknown, name: string): unknown =>
  part !== null && typeof part === 'object' ? Reflect.get(part, name) : undefined;

/**
 * What a merchant calls an object, by the names that the generations have for it: where it may be
 * shown, as it may be shown and as it was sent.
 */
const referenceIn = (
  parts: readonly { readonly shown: unknown; readonly sent: unknown }[],
): { readonly shown: string; readonly sent: string } | null => {
  for (const part of parts)
    for (const name of ['reference_id', 'external_id']) {
      const shown = fieldOf(part.shown, name);
      const sent = fieldOf(part.sent, name);
      if (typeof shown === 'string' && typeof sent === 'string' && shown !== '[invalid]')
        return { shown, sent };
    }
  return null;
};

const keyHeaders = ['idempotency-key', 'x-idempotency-key', 'x-external-id'] as const;

/**
 * A request as it can be kept for a while: texts and nothing that they were parsed into, because
 * objects that are held on to make all others of their kind more expensive. What was sent is out of
 * sight; only `shown` gives it out.
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

  constructor(progress: Progress, request: RawRequest, answer: Answer) {
    const { method, path, query, headers, body } = request;
    this.requestId = progress.requestId;
    this.at = progress.at;
    this.duration = progress.duration;
    this.method = method;
    this.status = answer.status;
    this.account = progress.account;
    this.mode = progress.mode;
    this.errorCode = answer.code;
    this.replayed = progress.replayed;
    this.interference = progress.interference;
    this.#endpoint = progress.route;
    this.#version = progress.context && progress.context.version;
    this.#path = path;
    this.#query = query;
    this.#type = headers['content-type'];
    this.#key = headers[keyHeaders[0]] ?? headers[keyHeaders[1]] ?? headers[keyHeaders[2]];
    this.#body = Buffer.from(body.buffer, body.byteOffset, body.length).toString('latin1');
    this.#response = answer.text;
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

  shownPath(): string {
    return shownPath(this.#endpoint, this.#path);
  }

  shown(digest?: (text: string) => string): Shown {
    const { contract = null } = this.#endpoint ?? {};
    const sent = this.#parts();
    const returned: unknown = this.#response === '' ? null : JSON.parse(this.#response);
    const schema = contract && bodyIn(contract, this.#version);
    const query =
      contract?.query && sent.query
        ? (redacted(contract.query, sent.query) as Record<string, unknown>)
        : {};
    const body = schema && sent.body !== undefined ? redacted(schema, sent.body) : null;
    const response = shownResponse(contract, this.errorCode, returned);
    const reference = referenceIn([
      { shown: body, sent: sent.body },
      { shown: query, sent: sent.query },
      { shown: response, sent: returned },
    ]);
    return {
      path: this.shownPath(),
      idempotencyKey: this.#key === undefined ? null : withoutSecrets(this.#key),
      query,
      body,
      response,
      reference: reference && {
        text: reference.shown,
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

const shownPath = (endpoint: Endpoint | null, path: string): string =>
  endpoint ? knownPath(endpoint.contract, path) : unknownPath(path);

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
  duration = 0;
  readonly #started = performance.now();
  readonly #request: RawRequest;
  #route: Endpoint | null = null;
  #answer: Answer = unanswered;

  constructor(requestId: string, request: RawRequest) {
    this.requestId = requestId;
    this.#request = request;
  }

  /** The clock of the machine may be set at any time, this one never goes back. */
  get at(): number {
    return Math.round(Date.now() - (performance.now() - this.#started));
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
    return this.#answer.status;
  }

  get errorCode(): string | null {
    return this.#answer.code;
  }

  get replayed(): boolean {
    return this.#answer.headers['idempotency-replayed'] !== undefined;
  }

  /** It gets this response. */
  end(answer: Answer): void {
    this.#answer = answer;
    this.duration = performance.now() - this.#started;
  }

  /** What can be held on to of it. */
  keep(): KeptRequest {
    return new KeptRequest(this, this.#request, this.#answer);
  }

  shownPath(): string {
    return shownPath(this.#route, this.#request.path);
  }

  shown(digest?: (text: string) => string): Shown {
    return this.keep().shown(digest);
  }
}

const unanswered: Answer = { status: 0, headers: {}, text: '', code: null };
