// GET /direct_debits: returns the direct debits with a reference, newest first.
import { limits } from '@kasir/core';
import { ok, query } from '@kasir/core/server';
import { getInstrument, intents } from '@kasir/payments/state';
import { DIRECT_DEBIT } from '../products.ts';
import { listDirectDebits } from './list.contract.ts';
import { renderDebit } from './render.ts';

export const listDirectDebitsHandler = query(listDirectDebits, (view, { query, context }) => {
  const { rows } = view.list(
    intents,
    { any: { list: [DIRECT_DEBIT], reference: [query.reference_id] } },
    { limit: limits.payment_requests_page.max },
  );
  return ok(
    rows.map((row) => renderDebit(row, getInstrument(view, row.state.instrument), context)),
  );
});
