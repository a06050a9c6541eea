// Finding card charges: by the 24 digits that merchants know them by, and by their external_id.
import { fail, type Need, type Reads } from '@kasir/core/server';
import { intents, invoices, isWaiting, merchantKey, type IntentRow } from '@kasir/payments/state';
import { CARD_CHARGE } from '../products.ts';

/** What was paid for an invoice by card is a charge, too. */
export const isInvoiceCharge = ({ state: { product } }: Pick<IntentRow, 'state'>): boolean =>
  product.kind === invoices.name;

/** The charge with this id, if there is one: whoever waits for the holder has charged nothing. */
export const findCardCharge = (reads: Pick<Reads, 'find'>, id: string): IntentRow | undefined => {
  const row = reads.find(intents, 'short_id', id);
  if (row === undefined) return undefined;
  const isCharge = isInvoiceCharge(row)
    ? row.state.status === 'SUCCEEDED'
    : row.state.product.kind === CARD_CHARGE && !isWaiting(row);
  return isCharge ? row : undefined;
};

interface Named {
  readonly params: { readonly id: string };
}

/** What a decision about this charge will read. */
export const chargeNeeds = ({ params }: Named): Need[] => [
  { kind: intents, key: 'short_id', value: params.id },
];

const keyOf = (externalId: string): string => merchantKey(CARD_CHARGE, externalId);

/** What a decision about this external_id will read. */
export const externalIdNeeds = (externalId: string): Need[] => [
  { kind: intents, key: 'merchant_key', value: keyOf(externalId) },
];

/** Whether an external_id names a charge, whatever came of it (CARD-UNSPEC-06). */
export const isExternalIdUsed = (reads: Pick<Reads, 'find'>, externalId: string): boolean =>
  reads.find(intents, 'merchant_key', keyOf(externalId)) !== undefined;

/** The response to an id that names no charge. */
export const unknownCharge = fail(
  'CREDIT_CARD_CHARGE_NOT_FOUND_ERROR',
  'There is no card charge with this id.',
);
