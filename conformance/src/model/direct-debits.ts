// Direct debits of the legacy API: a password or a page decides, and an unlinked account can no
// longer be debited. No clause states shapes.
import type { Made } from '../run/samples/sample.ts';
import { sizes, texts } from '../run/samples/values.ts';
import type { Command } from './command.ts';
import type { Kind } from './model.ts';
import { hostedPage } from './hosted-pages.ts';
import { get, onePage } from './reading.ts';
import { accepted, open, refused } from './expecting.ts';
import { once, becomes, statusOf } from './becoming.ts';
import { onItself, addMade, pressing } from './acting.ts';
import { amountAt, magnitudes } from './amounts.ts';
import { referenceFor, references } from './references.ts';
import { expectPaymentTransaction, having, dueIn } from './money.ts';
import { textsOf } from './extras.ts';
import { is, none, some, same, echoes, someIf } from './rule.ts';
import {
  account,
  accountCommands,
  accountKinds,
  channels,
  LINKED,
  method,
  passwordFor,
  passwords,
  token,
  type MethodFacts,
  type TokenFacts,
} from './linked-accounts.ts';

interface DebitFacts {
  readonly sent: Made;
  readonly channel: string;
  /** The expected status; null where the target decides, until it was seen. */
  status: string | null;
  /** When its password expires; null while unknown. */
  ends: number | null;
}

const DEBITED = 'LEGACY-PATH-08';

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

const charge: Command<MethodFacts> = {
  name: 'debit an account',
  endpoint: 'direct_debits.create',
  extras: ['success_redirect_url', 'failure_redirect_url', 'basket'],
  on: method,
  keyed: true,
  weight: 3,
  factors: {
    password: ['left out', 'true', 'false'],
    amount: magnitudes,
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

export const debitKinds: readonly Kind[] = [...accountKinds, debit];
export const debitCommands: readonly Command[] = [
  ...accountCommands,
  charge,
  pay,
  decide('approve'),
  decide('decline'),
  unlink,
];
