// What is known of alternate keys, by the kind, name and stored value of each. Maps within maps,
// because a text that was just joined to look something up enters the engine's table of all texts.
export class KeyMap<T> {
  readonly #kinds = new Map<string, Map<string, Map<string, T>>>();

  get(kind: string, name: string, value: string): T | undefined {
    return this.#kinds.get(kind)?.get(name)?.get(value);
  }

  set(kind: string, name: string, value: string, item: T): void {
    let names = this.#kinds.get(kind);
    if (!names) this.#kinds.set(kind, (names = new Map()));
    let values = names.get(name);
    if (!values) names.set(name, (values = new Map()));
    values.set(value, item);
  }

  *values(): Generator<T> {
    for (const names of this.#kinds.values()) {
      for (const values of names.values()) yield* values.values();
    }
  }
}
