// Applies decisions on top of a snapshot and collects the changes that the database must receive.
import type { AnyKind } from '@kasir/core/resource';
import {
  Conflict,
  keyChanges,
  type EntryWrite,
  type JobWrite,
  type ObjectWrite,
  type Write,
} from '@kasir/core/store';
import { KeyMap } from './key-map.ts';
import type { Snapshot, ReadRequest } from './snapshot.ts';
import { facetTexts, keyTexts, searchTexts, unexpired, valueText, type Stored } from './stored.ts';

interface Changed extends Stored {
  readonly facets: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, string>> | null;
}

export interface ObjectChange {
  readonly kind: string;
  readonly id: string;
  /** The row in the database, expired or not; undefined when it was not read. */
  readonly before: Stored | null | undefined;
  after: Changed | null;
}

export interface KeyChange {
  readonly kind: string;
  readonly name: string;
  readonly value: string;
  /** True when the key was taken without checking that it is free in the database. */
  readonly unseen: boolean;
  /** True when the database holds the key from before. */
  freed: boolean;
  /** Id of the object that holds the key in the end. */
  holder: string | null;
}

/**
 * Thrown when a key that was taken unchecked is released before the database could tell whether it
 * was free. Decisions that run one by one check all keys first.
 */
export class Unseen extends Error {}

type Keyed = readonly [name: string, value: string];

const isObject = (write: Write): write is ObjectWrite => 'kind' in write;

/** A write with the keys that it releases and takes, by their stored values. */
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

/** Returns the keys that a later release gave the object; this one keeps them unread. */
const unknownKeys = (kind: AnyKind, { keys }: Stored): Record<string, string> =>
  Object.fromEntries(Object.entries(keys).filter(([name]) => !(name in kind.keys)));

/** The changes of one partition since its snapshot was loaded. */
export class Changes {
  /** Changes by kind and id. */
  readonly #objects = new Map<string, Map<string, ObjectChange>>();
  readonly #keys = new KeyMap<KeyChange>();
  readonly entries: EntryWrite[] = [];
  readonly jobs: JobWrite[] = [];
  readonly finished: string[] = [];
  /** Kinds of the changed objects. */
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

  /** True when no decision has left a change. */
  get isEmpty(): boolean {
    return this.#objects.size + this.entries.length + this.jobs.length === 0;
  }

  /**
   * Returns the reads needed before the writes can be checked. New ids and keys need none: the
   * database refuses duplicates. After such a refusal, `all` reads them too, to find the decision
   * at fault.
   */
  missing(writes: readonly Write[], all: boolean): ReadRequest[] {
    const requests: ReadRequest[] = [];
    for (const write of writes) {
      if (!isObject(write) || (write.op === 'insert' && !all)) continue;
      const { kind, id } = write;
      if (this.#snapshot.object(kind.name, id) === undefined)
        requests.push({ read: 'object', kind, id });
      for (const [name, value] of all ? keyChanges(write).taken : []) {
        if (this.#snapshot.holder(kind.name, name, valueText(value)) === undefined) {
          requests.push({ read: 'key', kind, name, value });
        }
      }
    }
    return requests;
  }

  /**
   * Adds the writes of a decision and the job it finished. Throws `Conflict` before any change, or
   * `Unseen` in the middle of the changes.
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

  /** Stores an object; an expired one with the same id or keys is removed. */
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
