// Payment requests (v2) of the independent server: creates, reads and lists them, and applies the
// decisions of their payers.
import {
  reference,
  amount,
  currency,
  metadata,
  minor,
  object,
  oneOf,
  text,
  wholeNumber,
} from './check.ts';
import { customerOf } from './customers.ts';
import { categoryOf, page, record } from './ledger.ts';
import { channelOf, createMethod, moveMethod } from './methods.ts';
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

/** Returns the payment method of a request: an existing one, or one that the request describes. */
const methodOf = (
  state: State,
  store: Store,
  body: Json,
  outer: { customer: string | undefined; currency: string },
): Json => {
  const id = text(body, 'payment_method_id');
  const described = object(body, 'payment_method');
  if (id !== undefined && described) throw invalid('payment_method_id', 'excludes payment_method');
  if (described) return createMethod(state, store, described, outer);
  if (id === undefined) throw invalid('payment_method', 'or payment_method_id is required');
  const method = store.methods.find((method) => method['id'] === id);
  if (!method) throw invalid('payment_method_id', 'names no payment method');
  if (method['status'] !== 'ACTIVE') throw invalid('payment_method_id', 'is not ACTIVE');
  return method;
};

/** Returns the only action of a request that waits for its payer. */
const actionsOf = (state: State, id: string, method: Json): Json[] => {
  const qr = method['type'] === 'QR_CODE';
  return [
    {
      action: 'AUTH',
      url: `${state.origin}/pay/${id}`,
      url_type: qr ? 'API' : 'WEB',
      method: 'GET',
      qr_code: qr ? `000201010212${id}` : null,
    },
  ];
};

/** Returns the amount of a request; only two types of payment method may leave it open. */
const amountOf = (state: State, body: Json, code: string): number | null => {
  const inner = object(body, 'payment_method');
  const instrument = inner && object(inner, String(inner['type']).toLowerCase());
  const source = state.wrong === 'inner-amount-wins' && instrument?.['amount'] ? instrument : body;
  const value = amount(state, source, code);
  const open = ['OVER_THE_COUNTER', 'VIRTUAL_ACCOUNT'].includes(String(inner?.['type']));
  if (value === undefined && !open) throw invalid('amount', 'is required');
  return value ?? null;
};

/** POST /payment_requests */
export const createRequest = (state: State, store: Store, body: Json): Json => {
  const code = currency(body);
  const sum = amountOf(state, body, code);
  const reference_id = reference(body);
  const description = text(body, 'description') ?? null;
  const extra = metadata(state, body);
  const capture = oneOf(body, 'capture_method', ['AUTOMATIC', 'MANUAL']);
  const customer = customerOf(state, store, body);
  const method = methodOf(state, store, body, { customer, currency: code });
  const card = method['type'] === 'CARD';
  const id = newId('pr-');
  const at = stamp(now(state));
  const request: Json = {
    id,
    business_id: store.account.id,
    customer_id: customer ?? method['customer_id'],
    reference_id,
    currency: code,
    amount: sum,
    country: method['country'],
    status: 'REQUIRES_ACTION',
    description,
    payment_method: method,
    actions: card ? [] : actionsOf(state, id, method),
    failure_code: null,
    capture_method: card ? (capture ?? 'AUTOMATIC') : null,
    initiator: null,
    card_verification_results: null,
    shipping_information: null,
    items: null,
    channel_properties: null,
    metadata: extra,
    created: at,
    updated: at,
  };
  store.requests.push(request);
  if (card && request['capture_method'] === 'MANUAL') {
    request['status'] = 'AWAITING_CAPTURE';
    emit(state, store, 'payment.authorization', paymentOf(state, request, newId('pay-')));
  } else if (card) settleRequest(state, store, request, true);
  return request;
};

/** Returns the Payment of a request, as webhooks carry it. */
const paymentOf = (state: State, request: Json, id: string): Json => {
  const method = request['payment_method'] as Json;
  const details: Record<string, Json> = {
    EWALLET: { fund_source: null, source: channelOf(method) },
    VIRTUAL_ACCOUNT: { network: null },
    OVER_THE_COUNTER: { remarks: null },
  };
  const at = stamp(now(state));
  return structuredClone({
    id,
    payment_request_id: request['id'],
    reference_id: request['reference_id'],
    customer_id: request['customer_id'],
    currency: request['currency'],
    amount: request['amount'],
    country: request['country'],
    status: request['status'] === 'AWAITING_CAPTURE' ? 'AUTHORIZED' : request['status'],
    payment_method: method,
    channel_properties: null,
    description: request['description'],
    failure_code: request['failure_code'],
    payment_detail: details[String(method['type'])] ?? null,
    metadata: request['metadata'] ?? {},
    created: at,
    updated: at,
  });
};

/** Pays or refuses a request; returns false, without a change, when it is final. */
export const settleRequest = (
  state: State,
  store: Store,
  request: Json,
  paid: boolean,
  given?: number,
): boolean => {
  if (request['status'] !== 'REQUIRES_ACTION') return false;
  const method = request['payment_method'] as Json;
  const code = String(request['currency']);
  const payment = newId(`${String(method['type']).toLowerCase()}-`);
  Object.assign(request, {
    status: paid ? 'SUCCEEDED' : 'FAILED',
    failure_code: paid ? null : 'PAYMENT_REFUSED',
    actions: [],
    updated: stamp(now(state)),
  });
  const amount = request['amount'] ?? given ?? 10_000;
  if (paid) {
    record(state, store, {
      product: payment,
      type: 'PAYMENT',
      category: categoryOf(String(method['type'])),
      channel: channelOf(method),
      reference: request['reference_id'],
      currency: code,
      amount,
    });
    const total = minor(Number(amount), code);
    store.paid.set(String(request['id']), { payment, total, refunded: 0, times: 0 });
  }
  const once = method['reusability'] === 'ONE_TIME_USE';
  if (paid && !once) moveMethod(state, store, method, 'ACTIVE');
  const id = newId('wh_');
  const event = { ...paymentOf(state, request, payment), amount };
  emit(state, store, paid ? 'payment.succeeded' : 'payment.failed', event, { id });
  const shared = state.wrong === 'webhook-id-shared' ? id : undefined;
  if (paid && once) moveMethod(state, store, method, 'EXPIRED', shared);
  return true;
};

/** GET /payment_requests/{id} */
export const getRequest = (state: State, store: Store, id: string): Json => {
  const stores =
    state.wrong === 'read-across-accounts'
      ? [...state.accounts.values()].flatMap(({ test, live }) => [test, live])
      : [store];
  const request = stores
    .flatMap(({ requests }) => requests)
    .find((request) => request['id'] === id);
  if (!request) throw new Rejection(404, 'DATA_NOT_FOUND', `There is no payment request ${id}.`);
  return request;
};

/** GET /payment_requests, newest first. */
export const listRequests = (state: State, store: Store, query: URLSearchParams): Json => {
  const limit = wholeNumber(query, 'limit', [1, 100, 20]);
  const newest = store.requests.toReversed();
  const { rows, more } = page(query, newest, (request) => request['id'], limit);
  const full = state.wrong === 'more-on-last-page' && rows.length === limit;
  return { data: rows, has_more: more || full };
};
