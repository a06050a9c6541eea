// Objects as views have read them lately: who reads one again has it neither selected nor parsed
// again. One process writes a file, so that every change passes by here.
import type { AnyKind, Row } from '@kasir/core';
import type { PartitionState } from './partitions.ts';

/** Nobody may change a row: others have the same one. */
export interface Known {
  readonly row: Row;
  readonly parent: string | null;
  readonly expires: number | null;
  /** Names of its alternate keys. */
  readonly keys: readonly string[];
  /** Length of its texts. */
  readonly size: number;
}

/** What is parsed takes a few times the room of its text. */
const SIZE_MAX = 4_000_000;

const nameOf = (home: PartitionState, kind: AnyKind, id: string): string =>
  `${kind.name} ${home.number} ${id}`;

const keyName = (home: PartitionState, kind: AnyKind, key: string, value: string): string =>
  `${kind.name} ${home.number} ${key} ${value}`;

const keyNames = (home: PartitionState, kind: AnyKind, row: Row): string[] =>
  Object.entries(kind.keys).flatMap(([key, of]) => {
    const value = of(row);
    return value === null ? [] : [keyName(home, kind, key, value)];
  });

/**
 * Only what is stored comes in, and only by views: a decision reads the database, and what it
 * writes goes out of here whether it is kept or not.
 */
export class Recent {
  readonly #known = new Map<string, Known>();
  /** Ids of known objects by their alternate keys. */
  readonly #ids = new Map<string, string>();
  #size = 0;

  /** An object that has not expired, as it is stored. */
  get(home: PartitionState, kind: AnyKind, id: string, now: number): Known | undefined {
    const known = this.#known.get(nameOf(home, kind, id));
    return known && (known.expires ?? Infinity) > now ? known : undefined;
  }

  /** The same by alternate key. */
  find(
    home: PartitionState,
    kind: AnyKind,
    key: string,
    value: string,
    now: number,
  ): Known | undefined {
    const id = this.#ids.get(keyName(home, kind, key, value));
    return id === undefined ? undefined : this.get(home, kind, id, now);
  }

  /** Takes an object in; the oldest make room. */
  put(home: PartitionState, kind: AnyKind, stored: Omit<Known, 'keys'>): void {
    const { id } = stored.row;
    this.forget(home, kind, id);
    const known = { ...stored, keys: keyNames(home, kind, stored.row) };
    this.#known.set(nameOf(home, kind, id), known);
    for (const name of known.keys) this.#ids.set(name, id);
    this.#size += known.size;
    for (const [name, oldest] of this.#known) {
      if (this.#size <= SIZE_MAX) break;
      this.#drop(name, oldest);
    }
  }

  /** An object is about to be written. */
  forget(home: PartitionState, kind: AnyKind, id: string): void {
    const name = nameOf(home, kind, id);
    const known = this.#known.get(name);
    if (known) this.#drop(name, known);
  }

  /** All that a partition holds is about to be replaced. */
  forgetAll(home: PartitionState): void {
    for (const [name, known] of this.#known)
      if (name.split(' ')[1] === String(home.number)) this.#drop(name, known);
  }

  /** An expired object may have left its keys to another one. */
  #drop(name: string, { row, keys, size }: Known): void {
    this.#known.delete(name);
    for (const key of keys) if (this.#ids.get(key) === row.id) this.#ids.delete(key);
    this.#size -= size;
  }
}
