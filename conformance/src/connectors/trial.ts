// Provides laws with functions that send requests, read operations and bring them into a state.
import { setTimeout as sleep } from 'node:timers/promises';
import {
  isFinal,
  type Capabilities,
  type ChannelCapability,
  type ErrorCode,
  type Operation,
  type OperationRequest,
  type Work,
} from '@kasir/connector/protocol';
import { NotApplicable, Violation } from '../violation.ts';
import { Model } from './model.ts';
import type { Random } from './random.ts';
import type { Receiver } from './receiver.ts';
import { account, card, makeRequest, type RequestOptions } from './requests.ts';
import type { Changes, Reply, Wire } from './wire.ts';

export interface TrialOptions {
  readonly wire: Wire;
  readonly random: Random;
  readonly receiver: Receiver | null;
  /** The time in which an unfinished operation should end, and a callback be repeated. */
  readonly patienceMs: number;
  /**
   * Acts as the payer of an operation, by its connector_reference; resolves to whether there was
   * something to do. Null when the run cannot act as a payer.
   */
  readonly pay: ((reference: string) => Promise<boolean>) | null;
  /** Refuses an operation as its payer; parameter, result and null as for `pay`. */
  readonly decline: ((reference: string) => Promise<boolean>) | null;
}

const POLL_MS = 100;
/** The lowest amount and the range of amounts where the channel has no bounds, in minor units. */
const LOW = 10_000;
const SPAN = 90_000;

const textOf = ({ status, body }: Reply): string => `${status} ${JSON.stringify(body)}`;

/** The works that need no earlier operation. */
export type FirstWork = 'charge' | 'authorize' | 'link' | 'issue';
const firstWorks: readonly FirstWork[] = ['charge', 'authorize', 'link', 'issue'];

export class Trial {
  readonly options: TrialOptions;
  readonly wire: Wire;
  readonly model: Model;
  capabilities: Capabilities;
  readonly #tokens = new Map<ChannelCapability, string>();
  /** Ids of the operations on which the payer has acted. */
  readonly #acted = new Set<string>();

  constructor(options: TrialOptions) {
    this.options = options;
    this.wire = options.wire;
    this.capabilities = { name: 'unknown', version: 'unknown', card_data: false, channels: [] };
    this.model = new Model(() => this.capabilities.channels);
  }

  /** Returns the channels that declare all of the given works. Throws when there is none. */
  channelsWith(...works: readonly Work[]): readonly ChannelCapability[] {
    const found = this.capabilities.channels.filter((channel) =>
      works.every((work) => channel.works.includes(work)),
    );
    if (found.length === 0) throw new NotApplicable(`No channel declares ${works.join(' and ')}.`);
    return found;
  }

  /** Returns each channel with each of its works that need no earlier operation. */
  beginnings(): readonly { readonly channel: ChannelCapability; readonly work: FirstWork }[] {
    const found = this.capabilities.channels.flatMap((channel) =>
      firstWorks.filter((work) => channel.works.includes(work)).map((work) => ({ channel, work })),
    );
    if (found.length === 0) throw new NotApplicable('The capabilities declare no channel.');
    return found;
  }

  /** Returns an amount within the bounds of a channel. */
  amountFor({ min, max }: ChannelCapability): number {
    const low = min ?? Math.min(LOW, max ?? LOW);
    return this.options.random.between(low, Math.min(max ?? low + SPAN, low + SPAN));
  }

  /** Returns a valid request that needs no earlier operation. */
  async first(
    channel: ChannelCapability,
    work: FirstWork,
    changes: Partial<RequestOptions> = {},
  ): Promise<OperationRequest> {
    const source = work === 'issue' ? null : await this.#sourceFor(channel, work);
    const value = work === 'link' ? null : this.amountFor(channel);
    return makeRequest(channel, { work, value, source, ...changes });
  }

  /** Sends a request, and judges an operation in the response. */
  async send(request: OperationRequest, changes: Changes = {}, body?: string): Promise<Reply> {
    this.model.sent(request);
    const reply = await this.wire.post(request, changes, body);
    if (reply.code === null) this.model.see(request.id, reply.body);
    return reply;
  }

  /** Sends a request that must be accepted. */
  async begin(request: OperationRequest, changes: Changes = {}): Promise<Operation> {
    const reply = await this.send(request, changes);
    if (reply.code === null) return this.model.see(request.id, reply.body);
    throw new Violation(`${request.work} to be accepted`, textOf(reply));
  }

  /** Sends a request that must be refused with one of the given codes. */
  async expectRefused(
    request: OperationRequest,
    codes: readonly ErrorCode[],
    why: string,
    changes: Changes = {},
  ): Promise<void> {
    const reply = await this.send(request, changes);
    this.expectCode(reply, codes, why);
  }

  /** Throws unless a reply has one of the given codes. */
  expectCode(reply: Reply, codes: readonly ErrorCode[], why: string): void {
    if (reply.code === null || !codes.includes(reply.code))
      throw new Violation(`${codes.join(' or ')}: ${why}`, textOf(reply));
  }

  /** Reads an operation that must be known. */
  async read(id: string): Promise<Operation> {
    const reply = await this.wire.get(`/operations/${id}`);
    if (reply.code !== null) throw new Violation(`GET to know ${id}`, textOf(reply));
    return this.model.see(id, reply.body);
  }

  /** Reads an operation whose id must be unknown. */
  async expectNeverReceived(id: string, changes: Changes = {}): Promise<void> {
    const reply = await this.wire.get(`/operations/${id}`, changes);
    this.expectCode(reply, ['OPERATION_NOT_FOUND'], `${id} was not accepted`);
    const { operation } = (reply.body as { error: { operation: string | null } }).error;
    if (operation !== id) throw new Violation(`the 404 to name ${id}`, String(operation));
  }

  /** Waits until an operation has its outcome, for a limited time; returns its last state. */
  async settle(id: string): Promise<Operation> {
    const until = Date.now() + this.options.patienceMs;
    let operation = await this.read(id);
    while (!isFinal(operation) && Date.now() < until) {
      if (operation.status === 'action_required' && !(await this.#letPay(operation))) break;
      operation = await this.read(id);
      if (!isFinal(operation)) await sleep(POLL_MS);
    }
    // The payer pays to the issued number or code, so that the payment is reported.
    if (operation.work === 'issue' && operation.status === 'succeeded')
      await this.#letPay(operation);
    return operation;
  }

  /** Executes an operation; the law is skipped if the operation does not succeed. */
  async succeed(request: OperationRequest): Promise<Operation> {
    await this.begin(request);
    const operation = await this.settle(request.id);
    if (operation.status === 'succeeded') return operation;
    throw new NotApplicable(
      `${request.work} on ${request.channel.code} is ${operation.status}, and the suite cannot cause its success.`,
    );
  }

  /** Executes a charge or authorization, for captures, voids and refunds. */
  async succeedFirst(
    channel: ChannelCapability,
    work: FirstWork,
  ): Promise<{ readonly id: string; readonly value: number }> {
    const request = await this.first(channel, work);
    await this.succeed(request);
    return { id: request.id, value: request.amount?.value ?? 0 };
  }

  /**
   * Refuses an operation as its payer; returns its last state, or null when that is not possible.
   */
  async refuse({ id, connector_reference: reference }: Operation): Promise<Operation | null> {
    const { decline } = this.options;
    if (decline === null || reference === null) return null;
    this.#acted.add(id);
    return (await decline(reference)) ? this.settle(id) : null;
  }

  /** Acts as the payer; returns false when that is not possible or there was nothing to do. */
  async pay({ connector_reference: reference }: Operation): Promise<boolean> {
    const { pay } = this.options;
    return pay !== null && reference !== null && pay(reference);
  }

  /** Acts as the payer, once for each operation; returns false when that is not possible. */
  async #letPay(operation: Operation): Promise<boolean> {
    const { id, connector_reference: reference } = operation;
    if (this.options.pay === null || reference === null) return false;
    if (this.#acted.has(id)) return true;
    this.#acted.add(id);
    return this.pay(operation);
  }

  /** Returns a card or account of a payer that is not saved yet. */
  newSourceFor({ type }: ChannelCapability): object {
    return this.capabilities.card_data && type.startsWith('CARD') ? card : account;
  }

  async #sourceFor(channel: ChannelCapability, work: FirstWork): Promise<object> {
    if (this.capabilities.card_data && channel.type.startsWith('CARD')) return card;
    if (work === 'link' || !channel.works.includes('link')) return account;
    const known = this.#tokens.get(channel);
    if (known !== undefined) return { type: 'token', token: known };
    const request = makeRequest(channel, { work: 'link', value: null, source: account });
    const { token } = await this.succeed(request);
    if (token === null) throw new Violation('a link to return a token', 'null');
    this.#tokens.set(channel, token);
    return { type: 'token', token };
  }
}
