// One request from raw bytes to raw answer: the fixed order of checks, then one decision.
import { bodyIn, type EndpointSpec } from '../contract.ts';
import { limits } from '../limits.ts';
import { redacted } from '../redact.ts';
import { chooseVersion } from '../versions.ts';
import { refusal, refused, type Answer } from './answer.ts';
import { actingAccount, authenticate, type Directory } from './authenticate.ts';
import type { Contexts } from './context.ts';
import { prepared, type Endpoint } from './endpoint.ts';
import { execute } from './execute.ts';
import type { Handler } from './handler.ts';
import { rateHeaders, type RateLimiter, type RateState } from './rate-limit.ts';
import { denial, forbidden, tooMany, unauthenticated, unrouted } from './refusals.ts';
import { readParts, type RawRequest } from './request.ts';
import { Router } from './router.ts';
import { realmKey, type Mode, type Realm, type Store } from './store.ts';
import { validate } from './validate.ts';
import type { RunningWorkflow } from './workflow.ts';
import type { AccountView, Context } from './scope.ts';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What is reported of every request, for logs; holds no headers and no body as it was sent. */
export interface Observed {
  readonly requestId: string;
  readonly method: string;
  /** Contract id, or null when no endpoint matched. */
  readonly endpoint: string | null;
  readonly status: number;
  readonly account: string | null;
  readonly mode: Mode | null;
  readonly errorCode: string | null;
  /**
   * The body as it may be written down: declared fields only, secret ones hidden. Null before it
   * was read.
   */
  readonly shown: () => unknown;
  /** Set when the answer is a 500. */
  readonly error?: unknown;
}

export interface PipelineOptions {
  readonly store: Store;
  /** Carries an errand out, so that its outcome can be read; twice is once. */
  readonly runWorkflow: (realm: Realm, running: RunningWorkflow) => Promise<void>;
  readonly directory: Directory;
  readonly limiter: RateLimiter;
  readonly handlers: readonly Handler[];
  /** Requests per minute; 0 turns a limit off. */
  readonly rates?: { readonly test?: number; readonly live?: number; readonly address?: number };
  /** Secret of the installation that keys fingerprints. */
  readonly secret: string;
  readonly context: Contexts;
  /** Milliseconds that only grow: real time elapsed plus what the test clock was advanced by. */
  readonly elapsed: () => number;
  /** 32 random hex digits. */
  readonly requestId: () => string;
  readonly observe?: (observed: Observed) => void;
}

/** Mutable notes on one request, for headers and observation. */
interface Progress {
  rate: RateState | undefined;
  endpoint: Endpoint | null;
  realm: Realm | null;
  shown: Observed['shown'];
  error: unknown;
}

/** The platform without sockets: `handle` answers any request and never rejects. */
export class Pipeline {
  readonly #options: PipelineOptions;
  readonly #router: Router<Endpoint>;

  constructor(options: PipelineOptions) {
    this.#options = options;
    this.#router = new Router(options.handlers.map(prepared));
  }

  async handle(request: RawRequest): Promise<RawAnswer> {
    const progress: Progress = {
      rate: undefined,
      endpoint: null,
      realm: null,
      shown: () => null,
      error: undefined,
    };
    let answer: Answer;
    try {
      answer = await this.#answer(request, progress);
    } catch (error) {
      progress.error = error;
      const { endpoint } = progress;
      answer = refusal(
        endpoint && endpoint.contract,
        500,
        'SERVER_ERROR',
        'The outcome is unknown. Read the resource before you try again.',
      );
    }
    const requestId = this.#options.requestId();
    this.#observe({
      requestId,
      method: request.method,
      endpoint: progress.endpoint?.contract.id ?? null,
      status: answer.status,
      account: progress.realm?.account ?? null,
      mode: progress.realm?.mode ?? null,
      errorCode: answer.code,
      shown: progress.shown,
      ...(progress.error !== undefined && { error: progress.error }),
    });
    const headers = {
      ...(answer.text !== '' && { 'content-type': 'application/json; charset=utf-8' }),
      'request-id': requestId,
      ...rateHeaders(progress.rate),
      ...answer.headers,
    };
    return { status: answer.status, headers, body: answer.text };
  }

  /** What cannot be observed is answered all the same. */
  #observe(observed: Observed): void {
    try {
      this.#options.observe?.(observed);
    } catch {
      // The decision is stored: its answer must not be lost to whoever watches.
    }
  }

  /** Counts a request of an address, to whatever part of the platform (RATE-03). */
  countAddress(address: string): RateState | Promise<RateState> {
    const { limiter, rates, elapsed } = this.#options;
    const limit = rates?.address ?? limits.requests_per_minute.address;
    return limiter.take(`address ${address}`, limit, elapsed());
  }

  async #answer(request: RawRequest, progress: Progress): Promise<Answer> {
    const { limiter, directory, elapsed } = this.#options;
    const { headers } = request;
    progress.rate = await this.countAddress(request.address);
    if (!progress.rate.allowed) return tooMany(null, 'from this address');

    const route = this.#router.find(request.method, request.path);
    if (!route.found) return unrouted(request, route.allowed);
    const { endpoint, params } = route;
    const { contract } = endpoint;
    progress.endpoint = endpoint;

    const key = await authenticate(directory, headers['authorization']);
    if (!key) return unauthenticated(contract);
    const account = await actingAccount(directory, key, headers['for-user-id']);
    if (!account)
      return forbidden(
        contract,
        'The header for-user-id must be the id of one of your sub-accounts.',
      );
    const realm = { account: account.id, mode: key.mode };
    progress.realm = realm;

    const bucket = `${contract.id} ${realmKey(realm)}`;
    const perMinute = this.#accountLimit(contract, account, key.mode);
    progress.rate = await limiter.take(bucket, perMinute, elapsed());
    if (!progress.rate.allowed) return tooMany(contract, 'to this endpoint for this account');

    const denied = denial(endpoint, key, account);
    if (denied !== null) return forbidden(contract, denied);

    const version = chooseVersion(
      contract,
      [headers['api-version'], headers['x-api-version']],
      account.versions[realm.mode][endpoint.resource] ?? null,
    );
    if (!version.ok)
      return refused(contract, [{ path: 'header.api-version', message: version.message }]);
    const context = this.#options.context(realm, account, version.version);
    return readAndExecute(this.#options, progress, { endpoint, request, params, context });
  }

  #accountLimit(contract: EndpointSpec, account: AccountView, mode: Mode): number {
    const configured = this.#options.rates?.[mode] ?? limits.requests_per_minute[mode];
    return account.rates?.[mode] ?? (configured && (contract.ratePerMinute ?? configured));
  }
}

interface Routed {
  readonly endpoint: Endpoint;
  readonly request: RawRequest;
  readonly params: Readonly<Record<string, string>>;
  readonly context: Context;
}

const readAndExecute = async (
  options: PipelineOptions,
  progress: Progress,
  { endpoint, request, params, context }: Routed,
): Promise<Answer> => {
  const { contract } = endpoint;
  const body = bodyIn(contract, context.version);
  const decoded = readParts({ route: endpoint, request, params, version: context.version });
  if (!decoded.ok) {
    const others = validate(endpoint, decoded.parts, context);
    const own = decoded.malformed && 'INVALID_JSON_FORMAT' in contract.errors;
    return refused(
      contract,
      [...decoded.violations, ...(others.ok ? [] : others.errors)],
      own ? 'INVALID_JSON_FORMAT' : undefined,
    );
  }
  const { parts } = decoded;
  if (body) progress.shown = () => redacted(body, parts.body);
  return execute(options, endpoint, request, parts, context);
};
