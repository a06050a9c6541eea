// GET /payment_codes/{id}/payments: returns the payments of a payment code, newest first.
import { ok, query } from '@kasir/core/server';
import { listPaid } from '../outlets.ts';
import { findCode, unknownCode } from './find.ts';
import { listPaymentCodePayments } from './payments.contract.ts';
import { renderCodePayment } from './render.ts';

export const listPaymentCodePaymentsHandler = query(
  listPaymentCodePayments,
  (view, { params, query, context }) => {
    const code = findCode(view, params.id);
    if (!code) return unknownCode;
    const paid = listPaid(view, code, query);
    if (!paid.ok) return paid;
    const data = paid.rows.map((row) => renderCodePayment(code, row, context));
    return ok({ data, has_more: paid.more });
  },
);
