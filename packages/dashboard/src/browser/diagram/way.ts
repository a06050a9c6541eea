// Reads the path of an object through its machine from its timeline.
import type { TimelineEntry } from '@kasir/control';
import type { Arc } from './layout.ts';

export interface Way {
  readonly states: ReadonlySet<string>;
  readonly arcs: readonly Arc[];
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Returns the states that an object was in, and the steps between them. */
export const readWay = (timeline: readonly TimelineEntry[], status: string | null): Way => {
  const steps = timeline
    .filter(({ type }) => type === 'transition')
    .map(({ detail }) => ({ from: textOf(detail['from']), to: textOf(detail['to']) }));
  const states = new Set(steps.flatMap(({ from, to }) => [from, to]).filter((one) => one !== null));
  if (status !== null) states.add(status);
  const arcs = steps.flatMap(({ from, to }) =>
    from === null || to === null || from === to ? [] : [{ from, to }],
  );
  return { states, arcs };
};
