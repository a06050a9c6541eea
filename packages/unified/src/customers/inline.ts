// Resolves the customer of a payment request or payment method: an existing one by id, an inline
// one, or none.
import { fail, invalid, type Fail, type Need, type Scope } from '@kasir/core/server';
import type { CustomerInput, InlineCustomer } from '@kasir/models';
import { insertCustomer } from '@kasir/payments';
import { type CustomerRow, customers } from '@kasir/payments/state';
import { stripCustomerPrefix, findCustomer } from './find.ts';

interface Named {
  readonly customer_id?: string | null | undefined;
  readonly customer?: InlineCustomer | null | undefined;
}

/** The paths of both fields in the request, e.g. `body.customer_id`. */
interface Paths {
  readonly customer_id: string;
  readonly customer: string;
}

type Found =
  | { readonly ok: true; readonly row: CustomerRow | null }
  | Fail<'API_VALIDATION_ERROR' | 'CUSTOMER_NOT_FOUND_ERROR'>;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const byId = (d: Scope, id: string, path: string): Found => {
  if (!uuid.test(stripCustomerPrefix(id)))
    return invalid(path, 'Must be the id of a customer, beginning with cust-.');
  const row = findCustomer(d, id);
  if (row) return { ok: true, row };
  const name = path.slice(path.lastIndexOf('.') + 1);
  return fail('CUSTOMER_NOT_FOUND_ERROR', `There is no customer with this ${name}.`);
};

/** Returns the rows to load for the customer of a request. */
export const customerNeeds = ({ customer_id: id, customer: inline }: Named): Need[] => [
  ...(id ? [{ kind: customers, id: stripCustomerPrefix(id) }] : []),
  ...(inline ? [{ kind: customers, key: 'reference', value: inline.reference_id }] : []),
];

/** Makes the country the only address of a customer without addresses (CUST-CONF-04). */
const asInput = ({ country, ...sent }: InlineCustomer): CustomerInput =>
  country && !sent.addresses?.length
    ? { ...sent, addresses: [{ country, is_primary: false }] }
    : sent;

/**
 * Returns the customer of a request. An inline customer is found by its reference_id and used
 * unchanged, or created (PR2-UNSPEC-10). Both fields together must name the same customer.
 */
export const customerOf = (
  d: Scope,
  { customer_id: id, customer: inline }: Named,
  paths: Paths,
): Found => {
  const named = (id ?? null) === null ? null : byId(d, id ?? '', paths.customer_id);
  if (!inline || named?.ok === false) return named ?? { ok: true, row: null };
  if (named?.row) {
    return named.row.state.reference === inline.reference_id
      ? named
      : invalid(
          paths.customer,
          'Send customer or customer_id, not both: they name different customers.',
        );
  }
  const known = d.find(customers, 'reference', inline.reference_id);
  return { ok: true, row: known ?? insertCustomer(d, asInput(inline)) };
};
