// Business rules of refunds: creating, finishing and cancelling one.
import { bare, iso, step, toMajor, toMinor, type RowOf, type Violation } from '@kasir/core';
import {
  asStored,
  emit,
  fail,
  okRaw,
  type At,
  type Command,
  type Context,
  type Fail,
  type Reply,
  type Tx,
} from '@kasir/core/server';
import {
  payments,
  prefixes,
  refundFailed,
  refundMachine,
  refunds,
  refundSucceeded,
  type Channel,
} from '@kasir/models';
import {
  coversRefund,
  minorOf,
  noCharges,
  paymentId,
  refundable,
  refundFailureOf,
  releaseRefund,
  reserveRefund,
  returnedWith,
  sendBack,
  type PaymentRow,
  type Refunding,
} from '@kasir/payments';
import { refusedBy } from '../refuse.ts';
import type { cancelRefund } from './cancel.contract.ts';
import type { createRefund } from './create.contract.ts';
import { refundablePayment, targetOf, unavailable, type Target } from './target.ts';

type RefundRow = RowOf<typeof refunds>;
type Body = Command<typeof createRefund>['body'];

/** Topic of the job that finishes a refund; its payload is `{ refund: id }`. */
export const FINISH_REFUND = 'refund.finish';

/** How long the simulated channel takes to answer. */
const CHANNEL_ANSWER_MS = 2_000;

/** What of the body does not fit what was paid (REFUND-UNSPEC-03, REFUND-CREATE-amount-card). */
const unfit = ({ currency, amount }: Body, target: Target): (Violation | null)[] => {
  const sent = amount ?? null;
  const byCard = target.attempts.some(({ state: { type } }) => type === 'CARD');
  return [
    (currency ?? target.currency) === target.currency
      ? null
      : {
          path: 'body.currency',
          message: `Send ${target.currency} or nothing: it is the currency of the payment.`,
        },
    sent === null && byCard
      ? { path: 'body.amount', message: 'This field is required for CARD.' }
      : null,
    sent !== null && toMinor(target.currency, sent) === undefined
      ? { path: 'body.amount', message: `Send an amount with the decimals of ${target.currency}.` }
      : null,
  ];
};

/** The money of a refund, or why it is too much, too little or not there. */
const moneyOf = (
  at: At,
  tx: Tx,
  { payment, channel, amount }: { payment: PaymentRow; channel: Channel; amount: number | null },
):
  | (Refunding & { readonly ok: true; readonly free: boolean })
  | Fail<
      'MAXIMUM_REFUND_AMOUNT_REACHED' | 'PARTIAL_REFUND_NOT_SUPPORTED' | 'INSUFFICIENT_BALANCE'
    > => {
  const { currency } = payment.state;
  const left = refundable(payment);
  const asked = amount ?? left;
  const rest = `${toMajor(currency, left)} ${currency}`;
  if (asked > left)
    return fail('MAXIMUM_REFUND_AMOUNT_REACHED', `Only ${rest} can still be refunded.`);
  if (asked < left && channel.refund?.mode === 'FULL') {
    return fail(
      'PARTIAL_REFUND_NOT_SUPPORTED',
      `${channel.code} refunds whole payments only: send ${rest} or no amount.`,
    );
  }
  const back = returnedWith(at, tx, payment, asked);
  const money = { amount: asked, returned: back ?? noCharges };
  return coversRefund(tx, currency, money)
    ? { ok: true, ...money, free: back !== null }
    : fail('INSUFFICIENT_BALANCE', 'The available balance does not cover this refund.');
};

/** The channel has answered: the money goes back, or the refund fails and costs nothing. */
export const finishRefund = (at: At, tx: Tx, row: RefundRow, context: Context): RefundRow => {
  const { amount: major, currency, id, reference_id, status } = row.public;
  const { payment: key, returned } = row.state;
  const promised = tx.get(payments, key);
  if (!promised) throw new Error(`Refund ${row.id} has lost its payment`);
  const amount = minorOf(currency, major);
  const payment = releaseRefund(tx, promised, amount);
  const covered = coversRefund(tx, currency, { amount, returned });
  const failure_code = refundFailureOf(major) ?? (covered ? null : 'INSUFFICIENT_BALANCE');
  const { to } = step(refundMachine, status, failure_code === null ? 'succeed' : 'fail');
  if (failure_code === null)
    sendBack(at, tx, payment, { amount, returned, product_id: id, reference_id });
  const ended = tx.update(refunds, row, {
    public: { ...row.public, status: to, failure_code, updated: iso(at.now) },
  });
  const sender = { account: context.account, mode: context.realm.mode };
  const told = failure_code === null ? refundSucceeded : refundFailed;
  emit(at, tx, sender, told, { data: ended.public, subject: id });
  return ended;
};

/** Stores a refund that waits for the channel, its money promised. */
const openRefund = (
  at: At,
  tx: Tx,
  body: Body,
  target: Target,
  {
    payment,
    amount,
    returned,
    free,
  }: Refunding & { readonly payment: PaymentRow; readonly free: boolean },
): RefundRow => {
  const { type, channel_code, country, currency } = payment.state;
  const id = at.id();
  reserveRefund(tx, payment, amount);
  return tx.insert(refunds, id, {
    public: {
      id: prefixes.refund + id,
      payment_id: paymentId(payment),
      payment_request_id: target.payment_request_id,
      invoice_id: target.invoice_id,
      amount: toMajor(currency, amount),
      payment_method_type: type,
      channel_code,
      currency,
      country,
      status: step(refundMachine, null, 'wait').to,
      reason: body.reason,
      reference_id: body.reference_id ?? at.id(),
      failure_code: null,
      refund_fee_amount: free ? 0 : null,
      created: iso(at.now),
      updated: iso(at.now),
      metadata: body.metadata ?? null,
    },
    state: { payment: payment.id, returned },
  });
};

/**
 * Creates a refund, which is final at once unless refunds wait for the channel (REFUND-CONF-01).
 * The checks stand in the order of the contract's errors (REFUND-UNSPEC-04).
 */
export const decideCreate = (
  at: At,
  tx: Tx,
  { body, context }: Command<typeof createRefund>,
): Reply<typeof createRefund> => {
  const target = targetOf(tx, body);
  if (!target.ok) return target;
  const refused = refusedBy(unfit(body, target));
  if (refused) return refused;
  if (body.reference_id && tx.find(refunds, 'reference_id', body.reference_id)) {
    return fail(
      'DUPLICATE_ERROR',
      'A refund with this reference_id exists: send a new reference_id.',
    );
  }
  const chosen = refundablePayment(at, tx, target);
  if (!chosen.ok) return chosen;
  const { payment, channel } = chosen;
  const sent = body.amount ?? null;
  const amount = sent === null ? null : minorOf(target.currency, sent);
  const money = moneyOf(at, tx, { payment, channel, amount });
  if (!money.ok) return money;
  const off = unavailable(channel, context);
  if (off) return off;
  const row = openRefund(at, tx, body, target, { ...money, payment });
  if (context.refunds === 'sync') return okRaw(asStored(finishRefund(at, tx, row, context)));
  tx.job(FINISH_REFUND, at.now + CHANNEL_ANSWER_MS, { refund: row.id });
  return okRaw(asStored(row));
};

/** Takes back a refund that is still PENDING; its money is free again. */
export const decideCancel = (
  at: At,
  tx: Tx,
  { params }: Command<typeof cancelRefund>,
): Reply<typeof cancelRefund> => {
  const id = bare(prefixes.refund, params.id);
  const row = id === null ? undefined : tx.get(refunds, id);
  if (!row) return fail('DATA_NOT_FOUND', 'There is no refund with this id.');
  if (row.public.status !== 'PENDING')
    return fail('INELIGIBLE_TRANSACTION', `This refund is ${row.public.status}: it is final.`);
  const payment = tx.get(payments, row.state.payment);
  if (!payment) throw new Error(`Refund ${row.id} has lost its payment`);
  releaseRefund(tx, payment, minorOf(row.public.currency, row.public.amount));
  const { to } = step(refundMachine, 'PENDING', 'cancel');
  return okRaw(
    asStored(
      tx.update(refunds, row, { public: { ...row.public, status: to, updated: iso(at.now) } }),
    ),
  );
};
