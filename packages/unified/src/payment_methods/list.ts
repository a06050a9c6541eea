// GET /v2/payment_methods: lists the payment methods of an account, filtered.
import { stripPrefix, limits } from '@kasir/core';
import { ok, query } from '@kasir/core/server';
import { prefixes, type PaymentMethodStatus } from '@kasir/models';
import { instrumentLifecycle, instruments, type InstrumentStatus } from '@kasir/payments/state';
import { anyOf, oneOf, pageOf } from '../list.ts';
import { METHOD } from '../products.ts';
import { listPaymentMethods } from './list.contract.ts';
import { methodStatus, renderMethod } from './render.ts';

/** Returns the states of an instrument that v2 shows with this status. */
const statesOf = (status: PaymentMethodStatus): InstrumentStatus[] =>
  instrumentLifecycle.states.filter((one) => methodStatus(one) === status);

export const listPaymentMethodsHandler = query(listPaymentMethods, (view, { query, context }) => {
  const { default: limit } = limits.payment_methods_page;
  const cursor = pageOf(view, instruments, prefixes.payment_method, query, limit);
  if (!cursor.ok) return cursor;
  const ids = query.id?.map((id) => stripPrefix(prefixes.payment_method, id) ?? '');
  const { reusability, customer_id } = query;
  const { rows, more } = view.list(
    instruments,
    {
      any: {
        list: [METHOD],
        ...anyOf('type', query.type),
        ...anyOf('status', query.status?.flatMap(statesOf)),
        ...oneOf('reusable', reusability && Number(reusability === 'MULTIPLE_USE')),
        ...oneOf('customer', customer_id && (stripPrefix(prefixes.customer, customer_id) ?? '')),
        ...oneOf('reference', query.reference_id),
      },
      ...(ids && { ids }),
    },
    cursor.page,
  );
  return ok({ data: rows.map((row) => renderMethod(row, context)), has_more: more });
});
