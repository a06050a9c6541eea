// Handlers of the small shop: correct and wrong decisions, for tests of the pipeline.
import { fail, type Fail } from '../../server/fail.ts';
import { ok, query, type Handler, type Ok } from '../../server/handler.ts';
import { done, operation } from '../../server/operation.ts';
import { type Scope } from '../../server/scope.ts';
import { listen, type Listener, type SignalsOf } from '../../server/signals.ts';
import {
  inVersion,
  newest,
  orderPaid,
  orders,
  renderOrder,
  shopContracts as shop,
  type OrderState,
} from './shop-contracts.ts';
import { decideIn } from '../../server/decide.ts';

const missing = fail('DATA_NOT_FOUND', 'There is no such order: check its id.');

type NewOrder = Pick<OrderState, 'reference' | 'amount'> &
  Partial<Pick<OrderState, 'note' | 'metadata'>>;

const openOrder = (d: Scope, { note = null, metadata, ...wanted }: NewOrder) =>
  d.create(orders, d.id(), 'open', { ...wanted, note, metadata, created: d.now });

const create = operation(shop.orders.create, {
  decide: (d, { body: { reference_id: reference, amount, note = null, metadata } }) => {
    if (d.find(orders, 'reference', reference))
      return fail('DUPLICATE_ERROR', 'This reference_id exists: send another one.');
    return done(openOrder(d, { reference, amount, note, metadata }));
  },
  render: ({ context }, row) => ok(inVersion(context.version, renderOrder(row))),
});

const get = query(shop.orders.get, (view, { params, context }) => {
  const row = view.get(orders, params.id);
  return row ? ok(inVersion(context.version, renderOrder(row))) : missing;
});

const note = operation(shop.orders.note, {
  decide: (d, { params, body }) => {
    const row = d.get(orders, params.id);
    return row ? done(d.change(orders, row, { note: body.note })) : missing;
  },
  render: (_d, row) => ok(renderOrder(row)),
});

const keep = operation(shop.orders.keep, {
  decide: () => done(null),
  render: () => ok({ kept: true }),
});

const pay = operation(shop.orders.pay, {
  decide: (d, { params }) => {
    const row = d.get(orders, params.id);
    if (!row) return missing;
    if (row.state.status !== 'OPEN')
      return fail('INELIGIBLE_TRANSACTION', 'This order is paid already.');
    return done(d.transition(orders, row, 'pay'));
  },
  render: (_d, row) => ok(renderOrder(row)),
});

const refund = operation(shop.refunds.create, {
  needs: ({ body }) => [{ kind: orders, id: body.order_id }],
  decide: (d, { body }) => {
    openOrder(d, { reference: `trace of ${body.order_id}`, amount: 1 });
    const row = d.get(orders, body.order_id);
    if (!row) return missing;
    if (body.amount === 503)
      return fail('CHANNEL_UNAVAILABLE', 'The channel is away: try again later.');
    if (row.state.status !== 'PAID')
      return fail('INELIGIBLE_TRANSACTION', 'Pay the order before you refund it.');
    return done(d.transition(orders, row, 'refund'));
  },
  render: (_d, row) => ok(renderOrder(row)),
});

/** The listener for orders emits an event for each paid order. */
export const shopListeners: readonly Listener[] = [
  listen<SignalsOf<typeof orders>>()('order', ['order'], {
    'order.paid': (d, { row }) => {
      const paid = renderOrder(row);
      d.emit(orderPaid, { data: newest(paid), subject: paid.id });
    },
    'order.refunded': null,
  }),
];

type How = 'throw' | 'undeclared' | 'misshapen' | 'unbalanced' | 'never';

const wrong: Readonly<Record<How, (d: Scope) => Ok<unknown> | Fail>> = {
  throw: () => {
    throw new Error('the decision threw');
  },
  undeclared: () => fail('NOT_DECLARED', 'This code stands in no contract.'),
  misshapen: () => ok({ ok: 'yes' }),
  unbalanced: (d) => {
    d.post(d.id(), [{ ledger: 'cash', currency: 'IDR', amount: 1, type: 'TRANSACTION' }]);
    return ok({ ok: true });
  },
  never: () => fail('SERVER_ERROR', 'The outcome is unknown.'),
};

/** A handler with wrong replies, which would not compile with `operation`. */
const broken: Handler = {
  contract: shop.broken.create,
  decide: (at, tx, { body, context }) =>
    decideIn(at, tx, context, (d) => {
      openOrder(d, { reference: 'left behind', amount: 1 });
      return wrong[(body as { how: How }).how](d);
    }),
};

const parcel = operation(shop.parcels.create, {
  decide: () => done(null),
  render: (_d, _nothing, { body }) => ok('load' in body ? body.load : { grams: body.grams }),
});

const form = operation(shop.forms.create, {
  decide: () => done(null),
  render: (_d, _nothing, { body }) => ok(body),
});

const token = operation(shop.tokens.create, {
  decide: () => done(null),
  render: ({ context }) => ok(context.partition),
});

const bind = operation(shop.bindings.create, {
  decide: (d, { body }) => {
    if (body.phone === 'throw') throw new Error('the decision threw');
    return done(d.id());
  },
  render: (_d, id) => ok({ id }),
});

const count = query(shop.counts.get, (_view, { query: filter }) =>
  ok({ kinds: filter.kinds ?? [], limit: filter.limit ?? 10 }),
);

export const shopHandlers: readonly Handler[] = [
  create,
  get,
  note,
  keep,
  pay,
  refund,
  broken,
  parcel,
  form,
  token,
  bind,
  count,
];
