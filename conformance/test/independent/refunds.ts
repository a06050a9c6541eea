// Refunds of the independent server: each is final immediately, and together they never exceed the
// payment.
import { reference, amount, currency, major, metadata, minor, needText, text } from './check.ts';
import { categoryOf, markRefunded, record } from './ledger.ts';
import { channelOf } from './methods.ts';
import { emit } from './webhooks.ts';
import {
  invalid,
  newId,
  now,
  Rejection,
  stamp,
  type Store,
  type Json,
  type State,
} from './state.ts';

const NO_REFUNDS = ['VIRTUAL_ACCOUNT', 'OVER_THE_COUNTER'];

const ineligible = (message: string): Rejection =>
  new Rejection(400, 'INELIGIBLE_TRANSACTION', message);

type Paid = NonNullable<ReturnType<Store['paid']['get']>>;

/**
 * Returns the amount to refund in minor units, which must not exceed the part of the payment that
 * is left.
 */
const sumOf = (state: State, body: Json, code: string, type: unknown, paid: Paid): number => {
  const wanted = amount(state, body, code);
  const optional = state.wrong === 'refund-card-amount-optional';
  if (wanted === undefined && type === 'CARD' && !optional) {
    throw invalid('amount', 'is required for cards');
  }
  const left = paid.total - paid.refunded;
  if (left <= 0) throw ineligible('The payment is fully refunded.');
  const whole = state.wrong === 'refund-default-whole' ? paid.total : left;
  if (wanted === undefined) return whole;
  const sum = minor(wanted, code);
  const most = state.wrong === 'refund-one-above' ? left + minor(1, code) : left;
  if (sum <= most) return sum;
  const message = `${major(left, code)} ${code} can be refunded.`;
  if (state.wrong === 'refund-code-swapped') throw ineligible(message);
  throw new Rejection(400, 'MAXIMUM_REFUND_AMOUNT_REACHED', message);
};

/** Returns the payment that a refund belongs to, with its request. */
const paidOf = (state: State, store: Store, body: Json): [request: Json, paid: Paid] => {
  const id = text(body, 'payment_request_id');
  const invoice = text(body, 'invoice_id');
  if (id !== undefined && invoice !== undefined) {
    throw invalid('invoice_id', 'excludes payment_request_id');
  }
  if (invoice !== undefined) throw invalid('invoice_id', 'names no invoice');
  if (id === undefined) throw invalid('payment_request_id', 'is required');
  const request = store.requests.find((request) => request['id'] === id);
  if (!request) throw invalid('payment_request_id', 'names no payment request');
  const paid = store.paid.get(id);
  if (paid) return [request, paid];
  if (state.wrong !== 'refund-unpaid') throw ineligible('The payment was never made.');
  const total = minor(Number(request['amount']), String(request['currency']));
  return [request, { payment: newId('pay-'), total, refunded: 0, times: 0 }];
};

/** Records a successful refund in the ledger and at its payment. */
const settle = (state: State, store: Store, request: Json, refund: Json, paid: Paid): void => {
  const code = String(request['currency']);
  const method = request['payment_method'] as Json;
  const times = state.wrong === 'refund-recorded-twice' ? 2 : 1;
  for (let time = 0; time < times; time += 1) {
    record(state, store, {
      product: String(refund['id']),
      type: 'REFUND',
      category: categoryOf(String(method['type'])),
      channel: channelOf(method),
      reference: refund['reference_id'],
      currency: code,
      amount: refund['amount'],
    });
  }
  paid.times += 1;
  paid.refunded += minor(Number(refund['amount']), code);
  if (state.wrong === 'partial-refund-closes') paid.refunded = paid.total;
  if (paid.refunded >= paid.total) markRefunded(state, store, paid.payment);
};

/** POST /refunds */
export const createRefund = (state: State, store: Store, body: Json): Json => {
  const reason = needText(body, 'reason');
  const reference_id = reference(body);
  const extra = metadata(state, body);
  const wanted = body['currency'] ? currency(body) : undefined;
  const [request, paid] = paidOf(state, store, body);
  const code = String(request['currency']);
  if (wanted !== undefined && wanted !== code && state.wrong !== 'refund-currency-ignored') {
    throw invalid('currency', `must be ${code}, the currency of the payment`);
  }
  const method = request['payment_method'] as Json;
  if (NO_REFUNDS.includes(String(method['type']))) {
    throw new Rejection(400, 'REFUND_NOT_SUPPORTED', 'This channel has no refunds.');
  }
  const sum = sumOf(state, body, code, method['type'], paid);
  const failure = state.refuseRefundsWith.code;
  const at = stamp(now(state));
  const refund: Json = {
    id: newId('rfd-'),
    payment_request_id: request['id'],
    payment_id: paid.payment,
    invoice_id: null,
    amount: major(sum, code),
    payment_method_type: method['type'],
    channel_code: channelOf(method),
    currency: code,
    status: failure === undefined ? 'SUCCEEDED' : 'FAILED',
    reason,
    reference_id,
    failure_code: failure ?? null,
    refund_fee_amount: null,
    metadata: extra,
    created: at,
    updated: at,
  };
  store.refunds.unshift(refund);
  if (failure === undefined) settle(state, store, request, refund, paid);
  const silent = state.wrong === 'refund-event-once' && paid.times > 1;
  if (!silent) emit(state, store, failure ? 'refund.failed' : 'refund.succeeded', refund);
  return refund;
};

/** GET /refunds/:id */
export const getRefund = (state: State, store: Store, id: string): Json => {
  const refund = store.refunds.find((refund) => refund['id'] === id);
  if (!refund) throw new Rejection(404, 'DATA_NOT_FOUND', `There is no refund ${id}.`);
  return state.wrong === 'refund-metadata-lost' ? { ...refund, metadata: null } : refund;
};
