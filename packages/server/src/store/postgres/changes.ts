// Puts decisions on top of a snapshot, and keeps what the database must be sent in the end.
import type { AnyKind } from '@kasir/core';
import {
  Conflict,
  keyChanges,
  type EntryWrite,
  type JobWrite,
  type ObjectWrite,
  type Write,
} from '@kasir/core/server';
import { KeyMap } from './key-map.ts';
import type { Snapshot, Want } from './snapshot.ts';
import { facetTexts, keyTexts, searchTexts, unexpired, valueText, type Stored } from './stored.ts';

interface Changed extends Stored {
  readonly facets: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, string>> | null;
}

export interface ObjectChange {
  readonly kind: string;
  readonly id: string;
  /** The row the database holds, expired or not; undefined when nobody looked. */
  readonly before: Stored | null | undefined;
  after: Changed | null;
}

export interface KeyChange {
  readonly kind: string;
  readonly name: string;
  readonly value: string;
  /** Whether it was taken without a look whether the database has it. */
  readonly unseen: boolean;
  /** Whether the database holds the key from before. */
  freed: boolean;
  /** Id of the object that has it in the end. */
  holder: string | null;
}

/**
 * What was taken without a look was given up again before the database could say whether it was
 * free. Run one by one, all decisions look first.
 */
export class Unseen extends Error {}

type Keyed = readonly [name: string, value: string];

const isObject = (write: Write): write is ObjectWrite => 'kind' in write;

/** A write, and the keys that it gives up and takes, by their stored values. */
interface KeyedWrite {
  readonly write: ObjectWrite;
  readonly freed: readonly Keyed[];
  readonly taken: readonly Keyed[];
}

const storedKey = ([name, value]: Keyed): Keyed => [name, valueText(value)];

const withKeys = (write: ObjectWrite): KeyedWrite => {
  const { freed, taken } = keyChanges(write);
  return { write, freed: freed.map(storedKey), taken: taken.map(storedKey) };
};

/** Keys that a later release has given the object: this one knows nothing of them, so they stay. */
const unknownKeys = (kind: AnyKind, { keys }: Stored): Record<string, string> =>
  Object.fromEntries(Object.entries(keys).filter(([name]) => !(name in kind.keys)));

/** The changes of one partition since its snapshot was loaded. */
export class Changes {
  /** By kind and id. */
  readonly #objects = new Map<string, Map<string, ObjectChange>>();
  readonly #keys = new KeyMap<KeyChange>();
  readonly entries: EntryWrite[] = [];
  readonly jobs: JobWrite[] = [];
  readonly finished: string[] = [];
  /** Kinds of the objects among them. */
  readonly kinds = new Set<AnyKind>();
  readonly #snapshot: Snapshot;

  constructor(snapshot: Snapshot) {
    this.#snapshot = snapshot;
  }

  *objects(): Generator<ObjectChange> {
    for (const ofKind of this.#objects.values()) yield* ofKind.values();
  }

  keys(): Iterable<KeyChange> {
    return this.#keys.values();
  }

  /** Whether a decision has left anything. */
  get isEmpty(): boolean {
    return this.#objects.size + this.entries.length + this.jobs.length === 0;
  }

  /**
   * What must be loaded before the writes can be checked. Ids and keys that are new need not be
   * looked at: the database refuses those it has. After it did, `all` looks at them, to find whose
   * fault it was.
   */
  missing(writes: readonly Write[], all: boolean): Want[] {
    const wants: Want[] = [];
    for (const write of writes) {
      if (!isObject(write) || (write.op === 'insert' && !all)) continue;
      const { kind, id } = write;
      if (this.#snapshot.object(kind.name, id) === undefined)
        wants.push({ read: 'object', kind, id });
      for (const [name, value] of all ? keyChanges(write).taken : []) {
        if (this.#snapshot.holder(kind.name, name, valueText(value)) === undefined) {
          wants.push({ read: 'key', kind, name, value });
        }
      }
    }
    return wants;
  }

  /**
   * Takes over what a decision wrote and the job it finished. Throws `Conflict` before any change,
   * or `Unseen` in the middle of it.
   */
  add(writes: readonly Write[], job: string | undefined, now: number): void {
    const objects = writes.filter(isObject).map(withKeys);
    this.#assertFree(objects, now);
    for (const { write, freed } of objects) {
      for (const [name, value] of freed) this.#free(write.kind.name, name, value);
    }
    for (const object of objects) this.#put(object);
    for (const write of writes) {
      if (write.op === 'job') this.jobs.push(write);
      if (write.op === 'entry') {
        const { ledger, currency, balance } = write;
        this.entries.push(write);
        this.#snapshot.putFact({ read: 'balance', ledger, currency }, balance);
      }
    }
    if (job !== undefined) {
      this.finished.push(job);
      this.#snapshot.putFact({ read: 'job', id: job }, false);
    }
  }

  #assertFree(objects: readonly KeyedWrite[], now: number): void {
    const held = new KeyMap<boolean>();
    for (const { write, freed } of objects) {
      for (const [name, value] of freed) held.set(write.kind.name, name, value, false);
    }
    for (const { write, taken } of objects) {
      const { kind, id } = write;
      const stored = unexpired(this.#snapshot.object(kind.name, id) ?? null, now);
      const expected = write.op === 'insert' ? undefined : write.version - 1;
      if (stored?.version !== expected) throw new Conflict(`${kind.name} ${id}`);
      for (const key of taken) {
        const isHeld = held.get(kind.name, ...key) ?? this.#isHeld(kind.name, key, now);
        if (isHeld) throw new Conflict(`${kind.name} with ${key.join(' ')}`);
        held.set(kind.name, ...key, true);
      }
    }
  }

  #isHeld(kind: string, [name, value]: Keyed, now: number): boolean {
    const holder = this.#snapshot.holder(kind, name, value) ?? null;
    return (
      holder !== null && unexpired(this.#snapshot.object(kind, holder) ?? null, now) !== undefined
    );
  }

  /** Stores an object; one that has expired and has its id or keys makes room. */
  #put({ write, taken }: KeyedWrite): void {
    const { kind, id, version, parent } = write;
    this.kinds.add(kind);
    const present = this.#snapshot.object(kind.name, id) ?? null;
    const before = write.op === 'insert' ? null : present;
    if (present && !before) this.#remove(present);
    for (const [name, value] of taken) {
      const holder = this.#snapshot.holder(kind.name, name, value) ?? null;
      const expired = holder === null ? null : this.#snapshot.object(kind.name, holder);
      if (expired) this.#remove(expired);
      this.#take(kind.name, name, value, id);
    }
    this.#set(kind.name, id, {
      kind: kind.name,
      id,
      version,
      parent,
      expires: write.expires ?? before?.expires ?? null,
      keys: { ...(before && unknownKeys(kind, before)), ...keyTexts(write.keys) },
      facets: facetTexts(write.facets),
      texts: searchTexts(kind, write.facets),
      public: write.public,
      private: write.state,
    });
  }

  #remove(expired: Stored): void {
    const change = this.#objects.get(expired.kind)?.get(expired.id);
    if (change && change.before === undefined) throw new Unseen();
    for (const [name, value] of Object.entries(expired.keys)) {
      this.#free(expired.kind, name, value);
    }
    this.#set(expired.kind, expired.id, null);
  }

  #set(kind: string, id: string, after: Changed | null): void {
    let ofKind = this.#objects.get(kind);
    if (!ofKind) this.#objects.set(kind, (ofKind = new Map()));
    const change = ofKind.get(id);
    if (change) change.after = after;
    else ofKind.set(id, { kind, id, before: this.#snapshot.object(kind, id), after });
    this.#snapshot.putObject(kind, id, after);
  }

  #free(kind: string, name: string, value: string): void {
    const change = this.#key(kind, name, value, false);
    if (change.unseen) throw new Unseen();
    if (change.holder === null) change.freed = true;
    change.holder = null;
    this.#snapshot.putHolder(kind, name, value, null);
  }

  #take(kind: string, name: string, value: string, id: string): void {
    const unseen = this.#snapshot.holder(kind, name, value) === undefined;
    this.#key(kind, name, value, unseen).holder = id;
    this.#snapshot.putHolder(kind, name, value, id);
  }

  #key(kind: string, name: string, value: string, unseen: boolean): KeyChange {
    const known = this.#keys.get(kind, name, value);
    if (known) return known;
    const change = { kind, name, value, unseen, freed: false, holder: null };
    this.#keys.set(kind, name, value, change);
    return change;
  }
}
