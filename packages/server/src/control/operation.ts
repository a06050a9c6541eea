// Defines operations of the control API: a contract with its implementation.
import type { Code, Parsed, RouteSpec, SuccessInput } from '@kasir/core';
import { decideIn, fail, type Fail, type Mode, type Ok, type Scope } from '@kasir/core/server';
import type { Account } from '@kasir/models';
import type { Kasir } from '../app/kasir.ts';
import type { FileRows } from '../snapshots/check.ts';

/** A response that the contract declares. */
export type ControlReply<C extends RouteSpec> = Ok<SuccessInput<C>> | Fail<Code<C>>;

/** A response that is sent in pieces as they are produced. */
export interface Streamed {
  readonly ok: 'streamed';
  readonly text: AsyncIterable<string>;
}

export interface Operation<C extends RouteSpec = RouteSpec> {
  readonly contract: C;
  /** True when it accepts a snapshot file, whose rows are read one at a time. */
  readonly takesFile?: boolean;
  readonly run: (kasir: Kasir, request: never) => Promise<Ok<unknown> | Streamed | Fail>;
}

/** An operation that server code can also call directly. */
export interface TypedOperation<C extends RouteSpec> extends Operation<C> {
  readonly run: (kasir: Kasir, request: Parsed<C>) => Promise<ControlReply<C>>;
}

/** Implements a contract of the control API. */
export const operation = <C extends RouteSpec>(
  contract: C,
  run: (kasir: Kasir, request: Parsed<C>) => Promise<NoInfer<ControlReply<C>>>,
): TypedOperation<C> => ({ contract, run });

/** Implements a contract whose body may hold a snapshot file. */
export const fileOperation = <C extends RouteSpec>(
  contract: C,
  run: (
    kasir: Kasir,
    request: Parsed<C> & { readonly rows: FileRows },
  ) => Promise<NoInfer<ControlReply<C>>>,
): Operation<C> => ({ contract, takesFile: true, run });

/** Implements a contract whose response is too large to be built at once. */
export const streamedOperation = <C extends RouteSpec>(
  contract: C,
  run: (kasir: Kasir, request: Parsed<C>) => Promise<Streamed | Fail<Code<C>>>,
): Operation<C> => ({ contract, run });

/** Runs a decision for an account in one transaction; a refusal discards all writes. */
export const decideFor = <R extends { readonly ok: boolean }>(
  { store, context }: Kasir,
  { account, mode }: { readonly account: Account; readonly mode: Mode },
  decide: (d: Scope) => R,
): Promise<R> => {
  const partition = { account: account.id, mode };
  const accountContext = context(partition, account);
  return store.exec(partition, (at, tx) => {
    const reply = decideIn(at, tx, accountContext, decide);
    if (!reply.ok) tx.discard();
    return reply;
  });
};

export const unknownAccount = fail(
  'DATA_NOT_FOUND',
  'There is no account with this id. GET /accounts lists them.',
);
