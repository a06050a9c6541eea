// Applies the checks of a contract in a decision, to a body that matches its schema. Validation
// applies them only to a body that does not match, to report all violations at once.
import type { Check } from '@kasir/core';
import { summary } from '@kasir/core/messages';
import { fail, type Fail } from '@kasir/core/server';

/** Returns one error with every violation of these checks, or null. */
export const broken = (
  checks: readonly Check[],
  body: object,
): Fail<'API_VALIDATION_ERROR'> | null => {
  const errors = checks
    .flatMap(({ find }) => find(body as never))
    .map(({ path, message }) => ({ path: `body.${path}`, message }));
  return errors.length === 0 ? null : fail('API_VALIDATION_ERROR', summary(errors), errors);
};
