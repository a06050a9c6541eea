// Returns validation errors that only a decision can find: all violated fields at once, in the form
// of the contract's validation.
import type { Violation } from '../errors.ts';
import { summary } from '../messages.ts';
import { fail, type Fail } from './fail.ts';

/** Returns the validation error of violations. */
export const validationError = (errors: readonly Violation[]): Fail<'API_VALIDATION_ERROR'> =>
  fail('API_VALIDATION_ERROR', summary(errors), errors);

/** Returns the validation error of all violations that were found, or null without any. */
export const validationFailure = (
  found: readonly (Violation | null)[],
): Fail<'API_VALIDATION_ERROR'> | null => {
  const errors = found.filter((one) => one !== null);
  return errors.length === 0 ? null : validationError(errors);
};
