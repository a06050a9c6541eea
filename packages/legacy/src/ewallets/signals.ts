// Emits the callbacks of e-wallet payments: each outcome once, in the form of its wallet, unless
// the request has waited for it.
import { toIsoString } from '@kasir/core';
import { toMajor } from '@kasir/core/money';
import { listen, type Scope, type Signal } from '@kasir/core/server';
import { danaPaymentEvent, linkajaPaymentEvent, ovoPaymentEvent } from '@kasir/models';
import {
  type DomainSignals,
  silentInstruments,
  silentIntents,
  silentPayments,
} from '@kasir/payments/signals';
import { getIntent, paymentId, type PaymentRow } from '@kasir/payments/state';
import { EWALLET_PAYMENT } from '../products.ts';
import { ovoFailure } from './failures.ts';
import { readEcho, variants, walletStatusOf } from './render.ts';

const notify = (d: Scope, { row }: Signal<PaymentRow>): void => {
  if (row.state.intent === null) throw new Error(`Payment ${row.id} has no intent`);
  const intent = getIntent(d, row.state.intent);
  const { wallet, phone, items, callbackUrl, awaited } = readEcho(intent.state);
  if (awaited) return;
  const { status, created, failure } = intent.state;
  const paid = {
    external_id: intent.state.reference,
    amount: toMajor(row.state.currency, row.state.amount),
    business_id: d.context.account.id,
  };
  const sent = { subject: paymentId(row), url: callbackUrl };
  const isPaid = status === 'SUCCEEDED';
  if (wallet === 'OVO') {
    d.emit(ovoPaymentEvent, {
      ...sent,
      data: {
        ...paid,
        id: row.id,
        phone: phone ?? '',
        ewallet_type: wallet,
        status: isPaid ? 'COMPLETED' : 'FAILED',
        ...(!isPaid && { failure_code: ovoFailure(failure).code }),
        created: toIsoString(created),
      },
    });
  } else if (wallet === 'DANA') {
    const spelled = walletStatusOf(variants.DANA, status);
    if (spelled === 'PENDING') throw new Error(`DANA payment ${intent.id} has no outcome`);
    const transaction_date = toIsoString(row.state.updated);
    d.emit(danaPaymentEvent, {
      ...sent,
      data: { ...paid, payment_status: spelled, transaction_date, ewallet_type: wallet },
    });
  } else {
    d.emit(linkajaPaymentEvent, {
      ...sent,
      data: {
        ...paid,
        items: [...items],
        status: isPaid ? 'SUCCESS_COMPLETED' : 'FAILED',
        ewallet_type: wallet,
      },
    });
  }
};

export const ewalletListener = listen<DomainSignals>()(
  EWALLET_PAYMENT,
  ['intent', 'instrument', 'payment'],
  {
    ...silentIntents,
    ...silentInstruments,
    ...silentPayments,
    'payment.completed': notify,
    'payment.failed': notify,
  },
);
