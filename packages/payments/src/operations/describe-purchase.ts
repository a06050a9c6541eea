// Converts the purchase of a request to the fields of the connector protocol: empty values are
// omitted, and values that are too long for it are cut or left out, so that no payment fails
// because of them.
import { exponents, parseAmount } from '@kasir/core/money';
import type { Contact, PostalAddress, Preferences, Purchase, PurchaseItem } from './purchase.ts';

/** A value as it was sent. */
type Sent<Value = string> = Value | null | undefined;

/** An address as it was sent, under the names of all generations. */
export type SentAddress = { readonly [Line in keyof PostalAddress]?: Sent } & {
  readonly province?: Sent;
  readonly state?: Sent;
};

export interface SentContact {
  readonly given_names?: Sent;
  readonly surname?: Sent;
  readonly email?: Sent;
  readonly mobile_number?: Sent;
  readonly address?: Sent<SentAddress>;
}

export interface SentItem {
  readonly reference?: Sent;
  readonly name?: Sent;
  readonly description?: Sent;
  readonly type?: Sent;
  readonly category?: Sent;
  readonly sub_category?: Sent;
  readonly quantity?: Sent<number>;
  /** The unit price, in the currency's main unit. */
  readonly price?: Sent<number | string>;
  /** The currency of the price; the price is omitted when the currency is unknown. */
  readonly currency: Sent;
  readonly url?: Sent;
  readonly image_url?: Sent;
}

export interface SentPreferences {
  readonly statement_descriptor?: Sent;
  readonly merchant_label?: Sent;
  readonly card_on_file?: {
    readonly reason?: Sent;
    readonly sequence?: Sent;
    readonly network_transaction_id?: Sent;
    readonly last_day?: Sent;
    readonly every_days?: Sent<number>;
  };
  readonly redeem_points?: Sent;
  readonly promotion?: Sent;
  readonly payment_options?: Sent<readonly string[]>;
}

export interface SentPurchase {
  readonly description?: Sent;
  readonly items?: Sent<readonly SentItem[]>;
  readonly shipping?: Sent<Omit<SentContact, 'email'>>;
  readonly billing?: Sent<SentContact>;
  readonly preferences?: SentPreferences;
  readonly metadata?: Sent<Readonly<Record<string, unknown>>>;
}

/** The longest texts of the protocol, in characters. */
const WORDS_MAX = 255;
export const TEXT_MAX = 1_000;
const URL_MAX = 2_048;

/** The most items, and the most bytes of all of them or of metadata: connectors bound bodies. */
const ITEMS_MAX = 100;
const ITEMS_BYTES_MAX = 100_000;
const METADATA_BYTES_MAX = 30_000;

/** Returns a text of at most `max` characters; undefined for an empty one. */
export const cut = (value: Sent, max = WORDS_MAX): string | undefined =>
  value?.slice(0, max) || undefined;

/** Returns a URL; undefined when it is too long, because a shortened URL would lead elsewhere. */
const url = (value: Sent): string | undefined =>
  value && value.length <= URL_MAX ? value : undefined;

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

type Defined<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** Returns the fields that have a value; undefined when none has. */
const defined = <Fields extends object>(fields: Fields): Defined<Fields> | undefined => {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as Defined<Fields>);
};

/** Returns an address; undefined for an empty one. */
export const toAddress = (sent: Sent<SentAddress>): PostalAddress | undefined =>
  defined({
    country: cut(sent?.country),
    street_line1: cut(sent?.street_line1),
    street_line2: cut(sent?.street_line2),
    city: cut(sent?.city),
    province_state: cut(sent?.province_state ?? sent?.province ?? sent?.state),
    postal_code: cut(sent?.postal_code),
  });

const toContact = (sent: Sent<SentContact>): Contact | undefined =>
  defined({
    given_names: cut(sent?.given_names),
    surname: cut(sent?.surname),
    email: cut(sent?.email),
    mobile_number: cut(sent?.mobile_number, 50),
    address: toAddress(sent?.address),
  });

/** Returns a price in minor units; undefined when its currency cannot express it. */
const toPrice = (price: Sent<number | string>, currency: Sent): PurchaseItem['unit_price'] => {
  if ((price ?? '') === '' || !currency || !Object.hasOwn(exponents, currency)) return undefined;
  const value = parseAmount(currency, Number(price));
  return value === undefined ? undefined : { value, currency };
};

const toItem = (sent: SentItem): PurchaseItem | undefined =>
  defined({
    reference: cut(sent.reference),
    name: cut(sent.name),
    description: cut(sent.description, TEXT_MAX),
    type: cut(sent.type),
    category: cut(sent.category),
    sub_category: cut(sent.sub_category),
    quantity: sent.quantity !== null && Number(sent.quantity) > 0 ? sent.quantity : undefined,
    unit_price: toPrice(sent.price, sent.currency),
    url: url(sent.url),
    image_url: url(sent.image_url),
  });

/** Returns all items or none: a part of them would be a different bill. */
const toItems = (sent: SentPurchase['items']): Purchase['items'] => {
  if (!sent || sent.length === 0 || sent.length > ITEMS_MAX) return undefined;
  const items = sent.map((one) => toItem(one) ?? {});
  return sizeOf(items) > ITEMS_BYTES_MAX ? undefined : items;
};

const reasons: Readonly<Record<string, NonNullable<Preferences['card_on_file']>['reason']>> = {
  RECURRING: 'recurring',
  MERCHANT_UNSCHEDULED: 'merchant_unscheduled',
  CUSTOMER_UNSCHEDULED: 'customer_unscheduled',
};

const sequences: Readonly<Record<string, NonNullable<Preferences['card_on_file']>['sequence']>> = {
  INITIAL: 'initial',
  SUBSEQUENT: 'subsequent',
};

const points: Readonly<Record<string, Preferences['redeem_points']>> = {
  REDEEM_NONE: 'none',
  REDEEM_ALL: 'all',
};

const toCardOnFile = (sent: SentPreferences['card_on_file']): Preferences['card_on_file'] =>
  defined({
    reason: reasons[sent?.reason ?? ''],
    sequence: sequences[sent?.sequence ?? ''],
    network_transaction_id: cut(sent?.network_transaction_id),
    last_day: cut(sent?.last_day),
    every_days: sent?.every_days ?? undefined,
  });

const toPreferences = (sent: SentPreferences = {}): Preferences | undefined =>
  defined({
    statement_descriptor: cut(sent.statement_descriptor),
    merchant_label: cut(sent.merchant_label),
    card_on_file: toCardOnFile(sent.card_on_file),
    redeem_points: points[sent.redeem_points ?? ''],
    promotion: cut(sent.promotion, TEXT_MAX),
    payment_options: sent.payment_options?.length
      ? sent.payment_options.slice(0, 50).map((option) => option.slice(0, WORDS_MAX))
      : undefined,
  });

/** Returns data of the merchant; undefined when it is empty or too large for a request. */
export const toMetadata = (sent: SentPurchase['metadata']): Purchase['metadata'] =>
  sent && Object.keys(sent).length > 0 && sizeOf(sent) <= METADATA_BYTES_MAX ? sent : undefined;

/** Returns the purchase of a request, or no field when nothing is described. */
export const describePurchase = (sent: SentPurchase): { readonly purchase?: Purchase } => {
  const purchase = defined({
    description: cut(sent.description, TEXT_MAX),
    items: toItems(sent.items),
    shipping: toContact(sent.shipping),
    billing: toContact(sent.billing),
    preferences: toPreferences(sent.preferences),
    metadata: toMetadata(sent.metadata),
  });
  return purchase ? { purchase } : {};
};
