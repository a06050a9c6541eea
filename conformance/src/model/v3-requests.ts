// Payment requests and payments of v3, from the clauses.
import { differences } from '../differences.ts';
import { declinedOf } from '../magic/magic.ts';
import { hundredths } from './money.ts';
import type { Body, Made } from '../run/samples/sample.ts';
import { versionOf } from '../run/samples/sample.ts';
import { openAccountBody, v3CardBody, v3RequestBody, v3WalletBody } from '../run/samples/v3.ts';
import type { Trial } from '../run/trial.ts';
import type { SeededRandom } from '../run/seeded-random.ts';
import { reading } from './reading.ts';
import { field, itemsOf } from '../wire/message.ts';
import {
  type Expectation,
  type Command,
  type Kind,
  type Levels,
  type Thing,
  type Model,
  objectIn,
} from './model.ts';
import { paymentToken } from './v3-tokens.ts';
import { echo, is, oneOf, some, that, type Rule } from './rule.ts';
import { metadataOf, sizes, textAt, texts } from '../run/samples/values.ts';

interface RequestFacts {
  /** What it says of itself; a change may set another. */
  sent: Made;
  readonly channel: string;
  /** What it must be now; null where the target decides, until it was seen. */
  status: string | null;
  /** Whether a card pays it: nothing else is authorized to be captured later. */
  readonly byCard: boolean;
  /** Whether its channel declines its amount. */
  readonly declines: boolean;
  /** When it ends by itself, if that was said. */
  ends: number | null;
  payments: number;
}

interface PaymentFacts {
  readonly request: string;
  readonly amount: number;
  readonly currency: unknown;
  /** As its request shows it. */
  readonly channel: unknown;
  readonly manual: boolean;
  status: string | null;
  captured: number;
}

const STATES = [
  'REQUIRES_ACTION',
  'ACCEPTING_PAYMENTS',
  'SUCCEEDED',
  'FAILED',
  'CANCELED',
  'AUTHORIZED',
  'EXPIRED',
  'PENDING',
];

/** What it asks for: null where its payer decides that. */
const amountOf = ({ sent }: RequestFacts): unknown => sent['request_amount'] ?? sent['amount'];

const isVerified = ({ sent }: RequestFacts): boolean => sent['type'] === 'VERIFY_PAYMENT_METHOD';

const isOpen = ({ status }: { readonly status: string | null }): boolean =>
  status === null || ['REQUIRES_ACTION', 'ACCEPTING_PAYMENTS', 'PENDING'].includes(status);

/** Only a card is authorized to be captured later, and never to be verified. */
const statesOf = (facts: RequestFacts): readonly string[] =>
  facts.byCard && !isVerified(facts) ? STATES : STATES.filter((state) => state !== 'AUTHORIZED');

const version = versionOf('v3_payment_requests.get').headers ?? {};

export const v3Request: Kind<RequestFacts> = {
  name: 'a payment request of v3',
  clauses: 'V3-PR-FIELD-id',
  classOf: ({ sent, channel, status, payments, ends, declines }) => {
    const parts = [channel, sent['type'], sent['capture_method'], status];
    const fails = declines ? ['to be declined'] : [];
    const many = payments > 1 ? ['again'] : [];
    const timed = ends === null ? [] : ['with an end'];
    return [...parts.filter((part) => typeof part === 'string'), ...many, ...timed, ...fails].join(
      ' ',
    );
  },
  moving: [
    'status',
    'actions',
    'latest_payment_id',
    'failure_code',
    'updated',
    'channel_properties',
  ],
  learn: (facts, thing) => {
    facts.status ??= String(thing.seen('status'));
  },
  stirs: (facts) => {
    const open = isOpen(facts) && facts.ends === null;
    if (open) facts.status = null;
    return open;
  },
  announces: {
    EXPIRED: {
      names: ['payment_request.expiry', 'payment_request.expired'],
      clause: 'EVT-payment_request.expiry',
      about: (data, { id }) => data['payment_request_id'] === id || data['id'] === id,
    },
  },
  rules: (facts) => ({
    id: that('pr- or py- and more', (id) => /^(pr|py)-/.test(String(id)), 'V3-CONF-01'),
    reference_id: is(facts.sent['reference_id']),
    type: is(facts.sent['type']),
    country: is(facts.sent['country']),
    currency: is(facts.sent['currency']),
    request_amount: echo(amountOf(facts)),
    ...('channel_code' in facts.sent && { channel_code: is(facts.sent['channel_code']) }),
    ...('payment_token_id' in facts.sent && {
      payment_token_id: is(facts.sent['payment_token_id']),
    }),
    description: echo(facts.sent['description']),
    metadata: echo(facts.sent['metadata']),
    status:
      facts.status === null
        ? oneOf(statesOf(facts), 'STATE-PR3-SET')
        : is(facts.status, `STATE-PR3-${facts.status}`),
    ...(facts.status === 'FAILED'
      ? { failure_code: some('STATE-PR3-FAILED') }
      : facts.payments === 0 && { latest_payment_id: echoOrNone() }),
  }),
  views: [
    {
      name: 'get',
      endpoint: 'v3_payment_requests.get',
      read: reading('v3_payment_requests.get'),
    },
  ],
  lists: [
    {
      endpoint: 'v3_payment_requests.list',
      limit: { min: 1, max: 50 },
      cursor: 'after_id',
      order: 'stable',
    },
  ],
  timers: ({ status, ends }) =>
    ends === null || !isOpen({ status })
      ? []
      : [
          {
            name: 'its end',
            at: ends,
            clause: 'STATE-PR3-EXPIRED',
            fire: (facts) => {
              facts.status = 'EXPIRED';
            },
          },
        ],
};

/** A payment that waits may be there before it has succeeded. */
const echoOrNone = (): Rule =>
  that('nothing, or an id', (id) => id === null || id === undefined || typeof id === 'string');

export const v3Payment: Kind<PaymentFacts> = {
  name: 'a payment of v3',
  clauses: '',
  classOf: ({ manual, status, captured }) =>
    `${manual ? 'captured later ' : ''}${String(status)}${captured > 0 ? ' in part' : ''}`,
  // It may show its request as that is now.
  moving: ['status', 'captures', 'updated', 'failure_code', 'description'],
  links: ({ request }) => [request],
  learn: (facts, thing) => {
    facts.status ??= String(thing.seen('status'));
  },
  stirs: (facts) => {
    const open =
      facts.status === 'AUTHORIZED' || facts.status === null || facts.status === 'PENDING';
    if (open) facts.status = null;
    return open;
  },
  rules: ({ request, amount, currency, channel, status, captured }) => ({
    captures: that(
      captured === 0 ? 'nothing' : `one of ${captured / 100}`,
      (seen) =>
        differences(
          captured === 0 ? [] : [captured / 100],
          itemsOf(seen).map((one) => field(one, 'capture_amount')),
        ).length === 0,
      'V3-UNSPEC-08',
    ),
    payment_request_id: is(request),
    ...(typeof channel === 'string' && { channel_code: oneOf([channel, undefined], 'V3-MAP-16') }),
    request_amount: is(amount),
    currency: is(currency),
    status:
      status === null
        ? oneOf(['PENDING', 'AUTHORIZED', 'SUCCEEDED', 'FAILED', 'CANCELED', 'EXPIRED'])
        : is(status),
  }),
  views: [{ name: 'get', endpoint: 'v3_payments.get', read: reading('v3_payments.get') }],
};

/** A payer who is asked on a device decides by themselves, a little later. */
const DEVICE = 'a wallet on a device';
const VERIFIED = 'a card that is verified';

/** Ways to pay: each a body that only the levels change. */
const bodies: Readonly<Record<string, (trial: Trial) => Body>> = {
  'a virtual account': v3RequestBody,
  'a virtual account for many': openAccountBody,
  'a wallet': v3WalletBody,
  'a card': v3CardBody,
  'a card captured later': (trial) => v3CardBody(trial, { capture_method: 'MANUAL' }),
  'an outlet': (trial) =>
    v3RequestBody(trial, {
      channel_code: 'ALFAMART',
      channel_properties: { customer_name: 'Siti' },
    }),
  'a QR code': (trial) => v3RequestBody(trial, { channel_code: 'QRIS', channel_properties: {} }),
  'a wallet captured later': (trial) => v3WalletBody(trial, { capture_method: 'MANUAL' }),
  [DEVICE]: (trial) =>
    v3WalletBody(trial, {
      channel_code: 'OVO',
      channel_properties: { account_mobile_number: '+6281234567890' },
    }),
  [VERIFIED]: (trial) =>
    v3CardBody(trial, { type: 'VERIFY_PAYMENT_METHOD', capture_method: 'MANUAL' }),
};

const SOON = 'in a second';
const ENDS: Readonly<Record<string, number>> = {
  [SOON]: 1_000,
  'in an hour': 3_600_000,
  'in a day': 86_400_000,
};

/** How the amount is written (V3-CONF-02); null where the levels make no amount like that. */
const amountFields = (levels: Levels, amount: number): Made | null => {
  const [channel, name] = [levels['channel'], levels['name']];
  if (channel === VERIFIED) return name === 'request_amount' ? { request_amount: undefined } : null;
  if (name === 'left to the payer')
    return channel === 'a virtual account for many' ? { request_amount: null } : null;
  return {
    request_amount: name === 'amount' ? undefined : amount,
    ...(name !== 'request_amount' && { amount: name === 'amount' ? amount : amount + 1 }),
  };
};

/** The amount that a level declines: undefined where it declines none, null where none is known. */
const declinedFor = (levels: Levels, draw: SeededRandom): number | null | undefined => {
  if (levels['amount'] !== 'declined') return undefined;
  const type = levels['channel']?.startsWith('a card') ? 'CARD' : 'EWALLET';
  const isKnown = levels['channel'] === 'a wallet' || type === 'CARD';
  const amounts = declinedOf(draw.magic, type);
  const isPossible = isKnown && levels['token'] === 'none' && amounts.length > 0;
  return isPossible ? draw.pick(amounts) : null;
};

const create: Command = {
  name: 'create a payment request of v3',
  endpoint: 'v3_payment_requests.create',
  on: null,
  extras: [
    'items',
    'shipping_information',
    'channel_properties.cancel_return_url',
    'channel_properties.pending_return_url',
  ],
  weight: 2,
  factors: {
    channel: Object.keys(bodies),
    amount: ['thousands', 'hundred thousands', 'declined'],
    name: ['request_amount', 'request_amount', 'amount', 'both', 'left to the payer'],
    metadata: sizes,
    description: texts,
    end: ['none', ...Object.keys(ENDS)],
    token: ['none', 'none', 'a saved one', 'a saved one, captured later'],
  },
  input: ({ model, thing, levels, draw }) => {
    const {
      metadata: _,
      description: __,
      ...body
    } = bodies[levels['channel'] ?? 'a wallet']?.(model.trial) ?? {};
    const description = textAt(levels['description'], draw);
    const saved = model.all(paymentToken, thing.account).at(-1);
    if (levels['token'] !== 'none' && !saved) return null;
    const after = ENDS[levels['end'] ?? ''];
    const isCard = levels['channel']?.startsWith('a card') ?? false;
    if (after !== undefined && (model.now === null || isCard)) return null;
    const declined = declinedFor(levels, draw);
    if (declined === null) return null;
    // How somebody pays what is left to them is not stated.
    if (levels['name'] === 'left to the payer' && !model.trial.isHeldToContracts) return null;
    const amount =
      levels['amount'] === 'thousands'
        ? draw.amount(25_000, 99_999)
        : draw.amount(420_000, 999_999);
    const named = amountFields(levels, declined ?? amount);
    if (named === null || (levels['channel'] === DEVICE && levels['end'] !== SOON)) return null;
    if (levels['channel'] === VERIFIED && !model.trial.isHeldToContracts) return null;
    const expires_at = new Date((model.now ?? 0) + (after ?? 0)).toISOString();
    if (levels['token'] !== 'none' && saved)
      return {
        headers: version,
        body: {
          reference_id: model.trial.newReference(),
          type: 'PAY',
          country: saved.facts.sent['country'],
          currency: saved.facts.sent['currency'],
          request_amount: amount,
          payment_token_id: saved.id,
          ...(levels['token'] !== 'a saved one' && { capture_method: 'MANUAL' }),
          ...(description !== undefined && { description }),
          ...metadataOf(levels['metadata'], draw),
        },
      };
    return {
      headers: version,
      body: {
        ...body,
        ...named,
        ...(description !== undefined && { description }),
        ...metadataOf(levels['metadata'], draw),
        ...(after !== undefined && {
          channel_properties: { ...objectIn(body, 'channel_properties'), expires_at },
        }),
      },
    };
  },
  expects: (_, { model, levels, input }): Expectation => {
    const id = field(input.body, 'payment_token_id');
    const saved = typeof id === 'string' ? model.byId(paymentToken, id) : undefined;
    const way = saved ? `a token ${paymentToken.classOf(saved.facts)}` : (levels['channel'] ?? '');
    const end = saved || levels['end'] === 'none' ? '' : ` with an end ${levels['end'] ?? ''}`;
    const amounts = saved ? '' : ` with ${levels['name'] ?? ''}`;
    if (!saved && levels['name'] === 'both' && model.trial.isHeldToContracts)
      return { is: 'refused', clause: 'V3-CONF-02' };
    const later = levels['token']?.endsWith('captured later') ? ' captured later' : '';
    return { is: 'open', question: `a payment request of v3 by ${way}${later}${end}${amounts}` };
  },
  follows: async ({ model, thing, levels, input, body, key }) => {
    const sent = input.body as Made;
    const end = field(sent['channel_properties'], 'expires_at');
    const status = String(body['status']);
    const at = body['latest_payment_id'];
    const saved = model.byId(paymentToken, sent['payment_token_id']);
    const isPayment = sent['type'] !== 'VERIFY_PAYMENT_METHOD';
    const paid = isPayment && (status === 'SUCCEEDED' || status === 'AUTHORIZED');
    const request = model.add({
      kind: v3Request,
      account: thing.account,
      key: key(0),
      body,
      facts: {
        sent,
        channel: typeof sent['channel_code'] === 'string' ? sent['channel_code'] : 'a token',
        status: null,
        byCard: sent['channel_code'] === 'CARDS' || saved?.facts.by === 'a card',
        ends: typeof end === 'string' ? Date.parse(end) : null,
        payments: paid ? 1 : 0,
        declines: levels['amount'] === 'declined',
      },
      view: 'the response to its creation',
    });
    if (paid && typeof at === 'string') await addPayment(model, request, at, key(1));
    else if (paid) expectPaymentOf(model, request, key(1));
    else if (status === 'FAILED') expectFailure(model, request, !model.trial.isHeldToContracts);
  },
};

/** Expects the event of a payment that failed. */
const expectFailure = (model: Model, request: Thing<RequestFacts>, optional: boolean): void =>
  model.expectEvent({
    account: request.account,
    names: ['payment.failure'],
    clause: 'EVT-payment.failure',
    about: (data) => data['payment_request_id'] === request.id,
    rules: { status: is('FAILED') },
    optional,
  });

/** Expects the event of a payment that its request does not name: it may name it. */
const expectPaymentOf = (model: Model, request: Thing<RequestFacts>, key: string): void => {
  const isHeld = request.facts.sent['capture_method'] === 'MANUAL';
  model.expectEvent({
    account: request.account,
    names: [isHeld ? 'payment.authorization' : 'payment.capture'],
    clause: 'EVT-payment.capture',
    about: (data) => Object.values(data).includes(request.id),
    met: async (data) => {
      const id = data['payment_id'];
      if (typeof id === 'string') await addPayment(model, request, id, key, data);
    },
    optional: isHeld,
  });
};

/** A payment that a request or an event names, with its money, and its event where none came. */
const addPayment = async (
  model: Model,
  request: Thing<RequestFacts>,
  id: string,
  key: string,
  event?: Made,
  amount: unknown = amountOf(request.facts),
): Promise<void> => {
  const { sent } = request.facts;
  const manual = sent['capture_method'] === 'MANUAL';
  const as = model.trial.pick(request.account.actors);
  const input = { params: { id }, headers: version };
  // Where payments cannot be read their events show them.
  const isRead = model.endpoints.has('v3_payments.get');
  const body = isRead ? (await model.trial.call('v3_payments.get', input, { as })).body : event;
  const paid = model.add({
    kind: v3Payment,
    account: request.account,
    key,
    id,
    params: { id },
    body: (body ?? {}) as Made,
    partial: !isRead,
    facts: {
      request: request.id,
      amount: Number(amount),
      currency: sent['currency'],
      channel: request.seen('channel_code'),
      manual,
      status: manual ? 'AUTHORIZED' : 'SUCCEEDED',
      captured: manual ? 0 : hundredths(amount),
    },
    view: isRead ? 'get' : 'its event',
  });
  if (!manual) bookPayment(model, request, paid, true);
  if (event) {
    paid.see(event, { view: 'its event', partial: true, at: 'event payment.capture' });
    return;
  }
  model.expectEvent({
    account: request.account,
    names: [manual ? 'payment.authorization' : 'payment.capture'],
    clause: 'EVT-payment.capture',
    about: (data) => data['payment_id'] === id,
    shows: paid,
    optional: manual,
  });
};

/** What was received: the transactions with the reference of the request and of this payment. */
const bookPayment = (
  model: Model,
  request: Thing<RequestFacts>,
  paid: Thing<PaymentFacts>,
  whole: boolean,
): void =>
  model.move({
    account: request.account,
    currency: String(paid.facts.currency),
    name: `the payment ${paid.id}`,
    owns: ({ product_id }) => product_id === paid.id,
    clause: 'TXN-FIELD-amount',
    sum: () => paid.facts.captured,
    rows: whole
      ? [
          {
            type: is('PAYMENT'),
            amount: is(paid.facts.amount),
            cashflow: is('MONEY_IN'),
            reference_id: is(request.facts.sent['reference_id']),
          },
        ]
      : null,
  });

const isMany = ({ sent }: RequestFacts): boolean => sent['type'] === 'REUSABLE_PAYMENT_CODE';

const pay: Command<RequestFacts> = {
  name: 'pay a payment request of v3',
  endpoint: 'v3_payment_requests.simulate',
  on: v3Request,
  byPayer: true,
  weight: 3,
  factors: {},
  input: ({ thing, draw }) => {
    const isFree = (amountOf(thing.facts) ?? null) === null;
    const body = isFree ? { amount: draw.amount(15_000, 99_999) } : {};
    return { params: thing.params, headers: version, body };
  },
  expects: (facts): Expectation =>
    isOpen(facts)
      ? { is: 'open', question: `simulating a payment of ${v3Request.classOf(facts)}` }
      : { is: 'refused', clause: `STATE-PR3-${String(facts.status)}` },
  change: (facts) => {
    if (facts.declines) {
      facts.status = 'FAILED';
      return;
    }
    facts.payments += 1;
    if (!isMany(facts)) facts.status = 'SUCCEEDED';
  },
  follows: async ({ model, thing, key, input }) => {
    const amount = field(input.body, 'amount');
    if (thing.facts.declines) {
      expectFailure(model, thing, false);
      return;
    }
    if (!model.trial.context.receiver || thing.account.inbox === null) {
      const now = await reading('v3_payment_requests.get')(model, thing);
      const id = field(now, 'latest_payment_id');
      if (typeof id === 'string' && !model.byId(v3Payment, id))
        await addPayment(model, thing, id, key(0), undefined, amount);
      return;
    }
    // Where two pay at once only their events name both payments.
    model.expectEvent({
      account: thing.account,
      names: ['payment.capture'],
      clause: 'EVT-payment.capture',
      about: (data) =>
        data['payment_request_id'] === thing.id && !model.byId(v3Payment, data['payment_id']),
      met: (data) => addPayment(model, thing, String(data['payment_id']), key(0), data, amount),
      optional: false,
    });
  },
};

const cancel: Command<RequestFacts> = {
  name: 'cancel a payment request of v3',
  endpoint: 'v3_payment_requests.cancel',
  on: v3Request,
  weight: 0.5,
  factors: {},
  input: ({ thing }) => ({ params: thing.params, headers: version }),
  expects: (facts): Expectation =>
    isOpen(facts)
      ? { is: 'open', question: `cancelling ${v3Request.classOf(facts)}` }
      : { is: 'refused', clause: 'STATE-PR3-CANCELED' },
  change: (facts) => {
    facts.status = 'CANCELED';
  },
};

/** What is applied where it is accepted: what can be changed is open (V3-UNSPEC-07). */
const change: Command<RequestFacts> = {
  name: 'change a payment request of v3',
  endpoint: 'v3_payment_requests.update',
  on: v3Request,
  weight: 0.7,
  factors: {
    field: ['reference_id', 'type', 'currency', 'channel_code', 'metadata', 'description'],
  },
  input: ({ model, thing, levels }) => {
    const reference = model.trial.newReference();
    const values: Made = {
      reference_id: reference,
      type: isMany(thing.facts) ? 'PAY' : 'REUSABLE_PAYMENT_CODE',
      currency: 'PHP',
      channel_code: 'BNI_VIRTUAL_ACCOUNT',
      metadata: { branch: reference },
      description: reference,
    };
    const name = levels['field'] ?? '';
    return { params: thing.params, headers: version, body: { [name]: values[name] } };
  },
  expects: (facts, { levels }): Expectation => ({
    is: 'open',
    question: `changing ${levels['field'] ?? ''} of ${v3Request.classOf(facts)}`,
  }),
  change: (facts, { input }) => {
    facts.sent = { ...facts.sent, ...(input.body as Made) };
  },
};

const capture: Command<PaymentFacts> = {
  name: 'capture a payment of v3',
  endpoint: 'v3_payments.capture',
  on: v3Payment,
  weight: 2,
  factors: { share: ['a part', 'the whole', 'too much', 'one unit'] },
  input: ({ thing, levels }) => {
    const { amount } = thing.facts;
    const shares: Readonly<Record<string, number>> = {
      'a part': Math.floor(amount / 3),
      'the whole': amount,
      'too much': amount + 1,
      'one unit': 1,
    };
    return {
      params: thing.params,
      headers: version,
      body: { capture_amount: shares[levels['share'] ?? 'the whole'] },
    };
  },
  expects: (facts, { input }): Expectation => {
    const amount = Number(field(input.body, 'capture_amount'));
    if (facts.status !== 'AUTHORIZED' || amount > facts.amount)
      return { is: 'refused', clause: 'STATE-PR3-AUTHORIZED' };
    return { is: 'open', question: 'capturing an authorized payment of v3' };
  },
  change: (facts, { input: { body } }) => {
    facts.captured += hundredths(field(body, 'capture_amount'));
    facts.status = 'SUCCEEDED';
  },
  follows: ({ model, thing, before }) => {
    const request = model.byId(v3Request, thing.facts.request);
    model.touchMoney('product_id', thing.id);
    if (request && before.captured === 0) bookPayment(model, request, thing, false);
    model.expectEvent({
      account: thing.account,
      names: ['payment.capture'],
      clause: 'EVT-payment.capture',
      about: (data) => data['payment_id'] === thing.id,
      shows: thing,
      optional: false,
    });
  },
};

const release: Command<PaymentFacts> = {
  name: 'cancel a payment of v3',
  endpoint: 'v3_payments.cancel',
  on: v3Payment,
  weight: 0.5,
  factors: {},
  input: ({ thing }) => ({ params: thing.params, headers: version }),
  expects: (facts): Expectation =>
    facts.status === 'AUTHORIZED'
      ? { is: 'open', question: 'cancelling an authorized payment of v3' }
      : { is: 'refused', clause: 'STATE-PR3-CANCELED' },
  change: (facts) => {
    facts.status = 'CANCELED';
  },
  follows: ({ model, thing }) => model.touchMoney('product_id', thing.id),
};

export const v3Commands: readonly Command[] = [create, pay, cancel, change, capture, release];
