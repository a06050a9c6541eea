// GET /v3/payment_tokens: lists the tokens that v3 saved for an account; v2 lists its own.
import { limits } from '@kasir/core';
import { anyOf, between, ok, oneOf, pageBy, query } from '@kasir/core/server';
import { v3Products, type PaymentTokenStatus } from '@kasir/models';
import { instrumentLifecycle, instruments, stripCustomerPrefix } from '@kasir/payments/state';
import { findToken } from './find.ts';
import { listPaymentTokens } from './list.contract.ts';
import { renderToken, tokenStatus } from './render.ts';

/** Returns the states of an instrument that v3 shows with this status. */
const statesOf = (status: PaymentTokenStatus, dialect: 'spec' | 'service') =>
  instrumentLifecycle.states.filter((one) => tokenStatus(one, dialect) === status);

export const listPaymentTokensHandler = query(listPaymentTokens, (view, { query, context }) => {
  const cursor = pageBy(query, limits.v3_page.default, (id) => {
    const row = findToken(view, id);
    return row?.state.product.kind === v3Products.token ? row.id : undefined;
  });
  if (!cursor.ok) return cursor;
  const { status } = query;
  const states = status && statesOf(status, context.dialect);
  if (states?.length === 0) return ok({ data: [], has_more: false });
  const { rows, more } = view.list(
    instruments,
    {
      any: {
        list: [v3Products.token],
        ...oneOf('reference', query.reference_id),
        ...oneOf('customer', query.customer_id && stripCustomerPrefix(query.customer_id)),
        ...anyOf('status', states),
      },
      created: between(query.created),
    },
    cursor.page,
  );
  return ok({ data: rows.map((row) => renderToken(row, context)), has_more: more });
});
