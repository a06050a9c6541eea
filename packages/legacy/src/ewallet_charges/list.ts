// GET /ewallets/charges: returns the only charge with a reference, or none.
import { ok, query } from '@kasir/core/server';
import { findByReference } from './find.ts';
import { listEwalletCharges } from './list.contract.ts';
import { renderCharge } from './render.ts';

export const listEwalletChargesHandler = query(listEwalletCharges, (view, { query, context }) => {
  const charge = findByReference(view, query.reference_id);
  return ok(charge ? [renderCharge(charge, context)] : []);
});
