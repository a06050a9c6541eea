// Opens a checkout that waits for its payer.
import type { Scope, ScopeReads } from '@kasir/core/server';
import type { Channel } from '@kasir/models';
import { connectorOf, getConnector } from '../connectors/connector.ts';
import type { ChannelRefusal } from '../instruments/create.ts';
import { completeCheckout } from './finish.ts';
import { expireCheckout } from './jobs.ts';
import { checkouts, type CheckoutRow, type CheckoutState } from './kind.ts';

/** The payer's time to decide when the lender sets none. */
const OPEN_MINUTES = 24 * 60;

/** A requested checkout. */
export interface NewCheckout extends Pick<
  CheckoutState,
  'reference' | 'amount' | 'items' | 'terms' | 'purchase' | 'returnUrl' | 'echo'
> {
  readonly channel: Channel;
}

/**
 * Returns the reason why a lender accepts no checkout, or null: the account has no connector in
 * live mode, its cardless credit is switched off, or the connector refuses the amount.
 */
export const lenderRefusal = (
  reads: Pick<ScopeReads, 'context' | 'get'>,
  channel: Channel,
  amount: number | null,
): ChannelRefusal | null => {
  const { context } = reads;
  const connector = connectorOf(reads, context);
  if (!connector) return { code: 'CHANNEL_UNAVAILABLE', reason: 'live' };
  if (context.account.switches['cardless_credit'] === false)
    return { code: 'CHANNEL_NOT_ACTIVATED', reason: 'switched off' };
  const code = connector.accept(reads, channel, amount);
  return code && { code, reason: connector.isOutside ? 'live' : 'simulated' };
};

/** Opens a checkout; returns null when another one has its reference. */
export const openCheckout = (
  d: Scope,
  { channel, purchase, ...newCheckout }: NewCheckout,
): CheckoutRow | null => {
  if (d.find(checkouts, 'reference', newCheckout.reference) !== undefined) return null;
  const id = d.id();
  const expires = d.now + (channel.expiryMinutes ?? OPEN_MINUTES) * 60_000;
  d.schedule(expireCheckout, expires, { checkout: id });
  const { isOutside } = getConnector(d.context);
  const row = d.create(checkouts, id, 'open', {
    ...newCheckout,
    ...(isOutside && purchase && { purchase }),
    receipt: d.id(),
    channel: channel.code,
    country: channel.country,
    currency: channel.currency,
    payment: null,
    failure: null,
    expires,
    created: d.now,
    updated: d.now,
  });
  // With a real lender the payer decides on its page, not on a hosted page of Kasir.
  return isOutside ? completeCheckout(d, row) : row;
};
