// Finds the events about an object: those with its id as subject, and those of its parent objects
// whose body names it.
import type { RowOf } from '@kasir/core/resource';
import type { outgoing } from '@kasir/core/server';
import type { View } from '@kasir/core/store';
import { captures, payments, refunds } from '@kasir/payments/state';
import { findEvents } from '@kasir/deliveries';
import type { Viewed } from '../../observation/resource-views.ts';

export type EventRow = RowOf<typeof outgoing>;

/** The most events of one object that are read. */
const EVENTS_MAX = 100;

/** Kinds whose events have a parent object as subject. */
const parts: ReadonlySet<string> = new Set([payments.name, captures.name, refunds.name]);

const filedUnder = (view: View, subject: string): readonly EventRow[] =>
  findEvents(view, { subject }, { limit: EVENTS_MAX }).rows;

/** Returns the events of an object, oldest first. */
export const eventsOf = (
  view: View,
  { view: shows, row }: Viewed,
  related: readonly Viewed[],
): readonly EventRow[] => {
  const id = shows.id(row);
  const wholes = parts.has(shows.kind.name) ? related : [];
  const mentions = wholes
    .flatMap((whole) => filedUnder(view, whole.view.id(whole.row)))
    .filter(({ state }) => state.body.includes(JSON.stringify(id)));
  return [...filedUnder(view, id), ...mentions].toSorted((a, b) => (a.id < b.id ? -1 : 1));
};
