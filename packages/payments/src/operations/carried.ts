// Keeps the cards, their security codes and the accounts that travel with a request to a connector:
// they stay in memory, with the decision that received them; numbers and codes are never stored.
import type { Scope } from '@kasir/core/server';

/** The means of payment of a new instrument, as its payer gave it. */
export type CarriedSource =
  | {
      readonly type: 'card';
      readonly number: string;
      readonly securityCode: string | null;
      readonly holder: string | null;
      readonly month: string;
      readonly year: string;
    }
  | { readonly type: 'account'; readonly account: Readonly<Record<string, string>> };

const sources = new WeakMap<object, Map<string, CarriedSource>>();

/** Keeps the source of an instrument for the operations of this decision. */
export const carrySource = (
  d: Pick<Scope, 'context'>,
  instrument: string,
  source: CarriedSource,
): void => {
  const carried = sources.get(d) ?? new Map<string, CarriedSource>();
  sources.set(d, carried.set(instrument, source));
};

/** Returns the source of an instrument that this decision created, or undefined. */
export const carriedSource = (
  d: Pick<Scope, 'context'>,
  instrument: string,
): CarriedSource | undefined => sources.get(d)?.get(instrument);

const securityCodes = new WeakMap<object, Map<string, string>>();

/** Keeps the security code that was typed beside a card, for the operations of this decision. */
export const carrySecurityCode = (
  d: Pick<Scope, 'context'>,
  instrument: string,
  code: string,
): void => {
  const carried = securityCodes.get(d) ?? new Map<string, string>();
  securityCodes.set(d, carried.set(instrument, code));
};

/** Returns the security code that this decision received for an instrument, or undefined. */
export const carriedSecurityCode = (
  d: Pick<Scope, 'context'>,
  instrument: string,
): string | undefined => securityCodes.get(d)?.get(instrument);
