// Writes the changes of a batch in one round trip: one statement adds all new rows, and at most one
// more per other type of change.
import type { Turn } from '@kasir/core/store';
import { columnsOf, type Cell } from './arrays.ts';
import type { Changes, ObjectChange } from './changes.ts';
import type { StatementPipeline, Statement } from './database.ts';

const OBJECT_VALUES = `
  (realm, kind, id, version, parent, expires, keys, facets, texts, public, private)
  SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::integer[], $5::text[], $6::bigint[],
                       $7::jsonb[], $8::jsonb[], $9::jsonb[], $10::text[], $11::text[])`;

const INSERT_OBJECTS: Statement = {
  name: 'insert_objects',
  text: `INSERT INTO objects ${OBJECT_VALUES}`,
};

/** For rows that exist: the form that finds each by its key, whatever the state of the table. */
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

/** For keys that were checked and found free: a row that still exists is stale. */
const REPLACE_KEYS: Statement = {
  name: 'replace_keys',
  text: `
    ${INSERT_KEYS.text}
    ON CONFLICT (realm, kind, name, value) DO UPDATE SET id = excluded.id`,
};

/** The result of a batch in a partition: its time when locked, and its changes. */
export interface Decided {
  readonly partition: string;
  readonly locked: Turn;
  readonly turn: Turn;
  readonly changes: Changes;
}

/**
 * Joins the inserts into all tables to one statement: separate ones would cost a noticeable share
 * of a create.
 */
const joinStatements = (name: string, parts: readonly Statement[]): Statement => {
  let parameters = 0;
  const steps = parts.map(({ text }, n) => {
    const before = parameters;
    const step = text.replaceAll(/\$(\d+)/g, (_, number: string) => {
      parameters = Math.max(parameters, before + Number(number));
      return `$${before + Number(number)}`;
    });
    return n === parts.length - 1 ? step : `${n === 0 ? 'WITH' : ','} part_${n} AS (${step})`;
  });
  return { name, text: steps.join('\n') };
};

const additions = (keys: Statement): Statement[] => [
  INSERT_OBJECTS,
  keys,
  INSERT_ENTRIES,
  INSERT_JOBS,
  SAVE_TURNS,
];
const ADDITIONS = additions(INSERT_KEYS);
const ADD = joinStatements('add', ADDITIONS);
const ADD_CHECKED = joinStatements('add_checked', additions(REPLACE_KEYS));

/** Adds a statement with one array per column, unless there are no rows. */
const addRows = (
  pipeline: StatementPipeline,
  statement: Statement,
  rows: readonly (readonly Cell[])[],
): void => {
  if (rows.length > 0) pipeline.add(statement, columnsOf(statement.text, rows));
};

const json = (value: object | null): string | null => value && JSON.stringify(value);

const objectRow = (partition: string, { kind, id, after }: ObjectChange): Cell[] => {
  if (!after) return [partition, kind, id];
  const { version, parent, expires } = after;
  const derived = [json(after.keys), json(after.facets), json(after.texts)];
  return [partition, kind, id, version, parent, expires, ...derived, after.public, after.private];
};

/** The rows of a batch, by the change they need. */
interface Rows {
  readonly objects: {
    readonly deleted: Cell[][];
    readonly inserted: Cell[][];
    readonly replaced: Cell[][];
  };
  readonly keys: { readonly freed: Cell[][]; readonly taken: Cell[][] };
  readonly entries: Cell[][];
  readonly jobs: { readonly added: Cell[][]; readonly finished: Cell[][] };
  readonly turns: Cell[][];
}

const collectObjects = ({ objects }: Rows, { partition, changes }: Decided): void => {
  const { deleted, inserted, replaced } = objects;
  for (const change of changes.objects()) {
    if (!change.before) {
      if (change.after) inserted.push(objectRow(partition, change));
    } else if (change.after) replaced.push(objectRow(partition, change));
    else deleted.push(objectRow(partition, change));
  }
};

const collectKeys = ({ keys }: Rows, { partition, changes }: Decided): void => {
  for (const { kind, name, value, freed, holder } of changes.keys()) {
    if (freed) keys.freed.push([partition, kind, name, value]);
    if (holder !== null) keys.taken.push([partition, kind, name, value, holder]);
  }
};

const collectRest = (
  { entries, jobs, turns }: Rows,
  { partition, locked, turn, changes }: Decided,
): void => {
  for (const { ledger, currency, id, transaction, type, amount, balance } of changes.entries)
    entries.push([partition, ledger, currency, id, transaction, type, amount, balance]);
  for (const { id, topic, lane, queue, due, ready, payload } of changes.jobs)
    jobs.added.push([partition, id, topic, lane, queue, due, ready, payload]);
  for (const id of changes.finished) jobs.finished.push([partition, id]);
  if (locked.now !== turn.now || locked.sequence !== turn.sequence)
    turns.push([partition, turn.now, turn.sequence, !changes.isEmpty]);
};

const rowsOf = (decided: readonly Decided[]): Rows => {
  const rows: Rows = {
    objects: { deleted: [], inserted: [], replaced: [] },
    keys: { freed: [], taken: [] },
    entries: [],
    jobs: { added: [], finished: [] },
    turns: [],
  };
  for (const one of decided) {
    collectObjects(rows, one);
    collectKeys(rows, one);
    collectRest(rows, one);
  }
  return rows;
};

/** Adds the statements that store all changes; `checked` is true when all keys were found free. */
export const save = (
  pipeline: StatementPipeline,
  decided: readonly Decided[],
  checked: boolean,
): void => {
  const { objects, keys, entries, jobs, turns } = rowsOf(decided);
  addRows(pipeline, DELETE_OBJECTS, objects.deleted);
  addRows(pipeline, REPLACE_OBJECTS, objects.replaced);
  addRows(pipeline, DELETE_KEYS, keys.freed);
  addRows(pipeline, DELETE_JOBS, jobs.finished);
  const added = [objects.inserted, keys.taken, entries, jobs.added, turns];
  if (added.every((rows) => rows.length === 0)) return;
  pipeline.add(
    checked ? ADD_CHECKED : ADD,
    ADDITIONS.flatMap(({ text }, n) => columnsOf(text, added[n] ?? [])),
  );
};
