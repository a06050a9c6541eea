// Reads the common facts of every object from its state, kind by kind. A kind of the domain that is
// missing here does not compile.
import { timeOf } from '@kasir/core';
import type { AnyKind, Row, StateOf } from '@kasir/core/resource';
import * as accounts from '@kasir/payments/accounts';
import * as ledger from '@kasir/payments/ledger';
import * as state from '@kasir/payments/state';
import { reports } from '@kasir/unified-api/server';

/** The common facts of an object; null where it has none. */
export interface Facts {
  readonly reference: string | null;
  /** Minor units. */
  readonly amount: number | null;
  readonly currency: string | null;
  readonly channel: string | null;
  /** Id without prefix. */
  readonly customer: string | null;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly updated: number;
}

/** The exports of a module that are stored kinds. */
type Kinds<M> = {
  readonly [N in keyof M as M[N] extends AnyKind ? N : never]: M[N] extends AnyKind ? M[N] : never;
};

type Read<S> = (state: S) => Partial<Facts>;

type Domain = Kinds<typeof state> & Kinds<typeof accounts> & Kinds<typeof ledger>;

type Readers = { readonly [N in keyof Domain]: Read<StateOf<Domain[N]>> | null };

/** Null for kinds that are not objects of a merchant; `GET /accounts/{id}/...` shows some. */
const readers: Readers = {
  instruments: ({ requested, ...state }) => ({ ...state, amount: requested.amount }),
  intents: ({ requested, ...state }) => ({ ...state, amount: requested.amount }),
  payments: (state) => state,
  captures: ({ captured, ...state }) => ({ ...state, amount: captured }),
  refunds: (state) => state,
  invoices: ({ payment, ...state }) => ({ ...state, channel: payment?.channel ?? null }),
  plans: (state) => state,
  checkouts: (state) => state,
  authentications: (state) => state,
  customers: (state) => state,
  transactions: (state) => state,
  transfers: (state) => state,
  deposits: (state) => state,
  withdrawals: (state) => state,
  subAccounts: ({ created, updated }) => ({ created, updated }),
  notifications: null,
  promotions: null,
  transferLegs: null,
};

const domain: Readonly<Record<string, unknown>> = { ...state, ...accounts, ...ledger };

const byKind = new Map<string, Read<never>>(
  Object.entries(readers).flatMap(([name, read]) =>
    read ? [[(domain[name] as AnyKind).name, read as Read<never>]] : [],
  ),
);
byKind.set(reports.name, ((state) => state) satisfies Read<StateOf<typeof reports>>);

/** Returns the facts of an object. */
export const factsOf = (kind: AnyKind, { id, state }: Row): Facts => {
  const read = byKind.get(kind.name);
  if (!read) throw new Error(`No facts are declared for ${kind.name}`);
  const known = read(state as never);
  const created = known.created ?? timeOf(id);
  return {
    reference: known.reference ?? null,
    amount: known.amount ?? null,
    currency: known.currency ?? null,
    channel: known.channel ?? null,
    customer: known.customer ?? null,
    created,
    updated: known.updated ?? created,
  };
};
