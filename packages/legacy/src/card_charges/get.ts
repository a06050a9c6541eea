// GET /credit_card_charges/{id}: returns the current state of a charge.
import { ok, query } from '@kasir/core/server';
import { findCardCharge, unknownCharge } from './find.ts';
import { getCardCharge } from './get.contract.ts';
import { renderCharge } from './render.ts';

export const getCardChargeHandler = query(getCardCharge, (view, { params, context }) => {
  const charge = findCardCharge(view, params.id);
  return charge ? ok(renderCharge(view, charge, context)) : unknownCharge;
});
