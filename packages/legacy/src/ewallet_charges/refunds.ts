// GET /ewallets/charges/{id}/refunds: returns the refunds of an e-wallet charge.
import { ok, query } from '@kasir/core/server';
import { refunds } from '@kasir/payments/state';
import { findCharge, unknownCharge } from './find.ts';
import { listEwalletRefunds } from './refunds.contract.ts';
import { renderChargeRefund } from './render.ts';

export const listEwalletRefundsHandler = query(listEwalletRefunds, (view, { params }) => {
  const charge = findCharge(view, params.id);
  if (!charge) return unknownCharge;
  const { payment } = charge;
  return ok({
    data: view.children(refunds, payment.id).map((row) => renderChargeRefund(row, payment)),
  });
});
