// Lists the products whose objects appear in filtered lists: only these pay for the indexes.
import type { Ref } from '@kasir/core';
import { v3Products } from '@kasir/models';

/** Products found only by an id or a key, as are their payments. */
const foundAlone: ReadonlySet<string> = new Set([
  'qr_code',
  'invoice',
  'plan',
  'checkout',
  'ewallet_payment',
  'ewallet_charge',
  'callback_virtual_account',
  'fixed_payment_code',
  'payment_code',
  'linked_account_token',
  'card_token',
  'card_charge',
]);

/** True when the objects of a product appear in filtered lists. */
export const isListed = ({ kind }: Ref): boolean => !foundAlone.has(kind);

/** Products that are listed, but not the instruments made for one of them alone. */
const withInstrument: ReadonlySet<string> = new Set([v3Products.request]);

/** True when lists show the instruments of a product. */
export const isInstrumentListed = (product: Ref): boolean =>
  isListed(product) && !withInstrument.has(product.kind);

/** Products whose lists also filter by the status, purpose and channel of an intent. */
const filteredByState: ReadonlySet<string> = new Set([v3Products.request]);

/** True when lists of a product filter its intents by more than names. */
export const isFilteredByState = ({ kind }: Ref): boolean => filteredByState.has(kind);
