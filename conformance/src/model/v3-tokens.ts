// Payment tokens of v3, from the clauses: saved once, and charged while they are active.
import { differences } from '../differences.ts';
import { versionOf, type Made } from '../run/samples/sample.ts';
import { sizes, texts } from '../run/samples/values.ts';
import {
  accountTokenBody as tokenBody,
  savedCardBody as cardTokenBody,
} from '../run/samples/bodies.ts';
import type { SeededRandom } from '../run/seeded-random.ts';
import type { Trial } from '../run/trial.ts';
import { field, itemsOf } from '../targets/wire/message.ts';
import type { Command, Levels } from './command.ts';
import { ANY_SAVED, channelAt, channelOf, fieldsOn } from './v3-channels.ts';
import { addOwner, ownerLevels, ownerOf, ownerRules } from './method-owners.ts';
import type { Kind, Model, ModelObject } from './model.ts';
import { get, paged } from './reading.ts';
import { accepted, open } from './expecting.ts';
import { decided, becomes, statusOf, eventNamed, naming } from './becoming.ts';
import { onItself, addMade, pressing } from './acting.ts';
import { textsOf } from './extras.ts';
import { echo, is, startsWith, same } from './rule.ts';

export interface TokenFacts {
  readonly sent: Made;
  readonly by: string;
  /** The expected status; null where the target decides, until it was seen. */
  status: string | null;
  description: unknown;
  metadata: unknown;
  reference: unknown;
  /** The payment request that saves it while it is paid. */
  readonly request?: string;
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

const isNamed = naming('payment_token_id');

export const paymentToken: Kind<TokenFacts> = {
  name: 'a payment token',
  clauses: 'V3-PT-FIELD-payment_token_id',
  classOf: ({ by, status }) => `${by} ${String(status)}`,
  moving: ['status', 'actions', 'updated', 'failure_code', 'token_details', 'channel_properties'],
  links: ({ request }) => (request === undefined ? [] : [request]),
  ...decided<TokenFacts>(({ status }) => [null, 'REQUIRES_ACTION', 'PENDING'].includes(status)),
  announces: {
    ACTIVE: { ...eventNamed('payment_token.activation'), fromStart: 'ours', about: isNamed },
    FAILED: { ...eventNamed('payment_token.failure'), about: isNamed },
    EXPIRED: { ...eventNamed('payment_token.expiry'), about: isNamed },
  },
  rules: ({ sent, status, description, metadata, reference }) => ({
    payment_token_id: startsWith('pt-'),
    ...same(sent, ['currency', 'country', 'channel_code']),
    reference_id: is(reference),
    description: echo(description),
    metadata: echo(metadata),
    ...ownerRules(sent),
    status: statusOf(status, STATES),
  }),
  views: [get('payment_tokens.get')],
  lists: [paged('payment_tokens.list')],
};

/** A payment request that saves the instrument that pays it. */
type SavingRequest = ModelObject<{ readonly sent: Made; readonly byCard: boolean }>;

const addToken = (
  model: Model,
  { account, facts, id: request }: SavingRequest,
  token: { readonly body: Made; readonly id: string; readonly key: string; readonly view: string },
): ModelObject<TokenFacts> =>
  model.add({
    kind: paymentToken,
    account,
    params: { id: token.id },
    facts: {
      sent: facts.sent,
      by: facts.byCard ? 'a card that pays' : `${String(facts.sent['channel_code'])} that pays`,
      status: null,
      description: token.body['description'],
      metadata: token.body['metadata'],
      reference: token.body['reference_id'],
      request,
    },
    ...token,
  });

/**
 * Looks for the token of a request that nobody has paid: no clause says whether it exists before
 * it is saved.
 */
export const addEarlyToken = async (
  model: Model,
  request: SavingRequest,
  key: string,
): Promise<void> => {
  const endpoint = 'payment_tokens.list';
  if (!model.endpoints.has(endpoint)) return;
  const as = model.trial.pick(request.account.actors);
  const { body } = await model.trial.call(endpoint, { headers: version }, { as });
  const reference = request.facts.sent['reference_id'];
  const found = itemsOf(field(body, 'data')).find(
    (one) => field(one, 'reference_id') === reference,
  );
  const id = field(found, 'payment_token_id');
  if (typeof id !== 'string') return;
  addToken(model, request, { body: found as Made, id, key, view: 'payment_tokens.list' });
  model.expectEvent({
    account: request.account,
    ...eventNamed('payment_token.failure'),
    about: (data) => data['payment_token_id'] === id,
    optional: true,
  });
};

/** Records that a payment has saved its token, which can be charged from then on. */
export const noteSavedToken = async (
  model: Model,
  request: SavingRequest,
  id: string,
  key: string,
): Promise<void> => {
  const { account } = request;
  const early = model.byId(paymentToken, id);
  if (!early && model.endpoints.has('payment_tokens.get')) {
    const as = model.trial.pick(account.actors);
    const input = { params: { id }, headers: version };
    const { body } = await model.trial.call('payment_tokens.get', input, { as });
    addToken(model, request, { body: body as Made, id, key, view: 'get' });
  }
  const token = early ?? model.byId(paymentToken, id);
  if (token) token.facts.status = 'ACTIVE';
  // With our contracts, the kind announces every token that becomes active.
  if (early || model.trial.isHeldToContracts) return;
  model.expectEvent({
    account,
    names: ['payment_token.activation'],
    clause: 'V3-MAP-03',
    about: (data) => data['payment_token_id'] === id,
    ...(token && { shows: token }),
  });
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

/** Returns the body of a token on a channel of any market. */
const tokenOn = (trial: Trial, draw: SeededRandom): Made => {
  const channel = channelAt(ANY_SAVED, draw);
  const { type: _, ...fields } = channel ? fieldsOn(channel, ANY_SAVED) : {};
  return { ...tokenBody(trial), ...fields };
};

/** Returns the name of what is saved; one on a channel of any market names that. */
const nameOf = ({ by = '' }: Levels, body: unknown): string => {
  const channel = by === ANY_SAVED ? channelOf(body as Made) : null;
  if (!channel) return by;
  const kind = channel.type === 'EWALLET' ? 'a wallet' : 'an account';
  return `${kind} ${channel.v3?.code ?? ''} ${channel.country}`;
};

const create: Command = {
  name: 'save a payment token',
  endpoint: 'payment_tokens.create',
  on: null,
  extras: ['channel_properties.cancel_return_url', 'channel_properties.pending_return_url'],
  factors: {
    by: [...Object.keys(bodies), ANY_SAVED],
    metadata: sizes,
    description: texts,
    owner: ['as usual', 'as usual', ...ownerLevels],
  },
  input: (occasion) => {
    const { model, levels, draw } = occasion;
    const body = bodies[levels['by'] ?? '']?.(model.trial) ?? tokenOn(model.trial, draw);
    const { metadata: _, description: __, customer, ...rest } = body;
    const isUsual = levels['owner'] === 'as usual' || !model.trial.isHeldToContracts;
    const owner = isUsual ? { customer } : ownerOf(occasion, true);
    if (owner === null) return null;
    return {
      headers: version,
      body: {
        ...rest,
        ...owner,
        ...textsOf(levels, draw),
      },
    };
  },
  expects: (_, { levels, input }) => open(`a payment token by ${nameOf(levels, input.body)}`),
  follows: (outcome) => {
    const { levels, input, body } = outcome;
    const sent = input.body as Made;
    const id = String(body['payment_token_id']);
    addOwner(outcome, body);
    addMade(
      outcome,
      paymentToken,
      {
        sent,
        by: nameOf(levels, sent),
        status: null,
        description: sent['description'],
        metadata: sent['metadata'],
        reference: sent['reference_id'],
      },
      { id, params: { id } },
    );
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
  expects: (facts, { levels }) =>
    open(`changing ${levels['field'] ?? ''} of a payment token ${paymentToken.classOf(facts)}`),
  change: (facts, { input: { body } }) => {
    facts.description = field(body, 'description') ?? facts.description;
    facts.metadata = field(body, 'metadata') ?? facts.metadata;
    facts.reference = field(body, 'reference_id') ?? facts.reference;
  },
  follows: async ({ model, thing, levels, body, before }) => {
    const name = levels['field'] ?? 'description';
    const now = field(body, name);
    if (model.trial.isHeldToContracts || now === undefined) return;
    // V3-UNSPEC-02 leaves open what can be changed: a field that one change ignores must be ignored
    // by all.
    const facts = name === 'reference_id' ? 'reference' : name;
    const old = { ...before, currency: before.sent['currency'] }[facts as keyof TokenFacts];
    const stays = differences(now, old ?? null).length === 0;
    model.alike(`${name} in a change of a payment token`, stays ? 'is ignored' : 'is applied');
    if (stays && name !== 'currency') Object.assign(thing.facts, { [facts]: old });
  },
};

const cancel = onItself<TokenFacts>({
  name: 'cancel a payment token',
  endpoint: 'payment_tokens.cancel',
  on: paymentToken,
  weight: 0.4,
  // No clause says what becomes of a request whose token is withdrawn before it is saved.
  fits: ({ request, status }) => request === undefined || status === 'ACTIVE',
  expects: (facts) => open(`cancelling a payment token ${paymentToken.classOf(facts)}`),
  change: becomes(null),
});

/** Returns the page that a token asks its payer to open. */
const pageOf = (actions: unknown): unknown =>
  field(
    itemsOf(actions).find((one) => field(one, 'type') === 'REDIRECT_CUSTOMER'),
    'value',
  );

/** Creates the command by which a payer decides on the page of a token. */
const decide = (act: 'approve' | 'decline', status: string): Command<TokenFacts> =>
  onItself<TokenFacts>({
    name: `${act} a payment token`,
    endpoint: 'payment_tokens.get',
    on: paymentToken,
    weight: act === 'approve' ? 2 : 0.7,
    fits: (facts) => facts.by.startsWith('a wallet') && facts.status === 'REQUIRES_ACTION',
    presses: (thing) => pressing(pageOf(thing.seen('actions')), act),
    expects: () => accepted,
    change: becomes(status),
  });

export const tokenCommands: readonly Command[] = [
  create,
  update,
  cancel,
  decide('approve', 'ACTIVE'),
  decide('decline', 'FAILED'),
];
