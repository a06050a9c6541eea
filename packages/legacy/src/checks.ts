// Applies the checks of a contract to a valid body: what validation finds in a broken one beside
// its schema, the decision refuses.
import { summary, type Check } from '@kasir/core';
import { fail, type Fail } from '@kasir/core/server';

/** Everything that a body breaks of these checks, in one response; null when it breaks none. */
export const broken = (
  checks: readonly Check[],
  body: object,
): Fail<'API_VALIDATION_ERROR'> | null => {
  const errors = checks
    .flatMap(({ find }) => find(body as never))
    .map(({ path, message }) => ({ path: `body.${path}`, message }));
  return errors.length === 0 ? null : fail('API_VALIDATION_ERROR', summary(errors), errors);
};
