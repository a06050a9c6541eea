// One attempt at a law: everything a law may do, and the story of what it did.
import type { EndpointSpec } from '@kasir/core';
import fc from 'fast-check';
import type { AccountWish } from '../control/control.ts';
import { contractNamed } from '../registry.ts';
import { Blocked, Indeterminate, Violation } from '../violation.ts';
import { outgoingOf, type Input } from '../wire/encode.ts';
import type { Actor, Answer, Exchange, Outgoing } from '../wire/message.ts';
import type { Delivery, Receiver } from '../wire/receiver.ts';
import { Chance } from './chance.ts';
import type { World } from './world.ts';

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

export class Trial extends Chance {
  readonly world: World;
  readonly seed: number;
  readonly reached = new Set<string>();
  /** Checks that wait until nothing is under way any more. */
  readonly deferred: (() => Promise<void>)[] = [];
  /** What this attempt has sent, or its current run where it has several. */
  story: Exchange[] = [];
  #actor: Actor;
  #wish: Partial<AccountWish> = {};
  readonly #note = (exchange: Exchange): void => {
    this.story.push(exchange);
  };

  constructor(world: World, seed: number) {
    super(seed, world.effort.choices);
    this.world = world;
    this.seed = seed;
    this.#actor = world.main;
  }

  /** Whose key requests carry that name no other. */
  get actor(): Actor {
    return this.#actor;
  }

  get effort(): World['effort'] {
    return this.world.effort;
  }

  /** The receiver of webhooks; only laws that need one may ask. */
  get receiver(): Receiver {
    const { receiver } = this.world;
    if (!receiver) throw new Blocked('no webhook can reach the suite');
    return receiver;
  }

  /**
   * What has arrived at a path of the receiver: waits for so many deliveries, but not longer than
   * the target has something under way, where it can tell.
   */
  async deliveries(path: string, count: number): Promise<readonly Delivery[]> {
    const { control, patienceMs } = this.world;
    if (this.receiver.at(path).length < count) await control?.quiet?.();
    return this.receiver.wait(path, count, control?.quiet ? QUIET_PATIENCE_MS : patienceMs);
  }

  /** A reference that nothing on the target has yet. */
  fresh(): string {
    return `${this.world.tag}-${this.world.count()}`;
  }

  /** Notes that a situation was reached which a pass must have seen. */
  witness(name: string): void {
    this.reached.add(name);
  }

  /** Notes how the target decides what the specification leaves open. */
  dialect(question: string, answer: string): void {
    this.world.dialect.note(question, answer);
  }

  /** Sends this key from now on, unless a call names another. */
  use(actor: Actor): void {
    this.#actor = actor;
  }

  /** Acts as a platform of its own from now on; only laws that need the control plane may. */
  async actAsPlatform(): Promise<void> {
    this.#wish = { platform: true };
    await this.moveOut();
  }

  /**
   * Uses an account of its own from now on and answers it; null where the target makes none.
   */
  async moveOut(
    wish: Partial<AccountWish> = {},
  ): Promise<(Actor & { readonly id: string }) | null> {
    if (!this.world.control) return null;
    const own = await this.account(wish);
    this.use(own);
    return own;
  }

  /**
   * A new account, a platform in a trial that acts as one; only laws that need the control plane
   * may ask.
   */
  async account(wish: Partial<AccountWish> = {}): Promise<Actor & { readonly id: string }> {
    const { control, secrets } = this.world;
    if (!control) throw new Blocked('no control plane can make an account');
    const { id, key } = await control.account({ name: this.fresh(), ...this.#wish, ...wish });
    const name = `KEY_${this.world.count()}`;
    secrets.add(name, key);
    return { name, key, id };
  }

  /** Another key of an account that `account` made. */
  async keyOf(account: string, mode: 'test' | 'live', permissions?: string[]): Promise<Actor> {
    const { control, secrets } = this.world;
    if (!control) throw new Blocked('no control plane can make a key');
    const key = await control.key(account, { mode, ...(permissions && { permissions }) });
    const name = `KEY_${this.world.count()}`;
    secrets.add(name, key);
    return { name, key };
  }

  /** The request of a contract, ready to be sent or changed. */
  outgoing(
    endpoint: string | EndpointSpec,
    { headers, ...input }: Input = {},
    { as = this.#actor, key }: CallOptions = {},
  ): Outgoing {
    const contract = typeof endpoint === 'string' ? contractNamed(endpoint) : endpoint;
    const keyed = key === undefined ? {} : { 'idempotency-key': key };
    return outgoingOf(contract, { ...input, headers: { ...keyed, ...headers } }, as);
  }

  /** Calls an endpoint. */
  async call(
    endpoint: string | EndpointSpec,
    input: Input = {},
    options: CallOptions = {},
  ): Promise<Answer> {
    return this.send(this.outgoing(endpoint, input, options), options);
  }

  async send(outgoing: Outgoing, { unpaced = false }: CallOptions = {}): Promise<Answer> {
    return this.world.client.send(outgoing, { note: this.#note, unpaced });
  }

  /** Releases requests at the same moment. Throws `Indeterminate` when one has no answer. */
  async burst(all: readonly Outgoing[]): Promise<Answer[]> {
    const answers = await this.world.client.burst(all, { note: this.#note });
    return answers.map((answer) => {
      if (answer === null) throw new Indeterminate('a request of a burst was not answered');
      return answer;
    });
  }

  /** Sends a whole request and hangs up. */
  async sever(outgoing: Outgoing): Promise<void> {
    await this.world.client.sever(outgoing, { note: this.#note });
  }

  /** Sends a request over a socket of its own; null when the connection ends without an answer. */
  async raw(outgoing: Outgoing, bytes?: Uint8Array): Promise<Answer | null> {
    return this.world.client.raw(outgoing, { note: this.#note }, bytes);
  }

  /**
   * Does something when nothing is under way any more; for checks that something did not happen.
   */
  later(check: () => Promise<void>): void {
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
    const { client } = this.world;
    const state: { unknown: unknown; shrinkFrom: number | null } = {
      unknown: null,
      shrinkFrom: null,
    };
    const spent = (): boolean =>
      state.unknown !== null ||
      (state.shrinkFrom !== null && client.sent > state.shrinkFrom + SHRINK_REQUESTS);
    const run = async (value: T): Promise<void> => {
      if (spent()) return;
      this.story = [];
      try {
        await holds(value);
      } catch (error) {
        if (!(error instanceof Violation)) {
          state.unknown = error;
          return;
        }
        state.shrinkFrom ??= client.sent;
        error.story = this.story;
        throw error;
      }
    };
    const details = await fc.check(
      fc.asyncProperty(values, (value) => run(value)),
      {
        seed: this.seed | 0,
        numRuns: options.runs ?? this.effort.runs,
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
