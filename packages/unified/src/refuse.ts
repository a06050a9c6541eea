// Validation that only a decision can do: every violated field at once, like that of the contract.
import type { Violation } from '@kasir/core';
import { fail, type Fail } from '@kasir/core/server';

/** The validation error of all violations that were found, or null when there are none. */
export const refusedBy = (
  found: readonly (Violation | null)[],
): Fail<'API_VALIDATION_ERROR'> | null => {
  const errors = found.filter((one) => one !== null);
  const message = errors.map(({ path, message: remedy }) => `${path}: ${remedy}`).join(' ');
  return errors.length === 0 ? null : fail('API_VALIDATION_ERROR', message, errors);
};
