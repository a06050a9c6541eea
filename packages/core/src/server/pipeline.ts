// Handles one request from raw bytes to raw response: a fixed order of checks, then one decision.
import type { EndpointSpec } from '../contract.ts';
import { limits } from '../limits.ts';
import { chooseVersion } from '../versions.ts';
import { refusal, refused, type RenderedResponse } from './rendered-response.ts';
import {
  actingAccount,
  Authenticator,
  type Caller,
  type Directory,
  type KeyView,
} from './authenticate.ts';
import type { Contexts } from './context.ts';
import { keyedDigest } from './digest.ts';
import { ConnectionCut, type Disturber } from './disturb.ts';
import { prepared, type Endpoint } from './endpoint.ts';
import { execute } from './execute.ts';
import type { Fail } from './fail.ts';
import type { Handler } from './handler.ts';
import { chain, type MaybePromise } from './maybe-promise.ts';
import { Progress, type Observed, type RealTime } from './observed.ts';
import { rateHeaders, type RateLimiter, type RateState } from './rate-limit.ts';
import {
  denial,
  exposedKey,
  forbidden,
  tooMany,
  unauthenticated,
  unavailable,
  unrouted,
} from './refusals.ts';
import { Unavailable } from './unavailable.ts';
import type { RawRequest } from './raw-request.ts';
import { readParts, type Decoded } from './request.ts';
import { Router, type Found } from './router.ts';
import { partitionKey, testNow, type Mode, type Partition, type Store } from './store.ts';
import { validate } from './validate.ts';
import type { RunningWorkflow } from './workflow.ts';
import type { AccountView, Context, Signing } from './scope.ts';
import { claimOf, type Claim } from './signed-form.ts';

export interface RawResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface PipelineOptions {
  readonly store: Store;
  /** Runs a workflow, so that its result can be read; running it twice has no further effect. */
  readonly runWorkflow: (
    partition: Partition,
    running: RunningWorkflow,
    request: string,
  ) => Promise<void>;
  readonly directory: Directory;
  readonly limiter: RateLimiter;
  readonly handlers: readonly Handler[];
  /** Requests per minute; 0 disables a limit. */
  readonly rates?: { readonly test?: number; readonly live?: number; readonly address?: number };
  /** Secret of the installation, used as key of fingerprints. */
  readonly secret: string;
  readonly context: Contexts;
  /** Monotonic milliseconds: elapsed real time plus all advances of the test clock. */
  readonly elapsed: () => number;
  /** 32 random hex digits. */
  readonly requestId: () => string;
  readonly time: RealTime;
  readonly observe?: (observed: Observed) => void;
  readonly disturber?: Disturber;
  /** Waits for milliseconds of real time, to delay a response. */
  readonly pause?: (ms: number) => Promise<void>;
}

/** For the log only: there is no response. */
const cut: RenderedResponse = { status: 499, headers: {}, text: '', code: 'CONNECTION_CUT' };

/**
 * The platform without sockets: `handle` serves any request, and rejects only with `ConnectionCut`.
 */
export class Pipeline {
  readonly #options: PipelineOptions;
  readonly #router: Router<Endpoint>;
  readonly #keys: Authenticator;

  constructor(options: PipelineOptions) {
    this.#options = options;
    this.#router = new Router(options.handlers.map(prepared));
    this.#keys = new Authenticator(options.directory);
  }

  /**
   * Serves a request; responds synchronously when nothing has to be awaited, such as a cached read.
   * The caller is identified by the request, or given as `caller`, which only code of this process
   * can do (docs/decisions/0070). `seen` observes this request, and `observe` all requests.
   */
  handle(
    request: RawRequest,
    caller?: KeyView,
    seen?: PipelineOptions['observe'],
  ): MaybePromise<RawResponse> {
    const progress = new Progress(this.#options.requestId(), request, this.#options.time);
    const finish = (rendered: RenderedResponse): RawResponse =>
      this.#finish(progress, rendered, seen);
    const failed = (error: unknown): RenderedResponse => {
      if (error instanceof ConnectionCut) {
        finish(cut);
        throw error;
      }
      progress.error = error;
      const contract = progress.route && progress.route.contract;
      if (error instanceof Unavailable && (error.nothingWritten || !progress.deciding))
        return unavailable(contract, error);
      return refusal(
        contract,
        500,
        'SERVER_ERROR', // ERR-CODE-SERVER_ERROR, ERR-STATUS-500, IDEM-08
        'The outcome is unknown. Read the resource before you try again.',
      );
    };
    let response: MaybePromise<RenderedResponse>;
    try {
      response = this.#respond(request, progress, caller);
    } catch (error) {
      response = failed(error);
    }
    return response instanceof Promise
      ? response.then(
          (late) => {
            const { pause } = this.#options;
            const delay = progress.context?.delayMs;
            if (delay === undefined || !pause) return finish(late);
            progress.interference = `A script made its channel take ${delay} ms.`;
            return pause(delay).then(() => finish(late));
          },
          (error: unknown) => finish(failed(error)),
        )
      : finish(response);
  }

  /** Reports the response, and adds its headers. */
  #finish(
    progress: Progress,
    rendered: RenderedResponse,
    seen: PipelineOptions['observe'],
  ): RawResponse {
    progress.end(rendered);
    this.#observe(seen, progress);
    const headers = {
      ...(rendered.text !== '' && { 'content-type': 'application/json; charset=utf-8' }), // CORE-02
      'request-id': progress.requestId, // CORE-HDR-request_id
      ...rateHeaders(progress.rate), // RATE-UNSPEC-01
      ...rendered.headers,
    };
    return { status: rendered.status, headers, body: rendered.text };
  }

  /** Reports a request; a failing observer must not fail the request. */
  #observe(seen: PipelineOptions['observe'], observed: Observed): void {
    try {
      seen?.(observed);
      this.#options.observe?.(observed);
    } catch {
      // The decision is already stored: a failing observer must not lose its response.
    }
  }

  /** Counts a request of an address to any part of the platform (RATE-03). */
  countAddress(address: string): MaybePromise<RateState> {
    const { limiter, rates, elapsed } = this.#options;
    const limit = rates?.address ?? limits.requests_per_minute.address;
    return limiter.take(`address ${address}`, limit, elapsed());
  }

  /**
   * Returns whether the head of a request identifies its caller: without a caller, at most
   * `limits.unknown_caller` bytes of the body are read.
   */
  admits(head: RawRequest): MaybePromise<boolean> {
    const route = this.#router.find(head.method, head.path);
    if (!route.found) return false;
    const { contract } = route.endpoint;
    const found = this.#callerOf({ request: head, route }, claimOf(contract, head));
    return chain(found, (caller) => caller !== undefined && !('ok' in caller));
  }

  #respond(
    request: RawRequest,
    progress: Progress,
    caller: KeyView | undefined,
  ): MaybePromise<RenderedResponse> {
    return chain(this.countAddress(request.address), (rate) => {
      progress.rate = rate;
      if (!rate.allowed) return tooMany(null, 'from this address');
      const route = this.#router.find(request.method, request.path);
      return route.found
        ? this.#authenticated({ request, progress, route, caller })
        : unrouted(request, route.allowed, () => this.#router.nearest(request.path));
    });
  }

  #authenticated(routed: Routed): MaybePromise<RenderedResponse> {
    const { request, progress, route, caller } = routed;
    const { headers } = request;
    const { contract } = route.endpoint;
    progress.route = route.endpoint;
    const claim = claimOf(contract, request);
    return chain(caller ? { key: caller } : this.#callerOf(routed, claim), (found) => {
      // An unknown caller gets no other error about its request (CORE-UNSPEC-07).
      if (!found) return unauthenticated(contract, claim);
      if ('ok' in found) return refusal(contract, 401, found.code, found.message, found.errors);
      if (!caller && claim.inForm && found.key.type === 'secret') return exposedKey(contract);
      // CORE-CONF-01
      const acting = actingAccount(this.#options.directory, found.key, headers['for-user-id']);
      return chain(acting, (account) =>
        account
          ? this.#counted(routed, found, account)
          : forbidden(
              contract,
              'The header for-user-id must be the id of one of your sub-accounts.',
            ),
      );
    });
  }

  /** Identifies the caller of a request, or returns a failure. */
  #callerOf(
    { request, route }: Pick<Routed, 'request' | 'route'>,
    { authorization }: Claim,
  ): MaybePromise<Caller | Fail | undefined> {
    const { authenticate } = route.endpoint.handler;
    const key = () => this.#keys.find(authorization);
    if (!authenticate) return chain(key(), (found) => found && { key: found });
    const { directory, secret, store } = this.#options;
    return authenticate(request, {
      key,
      partner: (id) => directory.partner(id),
      dialect: ({ account: id, mode }) =>
        chain(directory.account(id), (account) =>
          account
            ? this.#options.context({ account: id, mode }, account, null).dialect
            : ('spec' as const),
        ),
      digest: (value) => keyedDigest(secret, value),
      now: async (mode) =>
        mode === 'test' ? testNow(await store.clock(), store.now()) : store.now(),
    });
  }

  #counted(
    { request, progress, route }: Routed,
    { key, partner, verify }: Caller,
    account: AccountView,
  ): MaybePromise<RenderedResponse> {
    const { limiter, elapsed } = this.#options;
    const { headers } = request;
    const { endpoint, params } = route;
    const { contract } = endpoint;
    const partition = { account: account.id, mode: key.mode }; // CORE-08
    progress.partition = partition;

    // RATE-08, RATE-UNSPEC-02, RATE-UNSPEC-03
    const bucket = `${contract.id} ${partitionKey(partition)}`;
    const perMinute = this.#accountLimit(contract, account, key.mode);
    return chain(limiter.take(bucket, perMinute, elapsed()), (rate) => {
      progress.rate = rate;
      // The order of checks: 429, 403, version, then validation (CORE-UNSPEC-07).
      if (!rate.allowed) return tooMany(contract, 'to this endpoint for this account');

      const denied = denial(endpoint, key, account);
      if (denied !== null) return forbidden(contract, denied);

      const version = chooseVersion(
        this.#versionRule(contract, partition, account),
        [headers['api-version'], headers['x-api-version']], // VER-02
        account.versions[partition.mode][endpoint.resource] ?? null,
      );
      if (!version.ok)
        return refused(contract, [{ path: 'header.api-version', message: version.message }]);
      const known = this.#options.context(partition, account, version.version);
      // Every request of an account gets the same context, by which cached texts are found.
      const context = partner ? { ...known, partner } : known;
      const admitted = { endpoint, request, params, context, ...(verify && { verify }) };
      if (contract.auth !== 'signature') return this.#admitted(progress, admitted);
      return chain(this.#signing(key), (signing) =>
        this.#admitted(progress, { ...admitted, context: { ...context, signing } }),
      );
    });
  }

  /** Applies outcome scripts and deliberate faults, which exist only in test mode. */
  #admitted(progress: Progress, admitted: Admitted): MaybePromise<RenderedResponse> {
    const { disturber } = this.#options;
    const { request, endpoint, context } = admitted;
    const script = request.headers['x-kasir-script'];
    progress.context = context;
    if (context.partition.mode === 'live') return readAndExecute(this.#options, progress, admitted);
    if (script !== undefined) context.script = script;
    if (!disturber?.appliesTo(context.account))
      return readAndExecute(this.#options, progress, admitted);
    const interfere = (how: string): void => {
      progress.interference = how;
    };
    return disturber.disturb(
      { contract: endpoint.contract, request, account: context.account, interfere },
      () => readAndExecute(this.#options, progress, admitted),
    );
  }

  /** Returns the accepted signing keys: a secret key itself, or all of a public key's account. */
  #signing({ type, hash, account, mode }: KeyView): MaybePromise<Signing> {
    const now = this.#options.time.now();
    if (type === 'secret') return { secrets: [hash], trusted: true, now };
    const found = this.#options.directory.signers?.({ account, mode }) ?? [];
    return chain(found, (secrets) => ({ secrets, trusted: false, now }));
  }

  /**
   * In the `service` dialect a required version defaults to the account's setting (VER-UNSPEC-04),
   * and versions with other forms are refused.
   */
  #versionRule(contract: EndpointSpec, partition: Partition, account: AccountView) {
    const { version, versions = [], otherForms: refused } = contract;
    if (version !== 'required' && refused === undefined) return contract;
    const { dialect } = this.#options.context(partition, account, null);
    if (dialect === 'spec') return contract;
    return {
      version: version === 'required' ? ('optional' as const) : version,
      versions,
      ...(refused && { refused }),
    };
  }

  #accountLimit(contract: EndpointSpec, account: AccountView, mode: Mode): number {
    const configured = this.#options.rates?.[mode] ?? limits.requests_per_minute[mode];
    return account.rates?.[mode] ?? (configured && (contract.ratePerMinute ?? configured));
  }
}

/** A request whose path matches an endpoint. */
interface Routed {
  readonly request: RawRequest;
  readonly progress: Progress;
  readonly route: Found<Endpoint>;
  /** The caller, when known independently of the request. */
  readonly caller: KeyView | undefined;
}

/** A request that has passed all checks before its endpoint. */
interface Admitted {
  readonly endpoint: Endpoint;
  readonly request: RawRequest;
  readonly params: Readonly<Record<string, string>>;
  readonly context: Context;
  readonly verify?: Caller['verify'];
}

const readAndExecute = (
  options: PipelineOptions,
  progress: Progress,
  admitted: Admitted,
): MaybePromise<RenderedResponse> => {
  const { endpoint, request, params, context, verify } = admitted;
  const decoded = readParts({ route: endpoint, request, params, version: context.version });
  // Unreadable requests are refused first: no signature can be verified for them.
  if (!verify || (!decoded.ok && decoded.malformed))
    return executeDecoded(options, progress, admitted, decoded);
  return chain(verify(request), (failed) =>
    failed
      ? refusal(endpoint.contract, 401, failed.code, failed.message, failed.errors)
      : executeDecoded(options, progress, admitted, decoded),
  );
};

const executeDecoded = (
  options: PipelineOptions,
  progress: Progress,
  { endpoint, request, context }: Admitted,
  decoded: Decoded,
): MaybePromise<RenderedResponse> => {
  const { contract } = endpoint;
  if (!decoded.ok) {
    const others = validate(endpoint, decoded.parts, context);
    // ERR-UNSPEC-04
    const isListed = 'INVALID_JSON_FORMAT' in contract.errors;
    const isNamed =
      isListed || (context.dialect === 'service' && endpoint.handler.isLegacy === true);
    return refused(
      contract,
      [...decoded.violations, ...(others.ok ? [] : others.errors)],
      decoded.malformed && isNamed ? 'INVALID_JSON_FORMAT' : undefined,
    );
  }
  const { requestId } = progress;
  progress.deciding = !endpoint.handler.read;
  return execute(options, endpoint, { requestId, request, parts: decoded.parts, context });
};
