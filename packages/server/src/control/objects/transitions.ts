// Lists the transitions of an object, with statuses as the wire spells them: from the observation,
// and from stored data where the observation has forgotten them.
import { toIsoString } from '@kasir/core';
import type { Machine } from '@kasir/core/resource';
import type { Context } from '@kasir/core/server';
import type { View } from '@kasir/core/store';
import type { EntryOf } from '../../observation/observation.ts';
import { factsOf } from './facts.ts';
import { sentences } from './sentences.ts';
import type { Entered } from './timeline.ts';
import { viewOfRow, type Viewed } from '../../observation/resource-views.ts';

/** The status of an object; null for an object without statuses. */
export interface Standing {
  readonly status: string | null;
}

export const machineOf = (view: View, { view: shows, row }: Viewed): Machine | null =>
  typeof shows.machine === 'function' ? shows.machine(view, row) : shows.machine;

/** Returns a machine's transitions from one status to another; from any if unknown. */
const rowsBetween = (machine: Machine | null, from: string | null | undefined, to: string | null) =>
  (machine?.transitions ?? []).filter(
    (row) => row.to === to && (from === undefined || row.from === from),
  );

interface Step {
  readonly at: string;
  /** Null for the creation of the object, undefined where unknown. */
  readonly from: string | null | undefined;
  readonly to: string | null;
  readonly text: string;
  readonly caused?: Pick<EntryOf<'transition'>, 'request_id' | 'job'>;
}

const entryOf = (machine: Machine | null, step: Step): Entered => {
  const rows = rowsBetween(machine, step.from, step.to);
  const conditions = [...new Set(rows.map(({ when }) => when))];
  const [when] = conditions;
  const job = step.caused?.job ?? null;
  const reasons = [
    ...(when !== undefined && conditions.length === 1 ? [sentences.because(when)] : []),
    ...(job === null ? [] : [sentences.byJob(job)]),
  ];
  return {
    at: step.at,
    type: 'transition',
    text: step.text,
    reason: reasons.length === 0 ? null : reasons.join(' '),
    clauses: [...new Set(rows.map(({ clause }) => clause))],
    request_id: step.caused?.request_id ?? null,
    webhook_id: null,
    detail: { from: step.from ?? null, to: step.to },
  };
};

/** Returns the initial status of objects of this machine if only one is possible. */
const firstStatus = (machine: Machine | null): string | undefined => {
  const births = new Set(
    machine?.transitions.filter(({ from }) => from === null).map(({ to }) => to),
  );
  const [only] = births;
  return births.size === 1 ? only : undefined;
};

/** Returns whether an object may have been created in a status. */
const canBegin = (machine: Machine | null, status: string | null): boolean =>
  machine === null || machine.transitions.some(({ from, to }) => from === null && to === status);

/** Returns the observed transitions, with statuses as the wire spells them. */
const observedSteps = (
  reads: View,
  { view, row }: Viewed,
  context: Context,
  observed: readonly EntryOf<'transition'>[],
): Step[] => {
  const { status: spell } = view;
  if (!spell) return [];
  const onWire = (status: string): string => spell(status, row, context, reads);
  return observed
    .filter(({ kind }) => kind === viewOfRow(view.kind, row)?.resource)
    .map((entry) => {
      const from = entry.from === null ? null : onWire(entry.from);
      const to = onWire(entry.to);
      const { at } = entry;
      const text =
        from === null
          ? sentences.created(to)
          : from === to && entry.from !== entry.to
            ? sentences.stayed(to, entry.from ?? '', entry.to)
            : sentences.became(from, to);
      return { at, from, to, text, caused: entry };
    });
};

/** Returns the steps of an object, oldest first; the last one leads to its current status. */
export const stepsOf = (
  reads: View,
  viewed: Viewed,
  { status }: Standing,
  context: Context,
  observed: readonly EntryOf<'transition'>[],
): readonly Entered[] => {
  const machine = machineOf(reads, viewed);
  const { created, updated } = factsOf(viewed.view.kind, viewed.row);
  const steps = observedSteps(reads, viewed, context, observed);
  const isNew = viewed.view.status !== null && updated === created && canBegin(machine, status);
  if (steps[0]?.from !== null) {
    const first = isNew ? status : (firstStatus(machine) ?? null);
    const text = sentences.created(first);
    steps.unshift({ at: toIsoString(created), from: null, to: first, text });
  }
  const last = steps.at(-1);
  if (status !== null && last?.to !== status) {
    const from = last?.to ?? undefined;
    const text = sentences.became(from ?? null, status);
    steps.push({ at: toIsoString(updated), from, to: status, text });
  }
  return steps.map((step) => entryOf(machine, step));
};
