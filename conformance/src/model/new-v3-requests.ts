// New payment requests of v3: their channels and amounts, their numbers, and the tokens that pay or
// that they save.
import type { Channel } from '@kasir/models';
import { openAccountBody, v3CardBody, v3RequestBody, v3WalletBody } from '../run/samples/bodies.ts';
import type { Body, Made } from '../run/samples/sample.ts';
import { sizes, texts } from '../run/samples/values.ts';
import type { SeededRandom } from '../run/seeded-random.ts';
import type { Trial } from '../run/trial.ts';
import { declinedOf } from '../targets/magic/magic.ts';
import { field, objectIn } from '../targets/wire/message.ts';
import type { Account } from './account.ts';
import { addMade } from './acting.ts';
import { amountAt } from './amounts.ts';
import type { Command, Levels, Occasion } from './command.ts';
import { open, refused } from './expecting.ts';
import { textsOf } from './extras.ts';
import { amountFor } from './markets.ts';
import { addOwner, ownerLevels, ownerOf } from './method-owners.ts';
import type { Model, ModelObject } from './model.ts';
import { ANY_FOR_MANY, anyChannels, channelAt, channelOf, fieldsOn } from './v3-channels.ts';
import { addPayment, expectFailure, expectPaymentOf } from './v3-payments.ts';
import { tokenIn, v3Request, version } from './v3-requests.ts';
import { addEarlyToken, noteSavedToken, paymentToken, type TokenFacts } from './v3-tokens.ts';

/** A wallet whose payer decides on a device, a little later. */
const DEVICE = 'a wallet on a device';
const VERIFIED = 'a card that is verified';

/** Ways to pay, each with a body that only the levels change. */
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
  'a wallet that is saved': (trial) => v3WalletBody(trial, { type: 'PAY_AND_SAVE' }),
  'a card that is saved': (trial) => v3CardBody(trial, { type: 'PAY_AND_SAVE' }),
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
  // Later than any channel ends by itself.
  'in forty days': 40 * 86_400_000,
};

/** Returns the fields of the amount (V3-CONF-02); null when the levels allow none. */
const amountFields = (levels: Levels, amount: number): Made | null => {
  const [channel, name] = [levels['channel'], levels['name']];
  if (channel === VERIFIED) return name === 'request_amount' ? { request_amount: undefined } : null;
  if (name === 'left to the payer')
    return channel === 'a virtual account for many' || channel === ANY_FOR_MANY
      ? { request_amount: null }
      : null;
  return {
    request_amount: name === 'amount' ? undefined : amount,
    ...(name !== 'request_amount' && { amount: name === 'amount' ? amount : amount + 1 }),
  };
};

/** Returns the type by which a request pays, where amounts of it may be declined. */
const declinedType = (
  { channel = '' }: Levels,
  saved: ModelObject<TokenFacts> | undefined,
): string | null => {
  if (saved) return channelOf(saved.facts.sent)?.type ?? 'CARD';
  if (channel.startsWith('a card')) return 'CARD';
  return ['a wallet', 'a wallet that is saved'].includes(channel) ? 'EWALLET' : null;
};

/**
 * Returns an amount that is declined: undefined when the level declines none, null when none is
 * known.
 */
const declinedFor = (
  levels: Levels,
  saved: ModelObject<TokenFacts> | undefined,
  draw: SeededRandom,
): number | null | undefined => {
  if (levels['amount'] !== 'declined') return undefined;
  const type = declinedType(levels, saved);
  const amounts = type === null ? [] : declinedOf(draw.magic, type);
  return amounts.length > 0 ? draw.pick(amounts) : null;
};

/** Returns the market of a request; '' for the usual one. */
const marketOf = ({ country, currency }: Made): string =>
  country === 'ID' ? '' : `${String(country)} ${String(currency)}`;

/** Returns the channel and the market of a request. */
const channelIn = (sent: Made): string =>
  `${String(sent['channel_code'])} ${marketOf(sent)}`.trim();

/** Returns whether an amount is near to a bound of its channel. */
const isNear = ({ amount }: Levels): boolean => amount === 'least' || amount === 'fraction';

/**
 * Returns the class of a channel by which a target may decide. The channels of other markets
 * and their bounds are stated by no clause.
 */
const channelClassOf = (sent: Made, levels: Levels): string => {
  const level = levels['channel'] ?? '';
  if (!anyChannels.some((any) => any === level)) return level;
  const near = isNear(levels) ? ` at an amount: ${levels['amount'] ?? ''}` : '';
  return `${level} (${channelIn(sent)})${near}`;
};

/** Returns the body that only the levels change: on a channel of any market, or by a usual way. */
const bodyOn = (trial: Trial, channel: Channel | null, { channel: level }: Levels): Body => {
  const {
    metadata: _,
    description: __,
    ...body
  } = bodies[level ?? '']?.(trial) ?? v3RequestBody(trial);
  return channel === null ? body : { ...body, ...fieldsOn(channel, level) };
};

/** Returns an amount in the bounds of a channel, or one of the usual ones. */
const amountOn = (channel: Channel | null, levels: Levels, draw: SeededRandom): number =>
  channel === null ? amountAt(levels['amount'], draw) : amountFor(channel, levels['amount'], draw);

const hasNumber = ({ number = 'left out' }: Levels): boolean => number !== 'left out';

const numberIn = (sent: Made): unknown =>
  field(sent['channel_properties'], 'virtual_account_number');

/**
 * Returns the number that a merchant chooses for a virtual account: one of its own, or that of an
 * earlier request (V3-CP-virtual_account_number); null when the levels allow none.
 */
const numberFor = ({ model, thing, levels, draw }: Occasion, body: Body): Made | null => {
  if (!hasNumber(levels)) return {};
  const isNumbered = levels['channel']?.startsWith('a virtual account') === true;
  if (!isNumbered || levels['token'] !== 'none') return null;
  if (levels['number'] === 'chosen')
    return { virtual_account_number: String(10 ** 9 + draw.integer(1, 10 ** 8)) };
  const taken = model
    .all(v3Request, thing.account)
    .filter(({ facts: { sent } }) => sent['channel_code'] === body['channel_code'])
    .findLast(({ facts: { sent } }) => numberIn(sent) !== undefined);
  return taken ? { virtual_account_number: numberIn(taken.facts.sent) } : null;
};

/** Returns what a target may decide by: the state of the request that has the number already. */
const numberClassOf = (model: Model, account: Account, sent: Made): string => {
  const number = numberIn(sent);
  if (number === undefined) return '';
  const other = model
    .all(v3Request, account)
    .findLast(({ facts }) => numberIn(facts.sent) === number);
  if (!other) return ' and a number';
  return ` and a number that one ${other.facts.status ?? String(other.seen('status'))} has`;
};

/** Addresses for the payer of one request, other than those of its token. */
const OWN_WAY_BACK = {
  success_return_url: 'https://merchant.example/paid-again',
  failure_return_url: 'https://merchant.example/not-paid-again',
};

export const createV3Request: Command = {
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
    channel: [...Object.keys(bodies), ...anyChannels],
    amount: ['thousands', 'hundred thousands', 'declined', 'least', 'fraction'],
    name: ['request_amount', 'request_amount', 'amount', 'both', 'left to the payer'],
    metadata: sizes,
    description: texts,
    end: ['none', ...Object.keys(ENDS)],
    token: ['none', 'none', 'a saved one', 'a saved one, captured later'],
    'way back': ['that of the token', 'its own'],
    number: ['left out', 'left out', 'left out', 'chosen', 'taken'],
    owner: ['nobody', 'nobody', ...ownerLevels],
  },
  input: (occasion) => {
    const { model, thing, levels, draw } = occasion;
    const isSaved = levels['token'] !== 'none';
    const saved = isSaved ? model.all(paymentToken, thing.account).at(-1) : undefined;
    if (isSaved && !saved) return null;
    const channel = channelAt(levels['channel'], draw);
    if (isNear(levels) && (channel === null || isSaved)) return null;
    const body = bodyOn(model.trial, channel, levels);
    const after = ENDS[levels['end'] ?? ''];
    const isCard = levels['channel']?.startsWith('a card') ?? false;
    if (after !== undefined && (model.now === null || isCard)) return null;
    const declined = declinedFor(levels, saved, draw);
    const number = numberFor(occasion, body);
    if (declined === null || number === null) return null;
    // No clause states how a payer pays an amount that is left to them.
    if (levels['name'] === 'left to the payer' && !model.trial.isHeldToContracts) return null;
    const amount =
      declined ?? amountOn(saved ? channelOf(saved.facts.sent) : channel, levels, draw);
    const named = amountFields(levels, amount);
    if (named === null || (levels['channel'] === DEVICE && levels['end'] !== SOON)) return null;
    if (levels['channel'] === VERIFIED && !model.trial.isHeldToContracts) return null;
    const expires_at = new Date((model.now ?? 0) + (after ?? 0)).toISOString();
    if (saved)
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
          ...(levels['way back'] === 'its own' && { channel_properties: OWN_WAY_BACK }),
          ...textsOf(levels, draw),
        },
      };
    const properties = { ...(after !== undefined && { expires_at }), ...number };
    const isOwned = levels['owner'] !== 'nobody' && model.trial.isHeldToContracts;
    const owner = ownerOf(occasion, isOwned);
    if (owner === null) return null;
    return {
      headers: version,
      body: {
        ...body,
        ...named,
        ...owner,
        ...textsOf(levels, draw),
        ...(Object.keys(properties).length > 0 && {
          channel_properties: { ...objectIn(body, 'channel_properties'), ...properties },
        }),
      },
    };
  },
  expects: (_, { model, thing, levels, input }) => {
    const id = field(input.body, 'payment_token_id');
    const saved = typeof id === 'string' ? model.byId(paymentToken, id) : undefined;
    const way = saved
      ? `a token ${paymentToken.classOf(saved.facts)}`
      : channelClassOf(input.body as Made, levels);
    const end = saved || levels['end'] === 'none' ? '' : ` with an end ${levels['end'] ?? ''}`;
    const declined = levels['amount'] === 'declined' ? ' with a declined amount' : '';
    const amounts = saved ? declined : ` with ${levels['name'] ?? ''}`;
    const numbered = numberClassOf(model, thing.account, input.body as Made);
    if (!saved && levels['name'] === 'both' && model.trial.isHeldToContracts)
      return refused('V3-CONF-02');
    const later = levels['token']?.endsWith('captured later') ? ' captured later' : '';
    return open(`a payment request of v3 by ${way}${later}${end}${amounts}${numbered}`);
  },
  follows: async (outcome) => {
    const { model, levels, input, body, key } = outcome;
    const sent = input.body as Made;
    const end = field(sent['channel_properties'], 'expires_at');
    const status = String(body['status']);
    const at = body['latest_payment_id'];
    const saved = model.byId(paymentToken, sent['payment_token_id']);
    const amount = sent['request_amount'] ?? sent['amount'];
    const isPayment = sent['type'] !== 'VERIFY_PAYMENT_METHOD';
    const paid = isPayment && (status === 'SUCCEEDED' || status === 'AUTHORIZED');
    const saves = sent['type'] === 'PAY_AND_SAVE';
    const savedToken = saves && paid ? tokenIn(body) : null;
    addOwner(outcome, body);
    const request = addMade(outcome, v3Request, {
      sent,
      channel: typeof sent['channel_code'] === 'string' ? channelIn(sent) : 'a token',
      status: null,
      byCard: sent['channel_code'] === 'CARDS' || saved?.facts.by.startsWith('a card') === true,
      ends: typeof end === 'string' ? Date.parse(end) : null,
      payments: paid ? 1 : 0,
      declines: levels['amount'] === 'declined',
      saved: saves ? savedToken : undefined,
    });
    if (savedToken !== null) await noteSavedToken(model, request, savedToken, key(2));
    else if (saves) await addEarlyToken(model, request, key(2));
    if (paid && typeof at === 'string') await addPayment(model, request, at, key(1), amount);
    else if (paid) expectPaymentOf(model, request, key(1), amount);
    else if (status === 'FAILED') expectFailure(model, request, !model.trial.isHeldToContracts);
  },
};
