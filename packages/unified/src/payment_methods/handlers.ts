// Handlers of the payment method endpoints.
import { bare, limits } from '@kasir/core';
import {
  decides,
  ok,
  reads,
  type At,
  type Command,
  type Handler,
  type Reply,
  type Tx,
} from '@kasir/core/server';
import { paymentMethods, paymentRequests, prefixes } from '@kasir/models';
import { customerNeeds, customerOf } from '../customers/inline.ts';
import { anyOf, pageOf } from '../list.ts';
import { authPaymentMethod } from './auth.contract.ts';
import { currencyIn } from './channel.ts';
import { createPaymentMethod } from './create.contract.ts';
import { createMethod } from './decide.ts';
import { decideExpire } from './end.ts';
import { expirePaymentMethod } from './expire.contract.ts';
import { findMethod, methodNeeds, unknownMethod } from './find.ts';
import { getPaymentMethod } from './get.contract.ts';
import { decideAuth, decideResend } from './link.ts';
import { listPaymentMethods } from './list.contract.ts';
import { numberNeeds } from './number.ts';
import { listMethodPayments } from './payments.contract.ts';
import { readPayments } from './payments.ts';
import { answered, renderMethod } from './render.ts';
import { resendPaymentMethodAuth } from './resend.contract.ts';
import { simulateMethodPayment } from './simulate.contract.ts';
import { decideSimulate } from './simulate.ts';
import { updatePaymentMethod } from './update.contract.ts';
import { decideUpdate } from './update.ts';

/** A method alone, for the customer that is named or comes along. */
const decideCreate = (
  at: At,
  tx: Tx,
  { body, context }: Command<typeof createPaymentMethod>,
): Reply<typeof createPaymentMethod> => {
  const customer = customerOf(at, tx, body, {
    customer_id: 'body.customer_id',
    customer: 'body.customer',
  });
  if (!customer.ok) return customer;
  const around = {
    currency: currencyIn(body),
    country: body.country ?? null,
    amount: null,
    channel_properties: null,
    customer: customer.row,
    inline: false,
    paths: { method: 'body', currency: `body.${body.type.toLowerCase()}.currency` },
  };
  const created = createMethod(at, tx, body, around, context);
  return created.ok ? answered(created.row, context) : created;
};

type Params = { readonly params: { readonly id: string } };
const needs = ({ params }: Params) => methodNeeds(params.id);

/** The same with the requests that may wait for it. */
const needsRequests = ({ params }: Params) => {
  const parent = bare(prefixes.payment_method, params.id);
  return parent === null ? [] : [...methodNeeds(params.id), { kind: paymentRequests, parent }];
};

export const paymentMethodHandlers: readonly Handler[] = [
  decides(createPaymentMethod, decideCreate, ({ body }) => [
    ...numberNeeds(body),
    ...customerNeeds(body),
  ]),

  reads(getPaymentMethod, (view, { params, context }) => {
    const row = findMethod(view, params.id);
    return row ? answered(row, context) : unknownMethod;
  }),

  reads(listPaymentMethods, (view, { query, context }) => {
    const { default: limit } = limits.payment_methods_page;
    const cursor = pageOf(view, paymentMethods, prefixes.payment_method, query, limit);
    if (!cursor.ok) return cursor;
    const one = (name: 'reusability' | 'customer_id' | 'reference_id') =>
      anyOf(name, query[name] === undefined ? undefined : [query[name]]);
    const ids = query.id?.map((id) => bare(prefixes.payment_method, id) ?? '');
    const { rows, more } = view.list(
      paymentMethods,
      {
        any: {
          ...anyOf('type', query.type),
          ...anyOf('status', query.status),
          ...one('reusability'),
          ...one('customer_id'),
          ...one('reference_id'),
        },
        ...(ids && { ids }),
      },
      cursor.page,
    );
    return ok({ data: rows.map((row) => renderMethod(row, context)), has_more: more });
  }),

  decides(updatePaymentMethod, decideUpdate, needsRequests),
  decides(expirePaymentMethod, decideExpire, needsRequests),
  decides(authPaymentMethod, decideAuth, needs),
  decides(resendPaymentMethodAuth, decideResend, needs),
  decides(simulateMethodPayment, decideSimulate, needsRequests),
  reads(listMethodPayments, readPayments),
];
