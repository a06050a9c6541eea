// GET /recurring_payments/{id}: returns a recurring payment.
import { ok, query } from '@kasir/core/server';
import { findRecurring, unknownRecurring } from './find.ts';
import { getRecurringPayment } from './get.contract.ts';
import { renderRecurring } from './render.ts';

export const getRecurringPaymentHandler = query(getRecurringPayment, (view, command) => {
  const row = findRecurring(view, command.params.id);
  return row ? ok(renderRecurring(row, command.context)) : unknownRecurring(command.context);
});
