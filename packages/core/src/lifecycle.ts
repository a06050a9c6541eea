// Declares the lifecycle of a kind as data: its states, the triggers of steps between them, and the
// signals that report the steps.

/** One step of a trigger. A null in `from` is the creation of the object. */
export interface Step<S extends string = string, G extends string = string> {
  readonly from: readonly (S | null)[];
  readonly to: S;
  /** Name of the signal for listeners, e.g. `payment.completed`; no signal when omitted. */
  readonly signal?: G;
  /** Condition in words, for readers. */
  readonly when?: string;
}

type Steps<S extends string> = Readonly<Record<string, readonly Step<S>[]>>;

export interface Lifecycle<S extends string = string, T extends Steps<S> = Steps<S>> {
  readonly name: string;
  readonly states: readonly S[];
  /** Trigger -> its steps, one target for each state in which it can start. */
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

/** Returns the step of a trigger from a state, or undefined when it has none. */
export const findStep = (of: Lifecycle, from: string | null, trigger: string): Step | undefined =>
  of.on[trigger]?.find((step) => step.from.includes(from));

/** Returns whether a trigger has a step from a state. */
export const canTrigger = <L extends Lifecycle>(
  of: L,
  from: L['states'][number] | null,
  trigger: keyof L['on'] & string,
): boolean => findStep(of, from, trigger) !== undefined;

/** The possible next states of each state, computed on first use. */
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

/** Returns whether an object may be in `to` directly after `from`; staying is always allowed. */
export const isStep = (of: Lifecycle, from: string | null, to: string): boolean =>
  from === to || followersIn(of).get(from)?.has(to) === true;
