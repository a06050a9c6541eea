// Emits the events of e-wallet charges: their outcome, their void, and each refund.
import { listen, type Scope, type Signal } from '@kasir/core/server';
import { ewalletCaptured, ewalletRefunded, ewalletVoided } from '@kasir/models';
import {
  silentInstruments,
  silentIntents,
  silentPayments,
  type DomainSignals,
} from '@kasir/payments/signals';
import { paymentId, payments, type PaymentRow, type RefundRow } from '@kasir/payments/state';
import { EWALLET_CHARGE } from '../products.ts';
import { chargeOf } from './find.ts';
import { renderCharge, renderChargeRefund } from './render.ts';

const notify =
  (spec: typeof ewalletCaptured | typeof ewalletVoided) =>
  (d: Scope, { row }: Signal<PaymentRow>): void =>
    d.emit<typeof spec.data>(spec, {
      data: renderCharge(chargeOf(d, row), d.context),
      subject: paymentId(row),
    });

const notifyRefund = (d: Scope, { row }: Signal<RefundRow>): void => {
  const payment = d.get(payments, row.state.payment);
  if (!payment) throw new Error(`The payment of refund ${row.id} is missing`);
  d.emit(ewalletRefunded, {
    data: renderChargeRefund(row, payment),
    subject: paymentId(payment),
  });
};

export const ewalletChargeListener = listen<DomainSignals>()(
  EWALLET_CHARGE,
  ['intent', 'instrument', 'payment', 'refund'],
  {
    ...silentIntents,
    ...silentInstruments,
    ...silentPayments,
    'payment.completed': notify(ewalletCaptured),
    'payment.failed': notify(ewalletCaptured),
    'payment.voided': notify(ewalletVoided),
    'refund.succeeded': notifyRefund,
    'refund.failed': notifyRefund,
  },
);
