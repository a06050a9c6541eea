// New payment requests of v2: their bodies, the expected responses, and what is created with them.
import { authorizedUntil } from './authorizations.ts';
import type { Made } from '../run/samples/sample.ts';
import type { MethodType } from '../run/samples/bodies.ts';
import { hundredths } from './money.ts';
import { customer } from './customers.ts';
import type { Input } from '../targets/wire/encode.ts';
import { expectSame } from '../violation.ts';
import { field, objectIn } from '../targets/wire/message.ts';
import type { Expectation, Command, Occasion, Outcome, Sent } from './command.ts';
import type { ModelObject } from './model.ts';
import { addMethod, paymentMethod, type MethodFacts } from './payment-methods.ts';
import { addOwner, isOwned, ownerIn, ownerOf, ownerSeen } from './method-owners.ts';
import { methodFactors, methodOf } from './new-payment-methods.ts';
import { amountFor, amountLevels, channelFor, channelIn, declinedFor } from './markets.ts';
import { methodIn } from './payments.ts';
import { open, refused } from './expecting.ts';
import { fixedAmount, paymentRequest, type RequestFacts } from './payment-requests.ts';
import { expectOnTheWay, paidCommands, settle } from './request-payers.ts';
import { metadataOf, sizes, textAt } from '../run/samples/values.ts';

/**
 * Returns a method that contradicts its request; the request takes precedence
 * (PR2-CREATE-payment_method-precedence).
 */
const contradicting = (method: Made, level: string | undefined, other: string | null): Made => {
  if (level === 'another customer') return { ...method, customer_id: other };
  const name = String(method['type']).toLowerCase();
  const own = objectIn(method, name);
  if (level === 'another currency' && 'currency' in own)
    return { ...method, [name]: { ...own, currency: own['currency'] === 'IDR' ? 'PHP' : 'IDR' } };
  if (level === 'another amount' && 'amount' in own)
    return { ...method, [name]: { ...own, amount: (hundredths(own['amount']) + 100_000) / 100 } };
  return method;
};

/**
 * Returns a customer of the account who is not the owner; null without one, or without an owner.
 */
const otherCustomer = ({ model, thing }: Occasion, owner: Made): string | null =>
  Object.keys(owner).length === 0
    ? null
    : (model.all(customer, thing.account).find(({ id }) => id !== owner['customer_id'])?.id ??
      null);

/** Returns a reference of a level; spreadsheets and reports may mistake it for something else. */
const referenceOf = (level: string | undefined, reference: string): Made => {
  if (level === 'a formula') return { reference_id: `=${reference}` };
  if (level === 'null') return { reference_id: null };
  if (level === 'with quotes') return { reference_id: `${reference} "so-called"` };
  return level === 'given' ? { reference_id: reference } : {};
};

/** Returns the method with the amount and currency of its request, which replace its own. */
const agreeing = (method: Made, { amount, currency }: Made): Made => {
  const name = String(method['type']).toLowerCase();
  const own = objectIn(method, name);
  const said = { ...('amount' in own && { amount }), ...('currency' in own && { currency }) };
  return { ...method, [name]: { ...own, ...said } };
};

/** Returns return URLs of a request itself, for the types whose payers act on a page. */
const ownAddresses = (type: MethodType, { model, levels }: Occasion): Made => {
  const hasPage = ['CARD', 'DIRECT_DEBIT', 'EWALLET'].includes(type);
  if (levels['own way back'] !== 'given' || !hasPage || !model.trial.isHeldToContracts) return {};
  const acts = ['success', 'failure', ...(type === 'EWALLET' ? ['cancel'] : [])];
  return {
    channel_properties: Object.fromEntries(
      acts.map((act) => [`${act}_return_url`, `https://merchant.example/own/${act}`]),
    ),
  };
};

/** Returns the request of the levels; null when they allow none. */
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
  const other = otherCustomer(occasion, owner);
  if (levels['inside'] === 'another customer' && (known || other === null)) return null;
  return {
    body: {
      currency: channel.currency,
      amount,
      ...referenceOf(levels['own reference'], model.trial.newReference()),
      ...(description !== undefined && { description }),
      ...metadataOf(levels['own metadata'], draw),
      // The specification leaves open whether a request may name its initiator (PR2-UNSPEC-06).
      ...(levels['initiator'] !== 'left out' &&
        type === 'DIRECT_DEBIT' &&
        model.trial.isHeldToContracts && { initiator: levels['initiator'] }),
      ...(levels['capture'] !== 'left out' &&
        type === 'CARD' && { capture_method: levels['capture'] }),
      ...owner,
      ...ownAddresses(type, occasion),
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
  if (saved?.facts.status === 'EXPIRED') return refused('STATE-PM2-01');
  const channel =
    saved?.facts.channel ??
    channelIn(objectIn(input.body, 'payment_method'), field(input.body, 'currency'));
  const others = saved && model.all(paymentRequest).filter(({ facts }) => facts.method === id);
  const statuses = [...new Set(others?.map(({ facts }) => String(facts.status)))].toSorted();
  const how = saved
    ? `a saved ${saved.kind.classOf(saved.facts)} ${channel.code} ${channel.country} of ${String(saved.seen('status'))}, beside requests that are ${statuses.join(' and ')}`
    : `${levels['type'] ?? ''} ${channel.code} ${channel.country} for ${levels['reusability'] ?? ''}`;
  const manual = field(input.body, 'capture_method') === 'MANUAL' ? ' captured later' : '';
  // A target that validates what its request replaces may refuse its size or its decimals.
  const size = model.trial.isHeldToContracts ? '' : ` beside ${levels['amount'] ?? ''}`;
  const inside =
    saved || levels['inside'] === 'agrees'
      ? ''
      : `, whose method says ${levels['inside'] ?? ''}${size}`;
  return open(`a payment request by ${how}${manual}${inside}`);
};

/** Adds a new request, its method, and what was created with it. */
const addRequest = async (outcome: Outcome): Promise<void> => {
  const { model, thing, input, body, key, levels } = outcome;
  const sent = input.body as Made;
  const known = knownMethod(outcome);
  const channel =
    known?.facts.channel ?? channelIn(objectIn(sent, 'payment_method'), sent['currency']);
  const owner = known ? known.facts.owner : ownerIn(sent);
  addOwner(outcome, body);
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
  if (levels['type'] === 'DIRECT_DEBIT' && levels['amount'] !== 'declined')
    expectSame('the status of a new direct debit (STATE-PR2-01)', 'REQUIRES_ACTION', status);
  const manual = sent['capture_method'] === 'MANUAL';
  const paid = status === 'SUCCEEDED' && !manual;
  const facts: RequestFacts = {
    sent,
    channel,
    owner: known && known.facts.owner === 'new' ? ownerSeen(known) : owner,
    method: methodIn(body),
    type: levels['type'] as MethodType,
    reusability: String(levels['reusability']),
    manual,
    declines: levels['amount'] === 'declined',
    status: null,
    payments: paid ? 1 : 0,
    ends: manual && status === 'AWAITING_CAPTURE' ? authorizedUntil(model) : null,
    left: null,
    retries: false,
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

/** Returns the levels of a method inside a request of its type; only some have an owner. */
const insideOf = (type: MethodType): readonly string[] =>
  isOwned(type, 'MULTIPLE_USE')
    ? ['agrees', 'another currency', 'another amount', 'another customer', 'another customer']
    : ['agrees', 'agrees', 'another currency', 'another amount'];

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
    ...(type === 'DIRECT_DEBIT' && { initiator: ['left out', 'CUSTOMER', 'MERCHANT'] }),
    'own reference': ['given', 'a formula', 'with quotes', 'left out', 'null'],
    'own metadata': sizes,
    'own way back': ['left out', 'left out', 'given'],
    method: ['inside', 'saved before', 'saved and usable', 'saved and usable'],
    inside: insideOf(type),
  },
  input: (occasion) => inputOf(type, occasion),
  // Its own customer replaces that of the method (PR2-CREATE-payment_method-precedence).
  named: (body) => ({
    ...(body as Made),
    payment_method: { ...objectIn(body, 'payment_method'), customer_id: undefined },
  }),
  expects: (_, sent) => expectationOf(sent),
  follows: addRequest,
});

const knownMethod = ({ model, input }: Outcome): ModelObject<MethodFacts> | undefined => {
  const id = field(input.body, 'payment_method_id');
  return typeof id === 'string' ? model.byId(paymentMethod, id) : undefined;
};

/** Returns the commands on payment requests of some types. */
export const requestCommands = (types: readonly MethodType[]): readonly Command[] => [
  ...types.map((type) => create(type, 'at once')),
  ...(types.includes('CARD') ? [create('CARD', 'later')] : []),
  ...paidCommands,
];
