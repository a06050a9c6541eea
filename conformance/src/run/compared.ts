// What stories have compared: each clause at each operation, in each view of its objects.

/** Clause -> operation -> view -> how often. */
export type ComparedClauses = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>
>;

export class Compared {
  readonly #counts: Record<string, Record<string, Record<string, number>>> = {};

  /** Notes that a clause was compared: `operation` is what was called, or the event that came. */
  note(clause: string, operation: string, view: string): void {
    const views = ((this.#counts[clause] ??= {})[operation] ??= {});
    views[view] = (views[view] ?? 0) + 1;
  }

  entries(): ComparedClauses {
    return structuredClone(this.#counts);
  }
}
