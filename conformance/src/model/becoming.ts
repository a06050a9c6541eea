// What becomes of an object: by a decision of the target, at an instant, and the event that tells.
import type { Made } from '../run/samples/sample.ts';
import type { Timer, Thing } from './model.ts';
import { is, oneOf, type Rule } from './rule.ts';

/** Facts of an object whose status is null where the target decides it, until it was seen. */
interface Decided {
  status: string | null;
}

/** Follows what the target decides: in time what is open may have become something else. */
export const decided = <F extends Decided>(isOpen: (facts: F) => boolean) => ({
  learn: (facts: F, thing: Thing<F>): void => {
    facts.status ??= String(thing.seen('status'));
  },
  stirs: (facts: F): boolean => {
    const may = isOpen(facts);
    if (may) facts.status = null;
    return may;
  },
});

/** A status that is known, or one of several until the target has decided. */
export const statusOf = (
  status: string | null,
  all: readonly string[],
  clauses: { readonly open?: string; readonly known?: string } = {},
): Rule => (status === null ? oneOf(all, clauses.open) : is(status, clauses.known));

/** A change to a status; null where the target decides what it is. */
export const becomes =
  (status: string | null) =>
  (facts: Decided): void => {
    facts.status = status;
  };

/** What happens to an object at an instant; nothing where that is null. */
export const once = <F extends object>(
  at: number | null,
  name: string,
  clause: string,
  fire: Timer<F>['fire'],
): readonly Timer<F>[] => (at === null ? [] : [{ name, at, clause, fire }]);

/** An event that has a clause of its own name. */
export const eventNamed = (name: string) => ({ names: [name], clause: `EVT-${name}` });

/** Whether an event is about an object that it names in a field. */
export const naming =
  (name: string) =>
  (data: Made, { id }: Thing): boolean =>
    data[name] === id;
