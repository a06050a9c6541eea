// What a decision has read and written of one kind, and where it finds that again.
import type { AnyKind, Row } from '../kind.ts';
import { ById } from './by-id.ts';
import type { ObjectWrite } from './write.ts';

/** An object that a decision has written; what is stored of it is made once, at the end. */
export interface Held {
  readonly op: ObjectWrite['op'];
  readonly kind: AnyKind;
  row: Row;
  /** The row before the decision, null when it has inserted the object. */
  readonly found: Row | null;
  keys: ObjectWrite['keys'];
  expires: number | null;
}

const keyName = (key: string, value: string): string => `${key}/${value}`;

export class Touched {
  /** A decision looks at the same object many times. */
  readonly found = new ById<Row | undefined>();
  readonly held = new ById<Held>();
  /** Ids of held objects by alternate key, where many are held; made at the first look-up. */
  #byKey: Map<string, string> | null = null;

  /** The held object that has an alternate key now. */
  idOf(key: string, value: string): string | undefined {
    if (this.held.isSmall) {
      for (const { row, keys } of this.held.values()) if (keys[key] === value) return row.id;
      return undefined;
    }
    if (!this.#byKey) {
      this.#byKey = new Map();
      for (const held of this.held.values()) this.#take(held);
    }
    return this.#byKey.get(keyName(key, value));
  }

  /** Holds an object from now on. */
  hold(held: Held): void {
    this.held.set(held.row.id, held);
    this.#take(held);
  }

  /** Changes an object that is held. */
  replace(own: Held, row: Row, keys: Held['keys'], expires: number | null): void {
    this.#leave(own);
    own.row = row;
    own.keys = keys;
    own.expires = expires;
    this.#take(own);
  }

  /** Forgets what was written. */
  discard(): void {
    this.held.clear();
    this.#byKey = null;
  }

  #take({ row, keys }: Held): void {
    if (!this.#byKey) return;
    for (const [key, value] of Object.entries(keys))
      if (value !== null) this.#byKey.set(keyName(key, value), row.id);
  }

  /** Another object may have one of its keys by now. */
  #leave({ row, keys }: Held): void {
    if (!this.#byKey) return;
    for (const [key, value] of Object.entries(keys)) {
      const name = value === null ? '' : keyName(key, value);
      if (this.#byKey.get(name) === row.id) this.#byKey.delete(name);
    }
  }
}
