// Payment requests (v2) of the independent server: creating, reading, listing, and what the payer does.
import { amount, currency, metadata, minor, object, oneOf, text, wholeNumber } from './check.ts';
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
  type Book,
  type Json,
  type World,
} from './world.ts';

/** Which payment method a request uses: one that exists, or one that it describes. */
const methodOf = (
  world: World,
  book: Book,
  body: Json,
  outer: { customer: string | undefined; currency: string },
): Json => {
  const id = text(body, 'payment_method_id');
  const described = object(body, 'payment_method');
  if (id !== undefined && described) throw invalid('payment_method_id', 'excludes payment_method');
  if (described) return createMethod(world, book, described, outer);
  if (id === undefined) throw invalid('payment_method', 'or payment_method_id is required');
  const method = book.methods.find((method) => method['id'] === id);
  if (!method) throw invalid('payment_method_id', 'names no payment method');
  if (method['status'] !== 'ACTIVE') throw invalid('payment_method_id', 'is not ACTIVE');
  return method;
};

/** The one action of a request that waits for its payer. */
const actionsOf = (world: World, id: string, method: Json): Json[] => {
  const qr = method['type'] === 'QR_CODE';
  return [
    {
      action: 'AUTH',
      url: `${world.origin}/pay/${id}`,
      url_type: qr ? 'API' : 'WEB',
      method: 'GET',
      qr_code: qr ? `000201010212${id}` : null,
    },
  ];
};

/** What kind of amount is asked for; only two types may leave it open. */
const amountOf = (world: World, body: Json, code: string): number | null => {
  const inner = object(body, 'payment_method');
  const instrument = inner && object(inner, String(inner['type']).toLowerCase());
  const asked = world.wrong === 'inner-amount-wins' && instrument?.['amount'] ? instrument : body;
  const value = amount(world, asked, code);
  const open = ['OVER_THE_COUNTER', 'VIRTUAL_ACCOUNT'].includes(String(inner?.['type']));
  if (value === undefined && !open) throw invalid('amount', 'is required');
  return value ?? null;
};

/** POST /payment_requests */
export const createRequest = (world: World, book: Book, body: Json): Json => {
  const code = currency(body);
  const sum = amountOf(world, body, code);
  const reference_id = text(body, 'reference_id') ?? newId('ref-');
  const description = text(body, 'description') ?? null;
  const extra = metadata(world, body);
  const capture = oneOf(body, 'capture_method', ['AUTOMATIC', 'MANUAL']);
  const customer = customerOf(world, book, body);
  const method = methodOf(world, book, body, { customer, currency: code });
  const card = method['type'] === 'CARD';
  const id = newId('pr-');
  const at = stamp(now(world));
  const request: Json = {
    id,
    business_id: book.account.id,
    customer_id: customer ?? method['customer_id'],
    reference_id,
    currency: code,
    amount: sum,
    country: method['country'],
    status: 'REQUIRES_ACTION',
    description,
    payment_method: method,
    actions: card ? [] : actionsOf(world, id, method),
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
  book.requests.push(request);
  if (card && request['capture_method'] === 'MANUAL') {
    request['status'] = 'AWAITING_CAPTURE';
    emit(world, book, 'payment.authorization', paymentOf(world, request, newId('pay-')));
  } else if (card) settleRequest(world, book, request, true);
  return request;
};

/** The Payment of a request, as webhooks carry it. */
const paymentOf = (world: World, request: Json, id: string): Json => {
  const method = request['payment_method'] as Json;
  const details: Record<string, Json> = {
    EWALLET: { fund_source: null, source: channelOf(method) },
    VIRTUAL_ACCOUNT: { network: null },
    OVER_THE_COUNTER: { remarks: null },
  };
  const at = stamp(now(world));
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

/** The payer pays, or is refused; a request that is final stays as it is. */
export const settleRequest = (
  world: World,
  book: Book,
  request: Json,
  paid: boolean,
  given?: number,
): void => {
  if (request['status'] !== 'REQUIRES_ACTION') return;
  const method = request['payment_method'] as Json;
  const code = String(request['currency']);
  const payment = newId(`${String(method['type']).toLowerCase()}-`);
  Object.assign(request, {
    status: paid ? 'SUCCEEDED' : 'FAILED',
    failure_code: paid ? null : 'PAYMENT_REFUSED',
    actions: [],
    updated: stamp(now(world)),
  });
  const amount = request['amount'] ?? given ?? 10_000;
  if (paid) {
    record(world, book, {
      product: payment,
      type: 'PAYMENT',
      category: categoryOf(String(method['type'])),
      channel: channelOf(method),
      reference: request['reference_id'],
      currency: code,
      amount,
    });
    const total = minor(Number(amount), code);
    book.paid.set(String(request['id']), { payment, total, refunded: 0, times: 0 });
  }
  const once = method['reusability'] === 'ONE_TIME_USE';
  if (paid && !once) moveMethod(world, book, method, 'ACTIVE');
  const id = newId('wh_');
  const event = { ...paymentOf(world, request, payment), amount };
  emit(world, book, paid ? 'payment.succeeded' : 'payment.failed', event, { id });
  const shared = world.wrong === 'webhook-id-shared' ? id : undefined;
  if (paid && once) moveMethod(world, book, method, 'EXPIRED', shared);
};

/** GET /payment_requests/{id} */
export const getRequest = (world: World, book: Book, id: string): Json => {
  const books =
    world.wrong === 'read-across-accounts'
      ? [...world.accounts.values()].flatMap(({ test, live }) => [test, live])
      : [book];
  const request = books.flatMap(({ requests }) => requests).find((request) => request['id'] === id);
  if (!request) throw new Rejection(404, 'DATA_NOT_FOUND', `There is no payment request ${id}.`);
  return request;
};

/** GET /payment_requests, newest first. */
export const listRequests = (world: World, book: Book, query: URLSearchParams): Json => {
  const limit = wholeNumber(query, 'limit', [1, 100, 20]);
  const newest = book.requests.toReversed();
  const { rows, more } = page(query, newest, (request) => request['id'], limit);
  const full = world.wrong === 'more-on-last-page' && rows.length === limit;
  return { data: rows, has_more: more || full };
};
