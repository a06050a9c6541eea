// QR codes of the independent server: creating, reading, paying in test mode, and their payments.
import { metadata, moment, needOneOf, needText, wholeNumber } from './check.ts';
import { record } from './ledger.ts';
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

const find = (store: Store, externalId: string): Json => {
  const code = store.codes.find((code) => code['external_id'] === externalId);
  if (!code) throw new Rejection(404, 'DATA_NOT_FOUND', `There is no QR code ${externalId}.`);
  return code;
};

/** Returns a whole amount from a JSON or form body; undefined when it is missing. */
const numberIn = (body: Json, field: string): number | undefined => {
  const value = body[field];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) {
    throw invalid(field, 'must be a whole number of IDR');
  }
  return value;
};

/** POST /qr_codes; for a DYNAMIC code without an amount the payer chooses it. */
export const createCode = (state: State, store: Store, body: Json): Json => {
  const external_id = needText(body, 'external_id', 1000);
  const type = needOneOf(body, 'type', ['DYNAMIC', 'STATIC']);
  const callback_url = needText(body, 'callback_url', 2000);
  if (!/^https?:\/\//.test(callback_url) || !URL.canParse(callback_url)) {
    throw invalid('callback_url', 'must be a URL');
  }
  const kept = type === 'DYNAMIC' || state.wrong === 'static-amount-kept';
  const amount = kept ? numberIn(body, 'amount') : undefined;
  const least = state.wrong === 'qr-bound-off' ? 1499 : 1500;
  if (type === 'DYNAMIC' && amount !== undefined && (amount < least || amount > 10_000_000)) {
    throw invalid('amount', 'must be from 1500 to 10000000');
  }
  const extra = metadata(state, body);
  const used = store.codes.some((code) => code['external_id'] === external_id);
  if (used && state.wrong !== 'qr-duplicate') {
    throw new Rejection(409, 'DUPLICATE_ERROR', `external_id ${external_id} was used before.`);
  }
  const at = stamp(now(state));
  const code: Json = {
    id: newId('qr_'),
    external_id,
    amount: amount ?? null,
    qr_string: `000201010212${newId('').toUpperCase()}`,
    callback_url,
    type,
    status: 'ACTIVE',
    created: at,
    updated: at,
    metadata: extra,
  };
  store.codes.unshift(code);
  return code;
};

/** GET /qr_codes/:external_id */
export const getCode = (store: Store, externalId: string): Json => find(store, externalId);

/** POST /qr_codes/:external_id/payments/simulate */
export const simulate = (state: State, store: Store, externalId: string, body: Json): Json => {
  if (store.live) {
    throw new Rejection(
      403,
      'REQUEST_FORBIDDEN_ERROR',
      'Payments are simulated in test mode only.',
    );
  }
  const code = find(store, externalId);
  const wanted = numberIn(body, 'amount');
  if (wanted !== undefined && wanted <= 0) throw invalid('amount', 'must be above 0');
  const amount = wanted ?? code['amount'];
  if (typeof amount !== 'number') throw invalid('amount', 'is required');
  if (code['type'] === 'DYNAMIC' && code['amount'] !== null && code['amount'] !== amount) {
    throw invalid('amount', `must be ${code['amount'] as number}, as the code says`);
  }
  const payment: Json = {
    id: newId('qrpy_'),
    amount,
    created: stamp(now(state)),
    qr_code: {
      id: code['id'],
      external_id: code['external_id'],
      qr_string: code['qr_string'],
      type: code['type'],
      metadata: code['metadata'],
    },
    status: 'COMPLETED',
    payment_detail: { receipt_id: newId('').toUpperCase(), source: 'TESTBANK' },
  };
  const late = code['status'] === 'INACTIVE';
  record(state, store, {
    product: String(payment['id']),
    type: 'PAYMENT',
    status: late ? 'REVERSED' : 'SUCCESS',
    category: 'QR_CODE',
    channel: 'QRIS',
    reference: code['external_id'],
    currency: 'IDR',
    amount,
  });
  if (late) return payment;
  store.codePayments.push(payment);
  if (code['type'] === 'DYNAMIC' && state.wrong !== 'dynamic-stays-active') {
    code['status'] = 'INACTIVE';
  }
  emit(state, store, 'qr.payment', payment, { url: String(code['callback_url']) });
  return payment;
};

/** GET /qr_codes/payments, oldest first, with both bounds included. */
export const listCodePayments = (store: Store, query: URLSearchParams): Json[] => {
  const externalId = needText(Object.fromEntries(query), 'external_id', 1000);
  const limit = wholeNumber(query, 'limit', [1, 100, 10]);
  const from = query.get('from');
  const to = query.get('to');
  const first = from === null ? -Infinity : moment(from, 'from');
  const last = to === null ? Infinity : moment(to, 'to');
  if (first >= last) throw invalid('from', 'must be earlier than to');
  find(store, externalId);
  return store.codePayments
    .filter((payment) => (payment['qr_code'] as Json)['external_id'] === externalId)
    .filter(({ created }) => {
      const at = Date.parse(String(created));
      return at >= first && at <= last;
    })
    .slice(0, limit);
};
