// The callback of a cardless credit checkout, sent once to its own URL when it has ended.
import { listen, type Scope, type Signal } from '@kasir/core/server';
import { cardlessCreditEvent } from '@kasir/models';
import { checkouts, type CheckoutRow, type DomainSignals } from '@kasir/payments';
import type { CardlessCreditEcho } from './parse.ts';
import { renderCallback } from './render.ts';

const notify = (d: Scope, { row }: Signal<CheckoutRow>): void =>
  d.emit(cardlessCreditEvent, {
    data: renderCallback(row, d.context.account.callbacks[d.context.partition.mode].token),
    subject: row.id,
    url: (row.state.echo as CardlessCreditEcho).callbackUrl,
  });

export const cardlessCreditListener = listen<DomainSignals>()(
  checkouts.name,
  ['checkout', 'payment'],
  {
    'checkout.completed': notify,
    'checkout.denied': notify,
    'checkout.canceled': notify,
    'checkout.expired': notify,
    'payment.pending': null,
    'payment.completed': null,
    'payment.failed': null,
    'payment.authorized': null,
    'payment.expired': null,
    'payment.voided': null,
  },
);
