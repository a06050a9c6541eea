// The life of a kind of object as data: its states, what may trigger a step between them, and the
// signal that reports the step.

/** One step of a trigger. `from` null is the creation of the object. */
export interface Step<S extends string = string, G extends string = string> {
  readonly from: readonly (S | null)[];
  readonly to: S;
  /** Name of the signal for listeners, e.g. `payment.completed`; no signal when left out. */
  readonly signal?: G;
  /** Condition in words, for readers. */
  readonly when?: string;
}

type Steps<S extends string> = Readonly<Record<string, readonly Step<S>[]>>;

export interface Lifecycle<S extends string = string, T extends Steps<S> = Steps<S>> {
  readonly name: string;
  readonly states: readonly S[];
  /** Trigger -> its steps, one target for each state it may start from. */
  readonly on: T;
}

/** Declares a lifecycle. Throws when a trigger has two targets out of one state. */
export const lifecycle = <const S extends string, const T extends Steps<NoInfer<S>>>(spec: {
  readonly name: string;
  readonly states: readonly S[];
  readonly on: T;
}): Lifecycle<S, T> => {
  for (const [trigger, steps] of Object.entries<readonly Step[]>(spec.on)) {
    const starts = steps.flatMap(({ from }) => from);
    if (new Set(starts).size < starts.length)
      throw new Error(`${spec.name}: ${trigger} has two targets out of one state`);
  }
  return spec;
};

/** The step of a trigger out of a state, or undefined when there is none. */
export const findStep = (of: Lifecycle, from: string | null, trigger: string): Step | undefined =>
  of.on[trigger]?.find((step) => step.from.includes(from));

/** Whether a trigger leads anywhere out of a state. */
export const canTrigger = <L extends Lifecycle>(
  of: L,
  from: L['states'][number] | null,
  trigger: keyof L['on'] & string,
): boolean => findStep(of, from, trigger) !== undefined;

/** What may stand directly after each state, worked out at the first question. */
const followers = new WeakMap<Lifecycle, ReadonlyMap<string | null, ReadonlySet<string>>>();

const followersIn = (of: Lifecycle): ReadonlyMap<string | null, ReadonlySet<string>> => {
  const known = followers.get(of);
  if (known) return known;
  const made = new Map<string | null, Set<string>>();
  for (const { from, to } of Object.values(of.on).flat())
    for (const state of from) made.set(state, (made.get(state) ?? new Set()).add(to));
  followers.set(of, made);
  return made;
};

/** Whether an object may stand in `to` directly after `from`; staying is always allowed. */
export const isStep = (of: Lifecycle, from: string | null, to: string): boolean =>
  from === to || followersIn(of).get(from)?.has(to) === true;
