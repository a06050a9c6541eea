// Chooses what caused an event among everything that it may be about.
import type { ExpectedEvent } from '../model/model.ts';
import type { Made } from '../run/samples/sample.ts';

type Cause = Pick<ExpectedEvent, 'rules' | 'optional'>;

/** Returns whether the data of an event is what its cause requires. */
const agrees = ({ rules = {} }: Cause, data: Made): boolean =>
  Object.entries(rules).every(([field, rule]) => rule.holds(data[field]));

/**
 * Returns the cause that the data of an event agrees with, because two captures of one payment are
 * announced in any order; causes that require an event come before optional ones. When none agrees,
 * returns the first cause, which the event contradicts; undefined without any cause.
 */
export const causeOf = <C extends Cause>(causes: readonly C[], data: Made): C | undefined => {
  const inTurn = causes.toSorted((a, b) => Number(a.optional) - Number(b.optional));
  return inTurn.find((one) => agrees(one, data)) ?? inTurn[0];
};
