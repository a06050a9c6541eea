// Resolves the customer of a payment request or payment method, with the errors of v2.
import { fail, invalid, type Fail, type Scope } from '@kasir/core/server';
import { resolveCustomer, type NamedCustomer } from '@kasir/payments';
import { stripCustomerPrefix, type CustomerRow } from '@kasir/payments/state';

/** The paths of both fields in the request, e.g. `body.customer_id`. */
interface Paths {
  readonly customer_id: string;
  readonly customer: string;
}

type Found =
  | { readonly ok: true; readonly row: CustomerRow | null }
  | Fail<'API_VALIDATION_ERROR' | 'CUSTOMER_NOT_FOUND_ERROR'>;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Returns the customer of a request, or the error. */
export const customerOf = (d: Scope, named: NamedCustomer, paths: Paths): Found => {
  const id = named.customer_id ?? null;
  if (id !== null && !uuid.test(stripCustomerPrefix(id)))
    return invalid(paths.customer_id, 'Must be the id of a customer, beginning with cust-.');
  const resolved = resolveCustomer(d, named);
  if (resolved.ok) return resolved;
  switch (resolved.refusal) {
    case 'UNKNOWN_CUSTOMER': {
      const name = paths.customer_id.slice(paths.customer_id.lastIndexOf('.') + 1);
      return fail('CUSTOMER_NOT_FOUND_ERROR', `There is no customer with this ${name}.`);
    }
    case 'TWO_CUSTOMERS':
      return invalid(
        paths.customer,
        'Send customer or customer_id, not both: they name different customers.',
      );
  }
};
