// E-wallet charges and what of them goes back: paid once, and given back to their amount at most
// or voided whole. No clause gives their shape, so that only what was sent and what money does is
// exact.
import type { Press } from '../control/control.ts';
import { hundredths } from './money.ts';
import { versionOf, type Made } from '../run/samples/sample.ts';
import { metadataOf, sizes } from '../run/samples/values.ts';
import { field, itemsOf } from '../wire/message.ts';
import {
  objectIn,
  type Command,
  type Expectation,
  type Kind,
  type Model,
  type Thing,
} from './model.ts';
import { reading } from './reading.ts';
import { echo, is, none, oneOf, some, that } from './rule.ts';

interface ChargeFacts {
  readonly sent: Made;
  /** What it must be now; null where the target decides, until it was seen. */
  status: string | null;
  /** What is to go back, and what of it may not have gone yet, in hundredths. */
  refunded: number;
  uncertain: number;
  /** How often something was given back. */
  times: number;
}

interface RefundFacts {
  readonly charge: string;
  readonly amount: number;
  readonly reason: unknown;
  status: string | null;
}

const STATES = ['PENDING', 'SUCCEEDED', 'FAILED', 'VOIDED', 'REFUNDED'];

const version = versionOf('ewallet_charges.get').headers ?? {};

const amountOf = ({ sent }: ChargeFacts): number => hundredths(sent['amount']);

/** Whether an amount is what has gone back by now. */
const isReturned = ({ refunded, uncertain }: ChargeFacts, amount: unknown): boolean => {
  const seen = hundredths(amount ?? 0);
  return seen <= refunded && seen >= refunded - uncertain;
};

const charge: Kind<ChargeFacts> = {
  name: 'an e-wallet charge',
  clauses: '',
  classOf: ({ sent, status, times }) =>
    `${String(sent['channel_code'])} ${String(status)}${times > 0 ? ` refunded ${Math.min(times, 3)}` : ''}`,
  moving: [
    'status',
    'refunded_amount',
    'failure_code',
    'void_status',
    'voided_at',
    'actions',
    'updated',
  ],
  rules: (facts) => {
    const { sent, status, refunded } = facts;
    return {
      id: some(),
      reference_id: is(sent['reference_id']),
      currency: is(sent['currency']),
      charge_amount: is(sent['amount']),
      checkout_method: is(sent['checkout_method']),
      channel_code: is(sent['channel_code']),
      channel_properties: is(sent['channel_properties']),
      basket: echo(sent['basket']),
      metadata: echo(sent['metadata']),
      status: status === null ? oneOf(STATES) : is(status),
      refunded_amount: that(`${refunded / 100}, which was given back`, (amount) =>
        isReturned(facts, amount),
      ),
      ...(status !== null && {
        failure_code: status === 'FAILED' ? some() : none(),
        void_status: status === 'VOIDED' ? some() : none(),
        voided_at: status === 'VOIDED' ? some() : none(),
      }),
    };
  },
  learn: (facts, thing) => {
    facts.status ??= String(thing.seen('status'));
  },
  stirs: (facts) => {
    const waits = facts.status === 'PENDING' || facts.uncertain > 0;
    if (waits) facts.status = null;
    return waits;
  },
  announces: {
    SUCCEEDED: { names: ['ewallet.capture'], clause: 'VER-UNSPEC-05' },
    FAILED: { names: ['ewallet.capture'], clause: 'VER-UNSPEC-05' },
    VOIDED: { names: ['ewallet.void'], clause: 'VER-UNSPEC-05' },
  },
  views: [
    {
      name: 'get',
      endpoint: 'ewallet_charges.get',
      inVersions: true,
      read: reading('ewallet_charges.get'),
    },
  ],
  lists: [
    {
      endpoint: 'ewallet_charges.list',
      inVersions: true,
      within: ({ facts }) => ({ query: { reference_id: facts.sent['reference_id'] } }),
      limit: null,
      cursor: null,
      order: 'stable',
    },
  ],
};

/** A refund in the list of those of its charge. */
const inList = async (model: Model, thing: Thing<RefundFacts>): Promise<unknown> => {
  const as = model.trial.pick(thing.account.actors);
  const input = { params: { id: thing.facts.charge }, headers: version };
  const { body } = await model.trial.call('ewallet_charges.refunds', input, { as });
  return itemsOf(body).find((row) => field(row, 'id') === thing.id);
};

const refund: Kind<RefundFacts> = {
  name: 'a refund of a charge',
  clauses: '',
  classOf: ({ status }) => String(status),
  links: ({ charge: id }) => [id],
  moving: ['status', 'failure_code', 'updated'],
  rules: ({ charge: id, amount, reason, status }) => ({
    id: some(),
    charge_id: is(id),
    refund_amount: is(amount),
    ...(reason !== undefined && { reason: is(reason) }),
    status: status === null ? oneOf(['PENDING', 'SUCCEEDED', 'FAILED', 'CANCELLED']) : is(status),
    ...(status !== null && { failure_code: status === 'FAILED' ? some() : none() }),
  }),
  learn: (facts, thing) => {
    facts.status ??= String(thing.seen('status'));
  },
  stirs: (facts) => {
    const waits = facts.status === 'PENDING';
    if (waits) facts.status = null;
    return waits;
  },
  announces: {
    SUCCEEDED: { names: ['ewallet.refund'], clause: 'VER-UNSPEC-05' },
    FAILED: { names: ['ewallet.refund'], clause: 'VER-UNSPEC-05' },
  },
  views: [{ name: 'the refunds of its charge', endpoint: 'ewallet_charges.refunds', read: inList }],
  lists: [
    {
      endpoint: 'ewallet_charges.refunds',
      inVersions: true,
      within: ({ facts }) => ({ params: { id: facts.charge } }),
      limit: null,
      cursor: null,
      order: 'oldest',
    },
  ],
};

/** Wallets: with a page, by device, by page and whole refunds alone, of another market. */
const wallets: Readonly<Record<string, Made>> = {
  ID_DANA: { success_redirect_url: 'https://merchant.example/thanks' },
  ID_OVO: { mobile_number: '+6281234567890' },
  ID_LINKAJA: { success_redirect_url: 'https://merchant.example/thanks' },
  PH_GCASH: {
    success_redirect_url: 'https://merchant.example/thanks',
    failure_redirect_url: 'https://merchant.example/sorry',
  },
};

const item: Made = {
  reference_id: 'sku-1',
  name: 'Coffee',
  category: 'Drinks',
  currency: 'IDR',
  price: 12_500,
  quantity: 2,
  type: 'PRODUCT',
};

const create: Command = {
  name: 'charge a wallet',
  endpoint: 'ewallet_charges.create',
  extras: ['channel_properties.cancel_redirect_url'],
  on: null,
  keyed: true,
  weight: 2,
  factors: {
    wallet: Object.keys(wallets),
    amount: ['thousands', 'hundred thousands'],
    metadata: sizes,
    basket: ['none', 'one', 'two'],
    reference: ['new', 'new', 'used'],
  },
  input: ({ model, thing, levels, draw }) => {
    const used = model.all(charge, thing.account).at(-1)?.facts.sent['reference_id'];
    if (levels['reference'] === 'used' && used === undefined) return null;
    const wallet = levels['wallet'] ?? 'ID_DANA';
    const idr =
      levels['amount'] === 'thousands'
        ? draw.amount(25_000, 99_999)
        : draw.amount(420_000, 999_999);
    const [first, second] = [item, { ...item, reference_id: 'sku-2', quantity: 1 }];
    return {
      headers: version,
      body: {
        reference_id: levels['reference'] === 'used' ? used : model.trial.newReference(),
        currency: wallet.startsWith('PH') ? 'PHP' : 'IDR',
        // Hundredths are money where the currency has them.
        amount: wallet.startsWith('PH') ? idr / 100 : idr,
        checkout_method: 'ONE_TIME_PAYMENT',
        channel_code: wallet,
        channel_properties: wallets[wallet],
        ...metadataOf(levels['metadata'], draw),
        ...(levels['basket'] === 'one' && { basket: [first] }),
        ...(levels['basket'] === 'two' && { basket: [first, second] }),
      },
    };
  },
  expects: (_, { model, account, input, levels }): Expectation => {
    const reference = field(input.body, 'reference_id');
    const isUsed = model
      .all(charge, account)
      .some(({ facts }) => facts.sent['reference_id'] === reference);
    return isUsed
      ? { is: 'open', question: 'a charge with a reference_id that was used' }
      : { is: 'open', question: `charging ${levels['wallet'] ?? ''}` };
  },
  follows: ({ model, thing, input, body, key }) => {
    const sent = input.body as Made;
    const made = model.add({
      kind: charge,
      account: thing.account,
      key: key(0),
      body,
      facts: { sent, status: null, refunded: 0, uncertain: 0, times: 0 },
      view: 'the response to its creation',
    });
    model.move({
      account: thing.account,
      currency: String(sent['currency']),
      name: `the charge ${made.id}`,
      owns: ({ product_id }) => product_id === made.id,
      clause: 'TXN-FIELD-amount',
      due: () => dueOf(made.facts.status),
      sum: () => amountOf(made.facts),
      rows: [
        {
          type: is('PAYMENT'),
          amount: is(sent['amount']),
          currency: is(sent['currency']),
          cashflow: is('MONEY_IN'),
          channel_category: is('EWALLET'),
          reference_id: is(sent['reference_id']),
        },
      ],
    });
  },
};

/** Whether the money of a charge has come. */
const dueOf = (status: string | null): 'must' | 'may' | 'must not' | 'must be back' => {
  if (status === 'VOIDED') return 'must be back';
  if (status === 'FAILED' || status === 'PENDING') return 'must not';
  return status === null ? 'may' : 'must';
};

/** What the payer presses on the page of a charge, if it has one. */
const pressing = (thing: Thing<ChargeFacts>, act: 'approve' | 'decline'): Press | null => {
  const page = objectIn({ actions: thing.seen('actions') }, 'actions')['desktop_web_checkout_url'];
  return typeof page === 'string' ? { page, act } : null;
};

/** What a payer decides on a page. */
const decide = (act: 'approve' | 'decline', status: string): Command<ChargeFacts> => ({
  name: `${act} a charge`,
  endpoint: 'ewallet_charges.get',
  on: charge,
  weight: act === 'approve' ? 3 : 0.5,
  factors: {},
  presses: (thing) => pressing(thing, act),
  input: ({ thing }) => ({ params: thing.params }),
  leads: ({ sent, status: now }) =>
    now === 'PENDING'
      ? objectIn(sent, 'channel_properties')[
          `${act === 'approve' ? 'success' : 'failure'}_redirect_url`
        ]
      : undefined,
  expects: (facts): Expectation =>
    facts.status === 'PENDING'
      ? { is: 'accepted' }
      : { is: 'open', question: `to ${act} a charge that is ${String(facts.status)}` },
  change: (facts) => {
    if (facts.status === 'PENDING') facts.status = status;
  },
});

const returned = (facts: ChargeFacts): boolean =>
  facts.uncertain === 0 && facts.refunded === amountOf(facts);

/** The refunds of a charge that have a status. */
const refundsOf = (model: Model, { id }: Thing, status: string): readonly Thing<RefundFacts>[] =>
  model.all(refund).filter(({ facts }) => facts.charge === id && facts.status === status);

/** What is left to give back, in hundredths: what failed is there again. */
const leftOf = (model: Model, thing: Thing<ChargeFacts>): number => {
  const failed = refundsOf(model, thing, 'FAILED');
  const back = failed.reduce((sum, { facts }) => sum + hundredths(facts.amount), 0);
  return amountOf(thing.facts) - thing.facts.refunded + back;
};

const SHARES = ['a part', 'the rest', 'too much', 'one unit', 'left out'] as const;

const giveBack: Command<ChargeFacts> = {
  name: 'refund a charge',
  endpoint: 'ewallet_charges.refund',
  on: charge,
  keyed: true,
  weight: 2,
  factors: { share: SHARES, reason: ['REQUESTED_BY_CUSTOMER', 'left out'] },
  input: ({ model, thing, levels }) => {
    const left = leftOf(model, thing) / 100;
    const shares: Readonly<Record<string, number>> = {
      'a part': Math.max(1, Math.floor(left / 3)),
      'the rest': left || 1,
      'too much': left + 1,
      'one unit': 1,
    };
    const amount = shares[levels['share'] ?? ''];
    return {
      headers: version,
      params: thing.params,
      body: {
        ...(amount !== undefined && { amount }),
        ...(levels['reason'] !== 'left out' && { reason: levels['reason'] }),
      },
    };
  },
  expects: (facts, { model, thing, input }): Expectation => {
    if (facts.status === null || refundsOf(model, thing, 'PENDING').length > 0)
      return { is: 'open', question: 'refunding a charge while something is under way' };
    const left = leftOf(model, thing);
    const wanted = field(input.body, 'amount');
    const isOver = wanted !== undefined && hundredths(wanted) > left;
    if (facts.status !== 'SUCCEEDED' || isOver || left <= 0)
      return { is: 'refused', clause: 'VER-UNSPEC-05' };
    const share = wanted !== undefined && hundredths(wanted) < left ? 'a part' : 'the rest';
    const again = facts.refunded > 0 ? ' once more' : '';
    return {
      is: 'open',
      question: `refunding ${share} of ${String(facts.sent['channel_code'])}${again}`,
    };
  },
  change: (facts, { model, thing, input: { body } }) => {
    facts.times += 1;
    facts.refunded += hundredths(field(body, 'amount') ?? leftOf(model, thing) / 100);
    if (returned(facts)) facts.status = 'REFUNDED';
  },
  follows: ({ model, thing, input, body, before, key }) => {
    const { facts, account } = thing;
    const amount = (facts.refunded - before.refunded) / 100;
    const isDone = body['status'] === 'SUCCEEDED';
    if (!isDone)
      thing.facts = { ...facts, uncertain: facts.uncertain + hundredths(amount), status: null };
    const made = model.add({
      kind: refund,
      account,
      key: key(0),
      body,
      facts: { charge: thing.id, amount, reason: field(input.body, 'reason'), status: null },
      view: 'the response to its request',
    });
    model.move({
      account,
      currency: String(facts.sent['currency']),
      name: `the refund ${made.id}`,
      owns: ({ product_id }) => product_id === made.id,
      clause: 'TXN-FIELD-amount',
      due: () => {
        const { status } = made.facts;
        if (status === 'SUCCEEDED') return 'must';
        return status === 'FAILED' || status === 'CANCELLED' ? 'must not' : 'may';
      },
      sum: () => -hundredths(amount),
      rows: [
        {
          amount: is(amount),
          currency: is(facts.sent['currency']),
          cashflow: is('MONEY_OUT'),
          channel_category: is('EWALLET'),
        },
      ],
    });
    model.touchMoney('product_id', thing.id);
    if (isDone)
      model.expectEvent({
        account,
        names: ['ewallet.refund'],
        clause: 'VER-UNSPEC-05',
        about: (data) => data['id'] === made.id,
        shows: made,
      });
  },
};

const voidCharge: Command<ChargeFacts> = {
  name: 'void a charge',
  endpoint: 'ewallet_charges.void',
  on: charge,
  factors: {},
  input: ({ thing }) => ({ headers: version, params: thing.params }),
  expects: ({ status, refunded, sent }): Expectation => {
    if (status === null) return { is: 'open', question: 'voiding a charge that is under way' };
    return status === 'SUCCEEDED' && refunded === 0
      ? { is: 'open', question: `voiding a charge of ${String(sent['channel_code'])}` }
      : { is: 'refused', clause: 'VER-UNSPEC-05' };
  },
  change: (facts) => {
    facts.status = 'VOIDED';
  },
  follows: ({ model, thing, body }) => {
    thing.see(body, { view: 'the response to its void' });
    model.touchMoney('product_id', thing.id);
  },
};

export const walletKinds: readonly Kind[] = [charge, refund];
export const walletCommands: readonly Command[] = [
  create,
  decide('approve', 'SUCCEEDED'),
  decide('decline', 'FAILED'),
  giveBack,
  voidCharge,
];
