// Implements endpoints that write: the operation decides, signals settle, and only then is the
// response rendered, so that it shows the final state. Where the decision began work outside the
// platform, the response waits for it.
import type { EndpointSpec, SuccessInput } from '../contract.ts';
import type { Fail } from './fail.ts';
import type { Command, Handler, Ok, Reply } from './handler.ts';
import type { Context, Scope } from './scope.ts';
import type { Need, Reads } from './store.ts';
import { outsideWork, type OutsideWork, type RunningWorkflow } from './workflow.ts';
import { DecisionScope } from './decide.ts';

/** The result of a decision, to be rendered. */
export interface Done<T> {
  readonly ok: true;
  readonly value: T;
}

/** Returns the success of a decision with the value from which its response is rendered. */
export const done = <T>(value: T): Done<T> => ({ ok: true, value });

/** The refusals of an endpoint. */
export type Refusal<C extends EndpointSpec> = Extract<Reply<C>, Fail>;

interface Parts<C extends EndpointSpec, T> {
  /** Returns the rows that the decision will read, as far as they are known. */
  readonly needs?: (command: Command<C>) => readonly Need[];
  /** Pure: it may run again. A refusal discards all writes. */
  readonly decide: (d: Scope, command: Command<C>) => Done<T> | Refusal<C>;
  /**
   * Reads the current state and writes nothing. It refuses only when the endpoint waited for work
   * outside the platform and has no response for an unknown outcome.
   */
  readonly render: (
    d: Pick<Scope, 'context' | 'now'> & Reads,
    value: NoInfer<T>,
    command: Command<C>,
  ) => Ok<SuccessInput<C>> | Refusal<C>;
}

/** Returns the reads of a rendering after the decision. */
const readsAt = (
  reads: Reads,
  now: number,
  context: Context,
): Pick<Scope, 'context' | 'now'> & Reads => ({
  context,
  now,
  get: (kind, id) => reads.get(kind, id),
  find: (kind, key, value) => reads.find(kind, key, value),
  children: (kind, parent) => reads.children(kind, parent),
  balance: (ledger, currency) => reads.balance(ledger, currency),
});

/**
 * Implements an endpoint that writes. If the decision may begin work outside, the value from which
 * its response is rendered must be JSON, and the rendering must read what that work changes.
 */
export const operation = <C extends EndpointSpec, T>(
  contract: C,
  { needs, decide, render }: Parts<C, T>,
): Handler => ({
  contract,
  decide: (at, tx, command: Command<C>) => {
    const d = new DecisionScope(at, tx, command.context);
    const decided = decide(d, command);
    if (!decided.ok) return decided;
    d.settle();
    const [first, ...others] = d.outside;
    return first === undefined
      ? render(d, decided.value, command)
      : outsideWork([first, ...others], decided.value);
  },
  result: (reads, command: Command<C>, { value }: OutsideWork<T>, now) =>
    render(readsAt(reads, now, command.context), value, command),
  ...(needs && { needs }),
});

interface LaterParts<C extends EndpointSpec, P> {
  readonly needs?: (command: Command<C>) => readonly Need[];
  /** Refuses, responds, or starts the workflow for which the response waits. */
  readonly decide: (d: Scope, command: Command<C>) => NoInfer<Reply<C>> | RunningWorkflow<P>;
  /** Returns the reply after the workflow; every replay without a stored response calls it. */
  readonly result: (reads: Reads, command: Command<C>, payload: P) => NoInfer<Reply<C>>;
}

/** Implements an endpoint whose result is decided in several partitions. */
export const workflowOperation = <C extends EndpointSpec, P>(
  contract: C,
  { needs, decide, result }: LaterParts<C, P>,
): Handler => ({
  contract,
  decide: (at, tx, command: Command<C>) => {
    const d = new DecisionScope(at, tx, command.context);
    const decided = decide(d, command);
    if (decided.ok !== false) d.settle();
    return decided.ok === 'later' && d.outside.length > 0
      ? { ...decided, outside: d.outside }
      : decided;
  },
  result,
  ...(needs && { needs }),
});
