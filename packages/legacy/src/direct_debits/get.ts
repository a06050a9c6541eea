// GET /direct_debits/{id}: returns a direct debit.
import { ok, query } from '@kasir/core/server';
import { getInstrument } from '@kasir/payments/state';
import { findDebit, unknownDebit } from './find.ts';
import { getDirectDebit } from './get.contract.ts';
import { renderDebit } from './render.ts';

export const getDirectDebitHandler = query(getDirectDebit, (view, { params, context }) => {
  const row = findDebit(view, params.id);
  return row
    ? ok(renderDebit(row, getInstrument(view, row.state.instrument), context))
    : unknownDebit;
});
