// One request from raw bytes to raw answer: the fixed order of checks, then one decision.
import type { EndpointSpec } from '../contract.ts';
import { edgeErrors, forbiddenCode, type ErrorBody, type Violation } from '../errors.ts';
import { limits } from '../limits.ts';
import { chooseVersion } from '../versions.ts';
import { actingAccount, authenticate, type Directory, type KeyView } from './authenticate.ts';
import { Unreadable } from './decode.ts';
import type { AccountView, Context, Handler } from './handler.ts';
import { execute, type Answer } from './execute.ts';
import { rateHeaders, type RateLimiter, type RateState } from './rate-limit.ts';
import { readParts, type RawRequest } from './request.ts';
import { Router } from './router.ts';
import type { Mode, Realm, Store } from './store.ts';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What is reported of every request, for logs; holds no headers and no bodies. */
export interface Observed {
  readonly requestId: string;
  readonly method: string;
  /** Contract id, or null when no endpoint matched. */
  readonly endpoint: string | null;
  readonly status: number;
  readonly account: string | null;
  readonly mode: Mode | null;
  readonly errorCode: string | null;
  /** Set when the answer is a 500. */
  readonly error?: unknown;
}

export interface PipelineOptions {
  readonly store: Store;
  readonly directory: Directory;
  readonly limiter: RateLimiter;
  readonly handlers: readonly Handler[];
  /** Requests per minute; 0 turns a limit off. */
  readonly rates?: { readonly test?: number; readonly live?: number; readonly address?: number };
  /** Secret of the installation that keys fingerprints. */
  readonly secret: string;
  readonly dialect: 'spec' | 'service';
  /** A link to a hosted page. */
  readonly page: (realm: Realm, object: string, id: string) => string;
  /** Milliseconds that only grow: real time elapsed plus what the test clock was advanced by. */
  readonly elapsed: () => number;
  /** 32 random hex digits. */
  readonly requestId: () => string;
  readonly observe?: (observed: Observed) => void;
}

/** Mutable notes on one request, for headers and observation. */
interface Progress {
  rate: RateState | undefined;
  endpoint: EndpointSpec | null;
  realm: Realm | null;
  error: unknown;
}

const refusal = (
  status: number,
  code: string,
  message: string,
  errors?: readonly Violation[],
): Answer => {
  const body: ErrorBody = { error_code: code, message, ...(errors && { errors }) };
  return { status, headers: {}, text: JSON.stringify(body), code };
};

const summary = (errors: readonly Violation[]): string =>
  errors.map(({ path, message }) => `${path}: ${message}`).join(' ');

const validation = (errors: readonly Violation[]): Answer =>
  refusal(400, 'API_VALIDATION_ERROR', summary(errors), errors);

/** The platform without sockets: `handle` answers any request and never rejects. */
export class Pipeline {
  readonly #options: PipelineOptions;
  readonly #router: Router;

  constructor(options: PipelineOptions) {
    this.#options = options;
    this.#router = new Router(options.handlers);
  }

  async handle(request: RawRequest): Promise<RawAnswer> {
    const progress: Progress = { rate: undefined, endpoint: null, realm: null, error: undefined };
    let answer: Answer;
    try {
      answer = await this.#answer(request, progress);
    } catch (error) {
      progress.error = error;
      answer = refusal(
        500,
        'SERVER_ERROR',
        'The outcome is unknown: read the resource before you try again.',
      );
    }
    const requestId = this.#options.requestId();
    this.#options.observe?.({
      requestId,
      method: request.method,
      endpoint: progress.endpoint?.id ?? null,
      status: answer.status,
      account: progress.realm?.account ?? null,
      mode: progress.realm?.mode ?? null,
      errorCode: answer.code,
      ...(progress.error !== undefined && { error: progress.error }),
    });
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'request-id': requestId,
      ...rateHeaders(progress.rate),
      ...answer.headers,
    };
    return { status: answer.status, headers, body: answer.text };
  }

  async #answer(request: RawRequest, progress: Progress): Promise<Answer> {
    const { limiter, directory, rates, elapsed } = this.#options;
    const addressLimit = rates?.address ?? limits.requests_per_minute.address;
    progress.rate = await limiter.take(`address ${request.address}`, addressLimit, elapsed());
    if (!progress.rate.allowed) return tooMany('this address');

    const route = this.#router.find(request.method, request.path);
    if (!route.found) return unrouted(request, route.allowed);
    const { contract } = route.handler;
    progress.endpoint = contract;

    const key = await authenticate(directory, request.headers['authorization']);
    if (!key) {
      return refusal(
        401,
        'INVALID_API_KEY',
        'Send Authorization: Basic base64("<secret API key>:").',
      );
    }
    const account = await actingAccount(directory, key, request.headers['for-user-id']);
    if (!account) return forbidden(contract, 'for-user-id names no account of this platform.');
    const realm = { account: account.id, mode: key.mode };
    progress.realm = realm;

    const perMinute = this.#accountLimit(contract, key.mode);
    progress.rate = await limiter.take(
      `${contract.id} ${realm.account}:${realm.mode}`,
      perMinute,
      elapsed(),
    );
    if (!progress.rate.allowed) return tooMany('this endpoint and account');

    const denied = denial(contract, key);
    if (denied) return forbidden(contract, denied);
    return this.#decided(request, route, account, realm);
  }

  #accountLimit(contract: EndpointSpec, mode: Mode): number {
    const configured = this.#options.rates?.[mode];
    if (configured === 0) return 0;
    return contract.ratePerMinute ?? configured ?? limits.requests_per_minute[mode];
  }

  async #decided(
    request: RawRequest,
    route: { readonly handler: Handler; readonly params: Record<string, string> },
    account: AccountView,
    realm: Realm,
  ): Promise<Answer> {
    const { contract } = route.handler;
    const { headers } = request;
    const resource = contract.id.split('.')[0] ?? '';
    const version = chooseVersion(
      contract,
      [headers['api-version'], headers['x-api-version']],
      account.versions[realm.mode][resource] ?? null,
    );
    if (!version.ok) return validation([{ path: 'header.api-version', message: version.message }]);
    const context: Context = {
      realm,
      account,
      version: version.version,
      dialect: this.#options.dialect,
      page: (object, id) => this.#options.page(realm, object, id),
    };
    try {
      const parts = readParts(contract, request, route.params);
      return await execute(this.#options, route.handler, request, parts, context);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      const code =
        error.malformed && 'INVALID_JSON_FORMAT' in contract.errors
          ? 'INVALID_JSON_FORMAT'
          : 'API_VALIDATION_ERROR';
      return refusal(400, code, summary(error.violations), error.violations);
    }
  }
}

const tooMany = (what: string): Answer =>
  refusal(
    429,
    'RATE_LIMIT_EXCEEDED',
    `Too many requests for ${what}: wait for the seconds in Retry-After.`,
  );

const forbidden = (contract: EndpointSpec, message: string): Answer =>
  refusal(403, forbiddenCode(contract.errors), message);

const denial = (contract: EndpointSpec, key: KeyView): string | null => {
  if (key.type === 'public' && contract.auth !== 'public')
    return 'Use a secret key: public keys only make tokens.';
  if (contract.testOnly && key.mode === 'live')
    return 'This function exists in test mode only: use a test key.';
  const [scope = '', access] = contract.permission.split(':');
  const granted =
    key.permissions.includes(contract.permission) ||
    (access === 'read' && key.permissions.some((one) => one === `${scope}:write`));
  return granted ? null : `This key lacks the permission ${contract.permission}.`;
};

const unrouted = (request: RawRequest, allowed: readonly string[]): Answer => {
  if (allowed.length === 0) {
    return refusal(
      edgeErrors.NOT_FOUND,
      'NOT_FOUND',
      `There is no endpoint at ${request.method} of this path.`,
    );
  }
  const methods = [...allowed, 'OPTIONS'].join(', ');
  if (request.method === 'OPTIONS')
    return { status: 204, headers: { allow: methods }, text: '', code: null };
  const answer = refusal(405, 'METHOD_NOT_ALLOWED', `This path takes ${methods}.`);
  return { ...answer, headers: { allow: methods } };
};
