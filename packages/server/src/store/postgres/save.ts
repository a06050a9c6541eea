// Writes the changes of a batch: at most one statement per table and way of changing it, all in one
// flight.
import type { Turn } from '@kasir/core/server';
import type { Changes, KeyChange, ObjectChange } from './changes.ts';
import type { Flight, Statement } from './database.ts';

const OBJECT_VALUES = `
  (realm, kind, id, version, parent, expires, keys, facets, texts, public, private)
  SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::integer[], $5::text[], $6::bigint[],
                       $7::jsonb[], $8::jsonb[], $9::jsonb[], $10::text[], $11::text[])`;

const INSERT_OBJECTS: Statement = {
  name: 'insert_objects',
  text: `INSERT INTO objects ${OBJECT_VALUES}`,
};

/**
 * For rows that are known to be there: the form that finds each by its key in any state of the
 * table.
 */
const REPLACE_OBJECTS: Statement = {
  name: 'replace_objects',
  text: `
    INSERT INTO objects ${OBJECT_VALUES}
    ON CONFLICT (realm, kind, id) DO UPDATE SET
      version = excluded.version, parent = excluded.parent, expires = excluded.expires,
      keys = excluded.keys, facets = excluded.facets, texts = excluded.texts,
      public = excluded.public, private = excluded.private`,
};

const DELETE_OBJECTS: Statement = {
  name: 'delete_objects',
  text: `
    DELETE FROM objects WHERE ctid = ANY(ARRAY(
      SELECT o.ctid FROM unnest($1::text[], $2::text[], $3::text[]) AS n(realm, kind, id)
      CROSS JOIN LATERAL (
        SELECT ctid FROM objects WHERE realm = n.realm AND kind = n.kind AND id = n.id LIMIT 1
      ) o))`,
};

const DELETE_KEYS: Statement = {
  name: 'delete_keys',
  text: `
    DELETE FROM keys WHERE ctid = ANY(ARRAY(
      SELECT k.ctid
      FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS n(realm, kind, name, value)
      CROSS JOIN LATERAL (
        SELECT ctid FROM keys
        WHERE realm = n.realm AND kind = n.kind AND name = n.name AND value = n.value LIMIT 1
      ) k))`,
};

const INSERT_KEYS: Statement = {
  name: 'insert_keys',
  text: `
    INSERT INTO keys (realm, kind, name, value, id)
    SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])`,
};

const INSERT_ENTRIES: Statement = {
  name: 'insert_entries',
  text: `
    INSERT INTO entries (realm, ledger, currency, id, transaction, type, amount, balance)
    SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[],
                         $7::bigint[], $8::bigint[])`,
};

const INSERT_JOBS: Statement = {
  name: 'insert_jobs',
  text: `
    INSERT INTO jobs (realm, id, topic, lane, queue, due, ready, payload)
    SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[],
                         $7::boolean[], $8::text[])`,
};

const DELETE_JOBS: Statement = {
  name: 'delete_jobs',
  text: `
    DELETE FROM jobs WHERE ctid = ANY(ARRAY(
      SELECT j.ctid FROM unnest($1::text[], $2::text[]) AS n(realm, id)
      CROSS JOIN LATERAL (SELECT ctid FROM jobs WHERE realm = n.realm AND id = n.id LIMIT 1) j))`,
};

const SAVE_TURNS: Statement = {
  name: 'save_turns',
  text: `
    INSERT INTO realms (realm, now, sequence, used)
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::boolean[])
    ON CONFLICT (realm) DO UPDATE SET
      now = excluded.now, sequence = excluded.sequence, used = realms.used OR excluded.used`,
};

/** For keys that were looked at and found free: what still holds one was left behind. */
const REPLACE_KEYS: Statement = {
  name: 'replace_keys',
  text: `
    ${INSERT_KEYS.text}
    ON CONFLICT (realm, kind, name, value) DO UPDATE SET id = excluded.id`,
};

/** A realm of the batch: where its time stood when it was locked, and what decisions made of it. */
export interface Decided {
  readonly realm: string;
  readonly locked: Turn;
  readonly turn: Turn;
  readonly changes: Changes;
}

type Cell = string | number | boolean | null;

/** Adds a statement with one array per column, unless there are no rows. */
const addRows = (
  flight: Flight,
  statement: Statement,
  rows: readonly (readonly Cell[])[],
): void => {
  const [first] = rows;
  if (!first) return;
  flight.add(
    statement,
    first.map((_, column) => rows.map((row) => row[column])),
  );
};

const json = (value: object | null): string | null => value && JSON.stringify(value);

const objectRow = (realm: string, { kind, id, after }: ObjectChange): Cell[] => {
  if (!after) return [realm, kind, id];
  const { version, parent, expires } = after;
  const derived = [json(after.keys), json(after.facets), json(after.texts)];
  return [realm, kind, id, version, parent, expires, ...derived, after.public, after.private];
};

const saveObjects = (flight: Flight, decided: readonly Decided[]): void => {
  const rows = (chosen: (change: ObjectChange) => boolean): Cell[][] =>
    decided.flatMap(({ realm, changes }) =>
      [...changes.objects.values()].filter(chosen).map((change) => objectRow(realm, change)),
    );
  addRows(
    flight,
    DELETE_OBJECTS,
    rows(({ before, after }) => Boolean(before && !after)),
  );
  addRows(
    flight,
    INSERT_OBJECTS,
    rows(({ before, after }) => Boolean(!before && after)),
  );
  addRows(
    flight,
    REPLACE_OBJECTS,
    rows(({ before, after }) => Boolean(before && after)),
  );
};

const saveKeys = (flight: Flight, decided: readonly Decided[], checked: boolean): void => {
  const rows = (row: (change: KeyChange) => Cell[] | null): Cell[][] =>
    decided.flatMap(({ realm, changes }) =>
      [...changes.keys.values()].flatMap((change) => {
        const columns = row(change);
        return columns ? [[realm, change.kind, change.name, change.value, ...columns]] : [];
      }),
    );
  addRows(
    flight,
    DELETE_KEYS,
    rows(({ freed }) => (freed ? [] : null)),
  );
  addRows(
    flight,
    checked ? REPLACE_KEYS : INSERT_KEYS,
    rows(({ holder }) => (holder === null ? null : [holder])),
  );
};

/** Whether a decision has left anything in the realm. */
const holds = ({ objects, entries, jobs }: Changes): boolean =>
  objects.size + entries.length + jobs.length > 0;

/**
 * Adds to the flight what stores everything that was decided; `checked` when all keys were found
 * free.
 */
export const save = (flight: Flight, decided: readonly Decided[], checked: boolean): void => {
  saveObjects(flight, decided);
  saveKeys(flight, decided, checked);
  const rows = (of: (changes: Changes) => readonly Cell[][]): Cell[][] =>
    decided.flatMap(({ realm, changes }) => of(changes).map((row) => [realm, ...row]));
  addRows(
    flight,
    INSERT_ENTRIES,
    rows(({ entries }) =>
      entries.map((entry) => {
        const { ledger, currency, id, transaction, type, amount, balance } = entry;
        return [ledger, currency, id, transaction, type, amount, balance];
      }),
    ),
  );
  addRows(
    flight,
    INSERT_JOBS,
    rows(({ jobs }) =>
      jobs.map(({ id, topic, lane, queue, due, ready, payload }) => {
        return [id, topic, lane, queue, due, ready, payload];
      }),
    ),
  );
  addRows(
    flight,
    DELETE_JOBS,
    rows(({ finished }) => finished.map((id) => [id])),
  );
  addRows(
    flight,
    SAVE_TURNS,
    decided
      .filter(({ locked, turn }) => locked.now !== turn.now || locked.sequence !== turn.sequence)
      .map(({ realm, turn, changes }) => [realm, turn.now, turn.sequence, holds(changes)]),
  );
};
