// The actions of a payer, a bank or an operator on an object: when one is possible, and the
// operation of the domain or request of the API that does it.
import type { ObjectAction } from '@kasir/control';
import type { AnyKind, RowOf } from '@kasir/core/resource';
import type { Scope, ScopeReads } from '@kasir/core/server';
import type { ApiCall } from '../../api/call.ts';

/** The parameters of an action. */
export interface ActParameters {
  /** In the currency's main unit; omitted for the full amount. */
  readonly amount?: number | undefined;
  /** The reason for which the channel declines. */
  readonly failure_code?: string | undefined;
}

/** The refusal of an action: the field at fault, with the remedy. */
export interface ActRefusal {
  readonly field: 'action' | 'amount' | 'failure_code';
  readonly message: string;
}

export interface Act<K extends AnyKind = AnyKind> {
  readonly action: ObjectAction;
  /** Kinds of product it applies to; omitted for all. */
  readonly products?: readonly string[];
  /** Returns whether it is possible now. */
  readonly works: (reads: ScopeReads, row: RowOf<K>) => boolean;
  readonly by:
    | {
        /** Runs the operation; returns null on success. A refusal discards all writes. */
        readonly domain: (d: Scope, row: RowOf<K>, parameters: ActParameters) => ActRefusal | null;
      }
    | {
        /** Returns the request that a merchant makes. */
        readonly api: (reads: ScopeReads, row: RowOf<K>, parameters: ActParameters) => ApiCall;
      };
}

/** Declares the actions on objects of a kind. */
export const acts = <K extends AnyKind>(_kind: K, all: readonly Act<K>[]): readonly Act<K>[] => all;

/** Returns null for an operation that cannot be refused. */
export const done = (..._results: readonly unknown[]): null => null;
