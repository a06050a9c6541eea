// GET /ewallets/charges/{id}: returns an e-wallet charge.
import { ok, query } from '@kasir/core/server';
import { findCharge, unknownCharge } from './find.ts';
import { getEwalletCharge } from './get.contract.ts';
import { renderCharge } from './render.ts';

export const getEwalletChargeHandler = query(getEwalletCharge, (view, { params, context }) => {
  const charge = findCharge(view, params.id);
  return charge ? ok(renderCharge(charge, context)) : unknownCharge;
});
