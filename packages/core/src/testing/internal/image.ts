// For tests: observes the steps of a resource's lifecycle on a real store with its real listeners,
// for comparison with the machine of the wire.
import type { AnyStateKind, StateOf } from '../../kind.ts';
import type { Lifecycle } from '../../lifecycle.ts';
import type { Machine } from '../../machine.ts';
import { decideIn } from '../../server/decide.ts';
import { outgoing } from '../../server/outbox.ts';
import type { Context, Trigger } from '../../server/scope.ts';
import type { Partition, Store } from '../../server/store.ts';

/** The store in which steps are taken, and the rendering of the resource. */
export interface Viewpoint<K extends AnyStateKind> {
  readonly place: {
    readonly store: Store;
    readonly partition: Partition;
    readonly context: (partition: Partition) => Context;
  };
  /** Returns the state of an object without its status; unique values are derived from its id. */
  readonly state: (id: string) => Omit<StateOf<K>, 'status'>;
  readonly show: (status: StateOf<K>['status']) => string;
}

interface Options<K extends AnyStateKind> {
  /** The triggers of the resource; all when omitted. */
  readonly triggers?: readonly Trigger<K>[];
  /** By trigger, another trigger that always follows and emits the events of the step. */
  readonly next?: Readonly<Partial<Record<Trigger<K>, Trigger<K>>>>;
  /** Returns whether an event belongs to the resource; all do when omitted. */
  readonly counts?: (event: string) => boolean;
}

/** An observed step, with the names of the emitted events. */
interface Observed {
  readonly from: string | null;
  readonly to: string;
  readonly emitted: ReadonlySet<string>;
}

/** Returns steps as text, `from to event…`, without those that neither change nor emit. */
const asTexts = (steps: readonly Observed[]): ReadonlySet<string> =>
  new Set(
    steps
      .filter(({ from, to, emitted }) => from !== to || emitted.size > 0)
      .map(({ from, to, emitted }) =>
        [from ?? 'nothing', to, ...[...emitted].toSorted()].join(' '),
      ),
  );

/** Returns the shortest list of triggers to a status; empty for null. */
const pathTo = ({ name, on }: Lifecycle, target: string | null): readonly string[] => {
  const paths = new Map<string | null, readonly string[]>([[null, []]]);
  for (const [state, path] of paths)
    for (const [trigger, steps] of Object.entries(on))
      for (const { from, to } of steps)
        if (from.includes(state) && !paths.has(to)) paths.set(to, [...path, trigger]);
  const path = paths.get(target);
  if (!path) throw new Error(`${name}: nothing leads to ${target}`);
  return path;
};

/** Takes one step with a new object; returns the names of the emitted events. */
const takeStep = async <K extends AnyStateKind>(
  kind: K,
  { place: { store, partition, context }, state }: Viewpoint<K>,
  from: string | null,
  triggers: readonly Trigger<K>[],
): Promise<readonly string[]> => {
  const freshId = () => store.exec(partition, (at) => at.id());
  const id = await freshId();
  const take = (path: readonly Trigger<K>[], isNew: boolean): Promise<void> =>
    store.exec(partition, (at, tx) =>
      decideIn(at, tx, context(partition), (d) => {
        for (const [index, on] of path.entries()) {
          if (isNew && index === 0) d.create(kind, id, on, state(id));
          else d.transition(kind, { id }, on);
        }
      }),
    );
  await take(pathTo(kind.lifecycle, from), true);
  const start = await freshId();
  await take(triggers, from === null);
  const { rows } = await store.view(partition, (view) => view.list(outgoing, {}, { limit: 10 }));
  return rows.filter((row) => row.id > start).map((row) => row.state.name);
};

/** Returns each single step of a lifecycle with its trigger. */
const stepsOf = <K extends AnyStateKind>({ lifecycle }: K) =>
  (Object.entries(lifecycle.on) as [Trigger<K>, Lifecycle['on'][string]][]).flatMap(([on, steps]) =>
    steps.flatMap(({ from, to }) => from.map((before) => ({ on, before, after: to }))),
  );

/**
 * Returns the steps of a lifecycle as the resource renders them, with the events of each. Over
 * several viewpoints a step emits the events of all.
 */
export const observedSteps = async <K extends AnyStateKind>(
  kind: K,
  viewpoints: readonly Viewpoint<K>[],
  { triggers, next, counts = () => true }: Options<K> = {},
): Promise<ReadonlySet<string>> => {
  const steps = stepsOf(kind).filter(({ on }) => triggers?.includes(on) ?? true);
  const seen = new Map<string, Observed>();
  for (const viewpoint of viewpoints) {
    for (const { on, before, after } of steps) {
      const from = before === null ? null : viewpoint.show(before);
      const to = viewpoint.show(after);
      const then = next?.[on];
      const path = then === undefined ? [on] : [on, then];
      const events = (await takeStep(kind, viewpoint, before, path)).filter(counts);
      const key = [on, before, from, to].join(' ');
      seen.set(key, { from, to, emitted: new Set([...(seen.get(key)?.emitted ?? []), ...events]) });
    }
  }
  return asTexts([...seen.values()]);
};

/** Returns the steps of a wire machine in the same form. */
export const machineSteps = ({ transitions }: Machine): ReadonlySet<string> =>
  asTexts(transitions.map(({ from, to, emits = [] }) => ({ from, to, emitted: new Set(emits) })));
