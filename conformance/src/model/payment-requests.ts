// Payment requests of v2 with their captures, from the clauses.
import { chosen, type Channel, type Dialect } from '@kasir/models';
import type { Made } from '../run/samples/sample.ts';
import type { MethodType } from '../run/samples/payment-methods.ts';
import { hundredths } from './money.ts';
import { toText } from '../differences.ts';
import { customer } from './customers.ts';
import { reading } from './reading.ts';
import type { Input } from '../wire/encode.ts';
import { field, itemsOf } from '../wire/message.ts';
import {
  type Expectation,
  type Command,
  type Kind,
  type Occasion,
  type Outcome,
  type Sent,
  type Thing,
  type Model,
  objectIn,
} from './model.ts';
import {
  addMethod,
  addressFor,
  RETRY,
  RETRY_MS,
  authorization,
  isOwned,
  methodFactors,
  methodOf,
  ownerIn,
  ownerOf,
  ownerRule,
  paymentMethod,
  type MethodFacts,
} from './payment-methods.ts';
import { amountFor, amountLevels, channelFor, channelIn, declinedFor } from './markets.ts';
import { methodIn, receive, useUp } from './payments.ts';
import { echo, is, none, oneOf, some, that, type Rule } from './rule.ts';
import { metadataOf, sizes, textAt } from '../run/samples/values.ts';

export interface RequestFacts {
  readonly sent: Made;
  readonly channel: Channel;
  readonly owner: MethodFacts['owner'];
  readonly method: string;
  readonly type: MethodType;
  readonly reusability: string;
  readonly manual: boolean;
  /** Whether its channel declines its amount. */
  readonly declines: boolean;
  /** What it must be now; null where the target decides, until it was seen. */
  status: string | null;
  /** Payments that succeeded. */
  payments: number;
  /** When its authorization ends; null where nothing was authorized, or time runs. */
  ends: number | null;
  /** Until when a payer who has left its page may come back; null while nobody has. */
  left: number | null;
  /** Whether it has ended. */
  over: boolean;
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

/** How long a card can be charged after it was authorized (LIMIT-15), in milliseconds. */
const AUTHORIZED_MS = 7 * 86_400_000;

const NUMBERS: readonly string[] = ['VIRTUAL_ACCOUNT', 'OVER_THE_COUNTER', 'QR_CODE'];

/** What a request may be: one that waits asks its payer to act, or a dialect names what it does. */
const states = (
  { type, manual, captured, payments, over }: RequestFacts,
  dialect: Dialect,
): readonly string[] => [
  NUMBERS.includes(type) ? chosen('waiting_payment_request', dialect) : 'REQUIRES_ACTION',
  // Nothing is paid before it was captured, and nothing unpaid after it was paid.
  ...(manual && captured === 0 ? (over ? [] : ['AWAITING_CAPTURE']) : ['SUCCEEDED']),
  ...(payments > 0 ? [] : unpaid(dialect)),
];

/** What is there to do while it waits: one thing at least where it asks for something. */
const something = (status: unknown, dialect: Dialect): Rule => {
  const words = ['AUTH', 'RESEND_AUTH', ...chosen('other_actions', dialect).split(' and ')];
  const least = status === 'REQUIRES_ACTION' ? 1 : 0;
  return that(
    `${least} or more of ${words.join(', ')}`,
    (actions) =>
      itemsOf(actions).length >= least &&
      itemsOf(actions).every((one) => words.includes(String(field(one, 'action')))),
    'PR2-FIELD-action.action',
  );
};

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
  reusability === 'MULTIPLE_USE' && NUMBERS.includes(type);

/** Whether something is authorized that can still be captured. */
const isHeld = ({ manual, status, captured, sent }: RequestFacts): boolean =>
  status === 'AWAITING_CAPTURE' ||
  (manual && captured > 0 && captured < hundredths(sent['amount']));

const amountIn = ({ sent }: RequestFacts): number => Number(sent['amount']);

/** Whether an event is about a payment of a request. */
const isOf = (data: Made, { id }: Thing<RequestFacts>): boolean =>
  data['payment_request_id'] === id;

export const paymentRequest: Kind<RequestFacts> = {
  name: 'a payment request',
  clauses: 'PR2-FIELD-id',
  classOf: (facts) => {
    const { type, reusability, manual, status, declines, payments, over } = facts;
    const parts = [
      type,
      reusability,
      ...(manual ? ['captured later'] : []),
      String(status),
      ...(declines ? ['to be declined'] : []),
      ...(payments > 1 ? ['again'] : []),
      ...(payments > 0 && isHeld(facts) ? [over ? 'in part, too late' : 'in part'] : []),
    ];
    return parts.join(' ');
  },
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
        {
          names: ['payment.failed'],
          clause: 'EVT-payment.failed',
          about: isOf,
          ...(status === 'FAILED' && { fromStart: 'ours' as const }),
        },
      ]),
    ),
    AWAITING_CAPTURE: {
      names: ['payment.authorization', 'payment.awaiting_capture'],
      clause: 'EVT-payment.authorization',
      about: isOf,
    },
  },
  timers: (facts) =>
    facts.left !== null && isUndecided(facts)
      ? [
          {
            name: 'the end of another try',
            // The very end is open.
            at: facts.left + 1,
            clause: RETRY,
            fire: (now) => {
              now.status = null;
              now.left = null;
              now.over = true;
            },
          },
        ]
      : facts.ends === null || facts.over || !isHeld(facts)
        ? []
        : [
            {
              name: 'the end of its authorization',
              at: facts.ends,
              clause: 'LIMIT-15',
              fire: (now) => {
                if (now.captured === 0) now.status = null;
                now.over = true;
              },
            },
          ],
  moving: [
    'status',
    'failure_code',
    'updated',
    'actions',
    'payment_method',
    'card_verification_results',
  ],
  // The method has a model of its own.
  unstable: ['payment_method'],
  rules: (facts, { account, dialect }, body) => {
    const { sent, channel, owner, status, manual, method } = facts;
    return {
      id: that('pr- and more', (id) => String(id).startsWith('pr-')),
      ...(account.id !== null && { business_id: is(account.id) }),
      ...(sent['reference_id'] !== undefined && { reference_id: is(sent['reference_id']) }),
      currency: is(sent['currency']),
      amount: is(sent['amount']),
      country: is(channel.country),
      customer_id: ownerRule(owner),
      description: echo(sent['description']),
      metadata: echo(sent['metadata']),
      capture_method: manual ? is('MANUAL') : oneOf(['AUTOMATIC', null, undefined]),
      status:
        status === null
          ? oneOf(states(facts, dialect), 'STATE-PR2-SET')
          : is(status, 'STATE-PR2-02'),
      ...(status !== null && { failure_code: unpaid(dialect).includes(status) ? some() : none() }),
      payment_method: that(`the method ${method}`, (seen) => field(seen, 'id') === method),
      actions: isWaiting({ ...facts, status: String(body['status']) })
        ? something(body['status'], dialect)
        : nothingToDo(dialect),
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

/** The amount that a saved code has, and that every request of it must have. */
const fixedAmount = (method: Thing<MethodFacts>): number | null => {
  const name = method.facts.type.toLowerCase();
  const amount = field(method.seen(name) ?? method.facts.sent[name], 'amount');
  return typeof amount === 'number' ? amount : null;
};

/**
 * A method that says something else than its request, which counts
 * (PR2-CREATE-payment_method-precedence).
 */
const contradicting = (method: Made, level: string | undefined, other: string | null): Made => {
  if (level === 'another customer') return { ...method, customer_id: other };
  const name = String(method['type']).toLowerCase();
  const own = objectIn(method, name);
  if (level === 'another currency' && 'currency' in own)
    return { ...method, [name]: { ...own, currency: own['currency'] === 'IDR' ? 'PHP' : 'IDR' } };
  if (level === 'another amount' && 'amount' in own)
    return { ...method, [name]: { ...own, amount: Number(own['amount']) + 1_000 } };
  return method;
};

/** A customer of the account, beside one that is named; null where there is none. */
const otherCustomer = ({ model, thing }: Occasion, named: unknown): string | null =>
  typeof named === 'string'
    ? (model.all(customer, thing.account).find(({ id }) => id !== named)?.id ?? null)
    : null;

/** A reference of a level, which spreadsheets and reports may take for something else. */
const referenceOf = (level: string | undefined, reference: string): Made => {
  if (level === 'a formula') return { reference_id: `=${reference}` };
  if (level === 'with quotes') return { reference_id: `${reference} "so-called"` };
  return level === 'given' ? { reference_id: reference } : {};
};

/** A method as its request makes it, whatever it said of amount and currency itself. */
const agreeing = (method: Made, { amount, currency }: Made): Made => {
  const name = String(method['type']).toLowerCase();
  const own = objectIn(method, name);
  const said = { ...('amount' in own && { amount }), ...('currency' in own && { currency }) };
  return { ...method, [name]: { ...own, ...said } };
};

/** The request by its levels; null where they make none. */
const inputOf = (type: MethodType, occasion: Occasion): Input | null => {
  const { model, thing, levels, draw } = occasion;
  const { account } = thing;
  const saved = model
    .all(paymentMethod, account)
    .filter(({ facts }) => facts.type === type && facts.reusability === levels['reusability']);
  const usable = saved.filter(({ facts }) => facts.status === 'ACTIVE');
  const known = {
    inside: undefined,
    'saved before': saved.at(-1),
    'saved and usable': usable.at(-1),
  }[levels['method'] ?? 'inside'];
  if (levels['method'] !== 'inside' && !known) return null;
  const reusability = levels['reusability'] ?? '';
  const channel =
    known?.facts.channel ??
    channelFor(type, reusability === 'MULTIPLE_USE', levels['channel'], draw);
  const fixed = known ? fixedAmount(known) : null;
  const isDeclined = levels['amount'] === 'declined';
  if (isDeclined && fixed !== null) return null;
  const amount = isDeclined
    ? declinedFor(channel, draw)
    : (fixed ?? amountFor(channel, levels['amount'], draw));
  if (amount === null) return null;
  const owner = ownerOf(occasion, isOwned(type, reusability) && !known);
  if (owner === null) return null;
  const description = textAt(levels['description'], draw);
  const other = otherCustomer(occasion, owner['customer_id']);
  if (levels['inside'] === 'another customer' && (known || other === null)) return null;
  return {
    body: {
      currency: channel.currency,
      amount,
      ...referenceOf(levels['own reference'], model.trial.newReference()),
      ...(description !== undefined && { description }),
      ...metadataOf(levels['own metadata'], draw),
      ...(levels['capture'] !== 'left out' &&
        type === 'CARD' && { capture_method: levels['capture'] }),
      ...owner,
      ...(known
        ? { payment_method_id: known.id }
        : {
            payment_method: contradicting(
              methodOf(occasion, channel, amount),
              levels['inside'],
              other,
            ),
          }),
    },
  };
};

const expectationOf = ({ model, levels, input }: Sent): Expectation => {
  const id = field(input.body, 'payment_method_id');
  const saved = typeof id === 'string' ? model.byId(paymentMethod, id) : undefined;
  if (saved?.facts.status === 'EXPIRED') return { is: 'refused', clause: 'STATE-PM2-01' };
  const channel =
    saved?.facts.channel ??
    channelIn(objectIn(input.body, 'payment_method'), field(input.body, 'currency'));
  const others = saved && model.all(paymentRequest).filter(({ facts }) => facts.method === id);
  const beside = [...new Set(others?.map(({ facts }) => String(facts.status)))].toSorted();
  const how = saved
    ? `a saved ${saved.kind.classOf(saved.facts)} ${channel.code} ${channel.country} of ${String(saved.seen('status'))}, beside requests that are ${beside.join(' and ')}`
    : `${levels['type'] ?? ''} ${channel.code} ${channel.country} for ${levels['reusability'] ?? ''}`;
  const manual = field(input.body, 'capture_method') === 'MANUAL' ? ' captured later' : '';
  const inside =
    saved || levels['inside'] === 'agrees' ? '' : `, whose method says ${levels['inside'] ?? ''}`;
  return { is: 'open', question: `a payment request by ${how}${manual}${inside}` };
};

/** When an authorization ends that begins now; null while time runs. */
const authorizedUntil = ({ now, frozen, trial }: Model): number | null =>
  now !== null && frozen && trial.isHeldToContracts ? now + AUTHORIZED_MS : null;

/** Events of what becomes of a payment before it is paid, whose occasions no clause names. */
const expectOnTheWay = (model: Model, { id, account }: Thing): void => {
  for (const name of ['payment.pending', 'payment.awaiting_capture', 'payment.authorization'])
    model.expectEvent({
      account,
      names: [name],
      clause: 'STATE-PR2-02',
      about: (data) => data['payment_request_id'] === id,
      optional: true,
    });
};

/** A new request, its method, and what came with it. */
const addRequest = async (outcome: Outcome): Promise<void> => {
  const { model, thing, input, body, key, levels } = outcome;
  const sent = input.body as Made;
  const known = knownMethod(outcome);
  const channel =
    known?.facts.channel ?? channelIn(objectIn(sent, 'payment_method'), sent['currency']);
  const owner = known ? known.facts.owner : ownerIn(sent);
  if (known) model.touch(known);
  else
    addMethod({
      model,
      account: thing.account,
      key: key(1),
      body: objectIn(body, 'payment_method'),
      sent: agreeing(objectIn(sent, 'payment_method'), sent),
      channel,
      owner,
      view: 'its new payment request',
      partial: true,
    });
  const status = String(body['status']);
  const manual = sent['capture_method'] === 'MANUAL';
  const paid = status === 'SUCCEEDED' && !manual;
  const facts: RequestFacts = {
    sent,
    channel,
    owner: known && known.facts.owner === 'new' ? String(known.seen('customer_id')) : owner,
    method: methodIn(body),
    type: levels['type'] as MethodType,
    reusability: String(levels['reusability']),
    manual,
    declines: levels['amount'] === 'declined',
    status: null,
    payments: paid ? 1 : 0,
    ends: manual && status === 'AWAITING_CAPTURE' ? authorizedUntil(model) : null,
    left: null,
    over: false,
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
  expectOnTheWay(model, request);
  if (paid) await settle(model, request, key(2));
};

const create = (type: MethodType, capture: 'at once' | 'later'): Command => ({
  name: `create a payment request by ${type}${capture === 'later' ? ', captured later' : ''}`,
  endpoint: 'payment_requests.create',
  extras: ['items', 'shipping_information'],
  repeats: { 'with-split-rule': 'split_rule_id' },
  on: null,
  keyed: true,
  weight: 2,
  factors: {
    ...methodFactors,
    type: [type],
    amount: [...amountLevels, 'declined'],
    capture: capture === 'later' ? ['MANUAL'] : ['left out', 'AUTOMATIC'],
    'own reference': ['given', 'a formula', 'with quotes', 'left out'],
    'own metadata': sizes,
    method: ['inside', 'saved before', 'saved and usable', 'saved and usable'],
    inside: ['agrees', 'agrees', 'another currency', 'another amount', 'another customer'],
  },
  input: (occasion) => inputOf(type, occasion),
  expects: (_, sent) => expectationOf(sent),
  follows: addRequest,
});

const knownMethod = ({ model, input }: Outcome): Thing<MethodFacts> | undefined => {
  const id = field(input.body, 'payment_method_id');
  return typeof id === 'string' ? model.byId(paymentMethod, id) : undefined;
};

/** Notes a payment: its method, its money, its event. */
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

/** What a payment brings about. */
const paying = {
  change: (facts: RequestFacts, { model }: Sent<RequestFacts>): void => {
    if (facts.declines) {
      facts.status = 'FAILED';
      return;
    }
    if (facts.manual) {
      // What is authorized counts from now, and not from when it was asked for (STATE-CARD-03).
      facts.status = 'AWAITING_CAPTURE';
      facts.ends = authorizedUntil(model);
      return;
    }
    facts.payments += 1;
    facts.captured += hundredths(facts.sent['amount']);
    facts.status = isNumber(facts) ? null : 'SUCCEEDED';
  },
  follows: async ({ model, thing, key }: Outcome<RequestFacts>): Promise<void> => {
    if (thing.facts.manual) expectOnTheWay(model, thing);
    else if (!thing.facts.declines) await settle(model, thing, key(0));
  },
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
  ...paying,
};

/** Somebody pays to a number for many that no request asks for. */
const payMethod: Command<MethodFacts> = {
  name: 'pay a payment method',
  endpoint: 'payment_methods.simulate',
  on: paymentMethod,
  byPayer: true,
  factors: {},
  fits: isNumber,
  input: ({ model, thing, draw }) => {
    const isAsked = model.all(paymentRequest).some(({ facts }) => facts.method === thing.id);
    const amount = fixedAmount(thing) ?? amountFor(thing.facts.channel, 'thousands', draw);
    // Without a request only the payments of its method name what was paid.
    const isSeen = model.endpoints.has('payment_methods.payments');
    return isAsked || !isSeen ? null : { params: thing.params, body: { amount } };
  },
  expects: (facts): Expectation => ({
    is: 'open',
    question: `simulating a payment of ${paymentMethod.classOf(facts)}`,
  }),
  follows: async ({ model, thing, key, input }) => {
    useUp(thing);
    const amount = Number(field(input.body, 'amount'));
    const { currency } = thing.facts.channel;
    const reference = undefined;
    await receive({
      model,
      key: key(0),
      method: thing,
      request: null,
      amount,
      currency,
      reference,
    });
  },
};

/** Whether a payer decides on a page: numbers and codes are paid elsewhere. */
const isUndecided = ({ status, type }: RequestFacts): boolean =>
  status === 'REQUIRES_ACTION' && ['EWALLET', 'DIRECT_DEBIT', 'CARD'].includes(type);

/** The address that a request has sent for what its payer decides. */
const addressOf = ({ sent, type }: RequestFacts, act: 'success' | 'failure' | 'cancel'): unknown =>
  addressFor(objectIn(sent, 'payment_method'), type, act);

const approve: Command<RequestFacts> = {
  name: 'approve a payment request',
  endpoint: 'payment_requests.get',
  on: paymentRequest,
  weight: 2,
  factors: {},
  presses: (thing) => authorization(thing, 'approve'),
  fits: isUndecided,
  leads: (facts) =>
    facts.over ? undefined : addressOf(facts, facts.declines ? 'failure' : 'success'),
  input: ({ thing }) => ({ params: thing.params }),
  expects: ({ over }): Expectation =>
    over
      ? { is: 'open', question: 'approving a payment request so long after its page was left' }
      : { is: 'accepted' },
  ...paying,
};

const decline: Command<RequestFacts> = {
  name: 'decline a payment request',
  endpoint: 'payment_requests.get',
  on: paymentRequest,
  weight: 0.7,
  factors: {},
  presses: (thing) => authorization(thing, 'decline'),
  fits: isUndecided,
  leads: (facts) => addressOf(facts, 'failure'),
  input: ({ thing }) => ({ params: thing.params }),
  expects: (): Expectation => ({ is: 'accepted' }),
  change: (facts) => {
    facts.status = 'FAILED';
  },
};

/** Leaves the page without a decision: the payer may come back within a quarter of an hour. */
const leave: Command<RequestFacts> = {
  name: 'leave the page of a payment request',
  endpoint: 'payment_requests.get',
  on: paymentRequest,
  factors: {},
  presses: (thing) => authorization(thing, 'leave'),
  fits: (facts) => isUndecided(facts) && !facts.over && addressOf(facts, 'cancel') !== undefined,
  leads: (facts) => addressOf(facts, 'cancel'),
  input: ({ thing }) => ({ params: thing.params }),
  expects: (): Expectation => ({ is: 'open', question: 'leaving the page of a payment request' }),
  change: (facts, { model }) => {
    facts.left ??= model.now === null ? null : model.now + RETRY_MS;
  },
};

/** What can be done with payment requests of some types. */
export const requestCommands = (types: readonly MethodType[]): readonly Command[] => [
  ...types.map((type) => create(type, 'at once')),
  ...(types.includes('CARD') ? [create('CARD', 'later')] : []),
  pay,
  payMethod,
  approve,
  decline,
  leave,
];
