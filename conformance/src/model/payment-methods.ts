// Payment methods of v2, from the clauses: fields without a clause stay as they were seen.
import type { Press } from '../control/control.ts';
import type { Channel } from '@kasir/models';
import { instrument } from '../run/samples/payments.ts';
import { type MethodType, inlinePerson, methodTypes } from '../run/samples/bodies.ts';
import { versionOf, type Made } from '../run/samples/sample.ts';
import { get, paged } from './reading.ts';
import { field, itemsOf, objectIn } from '../wire/message.ts';
import type { Account } from './account.ts';
import type { Command, Levels, Occasion } from './command.ts';
import type { Kind, ModelObject, Model } from './model.ts';
import { customer } from './customers.ts';
import { amountFor, amountLevels, channelFor, channelIn, channelLevels } from './markets.ts';
import { echo, is, none, oneOf, that, startsWith, type Rule, given } from './rule.ts';
import { accepted, open } from './expecting.ts';
import { becomes, statusOf, eventNamed, once, decided } from './becoming.ts';
import { onItself, pressing } from './acting.ts';
import { textsOf } from './extras.ts';
import { sizes, texts } from '../run/samples/values.ts';

export interface MethodFacts {
  readonly type: MethodType;
  readonly reusability: string;
  readonly sent: Made;
  /** True when it must show the amount and currency of its request, whatever it said itself. */
  readonly showsRequest: boolean;
  readonly channel: Channel;
  /** The id of its customer, `new` for a new customer, or null for none. */
  readonly owner: string | null;
  /** The expected status; null where the target decides, until it was seen. */
  status: string | null;
  /** Its description and metadata, with all later changes. */
  description: unknown;
  metadata: unknown;
  /** The end of the time in which a payer who declined may try again, and whether it has passed. */
  retry: number | null;
  over: boolean;
  /** The page on which a payer has declined. */
  page: string | null;
}

/** Returns the field of a type in the object of a method. */
const fieldOf = (type: MethodType): string => type.toLowerCase();

export const RETRY = 'PM2-CREATE-ewallet.channel_properties.cancel_return_url-retry';
/** The time in which a payer who declined may try again. */
export const RETRY_MS = 15 * 60_000;

const STATES = ['REQUIRES_ACTION', 'ACTIVE', 'INACTIVE', 'EXPIRED', 'PENDING', 'FAILED'];

/** Returns rules that keep the fields of all other types empty. */
const instrumentRules = (type: MethodType) =>
  Object.fromEntries(
    methodTypes
      .filter((other) => other !== type)
      .map((other) => [fieldOf(other), none('PM2-FIELD-one-instrument')]),
  );

const statusRule = (status: string | null, over: boolean): Rule => {
  if (over)
    return that('not ACTIVE, so long after it was declined', (now) => now !== 'ACTIVE', RETRY);
  return statusOf(status, STATES, { open: 'STATE-PM2-SET', known: 'STATE-PM2-01' });
};

/** Values by which a method shows what was sent, where it shows it at all. */
const SENT = ['amount', 'currency'] as const;

/** Requires the channel, and the amount and currency that were sent for it. */
const channelRule = ({ code }: Channel, sent: Made): Rule => {
  const wanted = {
    channel_code: code,
    ...Object.fromEntries(SENT.map((name) => [name, sent[name]])),
  };
  return that(`the channel ${code}, with what was sent`, (own) =>
    Object.entries(wanted).every(
      ([name, value]) =>
        value === undefined || [value, null, undefined].includes(field(own, name) as typeof value),
    ),
  );
};

export const paymentMethod: Kind<MethodFacts> = {
  name: 'a payment method',
  clauses: 'PM2-FIELD-id',
  generated: ['reference_id'],
  classOf: ({ type, reusability, status }) => `${type} ${reusability} ${status ?? 'open'}`,
  moving: ['status', 'updated', 'actions', 'failure_code'],
  rules: ({
    type,
    reusability,
    sent,
    showsRequest,
    channel,
    owner,
    status,
    description,
    metadata,
    over,
  }) => ({
    id: startsWith('pm-'),
    type: is(type),
    reusability: is(reusability),
    ...given(sent, ['reference_id']),
    description: echo(description),
    metadata: echo(metadata),
    customer_id: ownerRule(owner),
    country: oneOf([channel.country, null, undefined]),
    [fieldOf(type)]: channelRule(channel, showsRequest ? objectIn(sent, fieldOf(type)) : {}),
    status: statusRule(status, over),
    ...instrumentRules(type),
  }),
  ...decided<MethodFacts>(({ status }) => status !== 'EXPIRED'),
  timers: ({ retry }) =>
    // It is open what happens at that very instant.
    once(retry === null ? null : retry + 1, 'the end of another try', RETRY, (facts) => {
      facts.retry = null;
      facts.over = true;
    }),
  passing: ['ACTIVE'],
  announces: {
    ACTIVE: eventNamed('payment_method.activated'),
    EXPIRED: eventNamed('payment_method.expired'),
    FAILED: eventNamed('payment_method.failed'),
  },
  views: [
    get('payment_methods.get'),
    {
      // Both generations use the same uuid (V3-MAP-15).
      name: 'its token of v3',
      endpoint: 'payment_tokens.get',
      when: ({ type, reusability, status }) =>
        type === 'CARD' && reusability === 'MULTIPLE_USE' && status === 'ACTIVE',
      partial: true,
      read: async ({ trial }, { id, account }) => {
        if (!trial.isHeldToContracts) return {};
        const endpoint = 'payment_tokens.get';
        const input = { ...versionOf(endpoint), params: { id: id.replace(/^pm-/, 'pt-') } };
        const as = trial.pick(account.actors);
        return { status: field((await trial.call(endpoint, input, { as })).body, 'status') };
      },
    },
  ],
  lists: [paged('payment_methods.list')],
};

/** A method as a response showed it, alone or inside a request. */
interface NewMethod {
  readonly model: Model;
  readonly account: Account;
  readonly key: string;
  readonly body: Made;
  readonly sent: Made;
  readonly channel: Channel;
  readonly owner: MethodFacts['owner'];
  readonly view: string;
  readonly partial?: true;
}

/** Adds a method as a response shows it. */
export const addMethod = (made: NewMethod): ModelObject<MethodFacts> => {
  const { model, account, key, body, sent, channel, owner, view, partial = false } = made;
  return model.add({
    kind: paymentMethod,
    account,
    key,
    body,
    facts: {
      type: String(sent['type']) as MethodType,
      reusability: String(sent['reusability']),
      sent,
      // The values of a method that its request has replaced are open.
      showsRequest: model.trial.isHeldToContracts,
      channel,
      owner,
      status: null,
      description: sent['description'],
      metadata: sent['metadata'],
      retry: null,
      over: false,
      page: null,
    },
    view,
    partial,
  });
};

/** Returns whether a type needs an owner. */
export const isOwned = (type: MethodType, reusability: string): boolean =>
  type === 'DIRECT_DEBIT' || (type === 'EWALLET' && reusability === 'MULTIPLE_USE');

/** The customer who owns a new object, where one is needed. */
const ownerLevels = ['new', 'known'] as const;

/** Returns the fields of an owner; null when the wanted customer does not exist. */
export const ownerOf = (
  { model, thing, levels }: Pick<Occasion, 'model' | 'thing' | 'levels'>,
  isNeeded: boolean,
): Made | null => {
  if (!isNeeded) return {};
  if (levels['owner'] !== 'known') return { customer: inlinePerson(model.trial) };
  const known = model.all(customer, thing.account).at(-1);
  return known ? { customer_id: known.id } : null;
};

/** Returns the owner of an object, from what was sent. */
export const ownerIn = (sent: Made): MethodFacts['owner'] => {
  const id = sent['customer_id'];
  if (typeof id === 'string') return id;
  return sent['customer'] === undefined ? null : 'new';
};

/** Returns the rule of customer_id (PM2-CREATE-customer_id and its siblings). */
export const ownerRule = (owner: MethodFacts['owner'], other?: unknown): Rule => {
  if (owner === null) return none();
  if (owner !== 'new') return is(owner);
  // It is open whether an inline customer becomes a stored one (PR2-UNSPEC-10).
  return that(
    'a new customer or nobody',
    (id) =>
      id === null ||
      id === undefined ||
      (typeof id === 'string' && id.startsWith('cust-') && id !== other),
  );
};

/**
 * Returns channel properties by levels: whether a card holder is authenticated, and the cancel
 * address.
 */
const propertiesOf = ({ type, holder, 'way back': back }: Levels): Made => ({
  ...(type === 'CARD' && holder === 'is asked' && { skip_three_d_secure: false }),
  ...(type === 'EWALLET' && back === 'given' && { cancel_return_url: LEFT }),
});

/** The address for a payer who leaves a page without a decision. */
const LEFT = 'https://merchant.example/another-time';

const withProperties = (method: Made, properties: Made): Made => {
  const name = String(method['type']).toLowerCase();
  const own = objectIn(method, name);
  const channel_properties = { ...objectIn(own, 'channel_properties'), ...properties };
  return Object.keys(properties).length === 0
    ? method
    : { ...method, [name]: { ...own, channel_properties } };
};

/** Returns the body of a method by its levels. */
export const methodOf = (
  { model, levels, draw }: Pick<Occasion, 'model' | 'levels' | 'draw'>,
  channel: Channel,
  amount: number,
): Made => ({
  ...withProperties(
    instrument(draw.magic, {
      channel,
      amount,
      reusable: levels['reusability'] === 'MULTIPLE_USE',
    }),
    propertiesOf(levels),
  ),
  reusability: levels['reusability'],
  ...(levels['reference'] === 'given' && { reference_id: model.trial.newReference() }),
  ...textsOf(levels, draw),
});

export const methodFactors = {
  type: methodTypes,
  reusability: ['ONE_TIME_USE', 'MULTIPLE_USE'],
  channel: channelLevels,
  owner: ownerLevels,
  holder: ['is not asked', 'is asked'],
  'way back': ['left out', 'given'],
  reference: ['given', 'left out'],
  description: texts,
  metadata: sizes,
} as const;

const create = (types: readonly MethodType[]): Command => ({
  name: 'create a payment method',
  weight: 2.5,
  endpoint: 'payment_methods.create',
  on: null,
  extras: ['billing_information'],
  keyed: true,
  factors: { ...methodFactors, type: types, amount: amountLevels },
  input: (occasion) => {
    const { levels, draw } = occasion;
    const type = levels['type'] as MethodType;
    const reusability = levels['reusability'] ?? '';
    const channel = channelFor(type, reusability === 'MULTIPLE_USE', levels['channel'], draw);
    const owner = ownerOf(occasion, isOwned(type, reusability));
    if (owner === null) return null;
    const method = methodOf(occasion, channel, amountFor(channel, levels['amount'], draw));
    return {
      body: {
        ...method,
        ...(levels['channel'] !== 'usual' && { country: channel.country }),
        ...owner,
      },
    };
  },
  expects: (_, { levels, input }) =>
    open(
      `a payment method ${levels['type'] ?? ''} ${nameOf(channelIn(input.body as Made))} for ${levels['reusability'] ?? ''}`,
    ),
  follows: ({ model, thing, input, body, key }) => {
    const sent = input.body as Made;
    addMethod({
      model,
      account: thing.account,
      key: key(0),
      body,
      sent,
      channel: channelIn(sent),
      owner: ownerIn(sent),
      view: 'the response to its creation',
    });
  },
});

const change: Command<MethodFacts> = {
  name: 'change a payment method',
  endpoint: 'payment_methods.update',
  on: paymentMethod,
  factors: { field: ['description', 'metadata', 'both', 'nothing again'] },
  fits: ({ type }) => type === 'VIRTUAL_ACCOUNT' || type === 'OVER_THE_COUNTER',
  input: ({ model, thing, levels }) => {
    const field = levels['field'];
    const description = model.trial.newReference();
    const metadata = { shelf: model.trial.newReference() };
    return {
      params: thing.params,
      body: {
        ...(field !== 'metadata' && { description }),
        ...((field === 'metadata' || field === 'both') && { metadata }),
      },
    };
  },
  expects: (facts) => open(`changing a payment method ${paymentMethod.classOf(facts)}`),
  change: (facts, { input: { body } }) => {
    const [description, metadata] = [field(body, 'description'), field(body, 'metadata')];
    if (description !== undefined) facts.description = description;
    if (metadata !== undefined) facts.metadata = metadata;
  },
};

const expire: Command<MethodFacts> = {
  name: 'expire a payment method',
  endpoint: 'payment_methods.expire',
  on: paymentMethod,
  weight: 0.3,
  factors: {},
  input: ({ thing }) => ({ params: thing.params, body: {} }),
  expects: (facts) => open(`expiring a payment method ${paymentMethod.classOf(facts)}`),
  change: becomes('EXPIRED'),
};

/** Returns a press on the page where a payer authorizes an object; null without a page. */
export const authorization = (
  thing: ModelObject,
  act: 'approve' | 'decline' | 'leave',
): Press | null => {
  const pages = itemsOf(thing.seen('actions')).filter(
    (one) => field(one, 'action') === 'AUTH' && field(one, 'url_type') === 'WEB',
  );
  return pressing(field(pages[0], 'url'), act);
};

/** Returns the address that was sent for a decision of the payer about a method. */
export const addressFor = (
  method: Made,
  type: MethodType,
  act: 'success' | 'failure' | 'cancel',
): unknown => {
  const own = objectIn(objectIn(method, fieldOf(type)), 'channel_properties');
  return own[`${act}_return_url`];
};

/** Returns whether the payer has not decided yet, or may decide once more. */
const isUndecided = ({ type, status, retry, over }: MethodFacts): boolean =>
  ['EWALLET', 'DIRECT_DEBIT'].includes(type) &&
  (status === 'REQUIRES_ACTION' || retry !== null || over);

const link = onItself<MethodFacts>({
  name: 'agree to a payment method',
  endpoint: 'payment_methods.get',
  on: paymentMethod,
  weight: 2,
  presses: (thing) => pressing(thing.facts.page, 'approve') ?? authorization(thing, 'approve'),
  fits: isUndecided,
  expects: ({ retry, over }) =>
    over || retry === null ? open('agreeing to a payment method') : accepted,
  leads: ({ sent, type, retry, over }) =>
    over || retry !== null ? undefined : addressFor(sent, type, 'success'),
  change: (facts) => {
    facts.status = null;
    facts.retry = null;
  },
});

const refuse = onItself<MethodFacts>({
  name: 'refuse a payment method',
  endpoint: 'payment_methods.get',
  on: paymentMethod,
  weight: 1.5,
  presses: (thing) => pressing(thing.facts.page, 'decline') ?? authorization(thing, 'decline'),
  fits: (facts) => isUndecided(facts) && !facts.over,
  expects: ({ retry }) => (retry === null ? accepted : open('refusing a payment method once more')),
  change: (facts, { model, thing }) => {
    facts.status = null;
    facts.page ??= authorization(thing, 'approve')?.page ?? null;
    // After a second refusal the payer may still return, at least as long as after the first.
    if (facts.type === 'EWALLET') facts.retry ??= model.now === null ? null : model.now + RETRY_MS;
  },
});

/** Links an account with the password that its bank has sent to its owner. */
const linkByPassword: Command<MethodFacts> = {
  name: 'enter the password of a payment method',
  endpoint: 'payment_methods.auth',
  on: paymentMethod,
  weight: 2,
  factors: {},
  fits: ({ type, status }) => type === 'DIRECT_DEBIT' && status === 'REQUIRES_ACTION',
  input: ({ thing, draw }) => {
    const { password } = draw.magic;
    return password === undefined ? null : { params: thing.params, body: { auth_code: password } };
  },
  expects: ({ channel }) => open(`entering the password of an account at ${channel.code}`),
  change: becomes(null),
};

const nameOf = ({ code, country }: Channel): string => `${code} ${country}`;

/** Returns the commands on payment methods of some types. */
export const methodCommands = (types: readonly MethodType[]): readonly Command[] => [
  create(types),
  change,
  expire,
  link,
  refuse,
  ...(types.includes('DIRECT_DEBIT') ? [linkByPassword] : []),
];
