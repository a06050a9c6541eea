// Validation that only a decision can do: every violated field at once, like that of the contract.
import type { Violation } from '../errors.ts';
import { summary } from '../messages.ts';
import { fail, type Fail } from './fail.ts';

/** The validation error of violations. */
export const validationError = (errors: readonly Violation[]): Fail<'API_VALIDATION_ERROR'> =>
  fail('API_VALIDATION_ERROR', summary(errors), errors);

/** The validation error of all violations that were found, or null when there are none. */
export const validationFailure = (
  found: readonly (Violation | null)[],
): Fail<'API_VALIDATION_ERROR'> | null => {
  const errors = found.filter((one) => one !== null);
  return errors.length === 0 ? null : validationError(errors);
};
