// A map of alternate keys by kind, name and stored value. It nests maps because a text joined for
// each lookup would enter the engine's table of all strings.
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
