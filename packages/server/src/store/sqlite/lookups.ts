// Reads objects of one kind by id, by alternate key and by parent.
import type { AnyKind } from '@kasir/core/resource';
import type { PartitionState } from './partitions.ts';
import { keyColumn, keyValue, tableOf } from './schema.ts';
import type { Prepared, Statements } from './statements.ts';
import type { StoredObject } from './stored.ts';

/** An object with its parent and its time of expiry. */
export interface WholeObject extends StoredObject {
  readonly parent: string | null;
  readonly expires: number | null;
}

/** An object with the object it names as its parent; parent fields are null if that is gone. */
export interface StoredPair extends WholeObject {
  readonly parentId: string | null;
  readonly parentVersion: number;
  readonly parentPublic: string;
  readonly parentPrivate: string;
  readonly parentParent: string | null;
  readonly parentExpires: number | null;
}

const OBJECT = 'id, version, public, private';

/** The condition that an object has not expired at the bound time. */
export const ALIVE = '(expires IS NULL OR expires > ?)';

export class Lookups {
  readonly #source: Statements;
  readonly #name: string;
  readonly #prepared = new Map<string, Prepared>();

  constructor(source: Statements, kind: AnyKind) {
    this.#source = source;
    this.#name = tableOf(kind);
  }

  get(partitionState: PartitionState, id: string, now: number): WholeObject | undefined {
    const sql = () =>
      `SELECT ${OBJECT}, parent, expires FROM ${this.#name} WHERE realm = ? AND id = ? AND ${ALIVE}`;
    return this.#statement('get', sql).get(partitionState.number, id, now) as
      | WholeObject
      | undefined;
  }

  /** Returns an object with the object it names as its parent, from the table of another kind. */
  getWithParent(
    partitionState: PartitionState,
    id: string,
    parent: AnyKind,
    now: number,
  ): StoredPair | undefined {
    const sql = () =>
      `SELECT o.id, o.version, o.public, o.private, o.parent, o.expires,
         p.id AS parentId, p.version AS parentVersion, p.public AS parentPublic,
         p.private AS parentPrivate, p.parent AS parentParent, p.expires AS parentExpires
       FROM ${this.#name} AS o LEFT JOIN ${tableOf(parent)} AS p
         ON p.realm = o.realm AND p.id = o.parent AND (p.expires IS NULL OR p.expires > ?)
       WHERE o.realm = ? AND o.id = ? AND (o.expires IS NULL OR o.expires > ?)`;
    return this.#statement(`with ${parent.name}`, sql).get(now, partitionState.number, id, now) as
      | StoredPair
      | undefined;
  }

  find(
    partitionState: PartitionState,
    key: string,
    value: string,
    now: number,
  ): WholeObject | undefined {
    const sql = () =>
      `SELECT ${OBJECT}, parent, expires FROM ${this.#name} WHERE realm = ? AND ${keyColumn(key)} = ? AND ${ALIVE}`;
    return this.#statement(`find ${key}`, sql).get(partitionState.number, keyValue(value), now) as
      | WholeObject
      | undefined;
  }

  children(partitionState: PartitionState, parent: string, now: number): StoredObject[] {
    const sql = () =>
      `SELECT ${OBJECT} FROM ${this.#name} WHERE realm = ? AND parent = ? AND ${ALIVE} ORDER BY id`;
    return this.#statement('children', sql).all(
      partitionState.number,
      parent,
      now,
    ) as unknown as StoredObject[];
  }

  #statement(name: string, sql: () => string): Prepared {
    const known = this.#prepared.get(name);
    if (known) return known;
    const statement = this.#source.prepare(sql());
    this.#prepared.set(name, statement);
    return statement;
  }
}
