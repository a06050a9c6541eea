// Which products have lists that filter what belongs to them: only these pay for the indexes.
import type { Ref } from '@kasir/core';
import { v3Products } from '@kasir/models';

/** Products that are found by an id or a key alone, and so is what was paid for them. */
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

/** Whether what belongs to a product is shown by lists that filter it. */
export const isListed = ({ kind }: Ref): boolean => !foundAlone.has(kind);

/** Products that are listed without the instrument that was made for one alone. */
const withInstrument: ReadonlySet<string> = new Set([v3Products.request]);

/** Whether lists show an instrument of a product. */
export const isInstrumentListed = (product: Ref): boolean =>
  isListed(product) && !withInstrument.has(product.kind);

/** Products whose lists also filter by how an intent stands, what it is for and what pays it. */
const filteredByState: ReadonlySet<string> = new Set([v3Products.request]);

/** Whether lists of a product filter its intents by more than names. */
export const isFilteredByState = ({ kind }: Ref): boolean => filteredByState.has(kind);
