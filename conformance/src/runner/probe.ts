// Finds out which endpoints a target has before anything is judged: with harmless requests,
// compared with routes that cannot exist, and by trying the operation if these leave it open.
import type { EndpointSpec } from '@kasir/core';
import { registry } from '../registry.ts';
import { Ended, errorCodeOf, Indeterminate } from '../violation.ts';
import { buildRequest } from '../targets/wire/encode.ts';
import type { ApiResponse, OutgoingRequest } from '../targets/wire/message.ts';
import type { RunContext } from '../run/run-context.ts';
import { sampleOf } from '../run/samples/objects.ts';
import { Trial } from '../run/trial.ts';
import type { Watch } from './watch.ts';

const NO_ROUTE = '/cfm-no-such-route';

/** An id that no object has. */
const NOBODY = 'cfm-probe';

/** Returns the path of an endpoint with ids that no object has. */
const pathOf = ({ path }: EndpointSpec): string => path.replaceAll(/\{[^}]+\}/g, NOBODY);

/**
 * Returns a route that cannot exist, next to the endpoint below the same id: its 404 is not that of
 * an object. Null if the endpoint is not below an id.
 */
const siblingOf = (contract: EndpointSpec): string | null => {
  const path = pathOf(contract);
  const below = path.lastIndexOf(`${NOBODY}/`);
  return below < 0 ? null : path.slice(0, below) + NOBODY + NO_ROUTE;
};

/**
 * If unknown routes return a success, only a list can be distinguished from them; its response is
 * checked like any list.
 */
const isList = ({ method, params, success }: EndpointSpec, { status }: ApiResponse): boolean =>
  method === 'GET' && params === undefined && status === success.status;

const resembles = (response: ApiResponse, unknown: ApiResponse): boolean =>
  response.status === unknown.status && errorCodeOf(response) === errorCodeOf(unknown);

const isRefused = (response: ApiResponse): boolean =>
  response.status === 501 ||
  response.status === 405 ||
  errorCodeOf(response) === 'FEATURE_NOT_AVAILABLE';

/** The endpoints of a target, as far as they have been looked for. */
export class Probe {
  readonly #context: RunContext;
  readonly #watch: Watch;
  /** Contract id -> true if the target has it. */
  readonly #known = new Map<string, boolean>();
  /** `METHOD path` of a route that cannot exist -> its response. */
  readonly #unknown = new Map<string, ApiResponse>();
  #rateLimit: number | null = null;

  /** `given` are the endpoints that the target is known to have; they are not looked for. */
  constructor(context: RunContext, watch: Watch, given?: readonly string[]) {
    this.#context = context;
    this.#watch = watch;
    for (const id of given === undefined ? [] : registry.contracts.keys())
      this.#known.set(id, given?.includes(id) ?? false);
  }

  /** Contract ids that the target has. */
  get endpoints(): ReadonlySet<string> {
    return new Set([...this.#known].flatMap(([id, has]) => (has ? [id] : [])));
  }

  /** Requests per minute that an ordinary response announces, or null. */
  get rateLimit(): number | null {
    return this.#rateLimit;
  }

  /** Returns whether an endpoint was looked for. */
  isKnown(id: string): boolean {
    return this.#known.has(id);
  }

  /** Looks for an endpoint. Throws `Ended` if there is no target, or if it rejects the key. */
  async find(id: string): Promise<boolean> {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const contract = registry.contracts.get(id);
    const has =
      contract !== undefined && (await this.#watch.pausedDuring(() => this.#has(contract)));
    this.#known.set(id, has);
    return has;
  }

  /** Checks that the target responds. Throws `Ended` if it does not. */
  async open(): Promise<void> {
    await this.#watch.pausedDuring(() => this.#respondsToUnknown('GET', NO_ROUTE));
  }

  /** Looks for several endpoints. Also throws `Ended` if the target has no endpoint at all. */
  async findAll(ids: Iterable<string>): Promise<void> {
    for (const id of ids) await this.find(id);
    // If all of these are missing, the other endpoints show whether everything is missing.
    for (const id of this.#known.size === 0 ? [] : registry.contracts.keys()) {
      if (this.endpoints.size > 0) return;
      await this.find(id);
    }
    this.expectSome();
  }

  /** Ends the run if none of the endpoints that were looked for was found. */
  expectSome(): void {
    if (this.#known.size === 0 || this.endpoints.size > 0) return;
    const [[route = '', { status }] = ['', { status: 0 }]] = this.#unknown;
    throw this.#context.end.end(
      'UNREACHABLE',
      `The target supports none of the ${this.#known.size} endpoints: it responds with ${status} to each of them, ` +
        `as it does to an unknown route${route === '' ? '' : ` (${route})`}. Check the path of --base-url.`,
    );
  }

  async #has(contract: EndpointSpec): Promise<boolean> {
    const { writes } = this.#context.profile;
    if (contract.method !== 'GET' && !writes) return false;
    const unknown = await this.#respondsToUnknown('GET', NO_ROUTE);
    const response = await this.#send(this.#harmless(contract)).catch((error: unknown) => {
      if (error instanceof Indeterminate) return null;
      throw error;
    });
    // The laws about it report what is wrong.
    if (response === null) return true;
    if (response.status === 401) {
      throw this.#context.end.end(
        'UNREACHABLE',
        'The target rejects the API key (401). Give a secret test key with --key.',
      );
    }
    const limit = Number(response.headers['rate-limit-limit']);
    if (limit > 0) this.#rateLimit = Math.max(this.#rateLimit ?? 0, limit);
    if (isRefused(response)) return false;
    if (isList(contract, response)) return true;
    const sibling = siblingOf(contract);
    const others =
      sibling === null ? [] : [await this.#respondsToUnknown(contract.method, sibling)];
    if (![unknown, ...others].some((one) => resembles(response, one))) return true;
    // The target may respond to an unknown id as to an unknown route.
    if (contract.params === undefined || !writes || !(await this.#canMake())) return false;
    return this.#works(contract, [unknown, ...others]);
  }

  /** Returns whether the target can create any object. */
  async #canMake(): Promise<boolean> {
    for (const { id, method, params } of registry.contracts.values()) {
      if (method === 'POST' && params === undefined && (await this.find(id))) return true;
    }
    return false;
  }

  /**
   * Returns whether an operation on an existing object gets another response than an unknown route.
   */
  async #works(contract: EndpointSpec, unknown: readonly ApiResponse[]): Promise<boolean> {
    if (contract.platformOnly && !this.#context.control) return false;
    const trial = new Trial(this.#context, 0);
    // A trial calls only endpoints that the target has, and this one is still being looked for.
    this.#known.set(contract.id, true);
    try {
      if (contract.platformOnly) await trial.actAsPlatform();
      const response = await trial.call(contract, await sampleOf(trial, contract));
      return !isRefused(response) && !unknown.some((one) => resembles(response, one));
    } catch (error) {
      if (error instanceof Ended) throw error;
      // The target cannot create what the operation needs.
      return false;
    }
  }

  /** Returns the response to a route that cannot exist. */
  async #respondsToUnknown(method: string, target: string): Promise<ApiResponse> {
    const route = `${method} ${target}`;
    const response =
      this.#unknown.get(route) ??
      (await this.#send({
        endpoint: null,
        actor: this.#context.main,
        method,
        target,
        headers: method === 'GET' ? {} : { 'content-type': 'application/json' },
        body: method === 'GET' ? null : '{}',
      }));
    this.#unknown.set(route, response);
    return response;
  }

  /**
   * Builds a request without effect: unknown ids and an empty body. Its endpoint is null, because
   * the target may not have it.
   */
  #harmless(contract: EndpointSpec): OutgoingRequest {
    const names = Object.keys(contract.params?.shape ?? {});
    const params = Object.fromEntries(names.map((name) => [name, NOBODY]));
    const body = contract.method === 'GET' ? {} : { body: {} };
    return {
      ...buildRequest(contract, { params, ...body }, this.#context.main),
      endpoint: null,
    };
  }

  #send(outgoing: OutgoingRequest): Promise<ApiResponse> {
    return this.#context.client.send(outgoing, { record: () => {} });
  }
}
