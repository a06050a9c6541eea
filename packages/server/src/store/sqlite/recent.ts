// Caches objects that views have read recently, so that they are neither selected nor parsed again.
// Only one process writes a file, so every change passes through here.
import type { AnyKind, Row } from '@kasir/core/resource';
import type { PartitionState } from './partitions.ts';

/** A cached row. It is shared and must not be changed. */
export interface Known {
  readonly row: Row;
  readonly parent: string | null;
  readonly expires: number | null;
  /** Names of its alternate keys. */
  readonly keys: readonly string[];
  /** Length of its texts. */
  readonly size: number;
}

/** The most characters of cached text; parsed objects take a few times that space. */
const SIZE_MAX = 4_000_000;

const nameOf = (partitionState: PartitionState, kind: AnyKind, id: string): string =>
  `${kind.name} ${partitionState.number} ${id}`;

const keyName = (
  partitionState: PartitionState,
  kind: AnyKind,
  key: string,
  value: string,
): string => `${kind.name} ${partitionState.number} ${key} ${value}`;

const keyNames = (partitionState: PartitionState, kind: AnyKind, row: Row): string[] =>
  Object.entries(kind.keys).flatMap(([key, of]) => {
    const value = of(row);
    return value === null ? [] : [keyName(partitionState, kind, key, value)];
  });

/**
 * The cache. Only views add to it, and only stored objects: a decision reads the database, and its
 * writes remove objects from here whether or not they are kept.
 */
export class Recent {
  readonly #known = new Map<string, Known>();
  /** Ids of known objects by their alternate keys. */
  readonly #ids = new Map<string, string>();
  #size = 0;

  /** Returns an unexpired object as it is stored. */
  get(partitionState: PartitionState, kind: AnyKind, id: string, now: number): Known | undefined {
    const known = this.#known.get(nameOf(partitionState, kind, id));
    return known && (known.expires ?? Infinity) > now ? known : undefined;
  }

  /** Returns an unexpired object by alternate key. */
  find(
    partitionState: PartitionState,
    kind: AnyKind,
    key: string,
    value: string,
    now: number,
  ): Known | undefined {
    const id = this.#ids.get(keyName(partitionState, kind, key, value));
    return id === undefined ? undefined : this.get(partitionState, kind, id, now);
  }

  /** Adds an object; the oldest ones make room. */
  put(partitionState: PartitionState, kind: AnyKind, stored: Omit<Known, 'keys'>): void {
    const { id } = stored.row;
    this.forget(partitionState, kind, id);
    const known = { ...stored, keys: keyNames(partitionState, kind, stored.row) };
    this.#known.set(nameOf(partitionState, kind, id), known);
    for (const name of known.keys) this.#ids.set(name, id);
    this.#size += known.size;
    for (const [name, oldest] of this.#known) {
      if (this.#size <= SIZE_MAX) break;
      this.#drop(name, oldest);
    }
  }

  /** Removes an object that is about to be written. */
  forget(partitionState: PartitionState, kind: AnyKind, id: string): void {
    const name = nameOf(partitionState, kind, id);
    const known = this.#known.get(name);
    if (known) this.#drop(name, known);
  }

  /** Removes all objects of a partition that is about to be replaced. */
  forgetAll(partitionState: PartitionState): void {
    for (const [name, known] of this.#known)
      if (name.split(' ')[1] === String(partitionState.number)) this.#drop(name, known);
  }

  /** Removes an object, but not the keys that another one took over after its expiry. */
  #drop(name: string, { row, keys, size }: Known): void {
    this.#known.delete(name);
    for (const key of keys) if (this.#ids.get(key) === row.id) this.#ids.delete(key);
    this.#size -= size;
  }
}
