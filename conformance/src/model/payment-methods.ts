// Payment methods of v2, from the clauses: what is not stated of them stays as it was seen.
import {
  inlinePerson,
  instruments,
  methodTypes,
  type MethodType,
} from '../run/samples/payment-methods.ts';
import type { Made } from '../run/samples/sample.ts';
import { reading } from './reading.ts';
import { field } from '../wire/message.ts';
import type { Account, Expectation, Command, Kind, Occasion, Thing, Model } from './model.ts';
import { echo, is, none, oneOf, that } from './rule.ts';
import { metadataOf, sizes, textAt, texts } from '../run/samples/values.ts';

export interface MethodFacts {
  readonly type: MethodType;
  readonly reusability: string;
  readonly sent: Made;
  /** What it must be now; null where the target decides, and stays with it. */
  status: string | null;
  /** What a change has set since. */
  description: unknown;
  metadata: unknown;
}

/** Field of a type in the object of a method. */
const fieldOf = (type: MethodType): string => type.toLowerCase();

const STATES = ['REQUIRES_ACTION', 'ACTIVE', 'INACTIVE', 'EXPIRED', 'PENDING', 'FAILED'];

/** Every field of a type: only that of its own is filled. */
const instrumentRules = (type: MethodType) =>
  Object.fromEntries(
    methodTypes
      .filter((other) => other !== type)
      .map((other) => [fieldOf(other), none('PM2-FIELD-one-instrument')]),
  );

export const paymentMethod: Kind<MethodFacts> = {
  name: 'a payment method',
  clauses: 'PM2-FIELD-id',
  classOf: ({ type, reusability, status }) => `${type} ${reusability} ${status ?? 'open'}`,
  moving: ['status', 'updated', 'actions', 'failure_code'],
  rules: ({ type, reusability, sent, status, description, metadata }, thing) => ({
    id: that('pm- and more', (id) => String(id).startsWith('pm-')),
    type: is(type),
    reusability: is(reusability),
    ...(sent['reference_id'] !== undefined && { reference_id: is(sent['reference_id']) }),
    description: echo(description),
    metadata: echo(metadata),
    status: status === null ? oneOf(STATES, 'STATE-PM2-SET') : is(status, 'STATE-PM2-01'),
    ...instrumentRules(type),
    ...(thing.seen('business_id') !== undefined && { business_id: is(thing.seen('business_id')) }),
  }),
  learn: (facts, thing) => {
    facts.status ??= String(thing.seen('status'));
  },
  stirs: (facts) => {
    const ends = facts.status === 'EXPIRED';
    if (!ends) facts.status = null;
    return !ends;
  },
  passing: ['ACTIVE'],
  announces: {
    ACTIVE: { names: ['payment_method.activated'], clause: 'EVT-payment_method.activated' },
    EXPIRED: { names: ['payment_method.expired'], clause: 'EVT-payment_method.expired' },
    FAILED: { names: ['payment_method.failed'], clause: 'EVT-payment_method.failed' },
  },
  views: [{ name: 'get', endpoint: 'payment_methods.get', read: reading('payment_methods.get') }],
  lists: [
    {
      endpoint: 'payment_methods.list',
      limit: { min: 1, max: 50 },
      cursor: 'after_id',
      order: 'stable',
    },
  ],
};

/** Adds a method as a response showed it, alone or inside a request. */
export const addMethod = (
  model: Model,
  account: Account,
  key: string,
  body: Made,
  sent: Made,
  view: string,
): Thing<MethodFacts> =>
  model.add({
    kind: paymentMethod,
    account,
    key,
    body,
    facts: {
      type: String(sent['type']) as MethodType,
      reusability: String(sent['reusability']),
      sent,
      status: null,
      description: sent['description'],
      metadata: sent['metadata'],
    },
    view,
  });

/** Whether a type needs an owner. */
export const isOwned = (type: MethodType, reusability: string): boolean =>
  type === 'DIRECT_DEBIT' || (type === 'EWALLET' && reusability === 'MULTIPLE_USE');

/** The body of a method by its levels. */
export const methodOf = ({
  model,
  levels,
  draw,
}: Pick<Occasion, 'model' | 'levels' | 'draw'>): Made => {
  const type = (levels['type'] ?? 'EWALLET') as MethodType;
  const description = textAt(levels['description'], draw);
  return {
    ...instruments[type],
    reusability: levels['reusability'],
    ...(levels['reference'] === 'given' && { reference_id: model.trial.newReference() }),
    ...(description !== undefined && { description }),
    ...metadataOf(levels['metadata'], draw),
  };
};

export const methodFactors = {
  type: methodTypes,
  reusability: ['ONE_TIME_USE', 'MULTIPLE_USE'],
  reference: ['given', 'left out'],
  description: texts,
  metadata: sizes,
} as const;

/** Types for which the target decides how often they are used. */
const questionOf = (levels: { readonly [name: string]: string | undefined }): string =>
  `a payment method ${levels['type'] ?? ''} for ${levels['reusability'] ?? ''}`;

const create: Command = {
  name: 'create a payment method',
  endpoint: 'payment_methods.create',
  on: null,
  extras: ['billing_information'],
  keyed: true,
  factors: methodFactors,
  input: (occasion) => {
    const { levels, model } = occasion;
    const owned = isOwned(levels['type'] as MethodType, levels['reusability'] ?? '');
    return {
      body: { ...methodOf(occasion), ...(owned && { customer: inlinePerson(model.trial) }) },
    };
  },
  expects: (_, { levels }): Expectation => ({ is: 'open', question: questionOf(levels) }),
  follows: ({ model, thing, input, body, key }) => {
    addMethod(
      model,
      thing.account,
      key(0),
      body,
      input.body as Made,
      'the response to its creation',
    );
  },
};

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
  expects: (facts): Expectation => ({
    is: 'open',
    question: `changing a payment method ${paymentMethod.classOf(facts)}`,
  }),
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
  expects: (facts): Expectation => ({
    is: 'open',
    question: `expiring a payment method ${paymentMethod.classOf(facts)}`,
  }),
  change: (facts) => {
    facts.status = 'EXPIRED';
  },
};

export const methodCommands: readonly Command[] = [create, change, expire];
