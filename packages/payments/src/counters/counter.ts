// Running numbers of an account. The last one is read by id with the decision's other rows, so no
// search is needed.
import type { Decision } from '@kasir/core/server';
import type { Need } from '@kasir/core/store';
import { counters } from './kind.ts';

/** Returns the row that a counting decision must declare. */
export const counterNeed = (name: string): Need => ({ kind: counters, id: name });

/**
 * Returns the increment of the counter: 1, or after a collision with a used number (chosen by a
 * merchant, or of an earlier release) a span that grows with each collision.
 */
const stepOf = (d: Decision): number => {
  if (d.collisions === 0) return 1;
  const span = 100 ** d.collisions;
  return span + (Number.parseInt(d.id().slice(-10), 16) % span);
};

/**
 * Returns the next number of a counter from 0 to `size` - 1, after which it starts again. The key
 * under which it is stored makes it unique: when the number is taken, the decision runs again with
 * another number. `before` returns the last number used before the counter existed.
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
