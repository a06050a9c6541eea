// Emits the callback of a cardless credit checkout, once, to its own URL, when it has ended.
import { listen, type Scope, type Signal } from '@kasir/core/server';
import { cardlessCreditEvent, sentToken } from '@kasir/models';
import { type DomainSignals, silentPayments } from '@kasir/payments/signals';
import { checkouts, type CheckoutRow } from '@kasir/payments/state';
import type { CardlessCreditEcho } from './parse.ts';
import { renderCallback } from './render.ts';

const notify = (d: Scope, { row }: Signal<CheckoutRow>): void => {
  const { account, partition } = d.context;
  d.emit(cardlessCreditEvent, {
    data: renderCallback(row, sentToken(account.callbacks[partition.mode], d.now)),
    subject: row.id,
    url: (row.state.echo as CardlessCreditEcho).callbackUrl, // CC-CREATE-callback_url
  });
};

export const cardlessCreditListener = listen<DomainSignals>()(
  checkouts.name,
  ['checkout', 'payment'],
  {
    'checkout.completed': notify,
    'checkout.denied': notify,
    'checkout.canceled': notify,
    'checkout.expired': notify,
    ...silentPayments,
  },
);
