// Handlers of the payment request endpoints.
import { bare, limits, type AnyKind } from '@kasir/core';
import { decides, fail, ok, reads, type Handler, type Need } from '@kasir/core/server';
import { paymentMethods, paymentRequests, prefixes } from '@kasir/models';
import { anyOf, pageOf } from '../list.ts';
import { createPaymentRequest } from './create.contract.ts';
import { decideCreate, decideSimulate } from './decide.ts';
import { getPaymentRequest } from './get.contract.ts';
import { listPaymentRequests } from './list.contract.ts';
import { methodOf } from './pay.ts';
import { renderRequest } from './render.ts';
import { simulatePayment } from './simulate.contract.ts';

const needed = (kind: AnyKind, id: string | null): Need[] => (id === null ? [] : [{ kind, id }]);

export const paymentRequestHandlers: readonly Handler[] = [
  decides(createPaymentRequest, decideCreate, ({ body }) =>
    body.payment_method_id
      ? needed(paymentMethods, bare(prefixes.payment_method, body.payment_method_id))
      : [],
  ),

  reads(getPaymentRequest, (view, { params, context }) => {
    const id = bare(prefixes.payment_request, params.id);
    const row = id === null ? undefined : view.get(paymentRequests, id);
    if (!row) return fail('DATA_NOT_FOUND', 'There is no payment request with this id.');
    return ok(renderRequest(row, methodOf(view, row), context));
  }),

  reads(listPaymentRequests, (view, { query, context }) => {
    const cursor = pageOf(
      view,
      paymentRequests,
      prefixes.payment_request,
      query,
      limits.payment_requests_page.default,
    );
    if (!cursor.ok) return cursor;
    const ids = query.id?.map((id) => bare(prefixes.payment_request, id) ?? '');
    const { rows, more } = view.list(
      paymentRequests,
      {
        any: {
          ...anyOf('reference_id', query.reference_id),
          ...anyOf('customer_id', query.customer_id),
        },
        ...(ids && { ids }),
      },
      cursor.page,
    );
    return ok({
      data: rows.map((row) => renderRequest(row, methodOf(view, row), context)),
      has_more: more,
    });
  }),

  decides(simulatePayment, decideSimulate, ({ params }) =>
    needed(paymentRequests, bare(prefixes.payment_request, params.id)),
  ),
];
