// Describes an instrument as a means of payment, for the connector that charges, links or issues
// it.
import type { Order } from '../operations/work.ts';
import type { Means } from '../operations/source.ts';
import { payerName } from './find.ts';
import type { InstrumentRow } from './kind.ts';
import { findDetail } from './types/index.ts';

/** Returns an instrument as the means of payment of an operation. */
export const meansOf = (row: InstrumentRow): Means => {
  const { id, state } = row;
  const { identifier, reusable, expires, vault, payer, requested } = state;
  return {
    id,
    identifier,
    reusable,
    expires,
    amounts: {
      min: requested.min,
      max: requested.max,
      suggested: findDetail(state, 'VIRTUAL_ACCOUNT')?.suggested ?? null,
    },
    ...(vault && { vault }),
    ...(payer && { payer }),
    holder: payerName(row),
    network: findDetail(state, 'CARD')?.network ?? null,
  };
};

/** Returns the order about an instrument alone; `continues` is the operation that linked it. */
export const orderOf = (
  row: InstrumentRow,
  continues: string | null = null,
  expires: number | null = null,
): Order => {
  const { product, reference, customer, returnUrls, description, metadata, purchase } = row.state;
  return {
    object: { kind: product.kind, id: product.id },
    reference,
    customer,
    returnUrls,
    means: meansOf(row),
    continues,
    expires,
    description,
    metadata,
    ...(purchase && { purchase }),
  };
};
