// Status changes of an object, decided by the target or due at an instant, and their events.
import type { Made } from '../run/samples/sample.ts';
import type { Timer, ModelObject } from './model.ts';
import { is, oneOf, type Rule } from './rule.ts';

/** Facts whose status is null until the decision of the target was seen. */
interface Decided {
  status: string | null;
}

/** Returns hooks for a status that the target decides: an open object may change as time passes. */
export const decided = <F extends Decided>(isOpen: (facts: F) => boolean) => ({
  learn: (facts: F, thing: ModelObject<F>): void => {
    facts.status ??= String(thing.seen('status'));
  },
  clearUndetermined: (facts: F): boolean => {
    const may = isOpen(facts);
    if (may) facts.status = null;
    return may;
  },
});

/** Returns the rule of a status: the known one, or any of several until the target has decided. */
export const statusOf = (
  status: string | null,
  all: readonly string[],
  clauses: { readonly open?: string; readonly known?: string } = {},
): Rule => (status === null ? oneOf(all, clauses.open) : is(status, clauses.known));

/** Returns a change that sets the status; null leaves the decision to the target. */
export const becomes =
  (status: string | null) =>
  (facts: Decided): void => {
    facts.status = status;
  };

/** Returns one timer for an instant; none when the instant is null. */
export const once = <F extends object>(
  at: number | null,
  name: string,
  clause: string,
  fire: Timer<F>['fire'],
): readonly Timer<F>[] => (at === null ? [] : [{ name, at, clause, fire }]);

/** Returns an event whose clause is named after it. */
export const eventNamed = (name: string) => ({ names: [name], clause: `EVT-${name}` });

/** Returns a test whether an event names the object in a field. */
export const naming =
  (name: string) =>
  (data: Made, { id }: ModelObject): boolean =>
    data[name] === id;
