// Judges every state of an operation that a connector returns, by the requests and states before.
import { isDeepStrictEqual } from 'node:util';
import {
  hasExecutedAmount,
  isFinal,
  operation as operationSchema,
  type ChannelCapability,
  type Operation,
  type OperationRequest,
} from '@kasir/connector/protocol';
import { Violation } from '../violation.ts';

interface Known {
  readonly request: OperationRequest;
  /** The states seen, by sequence. */
  readonly states: Map<number, Operation>;
}

/** Throws when a later state cannot follow an earlier one. */
const expectStep = (before: Operation, after: Operation): void => {
  const seen = `${after.status} with sequence ${after.sequence}`;
  if (before.status === 'succeeded' && !isDeepStrictEqual(before, after))
    throw new Violation(`${before.id} to stay succeeded as it was (${before.sequence})`, seen);
  if (before.status === 'declined' && after.status !== 'succeeded')
    throw new Violation(`${before.id} to stay declined, or to succeed once`, seen);
};

export class Model {
  readonly #known = new Map<string, Known>();
  readonly #channels: () => readonly ChannelCapability[];

  constructor(channels: () => readonly ChannelCapability[]) {
    this.#channels = channels;
  }

  /** Records a request that may be executed. */
  sent(request: OperationRequest): void {
    if (!this.#known.has(request.id))
      this.#known.set(request.id, { request, states: new Map<number, Operation>() });
  }

  /** Judges a body that is an operation, and returns the operation. Throws `Violation`. */
  see(id: string, body: unknown): Operation {
    const parsed = operationSchema.safeParse(body);
    if (!parsed.success)
      throw new Violation(
        'an operation that fits the schema',
        `${parsed.error.issues[0]?.path.join('.')}: ${parsed.error.issues[0]?.message}`,
      );
    const seen = parsed.data;
    const known = this.#known.get(id);
    if (seen.id !== id || !known) throw new Violation(`operation ${id}`, `operation ${seen.id}`);
    this.#expectResult(known.request, seen);
    const same = known.states.get(seen.sequence);
    if (same && !isDeepStrictEqual(same, seen))
      throw new Violation(
        `one state of ${id} for sequence ${seen.sequence} (${JSON.stringify(same)})`,
        JSON.stringify(seen),
      );
    known.states.set(seen.sequence, seen);
    const states = [...known.states.values()].toSorted((a, b) => a.sequence - b.sequence);
    for (const [index, after] of states.entries()) {
      const before = states[index - 1];
      if (before) expectStep(before, after);
    }
    return seen;
  }

  /** Returns the newest state of an operation, or null. */
  newest(id: string): Operation | null {
    const states = [...(this.#known.get(id)?.states.values() ?? [])];
    return states.toSorted((a, b) => b.sequence - a.sequence)[0] ?? null;
  }

  /** Returns every operation of the run with its request. */
  all(): { readonly request: OperationRequest; readonly operation: Operation }[] {
    return [...this.#known.values()].flatMap(({ request }) => {
      const operation = this.newest(request.id);
      return operation ? [{ request, operation }] : [];
    });
  }

  /** Returns whether an id was sent in this run. */
  has(id: string): boolean {
    return this.#known.has(id);
  }

  #expectResult({ work, amount, channel }: OperationRequest, seen: Operation): void {
    if (seen.work !== work) throw new Violation(`work ${work}`, seen.work);
    if (seen.status === 'action_required') {
      const { type } = seen.action;
      const declared = this.#channels().some(
        (one) => one.code === channel.code && one.actions.includes(type),
      );
      if (!declared) throw new Violation('an action that the channel declares', type);
    }
    if (!isFinal(seen) || seen.status !== 'succeeded') return;
    const wanted = hasExecutedAmount(work) ? amount : null;
    // The amount of a link or an issue is not defined.
    if (wanted !== null && !isDeepStrictEqual(seen.amount, wanted))
      throw new Violation(
        `${work} of ${wanted.value} ${wanted.currency}`,
        JSON.stringify(seen.amount),
      );
  }
}
