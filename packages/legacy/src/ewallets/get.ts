// GET /ewallets: returns the status of an e-wallet payment.
import { fail, ok, query } from '@kasir/core/server';
import { findEwalletPayment, walletPaymentOf } from './find.ts';
import { getEwalletPayment } from './get.contract.ts';
import { readEcho, renderStatus } from './render.ts';

export const getEwalletPaymentHandler = query(getEwalletPayment, (view, { query, context }) => {
  const row = findEwalletPayment(view, query.external_id);
  // EWALLET-GET-01
  return row && readEcho(row.state).wallet === query.ewallet_type
    ? ok(renderStatus(row, walletPaymentOf(view, row), context))
    : fail(
        // EWALLET-GET-ERR-PAYMENT_NOT_FOUND_ERROR
        'PAYMENT_NOT_FOUND_ERROR',
        'There is no payment with this external_id and ewallet_type.',
      );
});
