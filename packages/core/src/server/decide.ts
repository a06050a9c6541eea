// Runs decisions over the writes of a transaction, and settles their signals.
import type * as z from 'zod';
import type { EventSpec } from '../event.ts';
import type { AnyKind, AnyStateKind, RecordKind, Row, RowOf, StateOf } from '../kind.ts';
import { findStep } from '../lifecycle.ts';
import { emit } from './outbox.ts';
import type {
  Context,
  Decision,
  Schedulable,
  Scope,
  Sent,
  Settable,
  Signal,
  Trigger,
} from './scope.ts';
import type { At, Kept, Line, Tx } from './store.ts';

interface Queued {
  readonly name: string;
  readonly signal: Signal;
}

/** The most signals of one decision; more mean an endless loop of listeners. */
const SIGNALS_MAX = 100_000;

/** A decision over the writes of a store. */
class TxDecision implements Decision {
  readonly now: number;
  readonly collisions: number;
  protected readonly at: At;
  protected readonly tx: Tx;
  protected readonly queued: Queued[] = [];

  constructor(at: At, tx: Tx) {
    this.at = at;
    this.tx = tx;
    this.now = at.now;
    this.collisions = at.collisions ?? 0;
  }

  id(): string {
    return this.at.id();
  }

  get<K extends AnyKind>(kind: K, id: string): RowOf<K> | undefined {
    return this.tx.get(kind, id);
  }

  find<K extends AnyKind>(
    kind: K,
    key: keyof K['keys'] & string,
    value: string,
  ): RowOf<K> | undefined {
    return this.tx.find(kind, key, value);
  }

  children<K extends AnyKind>(kind: K, parent: string): RowOf<K>[] {
    return this.tx.children(kind, parent);
  }

  balance(ledger: string, currency: string): number {
    return this.tx.balance(ledger, currency);
  }

  create<K extends AnyStateKind>(
    kind: K,
    id: string,
    on: Trigger<K>,
    state: Omit<StateOf<K>, 'status'>,
    kept?: Kept,
  ): RowOf<K> {
    const step = findStep(kind.lifecycle, null, on);
    if (!step) throw new Error(`${kind.name}: nothing is created by ${on}`);
    // Status first, so that all objects have the same shape; then again, in case `state` has one.
    const whole = { status: step.to, ...state };
    whole.status = step.to;
    const row = this.tx.insert(kind, id, { public: {}, state: whole }, kept);
    this.#signal(step.signal, { kind: kind.name, row: row as Signal['row'], before: null });
    return row as RowOf<K>;
  }

  insert<State>(
    kind: RecordKind<State>,
    id: string,
    state: State,
    kept?: Kept,
  ): Row<Record<string, never>, State> {
    return this.tx.insert(kind, id, { public: {}, state }, kept);
  }

  transition<K extends AnyStateKind>(
    kind: K,
    { id }: Pick<Row, 'id'>,
    on: Trigger<K>,
    change?: Settable<K>,
    kept?: Kept,
  ): RowOf<K> {
    const row = this.#read(kind, id);
    const before: string = row.state.status;
    const step = findStep(kind.lifecycle, before, on);
    if (!step) throw new Error(`${kind.name} ${id}: no step from ${before} on ${on}`);
    const updated = 'updated' in row.state ? { updated: this.now } : {}; // MODEL-UNSPEC-01
    const state = { ...row.state, ...updated, ...change, status: step.to };
    const next = this.tx.update(kind, row, { state }, kept);
    this.#signal(step.signal, { kind: kind.name, row: next as Signal['row'], before });
    return next as RowOf<K>;
  }

  change<K extends AnyKind>(kind: K, { id }: Pick<Row, 'id'>, change: Settable<K>): RowOf<K> {
    const row = this.#read(kind, id);
    return this.tx.update(kind, row, { state: { ...row.state, ...change } }) as RowOf<K>;
  }

  post(transaction: string, lines: readonly Line[]): void {
    this.tx.post(transaction, lines);
  }

  schedule<P extends z.ZodType>(
    job: Schedulable<P>,
    due: number,
    payload: z.input<P>,
    receiver?: string,
  ): string {
    return this.tx.job(job.name, due, payload, receiver);
  }

  /** Throws when a transition has a signal that no listener receives. */
  assertQuiet(): void {
    const [first] = this.queued;
    if (first) throw new Error(`Nobody hears ${first.name} in this partition`);
  }

  #read<K extends AnyKind>(kind: K, id: string): RowOf<K> {
    const row = this.tx.get(kind, id);
    if (!row) throw new Error(`${kind.name} ${id} is missing`);
    return row;
  }

  #signal(name: string | undefined, signal: Signal): void {
    if (name !== undefined) this.queued.push({ name, signal });
  }
}

/** A scope whose signals are settled at the end of its decision. */
export class DecisionScope extends TxDecision implements Scope {
  readonly context: Context;
  /** Ids of the work outside for which the response waits. */
  readonly outside: string[] = [];

  constructor(at: At, tx: Tx, context: Context) {
    super(at, tx);
    this.context = context;
  }

  emit<D extends z.ZodType>(spec: EventSpec<D>, sent: Sent<D>): void {
    const { account, partition } = this.context;
    emit(this, { account, mode: partition.mode }, spec, sent);
  }

  awaitExternalWork(work: string): void {
    this.outside.push(work);
  }

  /** Notifies listeners of every transition, first in first out, until none is left. */
  settle(): void {
    let settled = 0;
    for (const { name, signal } of this.queued) {
      settled += 1;
      if (settled > SIGNALS_MAX) throw new Error('Listeners signal each other without an end');
      this.context.listeners.notify(this, name, signal);
    }
    this.queued.length = 0;
  }
}

/** Runs a decision of a partition without listeners; its transitions must not signal. */
export const decideQuietly = <R>(at: At, tx: Tx, decide: (d: Decision) => R): R => {
  const decision = new TxDecision(at, tx);
  const result = decide(decision);
  decision.assertQuiet();
  return result;
};

/** Runs a decision of an account and settles its signals; returns the result after settling. */
export const decideIn = <R>(at: At, tx: Tx, context: Context, decide: (d: Scope) => R): R => {
  const d = new DecisionScope(at, tx, context);
  const result = decide(d);
  d.settle();
  return result;
};
