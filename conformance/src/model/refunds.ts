// Refunds of payment requests, from the clauses: never more than was paid, and only as the channel
// allows.
import type { Made } from '../run/samples/sample.ts';
import { dueIn, expectRefundTransaction, having, hundredths } from './money.ts';
import { get, paged } from './reading.ts';
import { field } from '../targets/wire/message.ts';
import type { Command } from './command.ts';
import type { Kind, ModelObject, Model } from './model.ts';
import { paymentRequest, type RequestFacts } from './payment-requests.ts';
import { payment } from './payments.ts';
import { echo, is, none, oneOf, some, that, startsWith, type Rule, given } from './rule.ts';
import { transaction } from './transactions.ts';
import { open, refused, sinceThen } from './expecting.ts';
import { decided, statusOf, eventNamed } from './becoming.ts';
import { addMade } from './acting.ts';
import { shareOf } from './amounts.ts';
import { metadataOf, sizes } from '../run/samples/values.ts';

interface RefundFacts {
  readonly sent: Made;
  readonly request: string;
  /** The payment that it refunds; null where no view shows which one it is. */
  readonly payment: string | null;
  readonly type: string;
  readonly channel: string;
  readonly amount: number;
  readonly currency: unknown;
  status: string | null;
}

const DAY_MS = 86_400_000;

/**
 * Returns the payment of a request, where payments can be read: its own, otherwise one to its
 * method, which may have several requests.
 */
const paymentOf = (
  model: Model,
  { facts, id }: ModelObject<RequestFacts>,
): ModelObject | undefined => {
  const all = model.all(payment);
  return (
    all.find(({ facts: of }) => of.request === id) ??
    all.find(({ facts: of }) => of.method === facts.method)
  );
};

/**
 * Returns the rule of the net amount of a refund: a QR payment that is refunded within a day
 * returns its fee and VAT (REFUND-CREATE-03); later, and in other channels, it is no more than the
 * amount.
 */
const feesRule = (model: Model, thing: ModelObject<RequestFacts>, amount: number): Rule => {
  const { facts } = thing;
  const paid = paymentOf(model, thing);
  const since = (model.now ?? 0) - Date.parse(String(paid?.seen('created')));
  const isWhole = hundredths(amount) === facts.captured;
  const isOpen = facts.type === 'QR_CODE' && (!paid || !isWhole || since === DAY_MS || !model.now);
  const clause = 'REFUND-CREATE-03';
  if (isOpen || !(model.trial.isHeldToContracts || facts.type === 'QR_CODE'))
    return that('any amount', () => true, clause);
  if (facts.type !== 'QR_CODE' || since > DAY_MS) return is(amount, clause);
  return that(
    'what its payment has brought, after fee and VAT',
    (net) => {
      const row = model.all(transaction).find((one) => one.seen('product_id') === paid?.id);
      return row === undefined || hundredths(net) === hundredths(row.seen('net_amount'));
    },
    clause,
  );
};

const FAILURES = [
  'ACCOUNT_ACCESS_BLOCKED',
  'ACCOUNT_NOT_FOUND',
  'DUPLICATE_ERROR',
  'INSUFFICIENT_BALANCE',
  'REFUND_FAILED',
];

/** Events of final refunds, which are sent even if a refund is final at once (REFUND-CREATE-02). */
export const announcements = {
  SUCCEEDED: { ...eventNamed('refund.succeeded'), fromStart: 'stated' },
  FAILED: { ...eventNamed('refund.failed'), fromStart: 'stated' },
} as const;

export const refundStatus = (status: string | null): Rule =>
  statusOf(status, ['PENDING', 'SUCCEEDED', 'FAILED'], { known: 'STATE-REFUND-02' });

export const refund: Kind<RefundFacts> = {
  name: 'a refund',
  clauses: 'REFUND-FIELD-id',
  generated: ['reference_id'],
  classOf: ({ status }) => String(status),
  moving: ['status', 'failure_code', 'updated', 'refund_fee_amount'],
  links: ({ request }) => [request],
  ...decided<RefundFacts>((facts) => facts.status === 'PENDING'),
  announces: announcements,
  rules: ({ sent, payment: paid, type, channel, amount, currency, status }) => ({
    id: startsWith('rfd-'),
    payment_id: paid === null ? some() : is(paid),
    invoice_id: none(),
    payment_method_type: is(type),
    channel_code: is(channel),
    amount: is(amount),
    currency: is(currency),
    reason: is(sent['reason']),
    ...given(sent, ['reference_id']),
    metadata: echo(sent['metadata']),
    status: refundStatus(status),
    ...(status !== null && { failure_code: status === 'FAILED' ? oneOf(FAILURES) : none() }),
  }),
  views: [get('refunds.get')],
  lists: [paged('refunds.list')],
};

const SHARES = ['a part', 'the rest', 'too much', 'one unit', 'left out', 'declined'] as const;

/** Returns the refunds of a request with a status. */
const refundsOf = (
  model: Model,
  request: string,
  status: string,
): readonly ModelObject<RefundFacts>[] =>
  model.all(refund).filter(({ facts }) => facts.request === request && facts.status === status);

/**
 * Returns the amount left to refund, in whole units of the currency; failed refunds count as left.
 */
const leftOf = (model: Model, { id, facts }: ModelObject<RequestFacts>): number => {
  const failed = refundsOf(model, id, 'FAILED');
  const back = failed.reduce((sum, one) => sum + hundredths(one.facts.amount), 0);
  return (facts.captured - facts.refunded + back) / 100;
};

/** Codes with which a channel refuses every refund, now or always. */
const UNAVAILABLE = ['REFUND_NOT_SUPPORTED', 'INSUFFICIENT_BALANCE', 'CHANNEL_UNAVAILABLE'];

const channelOf = ({ type, reusability, channel }: RequestFacts): string =>
  `${type} ${reusability} of ${channel.code} ${channel.country}`;

const create: Command<RequestFacts> = {
  name: 'refund a payment request',
  endpoint: 'refunds.create',
  on: paymentRequest,
  keyed: true,
  weight: 2,
  factors: {
    share: SHARES,
    currency: ['left out', 'its own'],
    reference: ['given', 'left out'],
    metadata: sizes,
    // Selects one of the amounts that the target lists.
    declines: ['1', '2', '3', '4', '5'],
    reason: ['REQUESTED_BY_CUSTOMER', 'DUPLICATE', 'FRAUDULENT'],
  },
  // It is open which payment is meant when a request has several (REFUND-CONF-03).
  fits: ({ payments }) => payments < 2,
  input: ({ model, thing, levels, draw }) => {
    const { facts } = thing;
    const { declinedRefunds } = draw.magic;
    const declined = declinedRefunds[(Number(levels['declines']) - 1) % declinedRefunds.length];
    if (levels['share'] === 'declined' && declined === undefined) return null;
    const amount =
      levels['share'] === 'declined'
        ? declined
        : shareOf(levels['share'], leftOf(model, thing), draw.magic);
    return {
      body: {
        payment_request_id: thing.id,
        reason: levels['reason'],
        ...(amount !== undefined && { amount }),
        ...(levels['currency'] === 'its own' && { currency: facts.sent['currency'] }),
        ...(levels['reference'] === 'given' && { reference_id: model.trial.newReference() }),
        ...metadataOf(levels['metadata'], draw),
      },
    };
  },
  expects: (facts, { model, thing, input }) => {
    const left = leftOf(model, thing);
    const requested = Number(field(input.body, 'amount') ?? left);
    const missing = facts.type === 'CARD' && field(input.body, 'amount') === undefined;
    const later = sinceThen(
      model,
      paymentOf(model, thing)?.seen('created') ?? thing.seen('created'),
    );
    // The time in which the channel refunds may have passed.
    const late = later === '' ? [] : ['INELIGIBLE_TRANSACTION'];
    const codes = [
      ...(missing ? ['API_VALIDATION_ERROR'] : []),
      ...(left <= 0 ? ['INELIGIBLE_TRANSACTION'] : []),
      // For a request that was never paid, no amount is too much.
      ...(facts.captured > 0 && (left <= 0 || requested > left)
        ? ['MAXIMUM_REFUND_AMOUNT_REACHED']
        : []),
    ];
    // A repeat of the same request has a reference that is already used.
    const isNamed = field(input.body, 'reference_id') !== undefined;
    const again = facts.refunded > 0 && isNamed ? ['DUPLICATE_ERROR'] : [];
    if (codes.length > 0)
      return refused(
        missing ? 'REFUND-CREATE-amount-card' : 'REFUND-ERR-MAXIMUM_REFUND_AMOUNT_REACHED',
        {
          ...(again.length === 0 && { status: 400 }),
          // The target may first name that the channel does not refund at all.
          codes: [...codes, ...late, ...again, 'REFUND_IN_PROGRESS', 'REFUND_NOT_SUPPORTED'],
        },
      );
    if (refundsOf(model, thing.id, 'PENDING').length > 0)
      return open('a refund while another one is pending');
    const share = requested < left ? 'a part of what is left' : 'all that is left';
    const first = facts.refunded === 0 ? '' : ' once more';
    return open(`refunding ${share} of ${channelOf(facts)}${first}${later}`, [
      ...UNAVAILABLE,
      ...late,
      ...again,
      // A refund that was accepted just before may wait for its channel.
      ...(facts.refunded > 0 ? ['REFUND_IN_PROGRESS'] : []),
      ...(requested < left ? ['PARTIAL_REFUND_NOT_SUPPORTED'] : []),
    ]);
  },
  change: (facts, { model, thing, input: { body } }) => {
    facts.refunded += hundredths(field(body, 'amount') ?? leftOf(model, thing));
  },
  follows: (outcome) => {
    const { model, thing, input, before } = outcome;
    const amount = (thing.facts.refunded - before.refunded) / 100;
    const { currency } = before.sent;
    const { type, channel } = before;
    const paid = model.all(payment).find(({ facts: of }) => of.request === thing.id);
    const made = addMade(outcome, refund, {
      sent: input.body as Made,
      request: thing.id,
      payment: paid?.id ?? null,
      type,
      channel: channel.code,
      amount,
      currency,
      status: null,
    });
    expectRefundTransaction(model, {
      account: thing.account,
      name: `the refund ${made.id}`,
      owns: having({ product_id: made.id }),
      currency,
      amount,
      clause: 'REFUND-CREATE-05',
      due: () => dueIn(made.facts.status, ['SUCCEEDED'], ['PENDING']),
      rules: { net_amount: feesRule(model, thing, amount) },
    });
    model.touchMoney('reference_id', thing.seen('reference_id'));
  },
};

export const refundCommands: readonly Command[] = [create];
