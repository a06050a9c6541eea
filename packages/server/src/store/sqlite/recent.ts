// Objects as views have read them lately: who reads one again has it neither selected nor parsed
// again. One process writes a file, so that every change passes by here.
import type { AnyKind, Row } from '@kasir/core';
import type { Home } from './realms.ts';

/** Nobody may change a row: others have the same one. */
export interface Known {
  readonly row: Row;
  readonly parent: string | null;
  readonly expires: number | null;
  /** Length of its texts. */
  readonly size: number;
}

/** What is parsed takes a few times the room of its text. */
const SIZE_MAX = 4_000_000;

const nameOf = (home: Home, kind: AnyKind, id: string): string =>
  `${kind.name} ${home.number} ${id}`;

/**
 * Only what is stored comes in, and only by views: a decision reads the database, and what it
 * writes goes out of here whether it is kept or not.
 */
export class Recent {
  readonly #known = new Map<string, Known>();
  #size = 0;

  /** An object that has not expired, as it is stored. */
  get(home: Home, kind: AnyKind, id: string, now: number): Known | undefined {
    const known = this.#known.get(nameOf(home, kind, id));
    return known && (known.expires ?? Infinity) > now ? known : undefined;
  }

  /** Takes an object in; the oldest make room. */
  put(home: Home, kind: AnyKind, known: Known): void {
    this.forget(home, kind, known.row.id);
    this.#known.set(nameOf(home, kind, known.row.id), known);
    this.#size += known.size;
    for (const [name, oldest] of this.#known) {
      if (this.#size <= SIZE_MAX) break;
      this.#drop(name, oldest);
    }
  }

  /** An object is about to be written. */
  forget(home: Home, kind: AnyKind, id: string): void {
    const name = nameOf(home, kind, id);
    const known = this.#known.get(name);
    if (known) this.#drop(name, known);
  }

  #drop(name: string, { size }: Known): void {
    this.#known.delete(name);
    this.#size -= size;
  }
}
