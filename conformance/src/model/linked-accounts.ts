// Linked accounts of the legacy API and the payment methods made of them: a password or a page
// links an account. No clause states shapes.
import { idleUrl } from '../run/samples/examples.ts';
import type { Made } from '../run/samples/sample.ts';
import { metadataOf, sizes } from '../run/samples/values.ts';
import type { SeededRandom } from '../run/seeded-random.ts';
import type { Input } from '../targets/wire/encode.ts';
import { field, itemsOf } from '../targets/wire/message.ts';
import type { Command } from './command.ts';
import type { Kind, ModelObject, Model } from './model.ts';
import { reading, onePage, rowIn } from './reading.ts';
import { accepted, open, refused } from './expecting.ts';
import { eventNamed } from './becoming.ts';
import { onItself, addMade, pressing } from './acting.ts';
import { createCustomer, customer, type CustomerFacts } from './customers.ts';
import { echo, is, oneOf, some, same } from './rule.ts';

export interface TokenFacts {
  readonly sent: Made;
  state: 'waiting' | 'linked' | 'failed' | 'deleted';
  /** True when a payment method was made of it. */
  used: boolean;
}

export interface MethodFacts {
  readonly token: string;
  readonly customer: string;
  readonly channel: string;
  readonly metadata: unknown;
  over: boolean;
}

export const LINKED = 'LEGACY-PATH-06';
const USED = 'LEGACY-PATH-07';

/** Channels of accounts: one is linked by a password, the other on a page. */
export const channels: Readonly<
  Record<string, { readonly currency: string; readonly type: string }>
> = {
  DC_BRI: { currency: 'IDR', type: 'DEBIT_CARD' },
  BA_BPI: { currency: 'PHP', type: 'BANK_ACCOUNT' },
};

export const token: Kind<TokenFacts> = {
  name: 'a linked account token',
  clauses: '',
  classOf: ({ sent, state, used }) =>
    `${String(sent['channel_code'])} ${state}${used ? ' used' : ''}`,
  moving: ['status', 'authorizer_url'],
  rules: ({ sent, state }) => ({
    id: some(),
    ...same(sent, ['customer_id', 'channel_code']),
    metadata: echo(sent['metadata']),
    ...(state === 'waiting' && { status: is('PENDING') }),
    ...(state === 'linked' && { status: is('SUCCESS') }),
  }),
  views: [],
};

/** Reads the account of a token; its method shows the same values. */
const accountOf = async (model: Model, thing: ModelObject<TokenFacts>): Promise<unknown> => {
  const as = model.trial.pick(thing.account.actors);
  const input = { params: thing.params };
  const { body } = await model.trial.call('linked_account_tokens.accounts', input, { as });
  return itemsOf(body)[0];
};

export const account: Kind<TokenFacts> = {
  name: 'a linked account',
  clauses: '',
  classOf: ({ state }) => state,
  moving: [],
  rules: ({ sent }) => ({
    id: some(),
    channel_code: is(sent['channel_code']),
    type: is(channels[String(sent['channel_code'])]?.type),
  }),
  views: [
    {
      name: 'the accounts of its token',
      endpoint: 'linked_account_tokens.accounts',
      when: ({ state }) => state === 'linked',
      read: accountOf,
    },
  ],
};

export const method: Kind<MethodFacts> = {
  name: 'a legacy payment method',
  clauses: '',
  classOf: ({ channel, over }) => `${channel} ${over ? 'ended' : 'ACTIVE'}`,
  moving: ['status', 'updated'],
  links: ({ token: id }) => [id],
  rules: ({ customer, channel, metadata, over }) => ({
    id: some(),
    customer_id: is(customer),
    // It may have existed since the account was linked.
    created: some(),
    type: oneOf([channels[channel]?.type, 'DIRECT_DEBIT']),
    metadata: echo(metadata),
    status: is(over ? 'EXPIRED' : 'ACTIVE', USED),
  }),
  views: [
    rowIn<MethodFacts>('the payment methods of its customer', {
      ...onePage('legacy_payment_methods.list'),
      within: ({ facts }) => ({ query: { customer_id: facts.customer } }),
    }),
    {
      name: 'get as a payment method of v2',
      endpoint: 'payment_methods.get',
      partial: true,
      // The two generations name its type differently.
      read: async (model, thing) => {
        const { type: _, ...rest } = (await reading('payment_methods.get')(model, thing)) as Made;
        return rest;
      },
    },
  ],
  announces: { EXPIRED: { ...eventNamed('payment_method.expired'), clause: USED } },
};

const link: Command<CustomerFacts> = {
  name: 'link an account',
  endpoint: 'linked_account_tokens.auth',
  on: customer,
  weight: 2,
  factors: { channel: Object.keys(channels), metadata: sizes },
  input: ({ model, thing, levels, draw }) => ({
    body: {
      customer_id: thing.id,
      channel_code: levels['channel'],
      properties:
        levels['channel'] === 'DC_BRI'
          ? {
              account_mobile_number: '+6281234567890',
              card_last_four: '1234',
              card_expiry: '12/39',
              account_email: 'siti@customers.example',
            }
          : {
              success_redirect_url: idleUrl(model.trial),
              failure_redirect_url: idleUrl(model.trial),
            },
      ...metadataOf(levels['metadata'], draw),
    },
  }),
  expects: (_, { levels }) => open(`linking an account of ${levels['channel'] ?? ''}`),
  follows: (outcome) => {
    const { input } = outcome;
    addMade(outcome, token, { sent: input.body as Made, state: 'waiting', used: false });
  },
};

/** Adds the linked account, which can be read now, and expects its event. */
const linked = async (model: Model, thing: ModelObject<TokenFacts>, key: string): Promise<void> => {
  const seen = await accountOf(model, thing);
  model.add({
    kind: account,
    account: thing.account,
    key,
    body: (seen ?? {}) as Made,
    facts: thing.facts,
    params: thing.params,
    view: 'the accounts of its token',
  });
  model.expectEvent({
    account: thing.account,
    names: ['linked_account_token.successful'],
    clause: LINKED,
    about: (data) => data['id'] === thing.id,
    rules: {
      customer_id: is(thing.facts.sent['customer_id']),
      channel_code: is(thing.facts.sent['channel_code']),
    },
  });
};

export const passwords = ['right', 'right', 'wrong'] as const;

/** Returns the request with a password that the target lists; null when it lists none. */
export const passwordFor = (
  { params }: Pick<ModelObject, 'params'>,
  level: string | undefined,
  { magic }: SeededRandom,
): Input | null => {
  const otp_code = level === 'wrong' ? magic.wrongPassword : magic.password;
  return otp_code === undefined ? null : { params, body: { otp_code } };
};

const confirm: Command<TokenFacts> = {
  name: 'enter the password of an account',
  endpoint: 'linked_account_tokens.validate_otp',
  on: token,
  weight: 2,
  factors: { password: passwords },
  fits: ({ sent }) => sent['channel_code'] === 'DC_BRI',
  input: ({ thing, levels, draw }) => passwordFor(thing, levels['password'], draw),
  expects: ({ state }, { levels }) =>
    state === 'waiting' && levels['password'] !== 'wrong' ? accepted : refused(LINKED),
  change: (facts) => {
    facts.state = 'linked';
  },
  follows: async ({ model, thing, key }) => {
    await linked(model, thing, key(0));
  },
};

const authorize = (act: 'approve' | 'decline'): Command<TokenFacts> =>
  onItself<TokenFacts>({
    name: `${act} an account`,
    endpoint: 'linked_account_tokens.accounts',
    on: token,
    weight: act === 'approve' ? 2 : 0.5,
    presses: (thing) => pressing(thing.seen('authorizer_url'), act),
    fits: ({ state }) => state === 'waiting',
    expects: () => accepted,
    change: (facts) => {
      facts.state = act === 'approve' ? 'linked' : 'failed';
    },
    follows: async ({ model, thing, key }) => {
      if (act === 'approve') await linked(model, thing, key(0));
    },
  });

const keep: Command<TokenFacts> = {
  name: 'make a payment method of an account',
  endpoint: 'legacy_payment_methods.create',
  on: token,
  weight: 2,
  factors: { metadata: sizes },
  input: ({ thing, levels, draw }) => ({
    body: {
      customer_id: thing.facts.sent['customer_id'],
      type: channels[String(thing.facts.sent['channel_code'])]?.type,
      properties: { id: thing.id.replace('lat-', 'la-') },
      ...metadataOf(levels['metadata'], draw),
    },
  }),
  expects: ({ state, used }) => {
    if (state !== 'linked') return refused(USED);
    return used ? open('making a second payment method of an account') : accepted;
  },
  change: (facts) => {
    facts.used = true;
  },
  follows: (outcome) => {
    const { model, thing, input, body } = outcome;
    if (model.byId(method, body['id'])) return;
    const { sent } = thing.facts;
    addMade(outcome, method, {
      token: thing.id,
      customer: String(sent['customer_id']),
      channel: String(sent['channel_code']),
      metadata: field(input.body, 'metadata'),
      over: false,
    });
  },
};

export const accountKinds: readonly Kind[] = [customer, token, account, method];
export const accountCommands: readonly Command[] = [
  { ...createCustomer, weight: 0.3 },
  link,
  confirm,
  authorize('approve'),
  authorize('decline'),
  keep,
];
