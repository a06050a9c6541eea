// What QR codes and their payments look like from the outside.
import { publicId, toIsoString, toMajor } from '@kasir/core';
import { prefixes, type QrCode, type QrPayment } from '@kasir/models';
import {
  paymentId,
  type InstrumentRow,
  type InstrumentStatus,
  type PaymentRow,
} from '@kasir/payments/state';
import type { QrCodeDetail } from '@kasir/payments/types';
import type { CodeEcho } from './parse.ts';

/** The status of a code: used up, it is INACTIVE. */
export const codeStatusOf = (status: InstrumentStatus): QrCode['status'] =>
  status === 'ACTIVE' ? 'ACTIVE' : 'INACTIVE';

/** Where the events of payments of a code are sent (QR-FIELD-callback_url). */
export const callbackUrlOf = ({ state }: InstrumentRow): string =>
  (state.echo as CodeEcho).callbackUrl;

/** What a payment shows of its code. */
const paidCode = ({ id, state }: InstrumentRow): QrPayment['qr_code'] => ({
  id: publicId(prefixes.qr_code, id),
  external_id: state.reference,
  qr_string: (state.detail as QrCodeDetail).content,
  type: state.reusable ? 'STATIC' : 'DYNAMIC',
  metadata: state.metadata,
});

export const renderCode = (row: InstrumentRow): QrCode => {
  const { requested, currency, status, created, updated } = row.state;
  return {
    ...paidCode(row),
    amount: requested.amount === null ? null : toMajor(currency, requested.amount),
    description: '',
    callback_url: callbackUrlOf(row),
    status: codeStatusOf(status),
    created: toIsoString(created),
    updated: toIsoString(updated),
  };
};

/** A payment of a code; COMPLETED is the only status it is shown with (MODEL-UNSPEC-02). */
export const renderQrPayment = (code: InstrumentRow, payment: PaymentRow): QrPayment => {
  const { currency, amount, created, detail } = payment.state;
  return {
    id: paymentId(payment),
    amount: toMajor(currency, amount),
    created: toIsoString(created),
    qr_code: paidCode(code),
    status: 'COMPLETED', // STATE-QRPAY-01
    payment_detail: { receipt_id: detail.receipt ?? '', source: detail.source ?? '' },
  };
};
