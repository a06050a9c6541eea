// Counts what stories have compared: each clause at each operation, in each view of its objects.

/** Clause -> operation -> view -> number of comparisons. */
export type ComparedClauses = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>
>;

export class Compared {
  readonly #counts: Record<string, Record<string, Record<string, number>>> = {};

  /**
   * Records that a clause was compared at `operation`: the endpoint that was called, or the event
   * that arrived.
   */
  note(clause: string, operation: string, view: string): void {
    const views = ((this.#counts[clause] ??= {})[operation] ??= {});
    views[view] = (views[view] ?? 0) + 1;
  }

  entries(): ComparedClauses {
    return structuredClone(this.#counts);
  }
}
