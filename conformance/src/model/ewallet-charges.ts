// E-wallet charges and their refunds: paid once, then refunded up to their amount or voided whole.
// No clause states their shape, so only sent values and movements of money are exact.
import {
  dueIn,
  expectPaymentTransaction,
  expectRefundTransaction,
  having,
  hundredths,
} from './money.ts';
import { versionOf, type Made } from '../run/samples/sample.ts';
import { metadataOf, sizes } from '../run/samples/values.ts';
import { field, objectIn } from '../targets/wire/message.ts';
import type { Command } from './command.ts';
import type { Kind, ModelObject, Model } from './model.ts';
import { hostedPage } from './hosted-pages.ts';
import { getInVersions, among, onePage } from './reading.ts';
import { accepted, open, refused, sinceThen } from './expecting.ts';
import { decided, becomes, statusOf } from './becoming.ts';
import { onItself, addMade, pressing } from './acting.ts';
import { amountAt, magnitudes, shareOf } from './amounts.ts';
import { referenceFor, references, isTaken } from './references.ts';
import { is, some, that, same, echoes, someIf } from './rule.ts';

interface ChargeFacts {
  readonly sent: Made;
  /** The expected status; null where the target decides, until it was seen. */
  status: string | null;
  /** The amount to refund, and the part of it that may still be pending, in hundredths. */
  refunded: number;
  uncertain: number;
  /** The number of refunds. */
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

/** Returns whether an amount may be what has been refunded by now. */
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
      ...same(sent, ['reference_id', 'currency']),
      charge_amount: is(sent['amount']),
      ...same(sent, ['checkout_method', 'channel_code', 'channel_properties']),
      ...echoes(sent, ['basket', 'metadata']),
      status: statusOf(status, STATES),
      refunded_amount: that(`${refunded / 100}, which was given back`, (amount) =>
        isReturned(facts, amount),
      ),
      ...(status !== null && {
        failure_code: someIf(status === 'FAILED'),
        void_status: someIf(status === 'VOIDED'),
        voided_at: someIf(status === 'VOIDED'),
      }),
    };
  },
  ...decided<ChargeFacts>((facts) => facts.status === 'PENDING' || facts.uncertain > 0),
  announces: {
    SUCCEEDED: { names: ['ewallet.capture'], clause: 'VER-UNSPEC-05' },
    FAILED: { names: ['ewallet.capture'], clause: 'VER-UNSPEC-05' },
    VOIDED: { names: ['ewallet.void'], clause: 'VER-UNSPEC-05' },
  },
  views: [
    getInVersions('ewallet_charges.get'),
    hostedPage<ChargeFacts>({
      endpoint: 'ewallet_charges.get',
      url: (thing) => field(thing.seen('actions'), 'desktop_web_checkout_url'),
      amount: ({ sent }) => sent['amount'],
      waits: ({ status }) => (status === 'PENDING' ? true : null),
    }),
  ],
  lists: [
    {
      ...onePage('ewallet_charges.list'),
      inVersions: true,
      within: ({ facts }) => ({ query: { reference_id: facts.sent['reference_id'] } }),
    },
  ],
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
    status: statusOf(status, ['PENDING', 'SUCCEEDED', 'FAILED', 'CANCELLED']),
    ...(status !== null && { failure_code: someIf(status === 'FAILED') }),
  }),
  ...decided<RefundFacts>((facts) => facts.status === 'PENDING'),
  announces: {
    SUCCEEDED: { names: ['ewallet.refund'], clause: 'VER-UNSPEC-05' },
    FAILED: { names: ['ewallet.refund'], clause: 'VER-UNSPEC-05' },
  },
  ...among<RefundFacts>('the refunds of its charge', {
    ...onePage('ewallet_charges.refunds'),
    inVersions: true,
    within: ({ facts }) => ({ params: { id: facts.charge } }),
    order: 'oldest',
  }),
};

/** Wallets: with a page, on a device, with a page and full refunds only, of another market. */
const wallets: Readonly<Record<string, Made>> = {
  ID_DANA: { success_redirect_url: 'https://merchant.example/thanks' },
  ID_OVO: { mobile_number: '+6281234567890' },
  ID_LINKAJA: { success_redirect_url: 'https://merchant.example/thanks' },
  PH_GCASH: {
    success_redirect_url: 'https://merchant.example/thanks',
    failure_redirect_url: 'https://merchant.example/sorry',
  },
};

const create: Command = {
  name: 'charge a wallet',
  endpoint: 'ewallet_charges.create',
  extras: ['channel_properties.cancel_redirect_url', 'basket'],
  on: null,
  keyed: true,
  weight: 2,
  factors: {
    wallet: Object.keys(wallets),
    amount: magnitudes,
    metadata: sizes,
    reference: references,
  },
  input: ({ model, thing, levels, draw }) => {
    const reference = referenceFor({ model, thing, levels }, charge, 'reference_id');
    if (reference === null) return null;
    const wallet = levels['wallet'] ?? 'ID_DANA';
    const idr = amountAt(levels['amount'], draw);
    return {
      headers: version,
      body: {
        reference_id: reference,
        currency: wallet.startsWith('PH') ? 'PHP' : 'IDR',
        // The amount has hundredths where the currency does.
        amount: wallet.startsWith('PH') ? idr / 100 : idr,
        checkout_method: 'ONE_TIME_PAYMENT',
        channel_code: wallet,
        channel_properties: wallets[wallet],
        ...metadataOf(levels['metadata'], draw),
      },
    };
  },
  expects: (_, { model, account, input, levels }) => {
    return isTaken(model, account, charge, input.body as Made, 'reference_id')
      ? open('a charge with a reference_id that was used')
      : open(`charging ${levels['wallet'] ?? ''}`);
  },
  follows: (outcome) => {
    const { model, thing, input } = outcome;
    const sent = input.body as Made;
    const made = addMade(outcome, charge, {
      sent,
      status: null,
      refunded: 0,
      uncertain: 0,
      times: 0,
    });
    expectPaymentTransaction(model, {
      account: thing.account,
      name: `the charge ${made.id}`,
      owns: having({ product_id: made.id }),
      currency: sent['currency'],
      amount: sent['amount'],
      due: () => dueOf(made.facts.status),
      rules: { channel_category: is('EWALLET'), reference_id: is(sent['reference_id']) },
    });
  },
};

/**
 * Returns whether the money of a charge must have come by now, may have, must not, or must be back.
 */
const dueOf = (status: string | null): 'must' | 'may' | 'must not' | 'must be back' => {
  if (status === 'VOIDED') return 'must be back';
  return dueIn(status, ['SUCCEEDED', 'REFUNDED']);
};

/** Creates the command by which a payer decides on a page. */
const decide = (act: 'approve' | 'decline', status: string): Command<ChargeFacts> =>
  onItself<ChargeFacts>({
    name: `${act} a charge`,
    endpoint: 'ewallet_charges.get',
    on: charge,
    weight: act === 'approve' ? 3 : 0.5,
    presses: (thing) => pressing(field(thing.seen('actions'), 'desktop_web_checkout_url'), act),
    leads: ({ sent, status: now }) =>
      now === 'PENDING'
        ? objectIn(sent, 'channel_properties')[
            `${act === 'approve' ? 'success' : 'failure'}_redirect_url`
          ]
        : undefined,
    expects: (facts) =>
      facts.status === 'PENDING'
        ? accepted
        : open(`to ${act} a charge that is ${String(facts.status)}`),
    change: (facts) => {
      if (facts.status === 'PENDING') facts.status = status;
    },
  });

const returned = (facts: ChargeFacts): boolean =>
  facts.uncertain === 0 && facts.refunded === amountOf(facts);

/** Returns the refunds of a charge with a status. */
const refundsOf = (
  model: Model,
  { id }: ModelObject,
  status: string,
): readonly ModelObject<RefundFacts>[] =>
  model.all(refund).filter(({ facts }) => facts.charge === id && facts.status === status);

/** Returns the amount left to refund, in hundredths; failed refunds count as left. */
const leftOf = (model: Model, thing: ModelObject<ChargeFacts>): number => {
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
  input: ({ model, thing, levels, draw }) => {
    const amount = shareOf(levels['share'], leftOf(model, thing) / 100, draw.magic);
    return {
      headers: version,
      params: thing.params,
      body: {
        ...(amount !== undefined && { amount }),
        ...(levels['reason'] !== 'left out' && { reason: levels['reason'] }),
      },
    };
  },
  expects: (facts, { model, thing, input }) => {
    if (facts.status === null || refundsOf(model, thing, 'PENDING').length > 0)
      return open('refunding a charge while something is under way');
    const left = leftOf(model, thing);
    const wanted = field(input.body, 'amount');
    const isOver = wanted !== undefined && hundredths(wanted) > left;
    if (facts.status !== 'SUCCEEDED' || isOver || left <= 0) return refused('VER-UNSPEC-05');
    const share = wanted !== undefined && hundredths(wanted) < left ? 'a part' : 'the rest';
    const again = facts.refunded > 0 ? ' once more' : '';
    const later = sinceThen(model, thing.seen('created'));
    return open(`refunding ${share} of ${String(facts.sent['channel_code'])}${again}${later}`);
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
    expectRefundTransaction(model, {
      account,
      name: `the refund ${made.id}`,
      owns: having({ product_id: made.id }),
      currency: facts.sent['currency'],
      amount,
      due: () => dueIn(made.facts.status, ['SUCCEEDED'], ['PENDING']),
      rules: { channel_category: is('EWALLET') },
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

const voidCharge = onItself<ChargeFacts>({
  name: 'void a charge',
  endpoint: 'ewallet_charges.void',
  on: charge,
  expects: ({ status, refunded, sent }, { model, thing }) => {
    if (status === null) return open('voiding a charge that is under way');
    const later = sinceThen(model, thing.seen('created'));
    return status === 'SUCCEEDED' && refunded === 0
      ? open(`voiding a charge of ${String(sent['channel_code'])}${later}`)
      : refused('VER-UNSPEC-05');
  },
  change: becomes('VOIDED'),
  follows: ({ model, thing }) => model.touchMoney('product_id', thing.id),
});

export const walletKinds: readonly Kind[] = [charge, refund];
export const walletCommands: readonly Command[] = [
  create,
  decide('approve', 'SUCCEEDED'),
  decide('decline', 'FAILED'),
  giveBack,
  voidCharge,
];
