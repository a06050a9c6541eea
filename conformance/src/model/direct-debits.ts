// Linked accounts of the legacy API, the payment methods made of them, and their direct debits: a
// password or a page decides, and an unlinked account can no longer be debited. No clause states
// shapes.
import { idleUrl } from '../run/samples/examples.ts';
import { type Made } from '../run/samples/sample.ts';
import { metadataOf, sizes, texts } from '../run/samples/values.ts';
import type { SeededRandom } from '../run/seeded-random.ts';
import type { Input } from '../wire/encode.ts';
import { field, itemsOf } from '../wire/message.ts';
import type { Command } from './command.ts';
import type { Kind, ModelObject, Model } from './model.ts';
import { hostedPage } from './hosted-pages.ts';
import { get, reading, onePage, rowIn } from './reading.ts';
import { accepted, open, refused } from './expecting.ts';
import { once, becomes, statusOf, eventNamed } from './becoming.ts';
import { onItself, addMade, pressing } from './acting.ts';
import { amountAt, magnitudes } from './amounts.ts';
import { referenceFor, references } from './references.ts';
import { expectPaymentTransaction, having, dueIn } from './money.ts';
import { createCustomer, customer, type CustomerFacts } from './customers.ts';
import { textsOf } from './extras.ts';
import { echo, is, none, oneOf, some, same, echoes, someIf } from './rule.ts';

interface TokenFacts {
  readonly sent: Made;
  state: 'waiting' | 'linked' | 'failed' | 'deleted';
  /** True when a payment method was made of it. */
  used: boolean;
}

interface MethodFacts {
  readonly token: string;
  readonly customer: string;
  readonly channel: string;
  readonly metadata: unknown;
  over: boolean;
}

interface DebitFacts {
  readonly sent: Made;
  readonly channel: string;
  /** The expected status; null where the target decides, until it was seen. */
  status: string | null;
  /** When its password expires; null while unknown. */
  ends: number | null;
}

const LINKED = 'LEGACY-PATH-06';
const USED = 'LEGACY-PATH-07';
const DEBITED = 'LEGACY-PATH-08';

/** Channels of accounts: one is linked by a password, the other on a page. */
const channels: Readonly<Record<string, { readonly currency: string; readonly type: string }>> = {
  DC_BRI: { currency: 'IDR', type: 'DEBIT_CARD' },
  BA_BPI: { currency: 'PHP', type: 'BANK_ACCOUNT' },
};

const token: Kind<TokenFacts> = {
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

const account: Kind<TokenFacts> = {
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

const method: Kind<MethodFacts> = {
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

const STATES = ['PENDING', 'COMPLETED', 'FAILED'];

const debit: Kind<DebitFacts> = {
  name: 'a direct debit',
  clauses: '',
  classOf: ({ sent, channel, status }) =>
    `${channel} ${String(sent['enable_otp'])} ${String(status)}`,
  moving: [
    'status',
    'failure_code',
    'updated',
    'required_action',
    'checkout_url',
    'otp_mobile_number',
    'otp_expiration_timestamp',
  ],
  links: ({ sent }) => [String(sent['payment_method_id'])],
  rules: ({ sent, channel, status }) => ({
    id: some(),
    ...same(sent, ['reference_id', 'payment_method_id', 'currency', 'amount']),
    channel_code: is(channel),
    ...echoes(sent, ['description', 'basket', 'metadata', 'enable_otp']),
    status: statusOf(status, STATES, { known: DEBITED }),
    ...(status !== null && {
      failure_code: someIf(status === 'FAILED'),
      ...(status !== 'PENDING' && { required_action: none() }),
    }),
  }),
  learn: (facts, thing) => {
    facts.status ??= String(thing.seen('status'));
    const end = thing.seen('otp_expiration_timestamp');
    if (typeof end === 'string') facts.ends ??= Date.parse(end);
  },
  clearUndetermined: (facts) => {
    const waits = facts.status === 'PENDING' && facts.ends === null;
    if (waits) facts.status = null;
    return waits;
  },
  announces: {
    COMPLETED: { names: ['direct_debit.payment'], clause: DEBITED },
    FAILED: { names: ['direct_debit.payment'], clause: DEBITED },
  },
  views: [
    get('direct_debits.get'),
    hostedPage<DebitFacts>({
      endpoint: 'direct_debits.get',
      url: (thing) => thing.seen('checkout_url'),
      amount: ({ sent }) => sent['amount'],
      waits: ({ status }) => (status === null ? null : status === 'PENDING'),
    }),
  ],
  lists: [
    {
      ...onePage('direct_debits.list'),
      within: ({ facts }) => ({ query: { reference_id: facts.sent['reference_id'] } }),
    },
  ],
  timers: ({ status, ends }) =>
    once(status === 'PENDING' ? ends : null, 'the end of its password', DEBITED, becomes('FAILED')),
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

const passwords = ['right', 'right', 'wrong'] as const;

/** Returns the request with a password that the target lists; null when it lists none. */
const passwordFor = (
  { params }: ModelObject<TokenFacts> | ModelObject<DebitFacts>,
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

const charge: Command<MethodFacts> = {
  name: 'debit an account',
  endpoint: 'direct_debits.create',
  on: method,
  keyed: true,
  weight: 3,
  factors: {
    password: ['left out', 'true', 'false'],
    amount: magnitudes,
    basket: ['none', 'two'],
    description: texts,
    metadata: sizes,
    reference: references,
  },
  input: ({ model, thing, levels, draw }) => {
    const reference = referenceFor({ model, thing, levels }, debit, 'reference_id');
    if (reference === null) return null;
    const { currency } = channels[thing.facts.channel] ?? { currency: 'IDR' };
    const amount = amountAt(levels['amount'], draw);
    return {
      body: {
        reference_id: reference,
        payment_method_id: thing.id,
        currency,
        amount: currency === 'PHP' ? amount / 100 : amount,
        ...(levels['password'] !== 'left out' && { enable_otp: levels['password'] === 'true' }),
        ...(levels['basket'] === 'two' && { basket: [{ name: 'Coffee' }, { name: 'Tea' }] }),
        ...textsOf(levels, draw),
      },
    };
  },
  expects: ({ over, channel }, { levels }) =>
    over
      ? refused(DEBITED)
      : open(
          `debiting ${channel} with a ${levels['reference'] ?? ''} reference, enable_otp ${levels['password'] ?? ''}`,
        ),
  follows: (outcome) => {
    const { model, thing, input } = outcome;
    const sent = input.body as Made;
    const made = addMade(outcome, debit, {
      sent,
      channel: thing.facts.channel,
      status: null,
      ends: null,
    });
    expectPaymentTransaction(model, {
      account: thing.account,
      name: `the direct debit ${made.id}`,
      owns: having({ product_id: made.id }),
      currency: sent['currency'],
      amount: sent['amount'],
      due: () => dueIn(made.facts.status, ['COMPLETED']),
      rules: { channel_category: is('DIRECT_DEBIT'), reference_id: is(sent['reference_id']) },
    });
  },
};

const pay: Command<DebitFacts> = {
  name: 'enter the password of a debit',
  endpoint: 'direct_debits.validate_otp',
  on: debit,
  weight: 3,
  factors: { password: passwords },
  fits: ({ ends }) => ends !== null,
  input: ({ thing, levels, draw }) => passwordFor(thing, levels['password'], draw),
  expects: ({ status }, { levels }) =>
    status === 'PENDING' && levels['password'] !== 'wrong' ? accepted : refused(DEBITED),
  change: becomes('COMPLETED'),
};

const decide = (act: 'approve' | 'decline'): Command<DebitFacts> =>
  onItself<DebitFacts>({
    name: `${act} a debit`,
    endpoint: 'direct_debits.get',
    on: debit,
    weight: act === 'approve' ? 2 : 0.5,
    presses: (thing) => pressing(thing.seen('checkout_url'), act),
    fits: ({ status }) => status === 'PENDING',
    expects: () => accepted,
    change: becomes(act === 'approve' ? 'COMPLETED' : 'FAILED'),
  });

const unlink = onItself<TokenFacts>({
  name: 'unlink an account',
  endpoint: 'linked_account_tokens.delete',
  on: token,
  weight: 0.5,
  expects: ({ state }) => {
    if (state === 'deleted') return refused(LINKED);
    return open(`unlinking an account that is ${state}`);
  },
  change: (facts) => {
    facts.state = 'deleted';
  },
  follows: ({ model, thing }) => {
    for (const one of model.all(account, thing.account))
      if (one.params === thing.params) one.facts = { ...one.facts, state: 'deleted' };
    for (const one of model.all(method, thing.account)) {
      if (one.facts.token !== thing.id) continue;
      one.facts = { ...one.facts, over: true };
      // A debit that waited for its payer can no longer be paid.
      for (const other of model.all(debit, thing.account))
        if (other.facts.sent['payment_method_id'] === one.id && other.facts.status === 'PENDING')
          other.facts = { ...other.facts, status: other.facts.ends === null ? null : 'FAILED' };
    }
  },
});

export const debitKinds: readonly Kind[] = [customer, token, account, method, debit];
export const debitCommands: readonly Command[] = [
  { ...createCustomer, weight: 0.3 },
  link,
  confirm,
  authorize('approve'),
  authorize('decline'),
  keep,
  charge,
  pay,
  decide('approve'),
  decide('decline'),
  unlink,
];
