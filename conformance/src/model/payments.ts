// Payments of v2: each that succeeded has a row among the payments of its method, a transaction and
// an event, and all of them agree.
import { channelTypes } from '@kasir/models';
import type { Made } from '../run/samples/sample.ts';
import type { MethodType } from '../run/samples/bodies.ts';
import { field, itemsOf, objectIn } from '../targets/wire/message.ts';
import type { Kind, ModelObject, Model, Movement } from './model.ts';
import type { MethodFacts } from './payment-methods.ts';
import { once, eventNamed } from './becoming.ts';
import { among, paged } from './reading.ts';
import { having, expectPaymentTransaction } from './money.ts';
import { is, none, that, type Rule, given, same } from './rule.ts';

interface PaymentFacts {
  readonly method: string;
  readonly request: string | null;
  readonly amount: unknown;
  readonly currency: unknown;
  readonly reference: unknown;
  /** The network that carries it between banks of one market; null where no clause names it. */
  readonly network: string | null;
  /** The field of payment_detail for its type; null where a target may leave it out. */
  readonly detail: string | null;
  /** Fields that its request shows, too; empty where no clause says that a payment shows them. */
  readonly shared: Made;
  /**
   * The end of the time in which a refund returns its fee (REFUND-CREATE-03); null without one, or
   * after it.
   */
  feeUntil: number | null;
}

const DAY_MS = 86_400_000;

/** Type -> the field that its payments have, a text or null. */
const details: Partial<Readonly<Record<MethodType, string>>> = {
  VIRTUAL_ACCOUNT: 'network',
  OVER_THE_COUNTER: 'remarks',
  EWALLET: 'source',
};

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';

/** Returns the rule of payment_detail. */
const detailRule = ({ network, detail }: PaymentFacts): Readonly<Record<string, Rule>> => {
  if (network !== null)
    return {
      payment_detail: that(
        `the network ${network}`,
        (seen) => field(seen, 'network') === network,
        'PAY-FIELD-payment_detail.network-values',
      ),
    };
  if (detail === null) return {};
  return {
    payment_detail: that(
      `an object with ${detail}, a text or null`,
      (seen) => isTextOrNull(field(seen, detail)),
      `PAY-FIELD-payment_detail.${detail}`,
    ),
  };
};

/** The largest amount that InstaPay carries; PESONet carries larger ones. */
const INSTAPAY_MAX = 50_000;

const networkOf = ({ facts }: ModelObject<MethodFacts>, amount: number): string | null => {
  const { type, reusability, channel } = facts;
  const isCarried = type === 'VIRTUAL_ACCOUNT' && reusability === 'MULTIPLE_USE';
  if (!isCarried || channel.currency !== 'PHP') return null;
  return amount <= INSTAPAY_MAX ? 'InstaPay' : 'PESONet';
};

/** Reads the payments of a method from its list. */
const paymentsOf = async (model: Model, method: ModelObject): Promise<readonly Made[]> => {
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
  rules: (facts) => ({
    payment_request_id: facts.request === null ? none() : is(facts.request),
    amount: is(facts.amount),
    currency: is(facts.currency),
    ...given({ reference_id: facts.reference }, ['reference_id']),
    status: is('SUCCEEDED'),
    failure_code: none(),
    ...same(facts.shared, Object.keys(facts.shared)),
    ...detailRule(facts),
  }),
  timers: ({ feeUntil }) =>
    once(
      feeUntil,
      'the end of the day in which a refund returns its fee',
      'REFUND-CREATE-03',
      (now) => {
        now.feeUntil = null;
      },
    ),
  ...among<PaymentFacts>('the payments of its method', {
    ...paged('payment_methods.payments'),
    within: ({ facts }) => ({ params: { id: facts.method } }),
    // No clause states the shape of its rows.
    partial: true,
    // Payments that failed are not objects of the model. A partial capture may or may not be shown
    // as paid by now.
    leavesOpen: ({ status, payment_request_id: request }, { things }) =>
      status !== 'SUCCEEDED' ||
      things.some(({ id, facts }) => id === request && field(facts, 'manual') === true),
  }),
};

/** A request with its captured amount and the part of it that was refunded, in hundredths. */
interface Refundable {
  readonly captured: number;
  readonly refunded: number;
}

/** A payment of a method that must have happened. */
export interface Received {
  readonly model: Model;
  readonly key: string;
  readonly method: ModelObject<MethodFacts>;
  readonly request: ModelObject<Refundable> | null;
  readonly amount: number;
  readonly currency: string;
  readonly reference: unknown;
}

/** Expects the transaction of a payment: a success until all of it was refunded. */
const recordTransaction = (
  { model, method, request, amount, currency, reference }: Received,
  name: string,
  owns: Movement['owns'],
): void =>
  expectPaymentTransaction(model, {
    account: method.account,
    name,
    owns,
    currency,
    amount,
    rules: {
      status: that(
        'SUCCESS while money is left',
        // It is open which of several payments was refunded.
        (status) =>
          status === 'SUCCESS' ||
          (request !== null && request.facts.refunded >= Math.round(amount * 100)),
      ),
      channel_category: is(channelTypes[method.facts.type].category),
      ...given({ reference_id: reference }, ['reference_id']),
      ...(method.facts.type === 'OVER_THE_COUNTER' && {
        account_identifier: that(
          'not the code of the outlet',
          (seen) => seen === null || seen === undefined || seen !== codeOf(method),
          'TXN-FIELD-account_identifier',
        ),
      }),
    },
  });

/** Expects the money and the event of a payment where payments cannot be read. */
const expectUnread = (received: Received): void => {
  const { model, method, request, amount, currency, reference } = received;
  recordTransaction(
    received,
    `what was paid with the reference ${String(reference)}`,
    having({ reference_id: reference, type: 'PAYMENT' }),
  );
  if (request === null) return;
  model.expectEvent({
    account: method.account,
    ...eventNamed('payment.succeeded'),
    about: (data) => data['payment_request_id'] === request.id,
    rules: { status: is('SUCCEEDED'), amount: is(amount), currency: is(currency) },
  });
};

/** Returns the fields that a payment shows as its request does. */
const sharedOf = ({ model, request }: Received): Made =>
  model.trial.isHeldToContracts && request !== null
    ? {
        country: request.seen('country'),
        customer_id: request.seen('customer_id'),
        description: request.seen('description'),
        metadata: request.seen('metadata') ?? {},
      }
    : {};

/** Records a payment that succeeded: its row, its money, its event. */
export const receive = async (received: Received): Promise<void> => {
  const { model, key, method, request, amount, currency, reference } = received;
  if (!model.endpoints.has('payment_methods.payments')) {
    expectUnread(received);
    return;
  }
  const known = new Set(model.all(payment).map(({ id }) => id));
  const rows = await paymentsOf(model, method);
  const unknown = rows.filter(
    (one) =>
      !known.has(String(one['id'])) &&
      (request === null || one['payment_request_id'] === request.id),
  );
  // Two payments made at once differ by their amounts.
  const row = unknown.find((one) => one['amount'] === amount) ?? unknown[0];
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
      detail: model.trial.isHeldToContracts ? (details[method.facts.type] ?? null) : null,
      shared: sharedOf(received),
      feeUntil: method.facts.type === 'QR_CODE' && model.now !== null ? model.now + DAY_MS : null,
    },
    view: 'the payments of its method',
    partial: true,
  });
  recordTransaction(received, `the payment ${paid.id}`, having({ product_id: paid.id }));
  model.expectEvent({
    account: method.account,
    ...eventNamed('payment.succeeded'),
    about: (data) => data['id'] === paid.id,
    shows: paid,
  });
};

/** Returns the code that a payer presents at an outlet. */
const codeOf = (method: ModelObject<MethodFacts>): unknown =>
  field(field(method.seen('over_the_counter'), 'channel_properties'), 'payment_code');

/**
 * Applies a successful payment to its method: a single-use method ends, a reusable one does not
 * (STATE-PM2-01, STATE-PM2-03).
 */
export const useUp = (method: ModelObject<MethodFacts>): void => {
  const { facts } = method;
  if (facts.reusability === 'ONE_TIME_USE') facts.status = 'EXPIRED';
  else if (method.seen('status') === 'ACTIVE') facts.status = 'ACTIVE';
};

/** Returns the id of the method in a body. */
export const methodIn = (body: unknown): string =>
  String(field(objectIn(body, 'payment_method'), 'id'));
