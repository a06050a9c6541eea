// Validation that only a decision can do: every violated field at once, like that of the contract.
import { summary, type Violation } from '@kasir/core';
import { fail, type Fail } from '@kasir/core/server';

/** The validation error of all violations that were found, or null when there are none. */
export const validationFailure = (
  found: readonly (Violation | null)[],
): Fail<'API_VALIDATION_ERROR'> | null => {
  const errors = found.filter((one) => one !== null);
  return errors.length === 0 ? null : fail('API_VALIDATION_ERROR', summary(errors), errors);
};
