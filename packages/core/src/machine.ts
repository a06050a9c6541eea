// Declares the state machines of resources as data: what a client may observe, and which events
// report it. Each is the image of a lifecycle (lifecycle.ts), which decides what may follow what.

export type Origin = 'stated' | 'inferred' | 'chosen';

export interface Transition<S extends string = string, T extends string = string> {
  /** State before; null for the creation of the resource. */
  readonly from: S | null;
  readonly on: T;
  readonly to: S;
  /** Condition in words, when the same trigger leads to different states. */
  readonly when?: string;
  readonly emits?: readonly string[];
  /** Events of related objects that come with the step, such as those of a request's payment. */
  readonly alsoEmits?: readonly string[];
  /** The dialect in which the step exists; both when omitted. */
  readonly dialect?: string;
  readonly clause: string;
  /** `stated` by the specification, `inferred` from it, or `chosen` by Kasir. */
  readonly origin: Origin;
}

export interface Machine<S extends string = string, T extends string = string> {
  readonly name: string;
  readonly states: readonly S[];
  readonly transitions: readonly Transition<S, T>[];
}

/** Declares a machine. Rows that name an unknown state do not compile. */
export const machine = <const S extends string, const T extends string>(spec: {
  readonly name: string;
  readonly states: readonly S[];
  readonly transitions: readonly Transition<NoInfer<S>, T>[];
}): Machine<S, T> => spec;

/**
 * Returns the declared step for a trigger from a state. Throws when the machine has none: callers
 * check the state first and return their own error.
 */
export const step = <S extends string, T extends string>(
  of: Machine<S, T>,
  from: NoInfer<S> | null,
  on: NoInfer<T>,
  to?: NoInfer<S>,
): Transition<S, T> => {
  const row = of.transitions.find(
    (t) => t.from === from && t.on === on && (to === undefined || t.to === to),
  );
  if (!row) throw new Error(`${of.name}: no transition from ${from ?? '(none)'} on ${on}`);
  return row;
};

/** Returns whether a trigger has a step from this state. */
export const canStep = <S extends string, T extends string>(
  of: Machine<S, T>,
  from: NoInfer<S> | null,
  on: NoInfer<T>,
): boolean => of.transitions.some((t) => t.from === from && t.on === on);

/** Returns whether `to` may be seen directly after `from`; staying is always allowed. */
export const isEdge = (of: Machine, from: string | null, to: string): boolean =>
  from === to || of.transitions.some((t) => t.from === from && t.to === to);

/** Returns the states that can be reached in one step. */
export const successors = (of: Machine, from: string | null): string[] => [
  ...new Set(of.transitions.filter((t) => t.from === from).map((t) => t.to)),
];

/** Returns the machine as a Mermaid state diagram, for the documentation. */
export const toMermaid = (of: Machine): string =>
  [
    'stateDiagram-v2',
    ...of.transitions.map(
      (t) => `  ${t.from ?? '[*]'} --> ${t.to}: ${t.on}${t.when ? ` (${t.when})` : ''}`,
    ),
  ].join('\n');
