// Emits the callback of a direct debit that has completed or failed.
import { toIsoString } from '@kasir/core';
import { listen, type Scope } from '@kasir/core/server';
import { directDebitEvent } from '@kasir/models';
import { type DomainSignals, silentIntents } from '@kasir/payments/signals';
import { getInstrument, getIntent, type PaymentRow } from '@kasir/payments/state';
import { DIRECT_DEBIT } from '../products.ts';
import { readEcho, renderDebit } from './render.ts';

const notify = (d: Scope, { row }: { readonly row: PaymentRow }): void => {
  const intent = getIntent(d, row.state.product.id);
  const method = getInstrument(d, intent.state.instrument);
  const debit = renderDebit(intent, method, d.context);
  d.emit(directDebitEvent, {
    data: { ...debit, business_id: d.context.account.id, timestamp: toIsoString(d.now) },
    subject: debit.id,
    url: readEcho(intent.state).callbackUrl,
  });
};

export const directDebitListener = listen<DomainSignals>()(
  DIRECT_DEBIT,
  ['intent', 'payment', 'capture'],
  {
    'payment.completed': notify,
    'payment.failed': notify,
    'payment.pending': null,
    'payment.authorized': null,
    'payment.expired': null,
    'payment.received_late': null,
    'payment.voided': null,
    ...silentIntents,
    'capture.succeeded': null,
    'capture.failed': null,
  },
);
