// A map of the objects that a decision has read, by id. A Map would internalize every new string,
// which costs more than comparing the few ids of a decision.

/** The most ids that are compared one by one. */
const FEW = 8;

export class ById<Value> {
  readonly #ids: string[] = [];
  readonly #values: Value[] = [];
  /** The index of each id, once there are many. */
  #places: Map<string, number> | null = null;

  get size(): number {
    return this.#ids.length;
  }

  /** True when comparing each id is the fastest look-up. */
  get isSmall(): boolean {
    return this.#ids.length <= FEW;
  }

  has(id: string): boolean {
    return this.#placeOf(id) >= 0;
  }

  get(id: string): Value | undefined {
    const place = this.#placeOf(id);
    return place < 0 ? undefined : this.#values[place];
  }

  set(id: string, value: Value): void {
    const place = this.#placeOf(id);
    if (place >= 0) {
      this.#values[place] = value;
      return;
    }
    this.#places?.set(id, this.#ids.length);
    this.#ids.push(id);
    this.#values.push(value);
  }

  /** Returns the values in insertion order. */
  values(): readonly Value[] {
    return this.#values;
  }

  clear(): void {
    this.#ids.length = 0;
    this.#values.length = 0;
    this.#places = null;
  }

  #placeOf(id: string): number {
    if (this.isSmall) return this.#ids.indexOf(id);
    this.#places ??= new Map(this.#ids.map((known, place) => [known, place]));
    return this.#places.get(id) ?? -1;
  }
}
