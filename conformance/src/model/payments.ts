// Payments of v2: each one that succeeded has its row among the payments of its method, its
// transaction and its event, and all of them agree.
import type { Made } from '../run/samples/sample.ts';
import { categories } from '../models/payment-options.ts';
import type { MethodType } from '../run/samples/payment-methods.ts';
import { field, itemsOf } from '../wire/message.ts';
import { type Kind, type Thing, type Model, objectIn } from './model.ts';
import type { MethodFacts } from './payment-methods.ts';
import { is, none, that } from './rule.ts';

interface PaymentFacts {
  readonly method: string;
  readonly request: string | null;
  readonly amount: unknown;
  readonly currency: unknown;
  readonly reference: unknown;
  /** How banks of one market carry it; null where no clause says. */
  readonly network: string | null;
}

/** InstaPay carries up to this amount, PESONet more. */
const INSTAPAY_MAX = 50_000;

const networkOf = ({ facts }: Thing<MethodFacts>, amount: number): string | null => {
  const { type, reusability, channel } = facts;
  const isCarried = type === 'VIRTUAL_ACCOUNT' && reusability === 'MULTIPLE_USE';
  if (!isCarried || channel.currency !== 'PHP') return null;
  return amount <= INSTAPAY_MAX ? 'InstaPay' : 'PESONet';
};

/** The payments of a method, as its list has them. */
const paymentsOf = async (model: Model, method: Thing): Promise<readonly Made[]> => {
  const as = model.trial.pick(method.account.actors);
  const input = { params: { id: method.id }, query: { limit: 50 } };
  const { body } = await model.trial.call('payment_methods.payments', input, { as });
  return itemsOf(body) as readonly Made[];
};

export const payment: Kind<PaymentFacts> = {
  name: 'a payment',
  clauses: 'PAY-FIELD-id',
  classOf: () => 'SUCCEEDED',
  links: ({ method, request }) => (request === null ? [method] : [method, request]),
  moving: ['payment_method', 'updated'],
  unstable: ['payment_method'],
  rules: ({ request, amount, currency, reference, network }) => ({
    payment_request_id: request === null ? none() : is(request),
    amount: is(amount),
    currency: is(currency),
    ...(reference !== undefined && { reference_id: is(reference) }),
    status: is('SUCCEEDED'),
    failure_code: none(),
    ...(network !== null && {
      payment_detail: that(
        `the network ${network}`,
        (seen) => field(seen, 'network') === network,
        'PAY-FIELD-payment_detail.network-values',
      ),
    }),
  }),
  views: [
    {
      name: 'the payments of its method',
      endpoint: 'payment_methods.payments',
      // No clause gives the shape of its rows.
      partial: true,
      read: async (model, thing) => {
        const method = model.things.find(({ id }) => id === thing.facts.method);
        const rows = method ? await paymentsOf(model, method) : [];
        return rows.find((row) => row['id'] === thing.id);
      },
    },
  ],
};

/** A payment of a method that must have happened. */
export interface Received {
  readonly model: Model;
  readonly key: string;
  readonly method: Thing<MethodFacts>;
  readonly request: Thing | null;
  readonly amount: number;
  readonly currency: string;
  readonly reference: unknown;
}

/** Notes a payment that succeeded: its row, its money, its event. */
export const receive = async (received: Received): Promise<void> => {
  const { model, key, method, request, amount, currency, reference } = received;
  if (!model.endpoints.has('payment_methods.payments')) {
    model.move({
      account: method.account,
      currency,
      name: `what was paid with the reference ${String(reference)}`,
      owns: ({ reference_id, type }) => reference_id === reference && type === 'PAYMENT',
      clause: 'TXN-FIELD-amount',
      sum: () => Math.round(amount * 100),
      rows: [transactionOf(method.facts.type, amount, currency, reference)],
    });
    if (request === null) return;
    model.expectEvent({
      account: method.account,
      names: ['payment.succeeded'],
      clause: 'EVT-payment.succeeded',
      about: (data) => data['payment_request_id'] === request.id,
      rules: { status: is('SUCCEEDED'), amount: is(amount), currency: is(currency) },
      optional: false,
    });
    return;
  }
  const known = new Set(model.all(payment).map(({ id }) => id));
  const rows = await paymentsOf(model, method);
  const row = rows.find(
    (one) =>
      !known.has(String(one['id'])) &&
      (request === null || one['payment_request_id'] === request.id),
  );
  const paid = model.add({
    kind: payment,
    account: method.account,
    key,
    body: row ?? {},
    facts: {
      method: method.id,
      request: request?.id ?? null,
      amount,
      currency,
      reference,
      network: networkOf(method, amount),
    },
    view: 'the payments of its method',
    partial: true,
  });
  model.move({
    account: method.account,
    currency,
    name: `the payment ${paid.id}`,
    owns: ({ product_id }) => product_id === paid.id,
    clause: 'TXN-FIELD-amount',
    sum: () => Math.round(amount * 100),
    rows: [transactionOf(method.facts.type, amount, currency, reference)],
  });
  model.expectEvent({
    account: method.account,
    names: ['payment.succeeded'],
    clause: 'EVT-payment.succeeded',
    about: (data) => data['id'] === paid.id,
    shows: paid,
    optional: false,
  });
};

const transactionOf = (type: MethodType, amount: number, currency: string, reference: unknown) => ({
  type: is('PAYMENT'),
  amount: is(amount),
  currency: is(currency),
  cashflow: is('MONEY_IN'),
  channel_category: is(categories[type]),
  ...(reference !== undefined && { reference_id: is(reference) }),
});

/**
 * A payment has succeeded: a method for one use ends with it, one for many uses does not
 * (STATE-PM2-01, STATE-PM2-03).
 */
export const useUp = (method: Thing<MethodFacts>): void => {
  const { facts } = method;
  if (facts.reusability === 'ONE_TIME_USE') facts.status = 'EXPIRED';
  else if (method.seen('status') === 'ACTIVE') facts.status = 'ACTIVE';
};

/** The id of the method in a body. */
export const methodIn = (body: unknown): string =>
  String(field(objectIn(body, 'payment_method'), 'id'));
