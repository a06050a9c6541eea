// The payments that were made with a payment method, as its list shows them.
import { limits } from '@kasir/core';
import { ok, type Command, type ListFilter, type Reply, type View } from '@kasir/core/server';
import {
  paymentPrefixes,
  paymentRequests,
  payments,
  type ListedPayment,
  type PaymentStatus,
} from '@kasir/models';
import type { PaymentRow } from '@kasir/payments';
import { anyOf, between, pageOf } from '../list.ts';
import { renderPayment } from '../payment_requests/render.ts';
import { channelOf } from './channel.ts';
import { findMethod, unknownMethod } from './find.ts';
import type { PaymentMethodRow } from './instrument.ts';
import type { listMethodPayments } from './payments.contract.ts';

type Query = Command<typeof listMethodPayments>['query'];

/** What a payment shown with a status may be inside. */
const shownAs: Readonly<Record<string, readonly PaymentStatus[]>> = {
  FAILED: ['FAILED', 'EXPIRED', 'CANCELED', 'VOIDED'],
};

const filterOf = (query: Query, method: PaymentMethodRow): ListFilter => ({
  any: {
    method: [method.id],
    ...anyOf('product', query.payment_request_id),
    ...anyOf('reference_id', query.reference_id),
    ...anyOf(
      'status',
      query.status?.flatMap((status) => shownAs[status] ?? [status]),
    ),
  },
  created: between(query.created),
  between: { updated: between(query.updated) },
});

/** Whether the filters leave anything of this method: all its payments are of one channel. */
const concerns = (query: Query, method: PaymentMethodRow): boolean => {
  const { type, code, currency } = channelOf(method);
  const takes = (wanted: readonly string[] | undefined, value: string) =>
    wanted === undefined || wanted.length === 0 || wanted.includes(value);
  return (
    takes(query.payment_method_type, type) &&
    takes(query.channel_code, code) &&
    takes(query.currency, currency) &&
    takes(query.payment_method_id, method.public.id)
  );
};

const listed = (view: View, row: PaymentRow, method: PaymentMethodRow): ListedPayment => {
  const request = view.get(paymentRequests, row.state.parent) ?? null;
  return {
    ...renderPayment(row, { request, method }),
    business_id: method.public.business_id,
    channel_code: row.state.channel_code,
    type: row.state.type,
    instrument_id: method.public.id,
  };
};

/** One page of the payments of a method. */
export const readPayments = (
  view: View,
  { params, query }: Command<typeof listMethodPayments>,
): Reply<typeof listMethodPayments> => {
  const method = findMethod(view, params.id);
  if (!method) return unknownMethod;
  const prefix = paymentPrefixes[method.public.type];
  const cursor = pageOf(view, payments, prefix, query, limits.payment_methods_page.default);
  if (!cursor.ok) return cursor;
  if (!concerns(query, method)) return ok({ data: [], has_more: false });
  const { rows, more } = view.list(payments, filterOf(query, method), cursor.page);
  return ok({ data: rows.map((row) => listed(view, row, method)), has_more: more });
};
