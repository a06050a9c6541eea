// GET /v2/payment_methods/{id}/payments: lists the payments made with a payment method.
import { stripPrefix, limits } from '@kasir/core';
import { ok, query, type Command } from '@kasir/core/server';
import type { ListFilter, View } from '@kasir/core/store';
import {
  methodTypeOf,
  paymentPrefix,
  prefixes,
  type ListedPayment,
  type PaymentStatus,
} from '@kasir/models';
import {
  channelOf,
  intents,
  payments,
  type InstrumentRow,
  type PaymentRow,
} from '@kasir/payments/state';
import { anyOf, between, pageBy } from '../list.ts';
import { findMethod, unknownMethod } from '../payment_methods/find.ts';
import { methodId } from '../payment_methods/render.ts';
import { listMethodPayments } from './list.contract.ts';
import { renderPayment } from './render.ts';

type Query = Command<typeof listMethodPayments>['query'];

/** Statuses of the domain by the status that is shown, where they differ. */
const domainStatusesOf: Readonly<Record<string, readonly PaymentStatus[]>> = {
  FAILED: ['FAILED', 'EXPIRED', 'CANCELED', 'VOIDED'],
};

const filterOf = (query: Query, { id }: InstrumentRow): ListFilter => ({
  any: {
    instrument: [id],
    ...anyOf(
      'paid',
      query.payment_request_id?.map((one) => stripPrefix(prefixes.payment_request, one) ?? ''),
    ),
    ...anyOf('reference', query.reference_id),
    ...anyOf(
      'status',
      query.status?.flatMap((status) => domainStatusesOf[status] ?? [status]),
    ),
  },
  created: between(query.created),
  between: { updated: between(query.updated) },
});

/** Returns whether the filters match this method: all its payments have the same channel. */
const matchesFilters = (query: Query, { id, state }: InstrumentRow): boolean => {
  const { type, code, currency } = channelOf(state);
  const takes = (wanted: readonly string[] | undefined, value: string) =>
    wanted === undefined || wanted.length === 0 || wanted.includes(value);
  return (
    takes(query.payment_method_type, type) &&
    takes(query.channel_code, code) &&
    takes(query.currency, currency) &&
    takes(query.payment_method_id, methodId(id))
  );
};

const renderListed = (
  view: Pick<View, 'get'>,
  row: PaymentRow,
  instrument: InstrumentRow,
  context: Command['context'],
): ListedPayment => {
  const { intent } = row.state;
  const paid = { intent: (intent && view.get(intents, intent)) || null, instrument };
  return {
    ...renderPayment(row, paid, context),
    business_id: context.account.id,
    channel_code: row.state.channel,
    type: methodTypeOf(row.state.type),
    instrument_id: methodId(instrument.id),
  };
};

export const listMethodPaymentsHandler = query(
  listMethodPayments,
  (view, { params, query, context }) => {
    const method = findMethod(view, params.id);
    if (!method) return unknownMethod;
    const { default: limit } = limits.payment_methods_page;
    const cursor = pageBy(query, limit, (one) => {
      const id =
        stripPrefix(paymentPrefix(null, method.state.type), one) ??
        stripPrefix(prefixes.payment, one);
      return id !== null && view.get(payments, id) ? id : undefined;
    });
    if (!cursor.ok) return cursor;
    if (!matchesFilters(query, method)) return ok({ data: [], has_more: false });
    const { rows, more } = view.list(payments, filterOf(query, method), cursor.page);
    const data = rows.map((row) => renderListed(view, row, method, context));
    return ok({ data, has_more: more });
  },
);
