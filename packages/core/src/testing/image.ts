// For tests: the life of a resource as it is shown, step by step on a real store with its real
// listeners, to be held against the machine of the wire.
import type { AnyStateKind, StateOf } from '../kind.ts';
import type { Lifecycle } from '../lifecycle.ts';
import type { Machine } from '../machine.ts';
import { decideIn } from '../server/decide.ts';
import { outgoing } from '../server/outbox.ts';
import type { Context, Trigger } from '../server/scope.ts';
import type { Realm, Store } from '../server/store.ts';

/** Where steps are taken, and how the resource is shown there. */
export interface Stage<K extends AnyStateKind> {
  readonly place: {
    readonly store: Store;
    readonly realm: Realm;
    readonly context: (realm: Realm) => Context;
  };
  /** An object beside its status; what is unique of it is made of its bare id. */
  readonly state: (id: string) => Omit<StateOf<K>, 'status'>;
  readonly show: (status: StateOf<K>['status']) => string;
}

interface Options<K extends AnyStateKind> {
  /** The triggers that the resource takes; all when left out. */
  readonly triggers?: readonly Trigger<K>[];
  /** By trigger, another one that always comes next and tells of the step. */
  readonly next?: Readonly<Partial<Record<Trigger<K>, Trigger<K>>>>;
  /** Which events tell of it; all when left out. */
  readonly tells?: (event: string) => boolean;
}

const stepText = (from: string | null, to: string, told: Iterable<string>): string =>
  [from ?? 'nothing', to, ...[...told].toSorted()].join(' ');

/** An object that stays as it is shown, and of which nobody is told, has taken no step. */
const isSeen = (from: string | null, to: string, told: ReadonlySet<string>): boolean =>
  from !== to || told.size > 0;

/** The triggers that lead to a state, as few as there can be; none for what is not there yet. */
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

/** Takes one step with an object of its own; answers the names of the events that it has sent. */
const takeStep = async <K extends AnyStateKind>(
  kind: K,
  { place: { store, realm, context }, state }: Stage<K>,
  from: string | null,
  triggers: readonly Trigger<K>[],
): Promise<readonly string[]> => {
  const freshId = () => store.exec(realm, (at) => at.id());
  const id = await freshId();
  const take = (path: readonly Trigger<K>[], isNew: boolean): Promise<void> =>
    store.exec(realm, (at, tx) =>
      decideIn(at, tx, context(realm), (d) => {
        for (const [index, on] of path.entries()) {
          if (isNew && index === 0) d.create(kind, id, on, state(id));
          else d.transition(kind, { id }, on);
        }
      }),
    );
  await take(pathTo(kind.lifecycle, from), true);
  const start = await freshId();
  await take(triggers, from === null);
  const { rows } = await store.view(realm, (view) => view.list(outgoing, {}, { limit: 10 }));
  return rows.filter((row) => row.id > start).map((row) => row.state.name);
};

/**
 * The steps of a lifecycle as the resource shows them, with the events that tell of each: `from to
 * event…`. Over several stages a step is told by all that any of them tells.
 */
export const shownSteps = async <K extends AnyStateKind>(
  kind: K,
  stages: readonly Stage<K>[],
  { triggers, next, tells = () => true }: Options<K> = {},
): Promise<ReadonlySet<string>> => {
  const seen = new Map<string, { from: string | null; to: string; told: Set<string> }>();
  const all = Object.entries(kind.lifecycle.on) as [
    Trigger<K>,
    Lifecycle['on'][string],
  ][];
  for (const stage of stages) {
    for (const [on, steps] of all.filter(([one]) => triggers?.includes(one) ?? true)) {
      for (const [before, after] of steps.flatMap(({ from, to }) =>
        from.map((one) => [one, to] as const),
      )) {
        const from = before === null ? null : stage.show(before);
        const to = stage.show(after);
        const then = next?.[on];
        const told = await takeStep(kind, stage, before, then === undefined ? [on] : [on, then]);
        const key = [on, before, from, to].join(' ');
        const known = seen.get(key) ?? { from, to, told: new Set<string>() };
        for (const name of told.filter(tells)) known.told.add(name);
        seen.set(key, known);
      }
    }
  }
  return new Set(
    [...seen.values()]
      .filter(({ from, to, told }) => isSeen(from, to, told))
      .map(({ from, to, told }) => stepText(from, to, told)),
  );
};

/** The steps of a machine of the wire in the same form. */
export const machineSteps = ({ transitions }: Machine): ReadonlySet<string> =>
  new Set(
    transitions
      .filter(({ from, to, emits = [] }) => isSeen(from, to, new Set(emits)))
      .map(({ from, to, emits = [] }) => stepText(from, to, emits)),
  );
