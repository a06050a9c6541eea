// What a payer, a bank or an operator can do to an object: when it works, and the operation of the
// domain or the request of the API that does it.
import type { ObjectAction } from '@kasir/control';
import { toMajor, type AnyKind, type RowOf } from '@kasir/core';
import type { Scope, ScopeReads } from '@kasir/core/server';
import type { AmountRefusal } from '@kasir/payments';
import type { ApiCall } from '../../api/call.ts';

/** How it is to be done. */
export interface Wish {
  /** In the currency's main unit; all of it when left out. */
  readonly amount?: number | undefined;
  /** Why the channel declines. */
  readonly failure_code?: string | undefined;
}

/** Why it is not done: the field of the wish that is wrong, with the remedy. */
export interface ActRefusal {
  readonly field: 'action' | 'amount' | 'failure_code';
  readonly message: string;
}

export interface Act<K extends AnyKind = AnyKind> {
  readonly action: ObjectAction;
  /** Kinds of product that it is for; all of them when left out. */
  readonly products?: readonly string[];
  /** Whether it works now. */
  readonly works: (reads: ScopeReads, row: RowOf<K>) => boolean;
  readonly by:
    | {
        /** What the domain does; null when it is done. A refusal discards what was written. */
        readonly domain: (d: Scope, row: RowOf<K>, wish: Wish) => ActRefusal | null;
      }
    | {
        /** The request that a merchant makes. */
        readonly api: (reads: ScopeReads, row: RowOf<K>, wish: Wish) => ApiCall;
      };
}

/** Declares what can be done to objects of a kind. */
export const acts = <K extends AnyKind>(_kind: K, all: readonly Act<K>[]): readonly Act<K>[] => all;

/** What is done without anything that could be wrong with the wish. */
export const done = (..._results: readonly unknown[]): null => null;

/** Why an amount is not paid. */
export const amountRefused = (refusal: AmountRefusal, currency: string): ActRefusal => {
  const field = 'amount';
  switch (refusal.code) {
    case 'OTHER_AMOUNT':
      return {
        field,
        message: `Must be ${toMajor(currency, refusal.requested)}, what is requested, or be left out.`,
      };
    case 'OPEN_AMOUNT':
      return { field, message: 'This field is required: the amount is left to the payer.' };
    case 'OUT_OF_BOUNDS':
      return { field, message: 'Must be within the bounds that the object sets.' };
    case 'AMOUNT_INVALID':
      return { field, message: refusal.problem.message };
  }
};
