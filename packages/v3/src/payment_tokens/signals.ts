// Emits the events of payment tokens. Events of payments belong to their payment requests.
import type { EventSpec } from '@kasir/core/resource';
import type { Scope } from '@kasir/core/server';
import { paymentTokenActivation, paymentTokenExpiry, paymentTokenFailure } from '@kasir/models';
import type { InstrumentRow } from '@kasir/payments/state';
import { tokenId } from './find.ts';
import { renderToken } from './render.ts';

const notify =
  (spec: EventSpec<typeof paymentTokenActivation.data>) =>
  (d: Scope, { row }: { readonly row: InstrumentRow }): void =>
    d.emit(spec, { data: renderToken(row, d.context), subject: tokenId(row.id) });

/** Emits the event that a token can be charged. */
export const notifyActivation = notify(paymentTokenActivation);

const expired = notify(paymentTokenExpiry);

export const tokenEvents = {
  'instrument.activated': notifyActivation,
  'instrument.reactivated': notifyActivation,
  'instrument.failed': notify(paymentTokenFailure),
  'instrument.expired': expired,
  'instrument.consumed': null,
  // Expiring the payment method in v2 emits an event; canceling the token in v3 emits none.
  'instrument.withdrawn': (d: Scope, signal: { readonly row: InstrumentRow }): void => {
    if (signal.row.state.status === 'EXPIRED') expired(d, signal);
  },
  'instrument.deactivated': null,
} as const;
