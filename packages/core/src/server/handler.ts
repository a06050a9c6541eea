// Declares handlers: an endpoint's decision (writes) or reads, and their replies.
import type { Code, EndpointSpec, Parsed, SuccessInput } from '../contract.ts';
import type { Row } from '../kind.ts';
import type { Authentication } from './authenticate.ts';
import type { Fail } from './fail.ts';
import type { Context } from './scope.ts';
import type { At, Need, Reads, Tx, View } from './store.ts';
import type { RunningWorkflow } from './workflow.ts';

export interface Command<C extends EndpointSpec = EndpointSpec> extends Parsed<C> {
  readonly context: Context;
}

export interface Ok<Body> {
  readonly ok: true;
  readonly body: Body;
  readonly headers?: Readonly<Record<string, string>>;
}

/** All data on which a body depends: while it is the same, the text of the body is, too. */
export interface Shows {
  readonly context: Context;
  readonly row: Row;
  /** Another row that the body shows. */
  readonly other?: Row;
}

/** A success of a read, rendered unless the text for the same data is cached. */
export interface OkRendered<Body> {
  readonly ok: true;
  readonly shows: Shows;
  readonly render: () => Body;
}

/** Returns a success; its body is written through the schema of the contract. */
export const ok = <Body>(body: Body, headers?: Readonly<Record<string, string>>): Ok<Body> => ({
  ok: true,
  body,
  ...(headers && { headers }),
});

/** Returns a success whose body depends only on `shows`, not on a clock or the request. */
export const okRendered = <Body>(shows: Shows, render: () => Body): OkRendered<Body> => ({
  ok: true,
  shows,
  render,
});

export type Reply<C extends EndpointSpec> = Ok<SuccessInput<C>> | Fail<Code<C>>;

export interface Handler {
  readonly contract: EndpointSpec;
  readonly decide?: (at: At, tx: Tx, command: Command) => Ok<unknown> | Fail | RunningWorkflow;
  /** Returns the reply after a workflow, or after awaited work outside of the platform. */
  readonly result?: (
    reads: Reads,
    command: Command,
    payload: never,
    now: number,
  ) => Ok<unknown> | Fail;
  readonly read?: (view: View, command: Command) => Ok<unknown> | OkRendered<unknown> | Fail;
  readonly needs?: (command: Command) => readonly Need[];
  /** Identifies the caller, when an API key alone is not enough. */
  readonly authenticate?: Authentication;
  /** True when the dialect `service` reports unreadable bodies as INVALID_JSON_FORMAT. */
  readonly isLegacy?: boolean;
}

/** Handlers by resource and verb, as the `api.ts` of each resource registers them. */
export type HandlerTree = Readonly<Record<string, Readonly<Record<string, Handler>>>>;

/** Returns all handlers of a tree as a list. */
export const handlersOf = (tree: HandlerTree): Handler[] =>
  Object.values(tree).flatMap((resource) => Object.values(resource));

/** Implements an endpoint that only reads. */
export const query = <C extends EndpointSpec>(
  contract: C,
  read: (view: View, command: Command<C>) => NoInfer<Reply<C> | OkRendered<SuccessInput<C>>>,
): Handler => ({ contract, read });
