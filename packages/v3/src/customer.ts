// Resolves the customer of a request, with the errors of v3.
import { fail, invalid, type Fail, type Scope } from '@kasir/core/server';
import { prefixes } from '@kasir/models';
import { resolveCustomer, type NamedCustomer } from '@kasir/payments';

interface Found {
  readonly ok: true;
  /** Id without prefix, or null. */
  readonly id: string | null;
}

/** Returns the public id of a customer. */
export const customerId = (id: string | null): string | null => id && prefixes.customer + id;

/** Returns the customer of a request. Both fields together are refused. */
export const findCustomer = (
  d: Scope,
  named: NamedCustomer,
): Found | Fail<'API_VALIDATION_ERROR' | 'DATA_NOT_FOUND'> => {
  if (named.customer_id && named.customer)
    return invalid('body.customer', 'Send customer or customer_id, not both.');
  const resolved = resolveCustomer(d, named);
  return resolved.ok
    ? { ok: true, id: resolved.row?.id ?? null }
    : fail('DATA_NOT_FOUND', 'There is no customer with this customer_id.');
};
