// Payment requests of v3 of the independent server: creates them, lets them expire, and applies the
// decisions of their payers.
import {
  reference,
  amount,
  country,
  countryOf,
  currency,
  major,
  minor,
  moment,
  needOneOf,
  needText,
  object,
  oneOf,
  text,
} from './check.ts';
import { customerOf } from './customers.ts';
import { categoryOf, record } from './ledger.ts';
import { newToken } from './tokens.ts';
import { opening, publicProperties, typeOf } from './v3-channels.ts';
import { emit } from './webhooks.ts';
import { invalid, newId, now, stamp, type Store, type Json, type State } from './state.ts';

/** Returns the token that a request charges, which must be ACTIVE; undefined without one. */
const tokenOf = (store: Store, body: Json): Json | undefined => {
  const id = text(body, 'payment_token_id');
  if (id === undefined) return undefined;
  const token = store.tokens.find((token) => token['payment_token_id'] === id);
  if (!token) throw invalid('payment_token_id', 'names no payment token');
  if (token['status'] !== 'ACTIVE') throw invalid('payment_token_id', 'is not ACTIVE');
  return token;
};

/** Reads and validates the body of a payment request before anything is created. */
const readRequest = (state: State, store: Store, body: Json) => {
  const kinds = ['PAY', 'PAY_AND_SAVE', 'REUSABLE_PAYMENT_CODE', 'VERIFY_PAYMENT_METHOD'] as const;
  const kind = needOneOf(body, 'type', kinds);
  const code = currency(body);
  const field = body['request_amount'] === undefined ? 'amount' : 'request_amount';
  const sum = amount(state, body, code, field);
  if (sum === undefined && kind === 'PAY') throw invalid('request_amount', 'is required');
  const token = tokenOf(store, body);
  const channel = token ? String(token['channel_code']) : needText(body, 'channel_code', 100);
  const type = typeOf(channel);
  const capture = oneOf(body, 'capture_method', ['AUTOMATIC', 'MANUAL']);
  if (capture === 'MANUAL' && type !== 'CARD') throw invalid('capture_method', 'is for cards');
  const properties = object(body, 'channel_properties');
  const path = 'channel_properties.expires_at';
  const expires = properties && text(properties, 'expires_at', 40, path);
  const end = expires === undefined ? undefined : moment(expires, path);
  if (end !== undefined && end <= now(state)) throw invalid(path, 'must be in the future');
  return { kind, code, sum, token, channel, type, capture, properties, end };
};

/** POST /v3/payment_requests */
export const createV3Request = (state: State, store: Store, body: Json): Json => {
  const input = readRequest(state, store, body);
  const { kind, code, token, type, properties, end } = input;
  const reference_id = reference(body);
  const place = country(body) ?? countryOf(code);
  const description = text(body, 'description', 1000) ?? null;
  const customer = customerOf(state, store, body) ?? null;
  const id = newId('py-');
  const paying = type === 'CARD' || token !== undefined;
  const reusable = kind === 'REUSABLE_PAYMENT_CODE';
  const preset = properties?.['virtual_account_number'] ?? properties?.['payment_code'];
  const at = stamp(now(state));
  const request: Json = {
    id,
    reference_id,
    type: kind,
    country: place,
    currency: code,
    request_amount: input.sum ?? null,
    channel_code: input.channel,
    channel_properties: publicProperties(state, properties),
    payment_token_id: token?.['payment_token_id'] ?? null,
    capture_method: type === 'CARD' ? (input.capture ?? 'AUTOMATIC') : null,
    status: reusable ? 'ACCEPTING_PAYMENTS' : 'REQUIRES_ACTION',
    actions: paying ? [] : opening(state, id, type, preset),
    customer_id: customer,
    description,
    created: at,
    updated: at,
  };
  store.v3Requests.push(request);
  if (request['capture_method'] === 'MANUAL') {
    request['status'] = 'AUTHORIZED';
    emit(state, store, 'payment.authorization', structuredClone(request));
  } else if (paying) settleV3(state, store, request, true);
  else if (end !== undefined) {
    const late = state.wrong === 'expiry-late' ? 60_000 : 0;
    state.due.push({ at: end + late, act: () => expire(state, store, request) });
  }
  return request;
};

const expire = (state: State, store: Store, request: Json): void => {
  if (!['REQUIRES_ACTION', 'ACCEPTING_PAYMENTS'].includes(String(request['status']))) return;
  Object.assign(request, { status: 'EXPIRED', actions: [], updated: stamp(now(state)) });
  if (state.wrong === 'expiry-silent') return;
  emit(state, store, 'payment_request.expiry', structuredClone(request));
};

/** Pays or refuses a v3 request; returns false, without a change, when it is final. */
export const settleV3 = (
  state: State,
  store: Store,
  request: Json,
  paid: boolean,
  given?: number,
): boolean => {
  const { status } = request;
  if (status !== 'REQUIRES_ACTION' && status !== 'ACCEPTING_PAYMENTS') return false;
  const payment = newId('py-');
  const code = String(request['currency']);
  const value = Number(request['request_amount'] ?? given ?? 10_000);
  const open = status === 'ACCEPTING_PAYMENTS' && state.wrong !== 'reusable-closes';
  if (!open) {
    const next = paid ? 'SUCCEEDED' : 'FAILED';
    Object.assign(request, { status: next, actions: [], updated: stamp(now(state)) });
  }
  if (paid) {
    record(state, store, {
      product: payment,
      type: 'PAYMENT',
      category: categoryOf(typeOf(String(request['channel_code']))),
      channel: String(request['channel_code']),
      reference: request['reference_id'],
      currency: code,
      amount: major(minor(value, code), code),
    });
    if (request['type'] === 'PAY_AND_SAVE') {
      const token = newToken(state, store, request, 'ACTIVE');
      request['payment_token_id'] = token['payment_token_id'];
      emit(state, store, 'payment_token.activation', structuredClone(token));
    }
  }
  emit(state, store, paid ? 'payment.capture' : 'payment.failure', {
    payment_id: payment,
    payment_request_id: request['id'],
    reference_id: request['reference_id'],
    type: request['type'],
    currency: code,
    country: request['country'],
    request_amount: value,
    channel_code: request['channel_code'],
    status: paid ? 'SUCCEEDED' : 'FAILED',
    failure_code: paid ? null : 'PAYMENT_REFUSED',
  });
  return true;
};
