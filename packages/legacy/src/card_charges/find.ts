// Finds card charges by their 24-digit id and by their external_id.
import { fail } from '@kasir/core/server';
import type { Need, Reads } from '@kasir/core/store';
import { intents, invoices, isWaiting, merchantKey, type IntentRow } from '@kasir/payments/state';
import { CARD_CHARGE } from '../products.ts';

/** True for a card payment of an invoice, which is a charge, too. */
export const isInvoiceCharge = ({ state: { product } }: Pick<IntentRow, 'state'>): boolean =>
  product.kind === invoices.name;

/**
 * Returns the charge with this id, if there is one. An intent that still waits for the holder is
 * not a charge yet.
 */
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

/** Returns the rows that a decision about this charge reads. */
export const chargeNeeds = ({ params }: Named): Need[] => [
  { kind: intents, key: 'short_id', value: params.id },
];

const keyOf = (externalId: string): string => merchantKey(CARD_CHARGE, externalId);

/** Returns the rows that a decision about this external_id reads. */
export const externalIdNeeds = (externalId: string): Need[] => [
  { kind: intents, key: 'merchant_key', value: keyOf(externalId) },
];

/** Returns whether a charge has this external_id, whatever its outcome (CARD-UNSPEC-06). */
export const isExternalIdUsed = (reads: Pick<Reads, 'find'>, externalId: string): boolean =>
  reads.find(intents, 'merchant_key', keyOf(externalId)) !== undefined;

/** The error for an id that no charge has. */
export const unknownCharge = fail(
  'CREDIT_CARD_CHARGE_NOT_FOUND_ERROR',
  'There is no card charge with this id.',
);
