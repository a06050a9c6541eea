// Emits the events of payment methods on signals of their instruments.
import type { EventSpec } from '@kasir/core/resource';
import type { Scope } from '@kasir/core/server';
import { paymentMethodActivated, paymentMethodExpired, paymentMethodFailed } from '@kasir/models';
import type { InstrumentRow } from '@kasir/payments/state';
import { methodId, renderMethod } from './render.ts';

const notify =
  (spec: EventSpec<typeof paymentMethodActivated.data>) =>
  (d: Scope, { row }: { readonly row: InstrumentRow }): void =>
    d.emit(spec, { data: renderMethod(row, d.context), subject: methodId(row.id) });

/**
 * Emitted when a method expires for any reason; if it was used, in addition to the event of its
 * payment (STATE-PM2-02).
 */
const expired = notify(paymentMethodExpired);
const activated = notify(paymentMethodActivated);

export const methodEvents = {
  'instrument.activated': activated,
  'instrument.reactivated': activated,
  'instrument.failed': notify(paymentMethodFailed),
  'instrument.consumed': expired,
  'instrument.expired': expired,
  'instrument.withdrawn': expired,
  'instrument.deactivated': null,
} as const;
