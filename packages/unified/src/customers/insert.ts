// Writing a new customer, alone or for a payment request that brings its own.
import { iso, type RowOf } from '@kasir/core';
import type { At, Tx } from '@kasir/core/server';
import { customers, prefixes, type CustomerInput } from '@kasir/models';
import { changed, nothing } from './content.ts';

export type CustomerRow = RowOf<typeof customers>;

/** Stores a customer whose reference_id is free. */
export const insertCustomer = (
  at: At,
  tx: Tx,
  { reference_id, type, ...sent }: CustomerInput,
): CustomerRow => {
  const id = at.id();
  const customer = {
    id: prefixes.customer + id,
    reference_id,
    type,
    ...changed(nothing, sent),
    created: iso(at.now),
    updated: iso(at.now),
  };
  return tx.insert(customers, id, { public: customer, state: {} });
};
