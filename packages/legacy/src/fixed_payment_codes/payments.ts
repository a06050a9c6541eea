// GET /fixed_payment_code/{id}/payments: returns the payments of a payment code, newest first.
import { ok, query } from '@kasir/core/server';
import { listPaid, nextQuery } from '../outlets.ts';
import { findCode, unknownCode } from './find.ts';
import { listFixedPaymentCodePayments } from './payments.contract.ts';
import { renderCodePayment } from './render.ts';

export const listFixedPaymentCodePaymentsHandler = query(
  listFixedPaymentCodePayments,
  (view, { params, query, context }) => {
    const code = findCode(view, params.id);
    if (!code) return unknownCode;
    const paid = listPaid(view, code, query);
    if (!paid.ok) return paid;
    const { rows, more } = paid;
    const href = `/fixed_payment_code/${params.id}/payments?${nextQuery(query, rows)}`;
    return ok({
      data: rows.map((row) => renderCodePayment(code, row, context)),
      has_more: more,
      ...(more && { links: { href, rel: 'next' as const, method: 'GET' as const } }),
    });
  },
);
