// Emits the events of v3 payment requests. An instrument of a single request emits none itself.
import type { Scope } from '@kasir/core/server';
import { chosen, v3PaymentRequestExpired, v3PaymentRequestExpiry } from '@kasir/models';
import { silentInstruments } from '@kasir/payments/signals';
import type { IntentRow } from '@kasir/payments/state';
import { renderV3Request, requestId } from './render.ts';

const expired = (d: Scope, { row }: { readonly row: IntentRow }): void => {
  const name = chosen('v3_expired_request_event', d.context.dialect);
  const spec =
    name === v3PaymentRequestExpiry.name ? v3PaymentRequestExpiry : v3PaymentRequestExpired;
  d.emit(spec, { data: renderV3Request(d, row, d.context), subject: requestId(row.id) });
};

export const requestEvents = {
  'intent.succeeded': null,
  'intent.authorized': null,
  'intent.failed': null,
  'intent.voided': null,
  'intent.expired': expired,
  'intent.closed': null,
  'intent.canceled': null,
  'capture.succeeded': null,
  'capture.failed': null,
  ...silentInstruments, // EVT-03
} as const;
