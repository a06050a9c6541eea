// What is reported of a request to those who observe it: ids and outcome in the open, what was sent
// and returned only as far as it may be written down. Nothing is rendered before somebody asks.
import { bodyIn, type EndpointSpec, type RouteSpec } from '../contract.ts';
import type { ErrorBody, Violation } from '../errors.ts';
import { redacted, withoutSecrets } from '../redact.ts';
import { fieldsOf } from '../schema.ts';
import type { Answer } from './answer.ts';
import type { Endpoint } from './endpoint.ts';
import type { RawRequest } from './raw-request.ts';
import type { RateState } from './rate-limit.ts';
import type { Parts } from './request.ts';
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
  /** Characters of what `shown` is made of. */
  readonly size: number;
  readonly shownPath: () => string;
  /** `digest` makes what the reference is found by. */
  readonly shown: (digest?: (text: string) => string) => Shown;
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

const known = (
  { path, params: schema }: RouteSpec,
  params: Readonly<Record<string, string>>,
): string => {
  const values = (schema ? redacted(schema, params) : {}) as Record<string, unknown>;
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
  const violations = errors.map(
    (one, index): Violation => ({ path: places[index]?.shown ?? '', message: clean(one.message) }),
  );
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
 * One request on its way through the pipeline: what is noted of it for its headers and for those
 * who observe it. What was sent is kept out of sight: only `shown` gives it out.
 */
export class Progress implements Observed {
  readonly requestId: string;
  readonly at = Date.now();
  readonly method: string;
  duration = 0;
  status = 0;
  errorCode: string | null = null;
  replayed = false;
  error: unknown = undefined;
  readonly #started = performance.now();
  readonly #path: string;
  readonly #sent: number;
  readonly #key: string | null;
  #rate: RateState | undefined = undefined;
  #contract: EndpointSpec | null = null;
  #partition: Partition | null = null;
  #params: Readonly<Record<string, string>> = {};
  #parts: Partial<Parts> = {};
  #version: string | null = null;
  #answer: Answer | null = null;

  constructor(requestId: string, { method, path, body, headers }: RawRequest) {
    this.requestId = requestId;
    this.method = method;
    this.#path = path;
    this.#sent = body.length;
    this.#key = headers[keyHeaders[0]] ?? headers[keyHeaders[1]] ?? headers[keyHeaders[2]] ?? null;
  }

  get endpoint(): string | null {
    return this.#contract?.id ?? null;
  }

  get account(): string | null {
    return this.#partition?.account ?? null;
  }

  get mode(): Mode | null {
    return this.#partition?.mode ?? null;
  }

  get size(): number {
    return this.#sent + (this.#answer?.text.length ?? 0);
  }

  get rate(): RateState | undefined {
    return this.#rate;
  }

  get contract(): EndpointSpec | null {
    return this.#contract;
  }

  /** What the limiter says last is what the response says. */
  count(rate: RateState): void {
    this.#rate = rate;
  }

  /** It names an endpoint. */
  route({ contract }: Endpoint, params: Readonly<Record<string, string>>): void {
    this.#contract = contract;
    this.#params = params;
  }

  /** It comes from an account. */
  admit(partition: Partition): void {
    this.#partition = partition;
  }

  /** It was read, as its contract says of its version. */
  read(parts: Partial<Parts>, version: string | null): void {
    this.#parts = parts;
    this.#version = version;
  }

  /** It gets this response. */
  end(answer: Answer): void {
    this.duration = performance.now() - this.#started;
    this.#answer = answer;
    this.status = answer.status;
    this.errorCode = answer.code;
    this.replayed = answer.headers['idempotency-replayed'] !== undefined;
  }

  shownPath(): string {
    return this.#contract ? known(this.#contract, this.#params) : unknownPath(this.#path);
  }

  shown(digest?: (text: string) => string): Shown {
    const contract = this.#contract;
    const { text = '', code = null } = this.#answer ?? {};
    const sent = { ...this.#parts, response: text === '' ? null : (JSON.parse(text) as unknown) };
    const schema = contract && bodyIn(contract, this.#version);
    const query =
      contract?.query && sent.query
        ? (redacted(contract.query, sent.query) as Record<string, unknown>)
        : {};
    const body = schema && sent.body !== undefined ? redacted(schema, sent.body) : null;
    const response = shownResponse(contract, code, sent.response);
    const reference = referenceIn([
      { shown: body, sent: sent.body },
      { shown: query, sent: sent.query },
      { shown: response, sent: sent.response },
    ]);
    return {
      path: this.shownPath(),
      idempotencyKey: this.#key === null ? null : withoutSecrets(this.#key),
      query,
      body,
      response,
      reference: reference && { text: reference.shown, digest: digest?.(reference.sent) ?? null },
    };
  }
}
