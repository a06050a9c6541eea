// Chooses the means of payment that an operation names: a card or an account as its payer gave it,
// or the token that a connector returned for it.
import { toIsoString } from '@kasir/core';
import type { Scope } from '@kasir/core/server';
import { carriedSecurityCode, carriedSource } from './carried.ts';
import type { ChannelWork } from './state.ts';

/** The means of payment of an operation, as the instrument has them. */
export interface Means {
  /** Unprefixed id of the instrument. */
  readonly id: string;
  /** The number or code that is suggested to its issuer, or null. */
  readonly identifier: string | null;
  readonly reusable: boolean;
  /** The bounds of what its payer may pay, and a suggestion, in minor units; or null. */
  readonly amounts: {
    readonly min: number | null;
    readonly max: number | null;
    readonly suggested: number | null;
  };
  /** The time in milliseconds from which it can no longer be paid or charged, or null. */
  readonly expires: number | null;
  /** The token of the connector that keeps it. */
  readonly vault?: { readonly connector: string; readonly token: string };
  /** The account of its payer as the merchant gave it. */
  readonly payer?: Readonly<Record<string, string>>;
  /** The name of its holder, or null. */
  readonly holder: string | null;
  /** The network of a card, or null. */
  readonly network: string | null;
}

/** A source in the words of the connector protocol; no card data or account number is stored. */
export type Source =
  | {
      readonly type: 'card';
      readonly number: string;
      readonly exp_month: string;
      readonly exp_year: string;
      readonly cvn: string | null;
      readonly holder: string | null;
    }
  | {
      readonly type: 'token';
      readonly token: string;
      /** The security code that was typed for this payment by a saved card. */
      readonly cvn?: string;
    }
  | ({ readonly type: 'account' } & Readonly<Record<string, string>>)
  | {
      readonly type: 'number';
      readonly suggested: string | null;
      readonly holder: string | null;
      readonly reusable: boolean;
      readonly expires_at: string | null;
      readonly min: number | null;
      readonly max: number | null;
      readonly suggested_amount: number | null;
    }
  | null;

/** Returns whether a source is a card. */
export const isWithCard = (source: Source): boolean => source?.type === 'card';

/** Returns whether a source is never stored: it has card data, or the number of an account. */
export const isInMemoryOnly = (source: Source): boolean =>
  isWithCard(source) ||
  (source?.type === 'token' && source.cvn !== undefined) ||
  (source?.type === 'account' && 'account_number' in source);

/**
 * Returns the source for a connector that does not accept card data: the token of a card, without
 * its security code.
 */
export const withoutSecurityCode = (source: Source): Source =>
  source?.type === 'token' ? { type: 'token', token: source.token } : source;

const paying: ReadonlySet<ChannelWork> = new Set(['charge', 'authorize', 'link']);

/**
 * Returns whether a work pays by means that are to be saved and that no connector has saved yet.
 */
export const isSaving = (work: ChannelWork, means: Means | null): boolean =>
  (work === 'charge' || work === 'authorize') &&
  means !== null &&
  means.reusable &&
  means.vault === undefined;

/** Returns the source of a work. */
export const sourceOf = (
  d: Pick<Scope, 'context'>,
  work: ChannelWork,
  means: Means | null,
): Source => {
  if (means === null) return null;
  const { id, identifier, reusable, expires, amounts, holder: owner, vault, payer } = means;
  if (work === 'issue') {
    const expires_at = expires === null ? null : toIsoString(expires);
    const { min, max, suggested: suggested_amount } = amounts;
    const number = { suggested: identifier, holder: owner, reusable, expires_at };
    return { type: 'number', ...number, min, max, suggested_amount };
  }
  if (!paying.has(work)) return null;
  const carried = carriedSource(d, id);
  if (carried?.type === 'card') {
    const { number, month, year, securityCode, holder } = carried;
    return {
      type: 'card',
      number,
      exp_month: month,
      exp_year: year,
      cvn: securityCode ?? carriedSecurityCode(d, id) ?? null,
      holder,
    };
  }
  if (vault) {
    const cvn = carriedSecurityCode(d, id);
    return { type: 'token', token: vault.token, ...(cvn !== undefined && { cvn }) };
  }
  const account = carried?.account ?? payer ?? {};
  return Object.keys(account).length === 0 ? null : { ...account, type: 'account' };
};
