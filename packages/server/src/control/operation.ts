// Defines operations of the control API: a contract with its implementation.
import type { ControlSpec } from '@kasir/control';
import type { Code, Parsed, SuccessInput } from '@kasir/core';
import { decideIn, fail, type Fail, type Ok, type Scope } from '@kasir/core/server';
import type { Mode } from '@kasir/core/store';
import type { Account } from '@kasir/models';
import type { Kasir } from '../app/kasir.ts';
import type { Caller, Subject } from '../audit/act.ts';
import type { FileRows } from '../snapshots/check.ts';

/** A response that the contract declares. */
export type ControlReply<C extends ControlSpec> = Ok<SuccessInput<C>> | Fail<Code<C>>;

/** A response that is sent in pieces as they are produced. */
export interface Streamed {
  readonly ok: 'streamed';
  readonly text: AsyncIterable<string>;
}

/** The result of an operation, before it is rendered. */
export type OperationReply = Ok<unknown> | Streamed | Fail;

export interface Operation<C extends ControlSpec = ControlSpec> {
  readonly contract: C;
  /** True when it accepts a snapshot file, whose rows are read one at a time. */
  readonly takesFile?: boolean;
  /** Returns the subject of an act for the audit log, where its request does not name it. */
  readonly subject?: (kasir: Kasir, request: never) => Promise<Partial<Subject>>;
  readonly run: (kasir: Kasir, request: never, caller: Caller) => Promise<OperationReply>;
}

/** An operation that server code can also call directly. */
export interface TypedOperation<C extends ControlSpec> extends Operation<C> {
  readonly run: (kasir: Kasir, request: Parsed<C>) => Promise<ControlReply<C>>;
}

/** Implements a contract of the control API. */
export const operation = <C extends ControlSpec>(
  contract: C,
  run: (kasir: Kasir, request: Parsed<C>) => Promise<NoInfer<ControlReply<C>>>,
  subject?: (kasir: Kasir, request: Parsed<C>) => Promise<Partial<Subject>>,
): TypedOperation<C> => ({ contract, run, ...(subject && { subject }) });

/** Implements a contract whose result depends on who calls it. */
export const callerOperation = <C extends ControlSpec>(
  contract: C,
  run: (kasir: Kasir, request: Parsed<C>, caller: Caller) => Promise<NoInfer<ControlReply<C>>>,
): Operation<C> => ({ contract, run });

/** Implements a contract whose body may hold a snapshot file. */
export const fileOperation = <C extends ControlSpec>(
  contract: C,
  run: (
    kasir: Kasir,
    request: Parsed<C> & { readonly rows: FileRows },
  ) => Promise<NoInfer<ControlReply<C>>>,
): Operation<C> => ({ contract, takesFile: true, run });

/** Implements a contract whose response is too large to be built at once. */
export const streamedOperation = <C extends ControlSpec>(
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
