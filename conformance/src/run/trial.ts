// One attempt at a law: everything a law may do, and the story of what it did.
import type { EndpointSpec } from '@kasir/core';
import fc from 'fast-check';
import type { AccountOptions } from '../control/control.ts';
import { contractNamed } from '../registry.ts';
import { Blocked, Indeterminate, Violation } from '../violation.ts';
import { buildRequest, type Input } from '../wire/encode.ts';
import type { Actor, ApiResponse, Exchange, OutgoingRequest } from '../wire/message.ts';
import type { Delivery, Receiver } from '../wire/receiver.ts';
import { SeededRandom } from './seeded-random.ts';
import type { RunContext } from './run-context.ts';

export interface CallOptions {
  /** Whose key is sent; null for none, the trial's own when left out. */
  readonly as?: Actor | null;
  /** Idempotency key. */
  readonly key?: string;
  /** Takes 429 as an answer. */
  readonly unpaced?: boolean;
}

/** How long a webhook may still be on its way when the target has nothing under way. */
const QUIET_PATIENCE_MS = 500;

/** Requests that finding a smaller counterexample may cost. */
const SHRINK_REQUESTS = 300;

export class Trial extends SeededRandom {
  readonly context: RunContext;
  readonly seed: number;
  readonly reached = new Set<string>();
  /** Checks that wait until nothing is under way any more. */
  readonly deferred: (() => Promise<void>)[] = [];
  /** What this attempt has sent, or its current run where it has several. */
  transcript: Exchange[] = [];
  #actor: Actor;
  #accountDefaults: Partial<AccountOptions> = {};
  readonly #record = (exchange: Exchange): void => {
    this.transcript.push(exchange);
  };

  constructor(context: RunContext, seed: number) {
    super(seed, context.profile.sampleSize);
    this.context = context;
    this.seed = seed;
    this.#actor = context.main;
  }

  /** Whose key requests carry that name no other. */
  get actor(): Actor {
    return this.#actor;
  }

  get profile(): RunContext['profile'] {
    return this.context.profile;
  }

  /** The receiver of webhooks; only laws that need one may ask. */
  get receiver(): Receiver {
    const { receiver } = this.context;
    if (!receiver) throw new Blocked('no webhook can reach the suite');
    return receiver;
  }

  /**
   * What has arrived at a path of the receiver: waits for so many deliveries, but not longer than
   * the target has something under way, where it can tell.
   */
  async deliveries(path: string, count: number): Promise<readonly Delivery[]> {
    const { control, patienceMs } = this.context;
    if (this.receiver.at(path).length < count) await control?.waitUntilIdle?.();
    return this.receiver.wait(path, count, control?.waitUntilIdle ? QUIET_PATIENCE_MS : patienceMs);
  }

  /** A reference that nothing on the target has yet. */
  newReference(): string {
    return `${this.context.tag}-${this.context.count()}`;
  }

  /** Notes that a situation was reached which a pass must have seen. */
  witness(name: string): void {
    this.reached.add(name);
  }

  /** Notes how the target decides what the specification leaves open. */
  noteChoice(question: string, choice: string): void {
    this.context.choices.note(question, choice);
  }

  /** Sends this key from now on, unless a call names another. */
  useActor(actor: Actor): void {
    this.#actor = actor;
  }

  /** Acts as a platform of its own from now on; only laws that need the control plane may. */
  async actAsPlatform(): Promise<void> {
    this.#accountDefaults = { platform: true };
    await this.useOwnAccount();
  }

  /**
   * Uses an account of its own from now on and answers it; null where the target makes none.
   */
  async useOwnAccount(
    options: Partial<AccountOptions> = {},
  ): Promise<(Actor & { readonly id: string }) | null> {
    if (!this.context.control) return null;
    const own = await this.account(options);
    this.useActor(own);
    return own;
  }

  /**
   * A new account, a platform in a trial that acts as one; only laws that need the control plane
   * may ask.
   */
  async account(options: Partial<AccountOptions> = {}): Promise<Actor & { readonly id: string }> {
    const { control, secrets } = this.context;
    if (!control) throw new Blocked('no control plane can make an account');
    const { id, key } = await control.account({
      name: this.newReference(),
      ...this.#accountDefaults,
      ...options,
    });
    const name = `KEY_${this.context.count()}`;
    secrets.add(name, key);
    return { name, key, id };
  }

  /** Another key of an account that `account` made. */
  async keyOf(account: string, mode: 'test' | 'live', permissions?: string[]): Promise<Actor> {
    const { control, secrets } = this.context;
    if (!control) throw new Blocked('no control plane can make a key');
    const key = await control.key(account, { mode, ...(permissions && { permissions }) });
    const name = `KEY_${this.context.count()}`;
    secrets.add(name, key);
    return { name, key };
  }

  /** The request of a contract, ready to be sent or changed. */
  outgoing(
    endpoint: string | EndpointSpec,
    { headers, ...input }: Input = {},
    { as = this.#actor, key }: CallOptions = {},
  ): OutgoingRequest {
    const contract = typeof endpoint === 'string' ? contractNamed(endpoint) : endpoint;
    const keyed = key === undefined ? {} : { 'idempotency-key': key };
    return buildRequest(contract, { ...input, headers: { ...keyed, ...headers } }, as);
  }

  /** Calls an endpoint. */
  async call(
    endpoint: string | EndpointSpec,
    input: Input = {},
    options: CallOptions = {},
  ): Promise<ApiResponse> {
    return this.send(this.outgoing(endpoint, input, options), options);
  }

  async send(
    outgoing: OutgoingRequest,
    { unpaced = false }: CallOptions = {},
  ): Promise<ApiResponse> {
    return this.context.client.send(outgoing, { record: this.#record, unpaced });
  }

  /** Releases requests at the same moment. Throws `Indeterminate` when one has no answer. */
  async burst(all: readonly OutgoingRequest[]): Promise<ApiResponse[]> {
    const responses = await this.context.client.burst(all, { record: this.#record });
    return responses.map((response) => {
      if (response === null) throw new Indeterminate('a request of a burst was not answered');
      return response;
    });
  }

  /** Sends a whole request and hangs up. */
  async sendAndDisconnect(outgoing: OutgoingRequest): Promise<void> {
    await this.context.client.sendAndDisconnect(outgoing, { record: this.#record });
  }

  /** Sends a request over a socket of its own; null when the connection ends without an answer. */
  async raw(outgoing: OutgoingRequest, bytes?: Uint8Array): Promise<ApiResponse | null> {
    return this.context.client.raw(outgoing, { record: this.#record }, bytes);
  }

  /**
   * Does something when nothing is under way any more; for checks that something did not happen.
   */
  checkWhenIdle(check: () => Promise<void>): void {
    this.deferred.push(check);
  }

  /**
   * Tries a statement on generated values, in order from the trial's seed. A failing one is made
   * smaller
   * within a budget of requests; the violation then carries the smallest value and its own story.
   */
  async property<T>(
    values: fc.Arbitrary<T>,
    holds: (value: T) => Promise<void>,
    options: { readonly runs?: number; readonly examples?: readonly T[] } = {},
  ): Promise<void> {
    const { client } = this.context;
    const state: { unknown: unknown; shrinkFrom: number | null } = {
      unknown: null,
      shrinkFrom: null,
    };
    const spent = (): boolean =>
      state.unknown !== null ||
      (state.shrinkFrom !== null && client.sent > state.shrinkFrom + SHRINK_REQUESTS);
    const run = async (value: T): Promise<void> => {
      if (spent()) return;
      this.transcript = [];
      try {
        await holds(value);
      } catch (error) {
        if (!(error instanceof Violation)) {
          state.unknown = error;
          return;
        }
        state.shrinkFrom ??= client.sent;
        error.transcript = this.transcript;
        throw error;
      }
    };
    const details = await fc.check(
      fc.asyncProperty(values, (value) => run(value)),
      {
        seed: this.seed | 0,
        numRuns: options.runs ?? this.profile.runs,
        ...(options.examples && { examples: options.examples.map((value): [T] => [value]) }),
      },
    );
    if (!details.failed) {
      if (state.unknown !== null) throw state.unknown;
      return;
    }
    const { errorInstance: error } = details;
    if (error instanceof Violation)
      error.counterexample = fc.stringify(details.counterexample?.[0]);
    throw error;
  }
}
