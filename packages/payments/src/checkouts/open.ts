// Opening a checkout that waits for its payer.
import type { Scope } from '@kasir/core/server';
import type { Channel } from '@kasir/models';
import { connectorOf } from '../connectors/connector.ts';
import type { ChannelRefusal } from '../instruments/create.ts';
import { expireCheckout } from './jobs.ts';
import { checkouts, type CheckoutRow, type CheckoutState } from './kind.ts';

/** How long a payer has where the lender does not say it. */
const OPEN_MINUTES = 24 * 60;

/** A checkout as it is requested. */
export interface CheckoutWish extends Pick<
  CheckoutState,
  'reference' | 'amount' | 'items' | 'terms' | 'returnUrl' | 'echo'
> {
  readonly channel: Channel;
}

/**
 * Why a lender opens no checkout: live, the account is not registered with it, or an amount that is
 * simulated to fail.
 */
export const lenderRefusal = (
  { context }: Pick<Scope, 'context'>,
  channel: Channel,
  amount: number | null,
): ChannelRefusal | null => {
  const connector = connectorOf(context);
  if (!connector) return { code: 'CHANNEL_UNAVAILABLE', reason: 'live' };
  if (context.account.switches['cardless_credit'] === false)
    return { code: 'CHANNEL_NOT_ACTIVATED', reason: 'switched off' };
  const code = connector.accept(channel, amount);
  return code && { code, reason: 'simulated' };
};

/** Whether another checkout has this reference. */
export const isReferenceTaken = (d: Pick<Scope, 'find'>, reference: string): boolean =>
  d.find(checkouts, 'reference', reference) !== undefined;

/** Opens a checkout; callers have looked whether its reference is free. */
export const openCheckout = (d: Scope, { channel, ...wish }: CheckoutWish): CheckoutRow => {
  const id = d.id();
  const expires = d.now + (channel.expiryMinutes ?? OPEN_MINUTES) * 60_000;
  d.schedule(expireCheckout, expires, { checkout: id });
  return d.create(checkouts, id, 'open', {
    ...wish,
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
};
