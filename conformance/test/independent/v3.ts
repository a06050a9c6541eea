// The v3 endpoints of the independent server: payment requests and payment tokens, their expiry and what payers do.
import {
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
  wholeNumber,
} from './check.ts';
import { createCustomer, customerOf } from './customers.ts';
import { categoryOf, page, record } from './ledger.ts';
import { withoutSecrets } from './methods.ts';
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

const WALLETS =
  /^(OVO|DANA|LINKAJA|SHOPEEPAY|ASTRAPAY|JENIUSPAY|NEXCASH|GOPAY|GCASH|PAYMAYA|GRABPAY|TRUEMONEY|LINEPAY|TOUCHANDGO|TNG|WECHATPAY|ALIPAY|MOMO|ZALOPAY|VIETTELPAY|APPOTA|VNPTWALLET)$/;
const OUTLETS =
  /^(ALFAMART|INDOMARET|7ELEVEN(_CLIQQ)?|CEBUANA|ECPAY|PALAWAN|LBC|MLHUILLIER|DP_.+)$/;

/** The type of payment method behind a channel of v3. */
const typeOf = (channel: string): string => {
  if (/^CARDS?$/.test(channel)) return 'CARD';
  if (/_VIRTUAL_ACCOUNT$/.test(channel)) return 'VIRTUAL_ACCOUNT';
  if (/_DIRECT_DEBIT$/.test(channel)) return 'DIRECT_DEBIT';
  if (/^(QRIS|QRPH|PROMPTPAY|DUITNOW|VIETQR)$|_QR$/.test(channel)) return 'QR_CODE';
  if (OUTLETS.test(channel)) return 'OVER_THE_COUNTER';
  if (WALLETS.test(channel)) return 'EWALLET';
  throw invalid('channel_code', `has no channel ${channel}`);
};

/** channel_properties as they are shown: nothing of a card that must stay secret. */
const shownProperties = (world: World, sent: Json | undefined): Json => {
  const { card_details: card, ...rest } = structuredClone(sent ?? {});
  if (!card) return rest;
  const shown = withoutSecrets(card as Json);
  const cvn = world.wrong === 'cvn-returned' ? { cvn: (card as Json)['cvn'] } : {};
  return { ...rest, card_details: { ...shown, ...cvn } };
};

/** The first status and the actions of something that its payer acts on. */
const opening = (world: World, id: string, type: string, code: unknown): Json[] => {
  const redirect = type === 'EWALLET' || type === 'DIRECT_DEBIT' || type === 'CARD';
  const shown = type === 'QR_CODE' ? 'QR_STRING' : 'PAYMENT_CODE';
  return [
    redirect
      ? {
          type: 'REDIRECT_CUSTOMER',
          value: `${world.origin}/pay/${id}`,
          descriptor: 'WEB_URL',
        }
      : {
          type: 'PRESENT_TO_CUSTOMER',
          value: typeof code === 'string' ? code : id.slice(-16).toUpperCase(),
          descriptor: shown,
        },
  ];
};

/** The token that a request charges; it must be ACTIVE. */
const tokenOf = (book: Book, body: Json): Json | undefined => {
  const id = text(body, 'payment_token_id');
  if (id === undefined) return undefined;
  const token = book.tokens.find((token) => token['payment_token_id'] === id);
  if (!token) throw invalid('payment_token_id', 'names no payment token');
  if (token['status'] !== 'ACTIVE') throw invalid('payment_token_id', 'is not ACTIVE');
  return token;
};

/** What is read from the body of a payment request before anything is made. */
const wishOf = (world: World, book: Book, body: Json) => {
  const kinds = ['PAY', 'PAY_AND_SAVE', 'REUSABLE_PAYMENT_CODE', 'VERIFY_PAYMENT_METHOD'] as const;
  const kind = needOneOf(body, 'type', kinds);
  const code = currency(body);
  const field = body['request_amount'] === undefined ? 'amount' : 'request_amount';
  const sum = amount(world, body, code, field);
  if (sum === undefined && kind === 'PAY') throw invalid('request_amount', 'is required');
  const token = tokenOf(book, body);
  const channel = token ? String(token['channel_code']) : needText(body, 'channel_code', 100);
  const type = typeOf(channel);
  const capture = oneOf(body, 'capture_method', ['AUTOMATIC', 'MANUAL']);
  if (capture === 'MANUAL' && type !== 'CARD') throw invalid('capture_method', 'is for cards');
  const properties = object(body, 'channel_properties');
  const path = 'channel_properties.expires_at';
  const expires = properties && text(properties, 'expires_at', 40, path);
  const end = expires === undefined ? undefined : moment(expires, path);
  if (end !== undefined && end <= now(world)) throw invalid(path, 'must be in the future');
  return { kind, code, sum, token, channel, type, capture, properties, end };
};

/** POST /v3/payment_requests */
export const createV3Request = (world: World, book: Book, body: Json): Json => {
  const wish = wishOf(world, book, body);
  const { kind, code, token, type, properties, end } = wish;
  const reference_id = text(body, 'reference_id') ?? newId('ref-');
  const place = country(body) ?? countryOf(code);
  const description = text(body, 'description', 1000) ?? null;
  const customer = customerOf(world, book, body) ?? null;
  const id = newId('py-');
  const paying = type === 'CARD' || token !== undefined;
  const reusable = kind === 'REUSABLE_PAYMENT_CODE';
  const preset = properties?.['virtual_account_number'] ?? properties?.['payment_code'];
  const at = stamp(now(world));
  const request: Json = {
    id,
    reference_id,
    type: kind,
    country: place,
    currency: code,
    request_amount: wish.sum ?? null,
    channel_code: wish.channel,
    channel_properties: shownProperties(world, properties),
    payment_token_id: token?.['payment_token_id'] ?? null,
    capture_method: type === 'CARD' ? (wish.capture ?? 'AUTOMATIC') : null,
    status: reusable ? 'ACCEPTING_PAYMENTS' : 'REQUIRES_ACTION',
    actions: paying ? [] : opening(world, id, type, preset),
    customer_id: customer,
    description,
    created: at,
    updated: at,
  };
  book.v3Requests.push(request);
  if (request['capture_method'] === 'MANUAL') {
    request['status'] = 'AUTHORIZED';
    emit(world, book, 'payment.authorization', structuredClone(request));
  } else if (paying) settleV3(world, book, request, true);
  else if (end !== undefined) {
    const late = world.wrong === 'expiry-late' ? 60_000 : 0;
    world.due.push({ at: end + late, act: () => expire(world, book, request) });
  }
  return request;
};

const expire = (world: World, book: Book, request: Json): void => {
  if (!['REQUIRES_ACTION', 'ACCEPTING_PAYMENTS'].includes(String(request['status']))) return;
  Object.assign(request, { status: 'EXPIRED', actions: [], updated: stamp(now(world)) });
  if (world.wrong === 'expiry-silent') return;
  emit(world, book, 'payment_request.expiry', structuredClone(request));
};

/** The payer of a v3 request pays or is refused. */
export const settleV3 = (
  world: World,
  book: Book,
  request: Json,
  paid: boolean,
  given?: number,
): void => {
  const { status } = request;
  if (status !== 'REQUIRES_ACTION' && status !== 'ACCEPTING_PAYMENTS') return;
  const payment = newId('py-');
  const code = String(request['currency']);
  const value = Number(request['request_amount'] ?? given ?? 10_000);
  const open = status === 'ACCEPTING_PAYMENTS' && world.wrong !== 'reusable-closes';
  if (!open) {
    const next = paid ? 'SUCCEEDED' : 'FAILED';
    Object.assign(request, { status: next, actions: [], updated: stamp(now(world)) });
  }
  if (paid) {
    record(world, book, {
      product: payment,
      type: 'PAYMENT',
      category: categoryOf(typeOf(String(request['channel_code']))),
      channel: String(request['channel_code']),
      reference: request['reference_id'],
      currency: code,
      amount: major(minor(value, code), code),
    });
    if (request['type'] === 'PAY_AND_SAVE') {
      const token = newToken(world, book, request, 'ACTIVE');
      request['payment_token_id'] = token['payment_token_id'];
      emit(world, book, 'payment_token.activation', structuredClone(token));
    }
  }
  emit(world, book, paid ? 'payment.capture' : 'payment.failure', {
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
};

const newToken = (world: World, book: Book, source: Json, status: string): Json => {
  const id = newId('pt-');
  const at = stamp(now(world));
  const channel = String(source['channel_code']);
  const token: Json = {
    payment_token_id: id,
    reference_id: source['reference_id'] ?? newId('ref-'),
    country: source['country'] ?? countryOf(String(source['currency'])),
    currency: source['currency'],
    status,
    channel_code: channel,
    channel_properties: shownProperties(world, object(source, 'channel_properties')),
    actions: status === 'ACTIVE' ? [] : opening(world, id, typeOf(channel), undefined),
    created: at,
    updated: at,
  };
  book.tokens.push(token);
  return token;
};

/** POST /v3/payment_tokens */
export const createToken = (world: World, book: Book, body: Json): Json => {
  needOneOf(body, 'type', ['SAVE']);
  currency(body);
  country(body);
  text(body, 'reference_id');
  const type = typeOf(needText(body, 'channel_code', 100));
  if (!['CARD', 'EWALLET', 'DIRECT_DEBIT'].includes(type)) {
    throw invalid('channel_code', 'cannot be saved');
  }
  object(body, 'channel_properties');
  const customer = object(body, 'customer');
  if (customer) createCustomer(world, book, customer, 'customer.');
  return newToken(world, book, body, 'REQUIRES_ACTION');
};

/** The customer agrees to a token on its page, or does not. */
export const settleToken = (world: World, book: Book, token: Json, agreed: boolean): void => {
  if (token['status'] !== 'REQUIRES_ACTION') return;
  const status = agreed ? 'ACTIVE' : 'FAILED';
  Object.assign(token, { status, actions: [], updated: stamp(now(world)) });
  const event = agreed ? 'payment_token.activation' : 'payment_token.failure';
  emit(world, book, event, structuredClone(token));
};

/** PATCH /v3/payment_tokens/{id}: channel_properties are replaced, nothing else can be changed. */
export const updateToken = (world: World, book: Book, id: string, body: Json): Json => {
  const token = findIn(book.tokens, 'payment_token_id', id);
  const properties = object(body, 'channel_properties');
  if (properties) {
    const channel_properties = shownProperties(world, properties);
    Object.assign(token, { channel_properties, updated: stamp(now(world)) });
  }
  return token;
};

/** One of a list of v3 by its id. */
export const findIn = (rows: readonly Json[], field: string, id: string): Json => {
  const row = rows.find((row) => row[field] === id);
  if (!row) throw new Rejection(404, 'DATA_NOT_FOUND', `There is no ${id}.`);
  return row;
};

/** A list of v3, newest first. */
export const listV3 = (rows: readonly Json[], field: string, query: URLSearchParams): Json => {
  const limit = wholeNumber(query, 'limit', [1, 100, 20]);
  const found = page(query, rows.toReversed(), (row) => row[field], limit);
  return { data: found.rows, has_more: found.more };
};
