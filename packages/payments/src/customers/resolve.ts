// Resolves the customer of a request: an existing one by id, one sent with its data, or none.
import type { Scope } from '@kasir/core/server';
import type { Need } from '@kasir/core/store';
import type { CustomerInput, InlineCustomer } from '@kasir/models';
import { findCustomer, stripCustomerPrefix } from './find.ts';
import { insertCustomer } from './insert.ts';
import { customers, type CustomerRow } from './kind.ts';

/** A customer as requests name it; both fields together must name the same customer. */
export interface NamedCustomer {
  /** A public id, with or without its prefix. */
  readonly customer_id?: string | null | undefined;
  readonly customer?: InlineCustomer | null | undefined;
}

type Resolved =
  | { readonly ok: true; readonly row: CustomerRow | null }
  | { readonly ok: false; readonly refusal: 'UNKNOWN_CUSTOMER' | 'TWO_CUSTOMERS' };

/** Returns the rows to load for the customer of a request. */
export const customerNeeds = ({ customer_id: id, customer: inline }: NamedCustomer): Need[] => [
  ...(id ? [{ kind: customers, id: stripCustomerPrefix(id) }] : []),
  ...(inline ? [{ kind: customers, key: 'reference', value: inline.reference_id }] : []),
];

/** Makes the country the only address of a customer without addresses (CUST-CONF-04). */
const toCustomerInput = ({ country, ...sent }: InlineCustomer): CustomerInput =>
  country && !sent.addresses?.length
    ? { ...sent, addresses: [{ country, is_primary: false }] }
    : sent;

/**
 * Returns the customer of a request, or null when it names none. One that is sent with its data is
 * found by its reference_id and used unchanged, or created (PR2-UNSPEC-10).
 */
export const resolveCustomer = (
  d: Scope,
  { customer_id: id, customer: inline }: NamedCustomer,
): Resolved => {
  const named = id ? findCustomer(d, id) : null;
  if (named === undefined) return { ok: false, refusal: 'UNKNOWN_CUSTOMER' };
  if (named && inline && named.state.reference !== inline.reference_id)
    return { ok: false, refusal: 'TWO_CUSTOMERS' };
  if (named || !inline) return { ok: true, row: named };
  const known = d.find(customers, 'reference', inline.reference_id);
  return { ok: true, row: known ?? insertCustomer(d, toCustomerInput(inline)) };
};
