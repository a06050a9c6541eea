// Provides everything that a law may do in one trial, with a transcript.
import type { EndpointSpec } from '@kasir/core';
import fc from 'fast-check';
import type { AccountOptions } from '../targets/control/control.ts';
import { recorded } from '../targets/control/recorded.ts';
import { contractNamed } from '../registry.ts';
import { declinedOf } from '../targets/magic/magic.ts';
import { statedSuccess } from '../stated.ts';
import {
  Blocked,
  expectStatus,
  expectSuccess,
  Indeterminate,
  NotSupported,
  Violation,
} from '../violation.ts';
import { buildRequest, type Input } from '../targets/wire/encode.ts';
import type { Actor, ApiResponse, Exchange, OutgoingRequest } from '../targets/wire/message.ts';
import type { Delivery, Receiver } from '../targets/wire/receiver.ts';
import type { ControlAct } from '../targets/wire/surroundings.ts';
import { isSignedPath } from '../targets/wire/signed.ts';
import { SeededRandom } from './seeded-random.ts';
import type { RunContext } from './run-context.ts';

export interface CallOptions {
  /** The actor whose key is sent; null for none, the trial's own when omitted. */
  readonly as?: Actor | null;
  /** Idempotency key. */
  readonly key?: string;
  /** Returns a 429 response instead of waiting. */
  readonly unpaced?: boolean;
}

/** Longest time for a webhook to arrive when the target is idle. */
const QUIET_PATIENCE_MS = 500;

/** Returns the request header that carries the idempotency key of an endpoint. */
const keyHeader = ({ idempotency }: EndpointSpec): string =>
  idempotency === 'x-external-id' ? 'x-external-id' : 'idempotency-key';

/** Returns a request as it is sent: signed, where its endpoint needs that and its actor can. */
const ready = (outgoing: OutgoingRequest): OutgoingRequest => {
  const { actor } = outgoing;
  return actor?.sign && isSignedPath(outgoing) ? actor.sign(outgoing) : outgoing;
};

/** Most requests for finding a smaller counterexample. */
const SHRINK_REQUESTS = 300;

export class Trial extends SeededRandom {
  readonly context: RunContext;
  readonly seed: number;
  readonly reached = new Set<string>();
  /** Checks that run when the target is idle. */
  readonly deferred: (() => Promise<void>)[] = [];
  /** Exchanges of this attempt, or of its current run if it has several. */
  transcript: Exchange[] = [];
  #actor: Actor;
  #accountDefaults: Partial<AccountOptions> = {};
  #sent = 0;
  readonly #acts: ControlAct[] = [];
  readonly #record = (exchange: Exchange): void => {
    this.#sent += 1;
    this.transcript.push(exchange);
  };

  constructor(context: RunContext, seed: number) {
    super(seed, context.profile.sampleSize, context.magic);
    const { control } = context;
    this.context = control
      ? { ...context, control: recorded(control, (act) => void this.#acts.push(act)) }
      : context;
    this.seed = seed;
    this.#actor = context.main;
  }

  /** Number of requests of this trial alone. */
  get sent(): number {
    return this.#sent;
  }

  /** The actor whose key requests carry unless they name another. */
  get actor(): Actor {
    return this.#actor;
  }

  get profile(): RunContext['profile'] {
    return this.context.profile;
  }

  /** The receiver of webhooks; only laws that need one may use it. */
  get receiver(): Receiver {
    const { receiver } = this.context;
    if (!receiver) throw new Blocked('webhooks cannot reach the suite');
    return receiver;
  }

  /**
   * Waits for this many deliveries to a path. If the target can report that it is idle, waits no
   * longer than it has pending work.
   */
  async deliveries(path: string, count: number): Promise<readonly Delivery[]> {
    const { control, patience, patienceMs } = this.context;
    if (this.receiver.at(path).length < count) await control?.waitUntilIdle?.();
    const full = control?.waitUntilIdle ? QUIET_PATIENCE_MS : patienceMs;
    const wait = patience.grant(full);
    const all = await this.receiver.wait(path, count, wait);
    if (count > 0) patience.note(all.length >= count, wait);
    return all;
  }

  /**
   * Records the exchanges of the current run for a violation, with the webhooks and operations of
   * the control interface beside them, unless that is done already.
   */
  explain(violation: Violation): void {
    if (violation.transcript.length === 0) violation.transcript = this.transcript;
    if (violation.surroundings) return;
    const start = violation.transcript[0]?.from ?? Infinity;
    violation.surroundings = {
      acts: this.#acts.filter(({ to }) => to >= start),
      deliveries: this.context.receiver?.since(start) ?? [],
    };
  }

  /** Returns a reference that is unused on the target. */
  newReference(): string {
    return `${this.context.tag}-${this.context.count()}`;
  }

  /** Records a situation that a passing run must have reached. */
  witness(name: string): void {
    this.reached.add(name);
  }

  /** Records a choice of the target that the specification leaves open. */
  noteChoice(question: string, choice: string): void {
    this.context.choices.note(question, choice);
  }

  /** Records the result of such a choice. */
  noteResult(question: string, result: string): void {
    this.context.choices.noteResult(question, result);
  }

  /** Sends this key from now on, unless a call names another. */
  useActor(actor: Actor): void {
    this.#actor = actor;
  }

  /**
   * Acts as a new platform account from now on; only laws that need the control API may call it.
   */
  async actAsPlatform(): Promise<void> {
    this.#accountDefaults = { platform: true };
    await this.useOwnAccount();
  }

  /**
   * Acts as a new account from now on and returns it; null if the target cannot create accounts.
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
   * Creates an account, a platform in a trial that acts as one; only laws that need the control API
   * may call it.
   */
  async account(options: Partial<AccountOptions> = {}): Promise<Actor & { readonly id: string }> {
    const { control, secrets } = this.context;
    if (!control) throw new Blocked('there is no control API to create an account');
    const wanted = { name: this.newReference(), ...this.#accountDefaults, ...options };
    const { id, key } = await control.account(wanted);
    const name = `KEY_${this.context.count()}`;
    secrets.add(name, key);
    this.context.origins.addAccount(name, id, wanted);
    return { name, key, id };
  }

  /** Creates another key of an account that `account` created. */
  async keyOf(account: string, mode: 'test' | 'live', permissions?: string[]): Promise<Actor> {
    const { control, secrets } = this.context;
    if (!control) throw new Blocked('there is no control API to create a key');
    const wanted = { mode, ...(permissions && { permissions }) };
    const key = await control.key(account, wanted);
    if (key === null) throw new NotSupported(`the target has no key that may do just this`);
    const name = `KEY_${this.context.count()}`;
    secrets.add(name, key);
    this.context.origins.addKey(name, account, wanted);
    return { name, key };
  }

  /** Builds the request of a contract, ready to be sent or changed. */
  outgoing(
    endpoint: string | EndpointSpec,
    { headers, ...input }: Input = {},
    { as = this.#actor, key }: CallOptions = {},
  ): OutgoingRequest {
    const contract = typeof endpoint === 'string' ? contractNamed(endpoint) : endpoint;
    const keyed = key === undefined ? {} : { [keyHeader(contract)]: key };
    return buildRequest(contract, { ...input, headers: { ...keyed, ...headers } }, as);
  }

  /** Calls an endpoint. */
  async call(
    endpoint: string | EndpointSpec,
    input: Input = {},
    options: CallOptions = {},
  ): Promise<ApiResponse> {
    const outgoing = this.outgoing(endpoint, input, options);
    await this.context.expectSupport(outgoing.endpoint, input.query);
    return this.send(outgoing, options);
  }

  async send(
    outgoing: OutgoingRequest,
    { unpaced = false }: CallOptions = {},
  ): Promise<ApiResponse> {
    return this.context.client.send(ready(outgoing), { record: this.#record, unpaced });
  }

  /** Sends requests concurrently. Throws `Indeterminate` if one has no response. */
  async burst(all: readonly OutgoingRequest[]): Promise<ApiResponse[]> {
    const responses = await this.context.client.burst(all.map(ready), { record: this.#record });
    return responses.map((response) => {
      if (response === null) throw new Indeterminate('a request of a burst got no response');
      return response;
    });
  }

  /** Sends a whole request and disconnects. */
  async sendAndDisconnect(outgoing: OutgoingRequest): Promise<void> {
    await this.context.client.sendAndDisconnect(ready(outgoing), { record: this.#record });
  }

  /** Sends a request over a separate socket; null when the connection ends without a response. */
  async raw(outgoing: OutgoingRequest, bytes?: Uint8Array): Promise<ApiResponse | null> {
    return this.context.client.raw(outgoing, { record: this.#record }, bytes);
  }

  /**
   * True if the target is held to what the contracts declare, false if to the specification alone.
   */
  get isHeldToContracts(): boolean {
    return this.context.demand === 'declared';
  }

  /**
   * Returns one of the values that the target lists under a name. Throws `NotSupported` if it lists
   * none.
   */
  listed<T>(values: readonly T[], what: string, name: string): T {
    if (values.length > 0) return this.pick(values);
    throw new NotSupported(
      `the target lists no ${what}: add "${name}" to "magic" of conformance.json`,
    );
  }

  /**
   * Returns an amount that a type of payment method declines. Throws `NotSupported` if none is
   * listed.
   */
  declinedAmount(type: 'CARD' | 'EWALLET' | 'DIRECT_DEBIT'): number {
    const known = declinedOf(this.magic, type);
    return this.listed(known, `amount that ${type} declines`, `declinedAmounts.${type}`);
  }

  /** The one-time password that test mode accepts. Throws `NotSupported` if it is not known. */
  get password(): string {
    const { password } = this.magic;
    const known = password === undefined ? [] : [password];
    return this.listed(known, 'one-time password', 'password');
  }

  /**
   * Throws `NotSupported` unless the target is held to the contracts; `what` is something that no
   * clause states.
   */
  needDeclared(what: string): void {
    if (!this.isHeldToContracts) throw new NotSupported(`no clause states ${what}`);
  }

  /** Expects the success of a request, with the status that its endpoint must return. */
  expectDone(response: ApiResponse, endpoint: string | EndpointSpec, why: string): void {
    const contract = typeof endpoint === 'string' ? contractNamed(endpoint) : endpoint;
    const status = this.isHeldToContracts ? contract.success.status : statedSuccess(contract);
    if (status === null) expectSuccess(response, why);
    else expectStatus(response, status, why);
  }

  /** Defers a check until the target is idle; for checks that something did not happen. */
  checkWhenIdle(check: () => Promise<void>): void {
    this.deferred.push(check);
  }

  /**
   * Checks a property on generated values, reproducibly from the seed of the trial. A failing value
   * is shrunk within a budget of requests; the violation then has the smallest value and its
   * transcript.
   */
  async property<T>(
    values: fc.Arbitrary<T>,
    holds: (value: T) => Promise<void>,
    options: { readonly runs?: number; readonly examples?: readonly T[] } = {},
  ): Promise<void> {
    const state: { unknown: unknown; shrinkFrom: number | null } = {
      unknown: null,
      shrinkFrom: null,
    };
    const spent = (): boolean =>
      state.unknown !== null ||
      (state.shrinkFrom !== null && this.#sent > state.shrinkFrom + SHRINK_REQUESTS);
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
        state.shrinkFrom ??= this.#sent;
        this.explain(error);
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
