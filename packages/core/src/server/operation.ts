// Operations: how an endpoint that writes is put together. It decides, signals settle, and only
// then the response is rendered, so that it shows what everything has become.
import type { EndpointSpec, SuccessInput } from '../contract.ts';
import type { Fail } from './fail.ts';
import type { Command, Handler, Ok, Reply } from './handler.ts';
import { type Scope } from './scope.ts';
import type { Need, Reads } from './store.ts';
import type { RunningWorkflow } from './workflow.ts';
import { DecisionScope } from './decide.ts';

/** What a decision has led to, to be rendered. */
export interface Done<T> {
  readonly ok: true;
  readonly value: T;
}

/** The success of a decision with what its response is rendered from. */
export const done = <T>(value: T): Done<T> => ({ ok: true, value });

/** The refusals of an endpoint. */
export type Refusal<C extends EndpointSpec> = Extract<Reply<C>, Fail>;

interface Parts<C extends EndpointSpec, T> {
  /** What the decision will read, as far as it is known. */
  readonly needs?: (command: Command<C>) => readonly Need[];
  /** Pure: it may be run again. A refusal forgets all that was written. */
  readonly decide: (d: Scope, command: Command<C>) => Done<T> | Refusal<C>;
  /** Reads what is now and writes nothing. */
  readonly render: (
    d: Pick<Scope, 'context' | 'now'> & Reads,
    value: NoInfer<T>,
    command: Command<C>,
  ) => Ok<SuccessInput<C>>;
}

/** Implements an endpoint that writes. */
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
    return render(d, decided.value, command);
  },
  ...(needs && { needs }),
});

interface LaterParts<C extends EndpointSpec, P> {
  readonly needs?: (command: Command<C>) => readonly Need[];
  /** Refuses, responds, or starts the workflow that the response waits for. */
  readonly decide: (d: Scope, command: Command<C>) => NoInfer<Reply<C>> | RunningWorkflow<P>;
  /** What the workflow has led to; asked again by every replay that finds it unanswered. */
  readonly result: (reads: Reads, command: Command<C>, payload: P) => NoInfer<Reply<C>>;
}

/** Implements an endpoint whose outcome is decided in several partitions. */
export const workflowOperation = <C extends EndpointSpec, P>(
  contract: C,
  { needs, decide, result }: LaterParts<C, P>,
): Handler => ({
  contract,
  decide: (at, tx, command: Command<C>) => {
    const d = new DecisionScope(at, tx, command.context);
    const decided = decide(d, command);
    if (decided.ok !== false) d.settle();
    return decided;
  },
  result,
  ...(needs && { needs }),
});
