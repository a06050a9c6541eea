// A state machine as data: the one owner of which state may follow which, and of the events a
// change emits.

export type Origin = 'stated' | 'inferred' | 'chosen';

export interface Transition<S extends string = string, T extends string = string> {
  /** State before; null for the birth of the resource. */
  readonly from: S | null;
  readonly on: T;
  readonly to: S;
  /** Condition in words, when the same trigger leads to different states. */
  readonly when?: string;
  readonly emits?: readonly string[];
  /** Events of what belongs to it that come with the step, such as those of a request's payment. */
  readonly brings?: readonly string[];
  /** The dialect that takes the step; both when left out. */
  readonly dialect?: string;
  readonly clause: string;
  /** `stated` by the specification, `inferred` from it, or `chosen` by us. */
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
 * Takes the one declared step for a trigger out of a state. Throws when the machine has no such
 * row: callers check the state before and return their own error.
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

/** Whether a trigger has a row out of this state. */
export const canStep = <S extends string, T extends string>(
  of: Machine<S, T>,
  from: NoInfer<S> | null,
  on: NoInfer<T>,
): boolean => of.transitions.some((t) => t.from === from && t.on === on);

/** Whether an object may be seen in `to` directly after `from`; staying is always allowed. */
export const isEdge = (of: Machine, from: string | null, to: string): boolean =>
  from === to || of.transitions.some((t) => t.from === from && t.to === to);

/** States reachable in one step. */
export const successors = (of: Machine, from: string | null): string[] => [
  ...new Set(of.transitions.filter((t) => t.from === from).map((t) => t.to)),
];

/** The machine as a Mermaid state diagram, for the documentation. */
export const toMermaid = (of: Machine): string =>
  [
    'stateDiagram-v2',
    ...of.transitions.map(
      (t) => `  ${t.from ?? '[*]'} --> ${t.to}: ${t.on}${t.when ? ` (${t.when})` : ''}`,
    ),
  ].join('\n');
