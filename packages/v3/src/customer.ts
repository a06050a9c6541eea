// Resolves the customer of a request: an existing one by id, an inline one, or none.
import { stripPrefix } from '@kasir/core';
import { fail, invalid, type Fail, type Need, type Scope } from '@kasir/core/server';
import { prefixes, type InlineCustomer } from '@kasir/models';
import { insertCustomer } from '@kasir/payments';
import { customers } from '@kasir/payments/state';

interface Named {
  readonly customer_id?: string | null | undefined;
  readonly customer?: InlineCustomer | null | undefined;
}

interface Found {
  readonly ok: true;
  /** Id without prefix, or null. */
  readonly id: string | null;
}

/** Returns the public id of a customer. */
export const customerId = (id: string | null): string | null => id && prefixes.customer + id;

/** Returns the sent id of a customer without its prefix. */
export const stripCustomerPrefix = (id: string): string => stripPrefix(prefixes.customer, id) ?? id;

/** Returns the rows to load for the customer of a request. */
export const customerNeeds = ({ customer_id: id, customer }: Named): Need[] => [
  ...(id ? [{ kind: customers, id: stripCustomerPrefix(id) }] : []),
  ...(customer ? [{ kind: customers, key: 'reference', value: customer.reference_id }] : []),
];

const inlineCustomer = (d: Scope, { country, ...sent }: InlineCustomer): string => {
  const known = d.find(customers, 'reference', sent.reference_id);
  if (known) return known.id;
  const addresses = country && !sent.addresses?.length ? [{ country, is_primary: false }] : null;
  return insertCustomer(d, { ...sent, ...(addresses && { addresses }) }).id;
};

/**
 * Returns the customer of a request. An inline customer is found by its reference_id and used
 * unchanged, or created. Both fields together are refused.
 */
export const findCustomer = (
  d: Scope,
  { customer_id: id, customer }: Named,
): Found | Fail<'API_VALIDATION_ERROR' | 'DATA_NOT_FOUND'> => {
  if (id && customer) return invalid('body.customer', 'Send customer or customer_id, not both.');
  if (customer) return { ok: true, id: inlineCustomer(d, customer) };
  if (!id) return { ok: true, id: null };
  const row = d.get(customers, stripCustomerPrefix(id));
  return row
    ? { ok: true, id: row.id }
    : fail('DATA_NOT_FOUND', 'There is no customer with this customer_id.');
};
