// One operation of the control API: its contract and what it does.
import type { Code, Parsed, RouteSpec, SuccessInput } from '@kasir/core';
import { fail, type At, type Fail, type Ok, type Realm, type Tx } from '@kasir/core/server';
import type { Kasir } from '../kasir.ts';

/** A response that the contract declares. */
export type ControlReply<C extends RouteSpec> = Ok<SuccessInput<C>> | Fail<Code<C>>;

export interface Operation {
  readonly contract: RouteSpec;
  readonly run: (kasir: Kasir, request: never) => Promise<Ok<unknown> | Fail>;
}

/** Implements a contract of the control API. */
export const operation = <C extends RouteSpec>(
  contract: C,
  run: (kasir: Kasir, request: Parsed<C>) => Promise<NoInfer<ControlReply<C>>>,
): Operation => ({ contract, run });

/** Decides in one transaction; a refusal discards what the decision has written. */
export const decideIn = <R extends { readonly ok: boolean }>(
  { store }: Kasir,
  realm: Realm,
  decide: (at: At, tx: Tx) => R,
): Promise<R> =>
  store.exec(realm, (at, tx) => {
    const reply = decide(at, tx);
    if (!reply.ok) tx.discard();
    return reply;
  });

export const unknownAccount = fail(
  'DATA_NOT_FOUND',
  'There is no account with this id. GET /accounts lists them.',
);
