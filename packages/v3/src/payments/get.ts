// GET /v3/payments/{id}: returns a payment.
import { ok, query } from '@kasir/core/server';
import { findPayment, unknownPayment } from './find.ts';
import { getV3Payment } from './get.contract.ts';
import { renderPayment } from './render.ts';

export const getV3PaymentHandler = query(getV3Payment, (view, { params, context }) => {
  const found = findPayment(view, params.id);
  return found ? ok(renderPayment(view, found.payment, context)) : unknownPayment;
});
