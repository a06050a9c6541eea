// Validates rules beyond their schema: their connectors and currencies must exist, and their bounds
// must agree.
import type { RouteView } from '@kasir/control';
import type { Violation } from '@kasir/core';
import { mustBe, oneOf, requiredWhen } from '@kasir/core/messages';
import { exponents } from '@kasir/core/money';

const isRepeated = (name: string, at: number, names: readonly string[]): boolean =>
  names.indexOf(name) !== at;

/** Returns the violations of one rule, with paths inside it. */
const findInRoute = (
  { currency, min, max, connectors }: RouteView,
  known: readonly string[],
): readonly Violation[] => {
  const found: Violation[] = [];
  if (currency !== null && !Object.hasOwn(exponents, currency))
    found.push({ path: 'currency', message: mustBe(oneOf(Object.keys(exponents))) });
  // Bounds need a currency: 10000 minor units are little in one currency and much in another.
  if (currency === null && (min !== null || max !== null))
    found.push({ path: 'currency', message: requiredWhen('min or max is given') });
  if (min !== null && max !== null && min > max)
    found.push({ path: 'max', message: mustBe(`at least ${min}, which is min`) });
  for (const [at, name] of connectors.entries()) {
    const path = `connectors.${at}`;
    if (isRepeated(name, at, connectors))
      found.push({ path, message: `Omit ${name} here: it is named before.` });
    else if (!known.includes(name))
      found.push({
        path,
        message:
          known.length === 0
            ? 'The account has no connector. Add one first.'
            : mustBe(oneOf(known)),
      });
  }
  return found;
};

/** Returns every violation of rules; `known` are the names of the connectors. */
export const findRouteProblems = (
  routes: readonly RouteView[],
  known: readonly string[],
): readonly Violation[] =>
  routes.flatMap((one, at) =>
    findInRoute(one, known).map(({ path, message }) => ({
      path: `body.routes.${at}.${path}`,
      message,
    })),
  );
