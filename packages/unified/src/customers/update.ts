// PATCH /customers/{id}: changes the fields that are sent. A change without effect writes nothing.
import type { Violation } from '@kasir/core';
import { done, fail, ok, operation, type Command, validationFailure } from '@kasir/core/server';
import { changedProfile } from '@kasir/payments';
import {
  findCustomer,
  stripCustomerPrefix,
  type CustomerRow,
  customers,
  profileOf,
} from '@kasir/payments/state';
import { renderCustomer } from './render.ts';
import { updateCustomer } from './update.contract.ts';

/**
 * Returns a violation if the body has details of the other type (CUST-PATCH-individual_detail,
 * CUST-PATCH-business_detail, CUST-UNSPEC-04) or clears those of its own type (CUST-CONF-05).
 */
const validateDetails = (
  { state: { type } }: CustomerRow,
  { body }: Command<typeof updateCustomer>,
): Violation | null => {
  const [own, other] =
    type === 'BUSINESS'
      ? (['business_detail', 'individual_detail'] as const)
      : (['individual_detail', 'business_detail'] as const);
  if (body[other])
    return { path: `body.${other}`, message: `Omit this field: this customer is of type ${type}.` };
  return body[own] === null
    ? {
        path: `body.${own}`,
        message: `Must be an object for type ${type}. Omit it to keep it as it is.`,
      }
    : null;
};

export const updateCustomerHandler = operation(updateCustomer, {
  needs: ({ params }) => [{ kind: customers, id: stripCustomerPrefix(params.id) }],
  decide: (d, command) => {
    const row = findCustomer(d, command.params.id);
    if (!row) return fail('DATA_NOT_FOUND', 'There is no customer with this id.');
    const refusal = validationFailure([validateDetails(row, command)]);
    if (refusal) return refusal;
    const profile = changedProfile(profileOf(row), command.body);
    return JSON.stringify(profile) === JSON.stringify(row.state.profile)
      ? done(row)
      : done(d.change(customers, row, { profile, updated: d.now }));
  },
  render: (_d, row) => ok(renderCustomer(row)),
});
