// Business rules of QR codes: creating one, paying one, and what a payment looks like from the
// outside.
import { iso, step, type RowOf } from '@kasir/core';
import {
  asStored,
  emit,
  fail,
  invalid,
  ok,
  okRaw,
  type At,
  type Command,
  type Reply,
  type Tx,
} from '@kasir/core/server';
import {
  answeredRules,
  prefixes,
  qrCodeMachine,
  qrCodes,
  qrPaymentEvent,
  qrString,
  type QrPayment,
  isActivated,
} from '@kasir/models';
import { paymentId, refusalOf, succeed, takeBack, type PaymentRow } from '@kasir/payments';
import { qris } from './channel.ts';
import type { createQrCode } from './create.contract.ts';
import type { simulateQrPayment } from './simulate.contract.ts';

type QrCodeRow = RowOf<typeof qrCodes>;

/** Creates a QR code; the checks stand in the order of the contract's errors. */
export const decideCreate = (
  at: At,
  tx: Tx,
  { body, headers, context }: Command<typeof createQrCode>,
): Reply<typeof createQrCode> => {
  const amount = body.type === 'DYNAMIC' ? body.amount : null;
  const refusal =
    context.realm.mode === 'live' ? 'CHANNEL_UNAVAILABLE' : refusalOf('QR_CODE', amount);
  if (refusal) return fail(refusal, 'The QR channel refuses this code: nothing was created.');
  if (!isActivated(context.account, 'QR_CODE')) {
    return fail(
      'DATA_NOT_FOUND',
      'The QR merchant of this account is not activated: activate it first.',
    );
  }
  if (tx.find(qrCodes, 'external_id', body.external_id)) {
    return fail(
      'DUPLICATE_ERROR',
      'A QR code with this external_id exists: send a new external_id.',
    );
  }
  const { to } = step(qrCodeMachine, null, 'create');
  const id = at.id();
  const row = tx.insert(qrCodes, id, {
    public: {
      id: prefixes.qr_code + id,
      external_id: body.external_id,
      amount,
      description: '',
      qr_string: qrString({
        reference: id.replaceAll('-', ''),
        amount,
        merchantName: context.account.name,
        merchantNumber: context.account.number,
      }),
      callback_url: body.callback_url,
      type: body.type,
      status: to,
      created: iso(at.now),
      updated: iso(at.now),
      metadata: body.metadata ?? null,
    },
    state: {},
  });
  return okRaw(asStored(row), answeredRules(headers));
};

/** A payment of a QR code as its endpoints show it. */
export const renderQrPayment = (code: QrCodeRow['public'], row: PaymentRow): QrPayment => ({
  id: paymentId(row),
  amount: row.state.amount,
  created: iso(row.state.created),
  qr_code: {
    id: code.id,
    external_id: code.external_id,
    qr_string: code.qr_string,
    type: code.type,
    metadata: code.metadata,
  },
  status: 'COMPLETED',
  payment_detail: {
    receipt_id: row.state.detail.receipt_id ?? '',
    source: row.state.detail.source ?? '',
  },
});

/**
 * Pays a QR code (STATE-QR-02, STATE-QR-04). A payment of a used-up code is given back at once, and
 * the merchant is not told of money that is not kept (STATE-QR-03).
 */
export const decideSimulate = (
  at: At,
  tx: Tx,
  { params, body, context }: Command<typeof simulateQrPayment>,
): Reply<typeof simulateQrPayment> => {
  const code = tx.find(qrCodes, 'external_id', params.external_id);
  if (!code) return fail('DATA_NOT_FOUND', 'There is no QR code with this external_id.');
  const amount = body.amount ?? code.public.amount;
  if (amount === null)
    return invalid('body.amount', 'Send an amount: a STATIC code has none of its own.');
  if (code.public.amount !== null && amount !== code.public.amount) {
    return invalid(
      'body.amount',
      `Send ${code.public.amount} or nothing: it is the amount of this code.`,
    );
  }
  const payment = succeed(at, tx, {
    account: context.account,
    channel: qris,
    product: code.public.id,
    parent: code.id,
    method: null,
    amount,
    reference_id: code.public.external_id,
    account_identifier: null,
    detail: { receipt_id: at.id().slice(-12).toUpperCase() },
  });
  const used = code.public.status === 'INACTIVE';
  const next = used || code.public.type === 'DYNAMIC' ? 'INACTIVE' : 'ACTIVE';
  const { to } = step(qrCodeMachine, code.public.status, 'pay', next);
  if (to !== code.public.status) {
    tx.update(qrCodes, code, { public: { ...code.public, status: to, updated: iso(at.now) } });
  }
  const shown = renderQrPayment(code.public, payment);
  if (used) {
    takeBack(at, tx, payment);
    return ok(shown);
  }
  emit(at, tx, { account: context.account, mode: context.realm.mode }, qrPaymentEvent, {
    data: { ...shown, payment_details: shown.payment_detail },
    subject: code.public.id,
    url: code.public.callback_url,
  });
  return ok(shown);
};
