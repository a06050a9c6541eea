// Buffers objects that are found by id alone, such as the counters of an account, in the open
// transaction: each is read once and written once, however many decisions of the group change it.
import type { AnyKind } from '@kasir/core/resource';
import { Conflict, type ObjectWrite } from '@kasir/core/store';
import type { Database } from './database.ts';
import { Lookups, type WholeObject } from './lookups.ts';
import type { PartitionState } from './partitions.ts';
import { tableOf } from './schema.ts';

interface Draft {
  /** Undefined when there is no object with the id. */
  object: WholeObject | undefined;
  changed: boolean;
}

/** Returns whether objects of a kind are found by id alone. */
export const isPlain = ({ keys, facets, parent }: AnyKind): boolean =>
  parent === null && Object.keys(keys).length + Object.keys(facets).length === 0;

/** The objects of a plain kind that decisions have read, with updates of the open transaction. */
export class Drafts extends Lookups {
  readonly #kind: AnyKind;
  readonly #database: Database;
  readonly #held = new Map<PartitionState, Map<string, Draft>>();

  constructor(database: Database, kind: AnyKind) {
    super(database, kind);
    this.#kind = kind;
    this.#database = database;
  }

  override get(partitionState: PartitionState, id: string, now: number): WholeObject | undefined {
    const draft = this.#held.get(partitionState)?.get(id);
    if (draft) return draft.object;
    const object = super.get(partitionState, id, now);
    // An expiring object is left to the statements that check the time.
    if (!object || object.expires === null)
      this.#hold(partitionState, id, { object, changed: false });
    return object;
  }

  /** Buffers an update of an object that was read here; false leaves it to the caller. */
  take(partitionState: PartitionState, write: ObjectWrite): boolean {
    const draft = this.#held.get(partitionState)?.get(write.id);
    const object = draft?.object;
    if (!draft || !object) return false;
    if (write.expires !== null) {
      this.#write(partitionState, draft);
      this.#held.get(partitionState)?.delete(write.id);
      return false;
    }
    if (object.version !== write.version - 1) throw new Conflict(`${this.#kind.name} ${write.id}`);
    draft.object = {
      ...object,
      version: write.version,
      public: write.public,
      private: write.state,
    };
    draft.changed = true;
    return true;
  }

  /** Forgets that an object was missing, because it is created now. */
  made(partitionState: PartitionState, id: string): void {
    const drafts = this.#held.get(partitionState);
    if (drafts?.get(id)?.object === undefined) drafts?.delete(id);
  }

  /** Writes the changes, just before the transaction ends. */
  seal(): void {
    for (const [partitionState, drafts] of this.#held)
      for (const draft of drafts.values()) this.#write(partitionState, draft);
  }

  /** Forgets all objects after the end of the transaction. */
  clear(): void {
    this.#held.clear();
  }

  #hold(partitionState: PartitionState, id: string, draft: Draft): void {
    let drafts = this.#held.get(partitionState);
    if (!drafts) {
      drafts = new Map();
      this.#held.set(partitionState, drafts);
    }
    drafts.set(id, draft);
  }

  #write(partitionState: PartitionState, { object, changed }: Draft): void {
    if (!changed || !object) return;
    this.#database
      .prepare(
        `UPDATE ${tableOf(this.#kind)} SET version = ?, public = ?, private = ? WHERE realm = ? AND id = ?`,
      )
      .run(object.version, object.public, object.private, partitionState.number, object.id);
  }
}
