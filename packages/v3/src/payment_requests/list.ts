// GET /v3/payment_requests: the payment requests of an account that v3 made.
import { limits } from '@kasir/core';
import { between, ok, oneOf, pageBy, query } from '@kasir/core/server';
import { v3Products } from '@kasir/models';
import { intents } from '@kasir/payments';
import { bareCustomerId } from '../customer.ts';
import { findRequest } from './find.ts';
import { listV3PaymentRequests } from './list.contract.ts';
import { renderV3Request } from './render.ts';

export const listV3PaymentRequestsHandler = query(
  listV3PaymentRequests,
  (view, { query, context }) => {
    const cursor = pageBy(query, limits.v3_page.default, (id) => findRequest(view, id)?.id);
    if (!cursor.ok) return cursor;
    const { rows, more } = view.list(
      intents,
      {
        any: {
          list: [v3Products.request],
          ...oneOf('reference', query.reference_id),
          ...oneOf('customer', query.customer_id && bareCustomerId(query.customer_id)),
        },
        created: between(query.created),
      },
      cursor.page,
    );
    return ok({ data: rows.map((row) => renderV3Request(view, row, context)), has_more: more });
  },
);
