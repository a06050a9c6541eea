// Linked accounts of the legacy API, the payment methods that they become, and their direct
// debits: a password or a page decides, and what was unlinked takes no money any more. No clause
// gives shapes.
import type { Press } from '../control/control.ts';
import { hundredths } from './money.ts';
import { idleUrl } from '../run/samples/qr-codes.ts';
import { versionOf, type Made } from '../run/samples/sample.ts';
import { metadataOf, sizes, textAt, texts } from '../run/samples/values.ts';
import type { SeededRandom } from '../run/seeded-random.ts';
import type { Input } from '../wire/encode.ts';
import { field, itemsOf } from '../wire/message.ts';
import type { Command, Expectation, Kind, Model, Thing } from './model.ts';
import { reading } from './reading.ts';
import { echo, is, none, oneOf, some } from './rule.ts';

interface TokenFacts {
  readonly sent: Made;
  state: 'waiting' | 'linked' | 'failed' | 'deleted';
  /** Whether a payment method was made of it. */
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
  /** What it must be now; null where the target decides, until it was seen. */
  status: string | null;
  /** When its password ends, if that was said. */
  ends: number | null;
}

const LINKED = 'LEGACY-PATH-06';
const USED = 'LEGACY-PATH-07';
const DEBITED = 'LEGACY-PATH-08';

const version = versionOf('customers.create').headers ?? {};

const payer: Kind = {
  name: 'a payer',
  clauses: '',
  classOf: () => 'known',
  moving: [],
  rules: () => ({ id: some() }),
  views: [],
};

const meet: Command = {
  name: 'create a payer',
  endpoint: 'customers.create',
  on: null,
  weight: 0.3,
  factors: {},
  input: ({ model }) => ({
    headers: version,
    body: {
      reference_id: model.trial.newReference(),
      type: 'INDIVIDUAL',
      individual_detail: { given_names: 'Siti' },
    },
  }),
  expects: (): Expectation => ({ is: 'accepted' }),
  follows: ({ model, thing, body, key }) => {
    model.add({
      kind: payer,
      account: thing.account,
      key: key(0),
      body,
      facts: {},
      view: 'the response to its creation',
    });
  },
};

/** Accounts: one that is linked by a password, and one by a page. */
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
    customer_id: is(sent['customer_id']),
    channel_code: is(sent['channel_code']),
    metadata: echo(sent['metadata']),
    ...(state === 'waiting' && { status: is('PENDING') }),
    ...(state === 'linked' && { status: is('SUCCESS') }),
  }),
  views: [],
};

/** What an account shows of itself is the same in the list of its token and in its method. */
const accountOf = async (model: Model, thing: Thing<TokenFacts>): Promise<unknown> => {
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
    // It may have been there since the account was linked.
    created: some(),
    type: oneOf([channels[channel]?.type, 'DIRECT_DEBIT']),
    metadata: echo(metadata),
    status: is(over ? 'EXPIRED' : 'ACTIVE', USED),
  }),
  views: [
    {
      name: 'the payment methods of its customer',
      endpoint: 'legacy_payment_methods.list',
      read: async (model, thing) => {
        const as = model.trial.pick(thing.account.actors);
        const input = { query: { customer_id: thing.facts.customer } };
        const { body } = await model.trial.call('legacy_payment_methods.list', input, { as });
        return itemsOf(body).find((row) => field(row, 'id') === thing.id);
      },
    },
    {
      name: 'get as a payment method of v2',
      endpoint: 'payment_methods.get',
      partial: true,
      // Both generations call its type otherwise.
      read: async (model, thing) => {
        const { type: _, ...rest } = (await reading('payment_methods.get')(model, thing)) as Made;
        return rest;
      },
    },
  ],
  announces: {
    EXPIRED: {
      names: ['payment_method.expired'],
      clause: USED,
      about: (data, { id }) => data['id'] === id,
    },
  },
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
    ...Object.fromEntries(
      ['reference_id', 'payment_method_id', 'currency', 'amount'].map((name) => [
        name,
        is(sent[name]),
      ]),
    ),
    channel_code: is(channel),
    ...Object.fromEntries(
      ['description', 'basket', 'metadata', 'enable_otp'].map((name) => [name, echo(sent[name])]),
    ),
    status: status === null ? oneOf(STATES) : is(status, DEBITED),
    ...(status !== null && {
      failure_code: status === 'FAILED' ? some() : none(),
      ...(status !== 'PENDING' && { required_action: none() }),
    }),
  }),
  learn: (facts, thing) => {
    facts.status ??= String(thing.seen('status'));
    const end = thing.seen('otp_expiration_timestamp');
    if (typeof end === 'string') facts.ends ??= Date.parse(end);
  },
  stirs: (facts) => {
    const waits = facts.status === 'PENDING' && facts.ends === null;
    if (waits) facts.status = null;
    return waits;
  },
  announces: {
    COMPLETED: { names: ['direct_debit.payment'], clause: DEBITED },
    FAILED: { names: ['direct_debit.payment'], clause: DEBITED },
  },
  views: [{ name: 'get', endpoint: 'direct_debits.get', read: reading('direct_debits.get') }],
  lists: [
    {
      endpoint: 'direct_debits.list',
      within: ({ facts }) => ({ query: { reference_id: facts.sent['reference_id'] } }),
      limit: null,
      cursor: null,
      order: 'stable',
    },
  ],
  timers: ({ status, ends }) =>
    status !== 'PENDING' || ends === null
      ? []
      : [
          {
            name: 'the end of its password',
            at: ends,
            clause: DEBITED,
            fire: (facts) => {
              facts.status = 'FAILED';
            },
          },
        ],
};

const link: Command = {
  name: 'link an account',
  endpoint: 'linked_account_tokens.auth',
  on: payer,
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
  expects: (_, { levels }): Expectation => ({
    is: 'open',
    question: `linking an account of ${levels['channel'] ?? ''}`,
  }),
  follows: ({ model, thing, input, body, key }) => {
    model.add({
      kind: token,
      account: thing.account,
      key: key(0),
      body,
      facts: { sent: input.body as Made, state: 'waiting', used: false },
      view: 'the response to its creation',
    });
  },
};

/** The account is linked: it can be seen, and has its event. */
const linked = async (model: Model, thing: Thing<TokenFacts>, key: string): Promise<void> => {
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

/** A password that the target lists, for an object; null where it lists none. */
const passwordFor = (
  { params }: Thing<TokenFacts> | Thing<DebitFacts>,
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
  expects: ({ state }, { levels }): Expectation =>
    state === 'waiting' && levels['password'] !== 'wrong'
      ? { is: 'accepted' }
      : { is: 'refused', clause: LINKED },
  change: (facts) => {
    facts.state = 'linked';
  },
  follows: async ({ model, thing, body, key }) => {
    thing.see(body, { view: 'the response to its password' });
    await linked(model, thing, key(0));
  },
};

const authorize = (act: 'approve' | 'decline'): Command<TokenFacts> => ({
  name: `${act} an account`,
  endpoint: 'linked_account_tokens.accounts',
  on: token,
  weight: act === 'approve' ? 2 : 0.5,
  factors: {},
  presses: (thing) => pageOf(thing, 'authorizer_url', act),
  fits: ({ state }) => state === 'waiting',
  input: ({ thing }) => ({ params: thing.params }),
  expects: (): Expectation => ({ is: 'accepted' }),
  change: (facts) => {
    facts.state = act === 'approve' ? 'linked' : 'failed';
  },
  follows: async ({ model, thing, key }) => {
    if (act === 'approve') await linked(model, thing, key(0));
  },
});

const pageOf = (thing: Thing, name: string, act: 'approve' | 'decline'): Press | null => {
  const page = thing.seen(name);
  return typeof page === 'string' ? { page, act } : null;
};

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
  expects: ({ state, used }): Expectation => {
    if (state !== 'linked') return { is: 'refused', clause: USED };
    return used
      ? { is: 'open', question: 'making a second payment method of an account' }
      : { is: 'accepted' };
  },
  change: (facts) => {
    facts.used = true;
  },
  follows: ({ model, thing, input, body, key }) => {
    if (model.byId(method, body['id'])) return;
    const { sent } = thing.facts;
    model.add({
      kind: method,
      account: thing.account,
      key: key(0),
      body,
      facts: {
        token: thing.id,
        customer: String(sent['customer_id']),
        channel: String(sent['channel_code']),
        metadata: field(input.body, 'metadata'),
        over: false,
      },
      view: 'the response to its creation',
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
    amount: ['thousands', 'hundred thousands'],
    basket: ['none', 'two'],
    description: texts,
    metadata: sizes,
    reference: ['new', 'new', 'used'],
  },
  input: ({ model, thing, levels, draw }) => {
    const used = model.all(debit, thing.account).at(-1)?.facts.sent['reference_id'];
    if (levels['reference'] === 'used' && used === undefined) return null;
    const { currency } = channels[thing.facts.channel] ?? { currency: 'IDR' };
    const description = textAt(levels['description'], draw);
    const amount =
      levels['amount'] === 'thousands'
        ? draw.amount(25_000, 99_999)
        : draw.amount(420_000, 899_999);
    return {
      body: {
        reference_id: levels['reference'] === 'used' ? used : model.trial.newReference(),
        payment_method_id: thing.id,
        currency,
        amount: currency === 'PHP' ? amount / 100 : amount,
        ...(levels['password'] !== 'left out' && { enable_otp: levels['password'] === 'true' }),
        ...(description !== undefined && { description }),
        ...(levels['basket'] === 'two' && { basket: [{ name: 'Coffee' }, { name: 'Tea' }] }),
        ...metadataOf(levels['metadata'], draw),
      },
    };
  },
  expects: ({ over, channel }, { levels }): Expectation =>
    over
      ? { is: 'refused', clause: DEBITED }
      : {
          is: 'open',
          question: `debiting ${channel} with a ${levels['reference'] ?? ''} reference, enable_otp ${levels['password'] ?? ''}`,
        },
  follows: ({ model, thing, input, body, key }) => {
    const sent = input.body as Made;
    const made = model.add({
      kind: debit,
      account: thing.account,
      key: key(0),
      body,
      facts: { sent, channel: thing.facts.channel, status: null, ends: null },
      view: 'the response to its creation',
    });
    model.move({
      account: thing.account,
      currency: String(sent['currency']),
      name: `the direct debit ${made.id}`,
      owns: ({ product_id }) => product_id === made.id,
      clause: 'TXN-FIELD-amount',
      due: () => {
        const { status } = made.facts;
        if (status === 'COMPLETED') return 'must';
        return status === null ? 'may' : 'must not';
      },
      sum: () => hundredths(sent['amount']),
      rows: [
        {
          type: is('PAYMENT'),
          amount: is(sent['amount']),
          currency: is(sent['currency']),
          cashflow: is('MONEY_IN'),
          channel_category: is('DIRECT_DEBIT'),
          reference_id: is(sent['reference_id']),
        },
      ],
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
  expects: ({ status }, { levels }): Expectation =>
    status === 'PENDING' && levels['password'] !== 'wrong'
      ? { is: 'accepted' }
      : { is: 'refused', clause: DEBITED },
  change: (facts) => {
    facts.status = 'COMPLETED';
  },
  follows: ({ thing, body }) => thing.see(body, { view: 'the response to its password' }),
};

const decide = (act: 'approve' | 'decline'): Command<DebitFacts> => ({
  name: `${act} a debit`,
  endpoint: 'direct_debits.get',
  on: debit,
  weight: act === 'approve' ? 2 : 0.5,
  factors: {},
  presses: (thing) => pageOf(thing, 'checkout_url', act),
  fits: ({ status }) => status === 'PENDING',
  input: ({ thing }) => ({ params: thing.params }),
  expects: (): Expectation => ({ is: 'accepted' }),
  change: (facts) => {
    facts.status = act === 'approve' ? 'COMPLETED' : 'FAILED';
  },
});

const unlink: Command<TokenFacts> = {
  name: 'unlink an account',
  endpoint: 'linked_account_tokens.delete',
  on: token,
  weight: 0.5,
  factors: {},
  input: ({ thing }) => ({ params: thing.params }),
  expects: ({ state }): Expectation => {
    if (state === 'deleted') return { is: 'refused', clause: LINKED };
    return { is: 'open', question: `unlinking an account that is ${state}` };
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
      // What waited for its payer can be paid no more.
      for (const other of model.all(debit, thing.account))
        if (other.facts.sent['payment_method_id'] === one.id && other.facts.status === 'PENDING')
          other.facts = { ...other.facts, status: other.facts.ends === null ? null : 'FAILED' };
    }
  },
};

export const debitKinds: readonly Kind[] = [payer, token, account, method, debit];
export const debitCommands: readonly Command[] = [
  meet,
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
