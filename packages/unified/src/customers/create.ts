// POST /customers: creates a customer with a unique reference_id (CUST-UNSPEC-10).
import type { Violation } from '@kasir/core';
import { done, fail, ok, operation, type Command, validationFailure } from '@kasir/core/server';
import { insertCustomer } from '@kasir/payments';
import { customers } from '@kasir/payments/state';
import { createCustomer } from './create.contract.ts';
import { renderInVersion } from './render.ts';
import { CURRENT, ORIGINAL } from './versions.ts';

/** Returns violations for values that the original version cannot show (VER-17). */
const unknownInOriginal = ({
  body,
  context,
}: Command<typeof createCustomer>): (Violation | null)[] => {
  if (context.version !== ORIGINAL) return [];
  const remedy = `Not known in version ${ORIGINAL}. Send api-version ${CURRENT}`;
  return [
    body.type === 'BUSINESS'
      ? { path: 'body.type', message: `${remedy}, or type INDIVIDUAL.` }
      : null,
    body.identity_accounts?.length
      ? { path: 'body.identity_accounts', message: `${remedy}, or omit this field.` }
      : null,
  ];
};

export const createCustomerHandler = operation(createCustomer, {
  needs: ({ body }) => [{ kind: customers, key: 'reference', value: body.reference_id }],
  decide: (d, command) => {
    const { body } = command;
    const refusal = validationFailure(unknownInOriginal(command));
    if (refusal) return refusal;
    return d.find(customers, 'reference', body.reference_id)
      ? fail(
          'DUPLICATE_ERROR',
          'There is a customer with this reference_id. Update that one, or send another reference_id.',
        )
      : done(insertCustomer(d, body));
  },
  render: (d, row) => ok(renderInVersion(row, d.context)),
});
