// GET /payment_requests: lists the payment requests of an account, filtered.
import { stripPrefix, limits } from '@kasir/core';
import { ok, query } from '@kasir/core/server';
import { prefixes } from '@kasir/models';
import { stripCustomerPrefix, getInstrument, intents } from '@kasir/payments/state';
import { anyOf, pageOf } from '../list.ts';
import { REQUEST } from '../products.ts';
import { listPaymentRequests } from './list.contract.ts';
import { renderRequest } from './render.ts';

export const listPaymentRequestsHandler = query(listPaymentRequests, (view, { query, context }) => {
  const { default: limit } = limits.payment_requests_page;
  const cursor = pageOf(view, intents, prefixes.payment_request, query, limit);
  if (!cursor.ok) return cursor;
  const ids = query.id?.map((id) => stripPrefix(prefixes.payment_request, id) ?? '');
  const { rows, more } = view.list(
    intents,
    {
      any: {
        list: [REQUEST],
        ...anyOf('reference', query.reference_id),
        ...anyOf('customer', query.customer_id?.map(stripCustomerPrefix)),
      },
      ...(ids && { ids }),
    },
    cursor.page,
  );
  // PR2-LIST-data
  const data = rows.map((row) =>
    renderRequest(row, getInstrument(view, row.state.instrument), context),
  );
  return ok({ data, has_more: more }); // PR2-LIST-has_more
});
