// What a decision knows of objects by their ids. It knows few of them, and a map takes every new
// string into the table of all strings: that costs more than to compare a few.

/** So many are compared one after the other. */
const FEW = 8;

export class ById<Value> {
  readonly #ids: string[] = [];
  readonly #values: Value[] = [];
  /** Where each id stands, once there are many. */
  #places: Map<string, number> | null = null;

  get size(): number {
    return this.#ids.length;
  }

  /** Whether there are so few that looking at each is the shortest way to one of them. */
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

  /** In the order in which their ids came. */
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
