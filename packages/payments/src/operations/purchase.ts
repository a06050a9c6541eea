// Declares the facts about a purchase beside its amount, for the connectors of live mode.
import { schemaOf, stateFields } from '@kasir/core/server';
import * as z from 'zod';

/** An address; lines that are not known are omitted. */
export interface PostalAddress {
  readonly country?: string;
  readonly street_line1?: string;
  readonly street_line2?: string;
  readonly city?: string;
  readonly province_state?: string;
  readonly postal_code?: string;
}

/** The receiver of goods or of a bill. */
export interface Contact {
  readonly given_names?: string;
  readonly surname?: string;
  readonly email?: string;
  readonly mobile_number?: string;
  readonly address?: PostalAddress;
}

export interface PurchaseItem {
  /** The merchant's own reference of the item. */
  readonly reference?: string;
  readonly name?: string;
  readonly description?: string;
  readonly type?: string;
  readonly category?: string;
  readonly sub_category?: string;
  readonly quantity?: number;
  /** The price of one in minor units; negative for a discount. */
  readonly unit_price?: { readonly value: number; readonly currency: string };
  readonly url?: string;
  readonly image_url?: string;
}

/** The use of a card that is or was saved. */
export interface CardOnFile {
  readonly reason?: 'recurring' | 'merchant_unscheduled' | 'customer_unscheduled';
  readonly sequence?: 'initial' | 'subsequent';
  /** The id that the card network gave the first charge. */
  readonly network_transaction_id?: string;
  /** The day, as YYYY-MM-DD, after which no more charges are made. */
  readonly last_day?: string;
  /** The days between two charges. */
  readonly every_days?: number;
}

/** The wishes of a merchant to a channel. */
export interface Preferences {
  /** The text on the statement of the payer. */
  readonly statement_descriptor?: string;
  /** The label of the merchant id to use, where there are several. */
  readonly merchant_label?: string;
  readonly card_on_file?: CardOnFile;
  /** The points of the payer to redeem. */
  readonly redeem_points?: 'none' | 'all';
  readonly promotion?: string;
  /** The sources of money that a wallet may offer. */
  readonly payment_options?: readonly string[];
}

/** A purchase as a merchant describes it; fields that were not sent are omitted. */
export interface Purchase {
  /** The subject, for objects of operations that have no description of their own. */
  readonly description?: string;
  readonly items?: readonly PurchaseItem[];
  readonly shipping?: Omit<Contact, 'email'>;
  readonly billing?: Contact;
  readonly preferences?: Preferences;
  /** The metadata of the merchant, from a generation that keeps it in its own data. */
  readonly metadata?: Readonly<Record<string, unknown>>;
}

const { count, signed, text: words } = stateFields;
const text = words.exactOptional();

const contact = z.strictObject({
  given_names: text,
  surname: text,
  email: text,
  mobile_number: text,
  address: z
    .strictObject({
      country: text,
      street_line1: text,
      street_line2: text,
      city: text,
      province_state: text,
      postal_code: text,
    })
    .exactOptional(),
});

const item = z.strictObject({
  reference: text,
  name: text,
  description: text,
  type: text,
  category: text,
  sub_category: text,
  quantity: z.number().exactOptional(),
  unit_price: z.strictObject({ value: signed, currency: words }).exactOptional(),
  url: text,
  image_url: text,
});

const preferences = z.strictObject({
  statement_descriptor: text,
  merchant_label: text,
  card_on_file: z
    .strictObject({
      reason: z.enum(['recurring', 'merchant_unscheduled', 'customer_unscheduled']).exactOptional(),
      sequence: z.enum(['initial', 'subsequent']).exactOptional(),
      network_transaction_id: text,
      last_day: text,
      every_days: count.exactOptional(),
    })
    .exactOptional(),
  redeem_points: z.enum(['none', 'all']).exactOptional(),
  promotion: text,
  payment_options: z.array(words).exactOptional(),
});

export const purchaseSchema = schemaOf<Purchase>()(
  z.strictObject({
    description: text,
    items: z.array(item).exactOptional(),
    shipping: contact.omit({ email: true }).exactOptional(),
    billing: contact.exactOptional(),
    preferences: preferences.exactOptional(),
    metadata: z.record(z.string(), z.unknown()).exactOptional(),
  }),
);

/**
 * Merges the purchase of a charge with that of its saved card or wallet: the billing details and
 * preferences of the saved one apply where the charge has none, and everything else comes from the
 * charge.
 */
export const joinPurchases = (own: Purchase | undefined, saved: Purchase | undefined): Purchase => {
  const billing = own?.billing ?? saved?.billing;
  const wishes = { ...saved?.preferences, ...own?.preferences };
  return {
    ...own,
    ...(billing && { billing }),
    ...(Object.keys(wishes).length > 0 && { preferences: wishes }),
  };
};
