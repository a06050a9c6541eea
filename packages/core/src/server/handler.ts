// Declares handlers: an endpoint's decision (writes) or reads, and their replies.
import type { Code, EndpointSpec, Parsed, SuccessInput } from '../contract.ts';
import type { ErrorBody } from '../errors.ts';
import type { Row } from '../kind.ts';
import type { Authentication } from './authenticate.ts';
import type { Fail } from './fail.ts';
import type { Context } from './scope.ts';
import type { At, Need, Reads, Tx, View } from './store.ts';
import type { RunningWorkflow } from './workflow.ts';
import { publicText } from './write.ts';

export interface Command<C extends EndpointSpec = EndpointSpec> extends Parsed<C> {
  readonly context: Context;
}

declare const bodyType: unique symbol;

/** JSON text that is already a body of this type, to be sent unchanged. */
export interface Raw<Body> {
  readonly text: string;
  readonly [bodyType]?: Body;
}

/** Returns the stored public JSON of a row as a body. */
export const asStored = <Public>(row: Row<Public>): Raw<Public> => ({ text: publicText(row) });
export const asRaw = <Body>(text: string): Raw<Body> => ({ text });

export interface Ok<Body> {
  readonly ok: true;
  readonly body: Body | Raw<Body>;
  readonly raw: boolean;
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

/** Returns a success; its body is written through the schema, that of `okRaw` is sent as is. */
export const ok = <Body>(body: Body, headers?: Readonly<Record<string, string>>): Ok<Body> => ({
  ok: true,
  body,
  raw: false,
  ...(headers && { headers }),
});
export const okRaw = <Body>(
  body: Raw<Body>,
  headers?: Readonly<Record<string, string>>,
): Ok<Body> => ({
  ok: true,
  body,
  raw: true,
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
  /** Returns the reply after a workflow has run, or work outside was awaited. */
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

/** Implements an endpoint that may write. `needs` declares the rows that the decision will read. */
export const decides = <C extends EndpointSpec>(
  contract: C,
  decide: (at: At, tx: Tx, command: Command<C>) => NoInfer<Reply<C>>,
  needs?: (command: Command<C>) => readonly Need[],
): Handler => ({
  contract,
  decide,
  ...(needs && { needs }),
});

/** Implements an endpoint that only reads. */
export const query = <C extends EndpointSpec>(
  contract: C,
  read: (view: View, command: Command<C>) => NoInfer<Reply<C> | OkRendered<SuccessInput<C>>>,
): Handler => ({ contract, read });

/** Returns the JSON text of an error. */
export const errorText = (body: ErrorBody): string => JSON.stringify(body);
