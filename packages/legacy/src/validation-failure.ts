// Reports violations that only a decision can find: all of them at once, like those of the
// contract.
import { summary, type Violation } from '@kasir/core';
import { fail, type Fail } from '@kasir/core/server';

/** Returns the validation error of all violations that were found, or null. */
export const validationFailure = (
  found: readonly (Violation | null)[],
): Fail<'API_VALIDATION_ERROR'> | null => {
  const errors = found.filter((one) => one !== null);
  return errors.length === 0 ? null : fail('API_VALIDATION_ERROR', summary(errors), errors);
};
