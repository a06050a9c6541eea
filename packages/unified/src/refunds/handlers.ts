// Handlers of the refund endpoints.
import { bare, limits } from '@kasir/core';
import {
  asRaw,
  decides,
  fail,
  ok,
  okRaw,
  reads,
  type Command,
  type Handler,
  type Need,
} from '@kasir/core/server';
import { invoices, paymentRequests, payments, prefixes, refunds } from '@kasir/models';
import { anyOf, nextLink, pageOf } from '../list.ts';
import { cancelRefund } from './cancel.contract.ts';
import { createRefund } from './create.contract.ts';
import { decideCancel, decideCreate } from './decide.ts';
import { getRefund } from './get.contract.ts';
import { listRefunds } from './list.contract.ts';

const neededBy = ({ body }: Command<typeof createRefund>): Need[] => {
  const { payment_request_id, invoice_id, reference_id } = body;
  const request = payment_request_id ? bare(prefixes.payment_request, payment_request_id) : null;
  return [
    ...(request === null
      ? []
      : [
          { kind: paymentRequests, id: request },
          { kind: payments, parent: request },
        ]),
    ...(invoice_id ? [{ kind: invoices, key: 'id', value: invoice_id }] : []),
    ...(reference_id ? [{ kind: refunds, key: 'reference_id', value: reference_id }] : []),
  ];
};

const one = (name: string, value: string | undefined) =>
  anyOf(name, value === undefined ? undefined : [value]);

export const refundHandlers: readonly Handler[] = [
  decides(createRefund, decideCreate, neededBy),

  reads(getRefund, (view, { params }) => {
    const id = bare(prefixes.refund, params.id);
    const text = id === null ? undefined : view.text(refunds, id);
    return text === undefined
      ? fail('DATA_NOT_FOUND', 'There is no refund with this id.')
      : okRaw(asRaw(text));
  }),

  reads(listRefunds, (view, { query }) => {
    const cursor = pageOf(view, refunds, prefixes.refund, query, limits.refunds_page.default);
    if (!cursor.ok) return cursor;
    const { payment_request_id, invoice_id, payment_method_type, channel_code } = query;
    const any = {
      ...one('payment_request_id', payment_request_id),
      ...one('invoice_id', invoice_id),
      ...one('channel_code', channel_code),
      ...one('payment_method_type', payment_method_type),
    };
    const { rows, more } = view.list(refunds, { any }, cursor.page);
    return ok({
      data: rows.map((row) => row.public),
      has_more: more,
      links: more
        ? [
            nextLink(
              '/refunds',
              query,
              rows.map((row) => row.public),
            ),
          ]
        : [],
    });
  }),

  decides(cancelRefund, decideCancel, ({ params }) => {
    const id = bare(prefixes.refund, params.id);
    return id === null ? [] : [{ kind: refunds, id }];
  }),
];
