// GET /callback_virtual_account_payments/payment_id={payment_id}: returns a payment.
import { stripPrefix } from '@kasir/core';
import { fail, ok, query } from '@kasir/core/server';
import { paymentPublicId } from '@kasir/models';
import { getInstrument, payments } from '@kasir/payments/state';
import { VIRTUAL_ACCOUNT } from '../products.ts';
import { getVirtualAccountPayment } from './payment.contract.ts';
import { renderAccountPayment } from './render.ts';

const prefix = paymentPublicId(null, 'VIRTUAL_ACCOUNT', '');

export const getVirtualAccountPaymentHandler = query(
  getVirtualAccountPayment,
  (view, { params, context }) => {
    const id = stripPrefix(prefix, params.payment_id);
    const payment = id === null ? undefined : view.get(payments, id);
    return payment?.state.product.kind === VIRTUAL_ACCOUNT
      ? ok(renderAccountPayment(getInstrument(view, payment.state.product.id), payment, context))
      : fail(
          'CALLBACK_VIRTUAL_ACCOUNT_PAYMENT_NOT_FOUND_ERROR',
          'There is no payment of a virtual account with this payment_id.',
        );
  },
);
