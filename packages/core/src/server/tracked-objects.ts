// Tracks the objects of one kind that a decision has read and written.
import type { AnyKind, Row } from '../kind.ts';
import { ById } from './by-id.ts';
import type { ObjectWrite } from './write.ts';

/** An object that a decision has written; its stored form is created once, at the end. */
export interface WrittenObject {
  readonly op: ObjectWrite['op'];
  readonly kind: AnyKind;
  row: Row;
  /** The row before the decision, null when the decision has inserted it. */
  readonly found: Row | null;
  keys: ObjectWrite['keys'];
  expires: number | null;
}

const keyName = (key: string, value: string): string => `${key}/${value}`;

export class TrackedObjects {
  /** The rows that were read, since a decision reads the same object repeatedly. */
  readonly found = new ById<Row | undefined>();
  readonly written = new ById<WrittenObject>();
  /** Ids of written objects by alternate key, when there are many; created at the first look-up. */
  #byKey: Map<string, string> | null = null;

  /** Returns the id of the written object with this alternate key. */
  idOf(key: string, value: string): string | undefined {
    if (this.written.isSmall) {
      for (const { row, keys } of this.written.values()) if (keys[key] === value) return row.id;
      return undefined;
    }
    if (!this.#byKey) {
      this.#byKey = new Map();
      for (const object of this.written.values()) this.#take(object);
    }
    return this.#byKey.get(keyName(key, value));
  }

  /** Adds a written object. */
  addWritten(object: WrittenObject): void {
    this.written.set(object.row.id, object);
    this.#take(object);
  }

  /** Changes an object that was already written. */
  replace(own: WrittenObject, row: Row, keys: WrittenObject['keys'], expires: number | null): void {
    this.#leave(own);
    own.row = row;
    own.keys = keys;
    own.expires = expires;
    this.#take(own);
  }

  /** Drops all written objects. */
  discard(): void {
    this.written.clear();
    this.#byKey = null;
  }

  #take({ row, keys }: WrittenObject): void {
    if (!this.#byKey) return;
    for (const [key, value] of Object.entries(keys))
      if (value !== null) this.#byKey.set(keyName(key, value), row.id);
  }

  /** Removes its keys, except those that another object has taken. */
  #leave({ row, keys }: WrittenObject): void {
    if (!this.#byKey) return;
    for (const [key, value] of Object.entries(keys)) {
      const name = value === null ? '' : keyName(key, value);
      if (this.#byKey.get(name) === row.id) this.#byKey.delete(name);
    }
  }
}
