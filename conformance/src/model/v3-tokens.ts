// Payment tokens of v3, from the clauses: saved once, charged as long as they are active.
import { differences } from '../differences.ts';
import { versionOf, type Made } from '../run/samples/sample.ts';
import { metadataOf, sizes, textAt, texts } from '../run/samples/values.ts';
import {
  accountTokenBody as tokenBody,
  savedCardBody as cardTokenBody,
} from '../run/samples/bodies.ts';
import type { Trial } from '../run/trial.ts';
import { field, itemsOf } from '../wire/message.ts';
import type { Command, Expectation, Kind } from './model.ts';
import { reading } from './reading.ts';
import { echo, is, oneOf, that } from './rule.ts';

export interface TokenFacts {
  readonly sent: Made;
  readonly by: string;
  /** What it must be now; null where the target decides, until it was seen. */
  status: string | null;
  description: unknown;
  metadata: unknown;
  reference: unknown;
}

const STATES = [
  'REQUIRES_ACTION',
  'ACTIVE',
  'INACTIVE',
  'EXPIRED',
  'PENDING',
  'FAILED',
  'CANCELED',
];

const version = versionOf('payment_tokens.get').headers ?? {};

export const paymentToken: Kind<TokenFacts> = {
  name: 'a payment token',
  clauses: 'V3-PT-FIELD-payment_token_id',
  classOf: ({ by, status }) => `${by} ${String(status)}`,
  moving: ['status', 'actions', 'updated', 'failure_code', 'token_details', 'channel_properties'],
  learn: (facts, thing) => {
    facts.status ??= String(thing.seen('status'));
  },
  stirs: (facts) => {
    const open = facts.status === null || ['REQUIRES_ACTION', 'PENDING'].includes(facts.status);
    if (open) facts.status = null;
    return open;
  },
  announces: {
    ACTIVE: {
      names: ['payment_token.activation'],
      clause: 'EVT-payment_token.activation',
      fromStart: 'ours',
      about: (data, { id }) => data['payment_token_id'] === id,
    },
    FAILED: {
      names: ['payment_token.failure'],
      clause: 'EVT-payment_token.failure',
      about: (data, { id }) => data['payment_token_id'] === id,
    },
    EXPIRED: {
      names: ['payment_token.expiry'],
      clause: 'EVT-payment_token.expiry',
      about: (data, { id }) => data['payment_token_id'] === id,
    },
  },
  rules: ({ sent, status, description, metadata, reference }) => ({
    payment_token_id: that('pt- and more', (id) => String(id).startsWith('pt-')),
    currency: is(sent['currency']),
    country: is(sent['country']),
    channel_code: is(sent['channel_code']),
    reference_id: is(reference),
    description: echo(description),
    metadata: echo(metadata),
    status: status === null ? oneOf(STATES) : is(status),
  }),
  views: [{ name: 'get', endpoint: 'payment_tokens.get', read: reading('payment_tokens.get') }],
  lists: [
    {
      endpoint: 'payment_tokens.list',
      limit: { min: 1, max: 50 },
      cursor: 'after_id',
      order: 'stable',
    },
  ],
};

const bodies: Readonly<Record<string, (trial: Trial) => Made>> = {
  'a card': cardTokenBody,
  'an account': tokenBody,
  'a wallet': (trial) =>
    tokenBody(trial, {
      channel_code: 'DANA',
      channel_properties: {
        success_return_url: 'https://merchant.example/thanks',
        failure_return_url: 'https://merchant.example/sorry',
      },
    }),
};

const create: Command = {
  name: 'save a payment token',
  endpoint: 'payment_tokens.create',
  on: null,
  extras: ['channel_properties.cancel_return_url', 'channel_properties.pending_return_url'],
  factors: { by: Object.keys(bodies), metadata: sizes, description: texts },
  input: ({ model, levels, draw }) => {
    const body = bodies[levels['by'] ?? 'a card']?.(model.trial) ?? {};
    const { metadata: _, description: __, ...rest } = body;
    const description = textAt(levels['description'], draw);
    return {
      headers: version,
      body: {
        ...rest,
        ...(description !== undefined && { description }),
        ...metadataOf(levels['metadata'], draw),
      },
    };
  },
  expects: (_, { levels }): Expectation => ({
    is: 'open',
    question: `a payment token by ${levels['by'] ?? ''}`,
  }),
  follows: ({ model, thing, levels, input, body, key }) => {
    const sent = input.body as Made;
    const id = String(body['payment_token_id']);
    model.add({
      kind: paymentToken,
      account: thing.account,
      key: key(0),
      id,
      params: { id },
      body,
      facts: {
        sent,
        by: levels['by'] ?? '',
        status: null,
        description: sent['description'],
        metadata: sent['metadata'],
        reference: sent['reference_id'],
      },
      view: 'the response to its creation',
    });
  },
};

const update: Command<TokenFacts> = {
  name: 'change a payment token',
  endpoint: 'payment_tokens.update',
  on: paymentToken,
  factors: { field: ['description', 'metadata', 'reference_id', 'currency'] },
  input: ({ model, thing, levels }) => {
    const reference = model.trial.newReference();
    const values: Made = {
      description: reference,
      metadata: { shelf: reference },
      reference_id: reference,
      currency: 'PHP',
    };
    const name = levels['field'] ?? 'description';
    return { params: thing.params, headers: version, body: { [name]: values[name] } };
  },
  expects: (facts, { levels }): Expectation => ({
    is: 'open',
    question: `changing ${levels['field'] ?? ''} of a payment token ${paymentToken.classOf(facts)}`,
  }),
  change: (facts, { input: { body } }) => {
    facts.description = field(body, 'description') ?? facts.description;
    facts.metadata = field(body, 'metadata') ?? facts.metadata;
    facts.reference = field(body, 'reference_id') ?? facts.reference;
  },
  follows: async ({ model, thing, levels, body, before }) => {
    const name = levels['field'] ?? 'description';
    const now = field(body, name);
    if (model.trial.isHeldToContracts || now === undefined) return;
    // V3-UNSPEC-02 leaves open what can be changed: what is not changed now never is.
    const facts = name === 'reference_id' ? 'reference' : name;
    const old = { ...before, currency: before.sent['currency'] }[facts as keyof TokenFacts];
    const stays = differences(now, old ?? null).length === 0;
    model.alike(`${name} in a change of a payment token`, stays ? 'is ignored' : 'is applied');
    if (stays && name !== 'currency') Object.assign(thing.facts, { [facts]: old });
  },
};

const cancel: Command<TokenFacts> = {
  name: 'cancel a payment token',
  endpoint: 'payment_tokens.cancel',
  on: paymentToken,
  weight: 0.4,
  factors: {},
  input: ({ thing }) => ({ params: thing.params, headers: version }),
  expects: (facts): Expectation => ({
    is: 'open',
    question: `cancelling a payment token ${paymentToken.classOf(facts)}`,
  }),
  change: (facts) => {
    facts.status = null;
  },
};

/** The page that a token asks its payer to open. */
const pageOf = (actions: unknown): unknown =>
  field(
    itemsOf(actions).find((one) => field(one, 'type') === 'REDIRECT_CUSTOMER'),
    'value',
  );

/** What the payer decides on the page of a token. */
const decide = (act: 'approve' | 'decline', status: string): Command<TokenFacts> => ({
  name: `${act} a payment token`,
  endpoint: 'payment_tokens.get',
  on: paymentToken,
  weight: act === 'approve' ? 2 : 0.7,
  factors: {},
  fits: (facts) => facts.by === 'a wallet' && facts.status === 'REQUIRES_ACTION',
  presses: (thing) => {
    const page = pageOf(thing.seen('actions'));
    return typeof page === 'string' ? { page, act } : null;
  },
  input: () => ({}),
  expects: (): Expectation => ({ is: 'accepted' }),
  change: (facts) => {
    facts.status = status;
  },
});

export const tokenCommands: readonly Command[] = [
  create,
  update,
  cancel,
  decide('approve', 'ACTIVE'),
  decide('decline', 'FAILED'),
];
