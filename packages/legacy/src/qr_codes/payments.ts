// GET /qr_codes/payments: returns the payments of a QR code, newest first, without reversed ones.
import { limits, parseTimestamp } from '@kasir/core';
import { invalid, ok, query } from '@kasir/core/server';
import { chosen } from '@kasir/models';
import { payments } from '@kasir/payments/state';
import { findCode, unknownCode } from './find.ts';
import { listQrPayments } from './payments.contract.ts';
import { renderQrPayment } from './render.ts';

export const listQrPaymentsHandler = query(listQrPayments, (view, { query, context }) => {
  const from = query.from === undefined ? undefined : parseTimestamp(query.from);
  const to = query.to === undefined ? undefined : parseTimestamp(query.to);
  // QR-PAYMENTS-from-to
  if (from !== undefined && to !== undefined && from >= to)
    return invalid('query.from', 'Must be a time earlier than to.');
  const code = findCode(view, query.external_id);
  if (!code)
    return chosen('unknown_qr_payments', context.dialect) === '200 with an empty array'
      ? ok([])
      : unknownCode;
  const { rows } = view.list(
    payments,
    {
      any: { paid: [code.id] },
      // QR-PAYMENTS-from, QR-PAYMENTS-to
      created: { ...(from !== undefined && { gte: from }), ...(to !== undefined && { lte: to }) },
    },
    { limit: query.limit ?? limits.qr_payments_page.default }, // QR-PAYMENTS-limit
  );
  // An empty array when nothing was paid (QR-UNSPEC-09).
  return ok(rows.map((row) => renderQrPayment(code, row)));
});
