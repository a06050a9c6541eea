// Handlers of the payment request endpoints.
import { bare, limits, type AnyKind } from '@kasir/core';
import { decides, ok, reads, type Handler, type Need } from '@kasir/core/server';
import { captures, paymentRequests, prefixes } from '@kasir/models';
import { bareCustomerId } from '../customers/find.ts';
import { anyOf, pageOf } from '../list.ts';
import { decideAuth, decideResend } from './auth.ts';
import { authorizePaymentRequest } from './auth.contract.ts';
import { capturePaymentRequest } from './capture.contract.ts';
import { decideCapture } from './capture.ts';
import { listCaptures } from './captures.contract.ts';
import { createPaymentRequest } from './create.contract.ts';
import { decideCreate } from './decide.ts';
import { methodOf } from './end.ts';
import { findRequest, unknownRequest } from './find.ts';
import { getPaymentRequest } from './get.contract.ts';
import { listPaymentRequests } from './list.contract.ts';
import { createNeeds } from './method.ts';
import { renderCapture, renderRequest } from './render.ts';
import { resendPassword } from './resend.contract.ts';
import { simulatePayment } from './simulate.contract.ts';
import { decideSimulate } from './simulate.ts';

const needed = (kind: AnyKind, id: string | null): Need[] => (id === null ? [] : [{ kind, id }]);

const needsRequest = ({ params }: { readonly params: { readonly id: string } }): Need[] =>
  needed(paymentRequests, bare(prefixes.payment_request, params.id));

export const paymentRequestHandlers: readonly Handler[] = [
  decides(createPaymentRequest, decideCreate, createNeeds),

  reads(getPaymentRequest, (view, { params, context }) => {
    const row = findRequest(view, params.id);
    return row ? ok(renderRequest(row, methodOf(view, row), context)) : unknownRequest;
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
    const owners = query.customer_id?.map((id) => prefixes.customer + bareCustomerId(id));
    const { rows, more } = view.list(
      paymentRequests,
      {
        any: {
          ...anyOf('reference_id', query.reference_id),
          ...anyOf('customer_id', owners),
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

  decides(simulatePayment, decideSimulate, needsRequest),
  decides(authorizePaymentRequest, decideAuth, needsRequest),
  decides(resendPassword, decideResend, needsRequest),
  decides(capturePaymentRequest, decideCapture, needsRequest),

  reads(listCaptures, (view, { params, query }) => {
    const request = findRequest(view, params.id);
    if (!request) return unknownRequest;
    const cursor = pageOf(view, captures, prefixes.capture, query, limits.captures_page.default);
    if (!cursor.ok) return cursor;
    const { rows, more } = view.list(captures, { parent: request.id }, cursor.page);
    const method = methodOf(view, request);
    return ok({ data: rows.map((row) => renderCapture(row, method)), has_more: more });
  }),
];
