// The events of payment tokens. A token hears nothing of payments: those belong to their requests.
import type { EventSpec } from '@kasir/core';
import type { Scope } from '@kasir/core/server';
import { paymentTokenActivation, paymentTokenExpiry, paymentTokenFailure } from '@kasir/models';
import type { InstrumentRow } from '@kasir/payments';
import { tokenId } from './find.ts';
import { renderToken } from './render.ts';

const notify =
  (spec: EventSpec<typeof paymentTokenActivation.data>) =>
  (d: Scope, { row }: { readonly row: InstrumentRow }): void =>
    d.emit(spec, { data: renderToken(row, d.context), subject: tokenId(row.id) });

/** Tells that a token can be charged. */
export const notifyActivation = notify(paymentTokenActivation);

export const tokenEvents = {
  'instrument.activated': notifyActivation,
  'instrument.reactivated': notifyActivation,
  'instrument.failed': notify(paymentTokenFailure),
  'instrument.expired': notify(paymentTokenExpiry),
  'instrument.consumed': null,
  'instrument.withdrawn': null,
  'instrument.deactivated': null,
} as const;
