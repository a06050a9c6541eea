// Payment requests of v2 with their captures, from the clauses.
import { chosen, type Dialect } from '@kasir/models';
import type { Made } from '../run/samples/sample.ts';
import { inlinePerson, type MethodType } from '../run/samples/payment-methods.ts';
import { hundredths } from '../models/transaction-rows.ts';
import { toText } from '../differences.ts';
import { reading } from './reading.ts';
import { field, itemsOf } from '../wire/message.ts';
import {
  type Expectation,
  type Command,
  type Kind,
  type Outcome,
  type Thing,
  type Model,
  objectIn,
} from './model.ts';
import {
  addMethod,
  isOwned,
  methodFactors,
  methodOf,
  paymentMethod,
  type MethodFacts,
} from './payment-methods.ts';
import { methodIn, receive, useUp } from './payments.ts';
import { echo, is, none, oneOf, some, that, type Rule } from './rule.ts';
import { metadataOf, sizes, textAt } from '../run/samples/values.ts';

export interface RequestFacts {
  readonly sent: Made;
  readonly method: string;
  readonly type: MethodType;
  readonly reusability: string;
  readonly manual: boolean;
  /** What it must be now; null where the target decides, until it was seen. */
  status: string | null;
  /** Payments that succeeded. */
  payments: number;
  /** In hundredths. */
  captured: number;
  refunded: number;
}

/** How a dialect calls requests that will not be paid any more. */
const unpaid = (dialect: Dialect): readonly string[] => [
  'FAILED',
  chosen('expired_payment_request', dialect),
  chosen('withdrawn_payment_request', dialect),
  chosen('uncaptured_payment_request', dialect),
];

const states = (dialect: Dialect): readonly string[] => [
  'REQUIRES_ACTION',
  'PENDING',
  'SUCCEEDED',
  'AWAITING_CAPTURE',
  ...unpaid(dialect),
];

/** What is left to do when nobody waits for the payer: nothing, or what a dialect adds. */
const nothingToDo = (dialect: Dialect): Rule => {
  const others = chosen('other_actions', dialect).split(' and ');
  return that(toText([]), (actions) =>
    itemsOf(actions).every((one) => others.includes(String(field(one, 'action')))),
  );
};

const isWaiting = ({ status }: RequestFacts): boolean =>
  status === 'REQUIRES_ACTION' || status === 'PENDING' || status === null;

const isNumber = ({ type, reusability }: Pick<RequestFacts, 'type' | 'reusability'>): boolean =>
  reusability === 'MULTIPLE_USE' &&
  ['VIRTUAL_ACCOUNT', 'OVER_THE_COUNTER', 'QR_CODE'].includes(type);

const amountIn = ({ sent }: RequestFacts): number => Number(sent['amount']);

/** Whether an event is about a payment of a request. */
const isOf = (data: Made, { id }: Thing<RequestFacts>): boolean =>
  data['payment_request_id'] === id;

export const paymentRequest: Kind<RequestFacts> = {
  name: 'a payment request',
  clauses: 'PR2-FIELD-id',
  classOf: ({ type, reusability, manual, status, payments }) =>
    `${type} ${reusability}${manual ? ' captured later' : ''} ${String(status)}${payments > 1 ? ' again' : ''}`,
  links: ({ method }) => [method],
  learn: (facts, thing) => {
    facts.status ??= String(thing.seen('status'));
  },
  stirs: (facts) => {
    const waits = isWaiting(facts);
    if (waits) facts.status = null;
    return waits;
  },
  announces: {
    ...Object.fromEntries(
      unpaid('service').map((status) => [
        status,
        { names: ['payment.failed'], clause: 'EVT-payment.failed', about: isOf },
      ]),
    ),
    AWAITING_CAPTURE: {
      names: ['payment.authorization', 'payment.awaiting_capture'],
      clause: 'EVT-payment.authorization',
      about: isOf,
    },
  },
  moving: ['status', 'failure_code', 'updated', 'actions', 'payment_method'],
  // The method has a model of its own.
  unstable: ['payment_method'],
  rules: (facts, { account, dialect }) => {
    const { sent, status, manual, method } = facts;
    return {
      id: that('pr- and more', (id) => String(id).startsWith('pr-')),
      ...(account.id !== null && { business_id: is(account.id) }),
      ...(sent['reference_id'] !== undefined && { reference_id: is(sent['reference_id']) }),
      currency: is(sent['currency']),
      amount: is(sent['amount']),
      description: echo(sent['description']),
      metadata: echo(sent['metadata']),
      capture_method: manual ? is('MANUAL') : oneOf(['AUTOMATIC', null, undefined]),
      status:
        status === null ? oneOf(states(dialect), 'STATE-PR2-SET') : is(status, 'STATE-PR2-02'),
      ...(status !== null && { failure_code: unpaid(dialect).includes(status) ? some() : none() }),
      payment_method: that(`the method ${method}`, (seen) => field(seen, 'id') === method),
      ...(!isWaiting(facts) && { actions: nothingToDo(dialect) }),
    };
  },
  views: [
    { name: 'get', endpoint: 'payment_requests.get', read: reading('payment_requests.get') },
    {
      name: 'its method, inside',
      endpoint: 'payment_requests.get',
      read: async (model, thing) => {
        const body = await reading('payment_requests.get')(model, thing);
        const method = model.byId(paymentMethod, thing.facts.method);
        method?.see(objectIn(body, 'payment_method'), {
          view: 'its payment request',
          partial: true,
        });
        return body;
      },
    },
  ],
  lists: [
    {
      endpoint: 'payment_requests.list',
      limit: { min: 1, max: 50 },
      cursor: 'after_id',
      order: 'stable',
    },
  ],
};

/** Amounts of a request by their magnitude. */
const amounts = { thousands: [15_000, 99_999], 'hundred thousands': [420_000, 999_999] } as const;

const create: Command = {
  name: 'create a payment request',
  endpoint: 'payment_requests.create',
  extras: ['items', 'shipping_information'],
  on: null,
  keyed: true,
  weight: 2,
  factors: {
    ...methodFactors,
    amount: Object.keys(amounts),
    capture: ['left out', 'AUTOMATIC', 'MANUAL'],
    'own reference': ['given', 'left out'],
    'own metadata': sizes,
    method: ['inside', 'inside', 'saved before'],
  },
  input: (occasion) => {
    const { model, thing, levels, draw } = occasion;
    const { account } = thing;
    const saved = model
      .all(paymentMethod, account)
      .filter(
        ({ facts }) => facts.type === levels['type'] && facts.reusability === levels['reusability'],
      );
    const known = levels['method'] === 'saved before' ? saved.at(-1) : undefined;
    if (levels['method'] === 'saved before' && !known) return null;
    const type = levels['type'] as MethodType;
    const [least, most] = amounts[(levels['amount'] ?? 'thousands') as keyof typeof amounts];
    const fixed = type === 'OVER_THE_COUNTER' || type === 'QR_CODE';
    if (levels['capture'] === 'MANUAL' && type !== 'CARD') return null;
    const owned = isOwned(type, levels['reusability'] ?? '') && !known;
    const description = textAt(levels['description'], draw);
    return {
      body: {
        currency: 'IDR',
        amount: fixed ? 25_000 : draw.amount(least, most),
        ...(levels['own reference'] === 'given' && { reference_id: model.trial.newReference() }),
        ...(description !== undefined && { description }),
        ...metadataOf(levels['own metadata'], draw),
        ...(levels['capture'] !== 'left out' &&
          type === 'CARD' && { capture_method: levels['capture'] }),
        ...(owned && { customer: inlinePerson(model.trial) }),
        ...(known ? { payment_method_id: known.id } : { payment_method: methodOf(occasion) }),
      },
    };
  },
  expects: (_, { model, levels, input }): Expectation => {
    const id = field(input.body, 'payment_method_id');
    const saved = typeof id === 'string' ? model.byId(paymentMethod, id) : undefined;
    if (saved?.facts.status === 'EXPIRED') return { is: 'refused', clause: 'STATE-PM2-01' };
    const how = saved
      ? `a saved ${saved.kind.classOf(saved.facts)} of ${String(saved.seen('status'))}`
      : `${levels['type'] ?? ''} for ${levels['reusability'] ?? ''}`;
    const manual = field(input.body, 'capture_method') === 'MANUAL' ? ' captured later' : '';
    return { is: 'open', question: `a payment request by ${how}${manual}` };
  },
  follows: async (outcome) => {
    const { model, thing, input, body, key, levels } = outcome;
    const sent = input.body as Made;
    const known = knownMethod(outcome);
    if (known) model.touch(known);
    else
      addMethod(
        model,
        thing.account,
        key(1),
        objectIn(body, 'payment_method'),
        objectIn(sent, 'payment_method'),
        'its new payment request',
      );
    const status = String(body['status']);
    const manual = sent['capture_method'] === 'MANUAL';
    const paid = status === 'SUCCEEDED';
    const facts: RequestFacts = {
      sent,
      method: methodIn(body),
      type: levels['type'] as MethodType,
      reusability: String(levels['reusability']),
      manual,
      status: null,
      payments: paid ? 1 : 0,
      captured: paid ? hundredths(sent['amount']) : 0,
      refunded: 0,
    };
    const request = model.add({
      kind: paymentRequest,
      account: thing.account,
      key: key(0),
      body,
      facts,
      view: 'the response to its creation',
    });
    for (const name of ['payment.pending', 'payment.awaiting_capture', 'payment.authorization'])
      model.expectEvent({
        account: thing.account,
        names: [name],
        clause: 'STATE-PR2-02',
        about: (data) => data['payment_request_id'] === request.id,
        optional: true,
      });
    if (paid) await settle(model, request, key(2));
  },
};

const knownMethod = ({ model, input }: Outcome): Thing<MethodFacts> | undefined => {
  const id = field(input.body, 'payment_method_id');
  return typeof id === 'string' ? model.byId(paymentMethod, id) : undefined;
};

/** What a payment brings about. */
const settle = async (model: Model, request: Thing<RequestFacts>, key: string): Promise<void> => {
  const { facts } = request;
  const method = model.byId(paymentMethod, facts.method);
  if (!method) return;
  useUp(method);
  await receive({
    model,
    key,
    method,
    request: request,
    amount: amountIn(facts),
    currency: String(facts.sent['currency']),
    reference: request.seen('reference_id'),
  });
};

const pay: Command<RequestFacts> = {
  name: 'pay a payment request',
  endpoint: 'payment_requests.simulate',
  on: paymentRequest,
  byPayer: true,
  weight: 3,
  factors: {},
  input: ({ thing }) => ({ params: thing.params, body: {} }),
  expects: (facts): Expectation => {
    if (!isWaiting(facts) && !isNumber(facts)) return { is: 'refused', clause: 'STATE-PR2-SET' };
    return { is: 'open', question: `simulating a payment of ${paymentRequest.classOf(facts)}` };
  },
  change: (facts) => {
    facts.payments += 1;
    facts.captured += hundredths(facts.sent['amount']);
    facts.status = isNumber(facts) ? null : 'SUCCEEDED';
  },
  follows: async ({ model, thing, key }) => {
    await settle(model, thing, key(0));
  },
};

export const requestCommands: readonly Command[] = [create, pay];
