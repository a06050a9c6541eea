// Finds a recurring payment by its id.
import { fail, type Context, type Fail } from '@kasir/core/server';
import type { Need, Reads } from '@kasir/core/store';
import { chosen } from '@kasir/models';
import { plans, type PlanRow } from '@kasir/payments/state';

/** Returns the recurring payment with this id, if there is one. */
export const findRecurring = (reads: Pick<Reads, 'find'>, id: string): PlanRow | undefined =>
  reads.find(plans, 'short_id', id);

/**
 * Returns the recurring payment with an internal id. Throws when it is missing, which no caller can
 * cause.
 */
export const getPlan = (reads: Pick<Reads, 'get'>, id: string): PlanRow => {
  const row = reads.get(plans, id);
  if (!row) throw new Error(`Plan ${id} is missing`);
  return row;
};

interface Named {
  readonly params: { readonly id: string };
}

/** Returns the rows that a decision about this id reads. */
export const recurringNeeds = ({ params }: Named): Need[] => [
  { kind: plans, key: 'short_id', value: params.id },
];

/** Returns the error for an id that no recurring payment has (RECUR-UNSPEC-01). */
export const unknownRecurring = ({
  dialect,
}: Pick<Context, 'dialect'>): Fail<'DATA_NOT_FOUND' | 'RECURRING_PAYMENT_NOT_FOUND_ERROR'> =>
  fail(chosen('unknown_recurring_payment', dialect), 'There is no recurring payment with this id.');
