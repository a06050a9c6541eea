// Running numbers of an account: the next one is read with whatever else a decision needs, and
// never looked for.
import type { Decision, Need } from '@kasir/core/server';
import { counters } from './kind.ts';

/** What a decision declares that counts. */
export const counterNeed = (name: string): Need => ({ kind: counters, id: name });

/**
 * How far the counter goes on: by one, and where it met what something else holds (a number that a
 * merchant chose, or one of an earlier release), past it by a span that grows with each collision.
 */
const stepOf = (d: Decision): number => {
  if (d.collisions === 0) return 1;
  const span = 100 ** d.collisions;
  return span + (Number.parseInt(d.id().slice(-10), 16) % span);
};

/**
 * The next number of a counter from 0 to `size` - 1, where it begins again. It is unique by the key
 * that it is written to: where that is taken, the decision is made again, with another number.
 * `before` says what was given out last when nothing was counted yet.
 */
export const nextNumber = (
  d: Decision,
  name: string,
  { size, before = () => 0 }: { readonly size: number; readonly before?: () => number },
): number => {
  const row = d.get(counters, name);
  const last = ((row?.state.last ?? before()) + stepOf(d)) % size;
  if (row) d.change(counters, row, { last });
  else d.insert(counters, name, { last });
  return last;
};
