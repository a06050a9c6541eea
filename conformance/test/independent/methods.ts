// Payment methods (v2), alone or inside a payment request, and their statuses.
import {
  reference,
  amount,
  country,
  countryOf,
  currency,
  inUtc,
  metadata,
  needObject,
  needOneOf,
  needText,
  object,
  text,
} from './check.ts';
import { customerOf } from './customers.ts';
import { emit } from './webhooks.ts';
import { invalid, newId, now, stamp, type Store, type Json, type State } from './state.ts';

const TYPES = [
  'EWALLET',
  'DIRECT_DEBIT',
  'CARD',
  'OVER_THE_COUNTER',
  'VIRTUAL_ACCOUNT',
  'QR_CODE',
] as const;

const URLS = [
  'success_return_url',
  'failure_return_url',
  'pending_return_url',
  'cancel_return_url',
  'cashtag',
];

const BILLING = [
  'city',
  'country',
  'postal_code',
  'province_state',
  'street_line1',
  'street_line2',
];

/** Returns a card without its number and cvn, which are never shown again. */
export const withoutSecrets = (card: Json | undefined): Json | null => {
  if (!card) return null;
  const { cvn: _, cvv: __, card_number: number, ...rest } = card;
  const digits = (typeof number === 'string' ? number : '').replaceAll(/\D/g, '');
  return { ...rest, masked_card_number: `${digits.slice(0, 6)}XXXXXX${digits.slice(-4)}` };
};

/** Validates channel_properties: known keys are strings. */
const properties = (state: State, instrument: Json, path: string): Json | undefined => {
  const value = object(instrument, 'channel_properties', `${path}.channel_properties`);
  if (!value || state.wrong === 'nested-url-unchecked') return value;
  for (const key of URLS) text(value, key, 2000, `${path}.channel_properties.${key}`);
  const options = value['allowed_payment_options'];
  if (options !== undefined && options !== null && !Array.isArray(options)) {
    throw invalid(`${path}.channel_properties.allowed_payment_options`, 'must be an array');
  }
  return inUtc(value, `${path}.channel_properties`);
};

/** Reads the object of the type, such as ewallet for EWALLET. */
const instrumentOf = (state: State, body: Json, type: string, path: string): Json => {
  const field = type.toLowerCase();
  const at = `${path}${field}`;
  const sent = needObject(body, field, at);
  const channel_properties = properties(state, sent, at);
  if (type === 'CARD') {
    currency(sent, `${at}.currency`);
    needObject(sent, 'channel_properties', `${at}.channel_properties`);
    const card = needObject(sent, 'card_information', `${at}.card_information`);
    const card_information = withoutSecrets(structuredClone(card));
    return { ...structuredClone(sent), channel_properties, card_information };
  }
  const code = needText(sent, 'channel_code', 100, `${at}.channel_code`);
  if (!/^[A-Z0-9][A-Z0-9_]*$/.test(code)) throw invalid(`${at}.channel_code`, 'is no channel');
  if (sent['currency'] !== undefined && sent['currency'] !== null) {
    amount(state, sent, currency(sent, `${at}.currency`));
  }
  if (type !== 'DIRECT_DEBIT') {
    return { ...structuredClone(sent), channel_properties: channel_properties ?? null };
  }
  needObject(sent, 'channel_properties', `${at}.channel_properties`);
  return {
    type: 'BANK_ACCOUNT',
    bank_account: { bank_account_hash: newId(''), masked_bank_account_number: 'XXXXXX1234' },
    debit_card: null,
    channel_code: code,
    channel_properties: structuredClone(channel_properties),
  };
};

/** Returns the initial status of a payment method of this type. */
const firstStatus = (type: string, reusability: string): string => {
  if (type === 'DIRECT_DEBIT') return 'REQUIRES_ACTION';
  return type === 'EWALLET' && reusability === 'MULTIPLE_USE' ? 'REQUIRES_ACTION' : 'ACTIVE';
};

/** Creates a payment method; the values of a payment request in `outer` take precedence. */
export const createMethod = (
  state: State,
  store: Store,
  body: Json,
  outer?: { customer: string | undefined; currency: string },
): Json => {
  const path = outer ? 'payment_method.' : '';
  const type = needOneOf(body, 'type', TYPES, `${path}type`);
  const words = ['ONE_TIME_USE', 'MULTIPLE_USE'] as const;
  const reusability = needOneOf(body, 'reusability', words, `${path}reusability`);
  const reference_id = reference(body, `${path}reference_id`);
  const description = text(body, 'description', 255, `${path}description`) ?? null;
  const place = country(body, `${path}country`);
  const extra = metadata(state, body, `${path}metadata`);
  const billing = object(body, 'billing_information', `${path}billing_information`);
  for (const field of billing ? BILLING : []) text(billing ?? {}, field, 255);
  const instrument = instrumentOf(state, body, type, path);
  const linked = type === 'DIRECT_DEBIT' || (type === 'EWALLET' && reusability === 'MULTIPLE_USE');
  const customer_id = outer?.customer ?? customerOf(state, store, body) ?? null;
  if (linked && customer_id === null) throw invalid('customer_id', 'or customer is required');
  const at = stamp(now(state));
  const none = Object.fromEntries(TYPES.map((type) => [type.toLowerCase(), null]));
  const known = typeof instrument['currency'] === 'string' ? instrument['currency'] : 'IDR';
  const method: Json = {
    id: newId('pm-'),
    business_id: store.account.id,
    customer_id,
    type,
    reusability,
    status: firstStatus(type, reusability),
    reference_id,
    description,
    country: place ?? countryOf(outer?.currency ?? known),
    ...none,
    direct_bank_transfer: null,
    [type.toLowerCase()]: instrument,
    billing_information: Object.fromEntries(
      BILLING.map((field) => [field, billing?.[field] ?? null]),
    ),
    metadata: extra,
    created: at,
    updated: at,
  };
  store.methods.unshift(method);
  return method;
};

/** Moves a payment method to another status, and sends its event. */
export const moveMethod = (
  state: State,
  store: Store,
  method: Json,
  status: 'ACTIVE' | 'EXPIRED' | 'FAILED',
  id?: string,
): void => {
  if (method['status'] === status) return;
  Object.assign(method, { status, updated: stamp(now(state)) });
  if (status === 'EXPIRED' && state.wrong === 'expired-event-missing') return;
  const event = { ACTIVE: 'activated', EXPIRED: 'expired', FAILED: 'failed' }[status];
  const data = structuredClone(method);
  emit(state, store, `payment_method.${event}`, data, id === undefined ? {} : { id });
};

/** Returns the channel of a payment method. */
export const channelOf = (method: Json): string => {
  const instrument = method[String(method['type']).toLowerCase()] as Json;
  const code = instrument['channel_code'];
  return typeof code === 'string' ? code : 'CARDS';
};
