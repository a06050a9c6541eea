// What the small shop decides: right and wrong decisions, to test the pipeline with.
import { iso } from '../text.ts';
import { decides, fail, ok, reads, type Fail, type Handler, type Ok } from '../server/handler.ts';
import { emit } from '../server/outbox.ts';
import type { At, Tx } from '../server/store.ts';
import { inVersion, newest, orderPaid, orders, shopContracts as shop } from './shop-contracts.ts';

const missing = fail('DATA_NOT_FOUND', 'There is no such order: check its id.');

const newOrder = (at: At, reference: string, amount: number) => ({
  id: at.id(),
  reference_id: reference,
  amount,
  status: 'OPEN' as const,
  note: null,
  created: iso(at.now),
});

const create = decides(shop.orders.create, (at, tx, { body, context }) => {
  if (tx.find(orders, 'reference_id', body.reference_id))
    return fail('DUPLICATE_ERROR', 'This reference_id exists: send another one.');
  const made = newOrder(at, body.reference_id, body.amount);
  const { public: stored } = tx.insert(orders, made.id, {
    public: { ...made, note: body.note ?? null, metadata: body.metadata },
    state: {},
  });
  return ok(inVersion(context.version, stored));
});

const get = reads(shop.orders.get, (view, { params, context }) => {
  const row = view.get(orders, params.id);
  return row ? ok(inVersion(context.version, row.public)) : missing;
});

const note = decides(shop.orders.note, (_at, tx, { params, body }) => {
  const row = tx.get(orders, params.id);
  if (!row) return missing;
  return ok(tx.update(orders, row, { public: { ...row.public, note: body.note } }).public);
});

const keep = decides(shop.orders.keep, () => ok({ kept: true }));

const pay = decides(shop.orders.pay, (at, tx, { params, context }) => {
  const row = tx.get(orders, params.id);
  if (!row) return missing;
  if (row.public.status !== 'OPEN')
    return fail('INELIGIBLE_TRANSACTION', 'This order is paid already.');
  const paid = tx.update(orders, row, { public: { ...row.public, status: 'PAID' } }).public;
  const sender = { account: context.account, mode: context.realm.mode };
  emit(at, tx, sender, orderPaid, { data: newest(paid), subject: paid.id });
  return ok(paid);
});

const refund = decides(
  shop.refunds.create,
  (at, tx, { body }) => {
    const trace = newOrder(at, `trace of ${body.order_id}`, 1);
    tx.insert(orders, trace.id, { public: trace, state: {} });
    const row = tx.get(orders, body.order_id);
    if (!row) return missing;
    if (body.amount === 503)
      return fail('CHANNEL_UNAVAILABLE', 'The channel is away: try again later.');
    if (row.public.status !== 'PAID')
      return fail('INELIGIBLE_TRANSACTION', 'Pay the order before you refund it.');
    return ok(tx.update(orders, row, { public: { ...row.public, status: 'REFUNDED' } }).public);
  },
  ({ body }) => [{ kind: orders, id: body.order_id }],
);

type How = 'throw' | 'undeclared' | 'misshapen' | 'unbalanced' | 'never';

const wrong: Readonly<Record<How, (at: At, tx: Tx) => Ok<unknown> | Fail>> = {
  throw: () => {
    throw new Error('the decision threw');
  },
  undeclared: () => fail('NOT_DECLARED', 'This code stands in no contract.'),
  misshapen: () => ok({ ok: 'yes' }),
  unbalanced: (at, tx) => {
    tx.post(at.id(), [{ ledger: 'cash', currency: 'IDR', amount: 1, type: 'TRANSACTION' }]);
    return ok({ ok: true });
  },
  never: () => fail('SERVER_ERROR', 'The outcome is unknown.'),
};

const broken: Handler = {
  contract: shop.broken.create,
  decide: (at, tx, { body }) => {
    const made = newOrder(at, 'left behind', 1);
    tx.insert(orders, made.id, { public: made, state: {} });
    return wrong[(body as { how: How }).how](at, tx);
  },
};

const parcel = decides(shop.parcels.create, (_at, _tx, { body }) =>
  ok('load' in body ? body.load : { grams: body.grams }),
);

const form = decides(shop.forms.create, (_at, _tx, { body }) => ok(body));

const token = decides(shop.tokens.create, (_at, _tx, { context }) => ok(context.realm));

const bind = decides(shop.bindings.create, (at, _tx, { body }) => {
  if (body.phone === 'throw') throw new Error('the decision threw');
  return ok({ id: at.id() });
});

const count = reads(shop.counts.get, (_view, { query }) =>
  ok({ kinds: query.kinds ?? [], limit: query.limit ?? 10 }),
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
