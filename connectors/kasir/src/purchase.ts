// Reads the purchase of a request into the fields that both generations have in common.
import type { OperationRequest } from '@kasir/connector';
import { toMajor } from '@kasir/core/money';

type Payment = Extract<OperationRequest, { readonly work: 'charge' | 'authorize' }>;
type Contact = NonNullable<Payment['billing']>;
type Item = NonNullable<Payment['items']>[number];

/** The fields about a purchase, which only some works have. */
export type Purchase = Partial<
  Pick<Payment, 'description' | 'items' | 'shipping' | 'billing' | 'preferences'>
>;

/** The longest texts of the service, in characters. */
export const TEXT_MAX = 255;

/**
 * The maximum number of the merchant's metadata entries: the service accepts 50, and this connector
 * adds two.
 */
const ENTRIES_MAX = 48;

const isScalar = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/**
 * Returns the description of the merchant, and the metadata by which people find the payment at the
 * service.
 */
export const descriptionOf = (request: OperationRequest) => {
  const { references, metadata } = request;
  const { description } = request as Purchase;
  const own = Object.entries(metadata ?? {}).filter(([, value]) => isScalar(value));
  return {
    description: (description ?? references.merchant).slice(0, TEXT_MAX),
    metadata: {
      ...(own.length <= ENTRIES_MAX && Object.fromEntries(own)),
      account: references.account,
      object: references.object,
    },
  };
};

/**
 * Returns an address in the form of the service, which requires a country; undefined without a
 * country.
 */
export const addressOf = (contact: Pick<Contact, 'address'> | null | undefined) => {
  const { address } = contact ?? {};
  return address?.country !== undefined && /^[A-Z]{2}$/.test(address.country) ? address : undefined;
};

/** An item with all fields that the service requires. */
export interface FullItem extends Item {
  readonly name: string;
  readonly category: string;
  readonly quantity: number;
  /** The price of one unit of the item, in major units of the currency. */
  readonly price: number;
}

/**
 * Returns the items of a purchase if the service accepts all of them in a currency; otherwise an
 * empty list, because only some of the items would not add up to the purchase.
 */
export const itemsOf = ({ items = [] }: Purchase, currency: string): readonly FullItem[] => {
  const full = items.map((one) => ({
    ...one,
    category: one.category ?? one.type,
    quantity: one.quantity ?? 1,
    ...(one.description !== undefined && { description: one.description.slice(0, TEXT_MAX) }),
    price: one.unit_price && toMajor(one.unit_price.currency, one.unit_price.value),
  }));
  const isFull = (one: (typeof full)[number]): one is (typeof full)[number] & FullItem =>
    one.name !== undefined &&
    one.category !== undefined &&
    one.price !== undefined &&
    one.unit_price?.currency === currency;
  return full.every(isFull) ? full : [];
};
