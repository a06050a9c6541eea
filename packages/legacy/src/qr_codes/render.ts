// Renders QR codes and their payments as this API shows them.
import { publicId, toIsoString } from '@kasir/core';
import { toMajor } from '@kasir/core/money';
import { prefixes, type QrCode, type QrPayment } from '@kasir/models';
import {
  echoReader,
  paymentId,
  type InstrumentRow,
  type InstrumentStatus,
  type PaymentRow,
} from '@kasir/payments/state';
import { getDetail } from '@kasir/payments/types';
import type { CodeEcho } from './parse.ts';
import { QR_CODE } from '../products.ts';

const readEcho = echoReader<CodeEcho>(QR_CODE);

/** Returns the status of a code: INACTIVE once it is used up. */
export const codeStatusOf = (status: InstrumentStatus): QrCode['status'] =>
  status === 'ACTIVE' ? 'ACTIVE' : 'INACTIVE';

/** Returns the URL for the payment events of a code (QR-FIELD-callback_url). */
export const callbackUrlOf = ({ state }: InstrumentRow): string => readEcho(state).callbackUrl;

/** Renders the fields that a code and its payments share. */
const paidCode = ({ id, state }: InstrumentRow): QrPayment['qr_code'] => ({
  id: publicId(prefixes.qr_code, id),
  external_id: state.reference,
  qr_string: getDetail(state, 'QR_CODE').content,
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

/** Renders a payment of a code; COMPLETED is its only status (MODEL-UNSPEC-02). */
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
