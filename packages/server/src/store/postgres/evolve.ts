// What happens to objects of earlier releases when a kind is made ready: they get what was declared
// since, and those of former kinds become objects of the kind that takes them over.
import type { AnyKind, Facet } from '@kasir/core';
import type pg from 'pg';
import { Flight, type Statement } from './database.ts';
import { facetTexts, keyTexts, rowOf, searchTexts, type Stored } from './stored.ts';

/** What a kind is found by. */
export interface Declared {
  readonly keys: readonly string[];
  readonly facets: readonly string[];
  readonly searched: readonly string[];
  /** Facets that have an index to be searched by. */
  readonly indexed: readonly string[];
}

const ROWS_PER_FILL = 500;

const DECLARED: Statement<Declared> = {
  name: 'declared',
  text: 'SELECT keys, facets, searched, indexed FROM kinds WHERE kind = $1',
};

const FILL_READ: Statement<Row> = {
  name: 'fill_read',
  text: `
    SELECT realm, id, version, public, private FROM objects
    WHERE (realm, kind, id) > ($1, $2, $3) AND kind = $2 ORDER BY realm, kind, id LIMIT $4`,
};

/** An object that was changed meanwhile has what is declared now from that change, its keys too. */
const FILL_OBJECT: Statement = {
  name: 'fill_object',
  text: `
    UPDATE objects SET facets = $5, texts = $6, keys = $7
    WHERE realm = $1 AND kind = $2 AND id = $3 AND version = $4`,
};

const FILL_KEY: Statement = {
  name: 'fill_key',
  text: `
    INSERT INTO keys (realm, kind, name, value, id)
    SELECT realm, kind, $5, $6, id FROM objects
    WHERE realm = $1 AND kind = $2 AND id = $3 AND version = $4
    ON CONFLICT (realm, kind, name, value) DO UPDATE SET id = excluded.id`,
};

/** Whether former kinds are declared: a node declares a kind before it stores the first object. */
const FORMER: Statement<{ readonly left: boolean }> = {
  name: 'former',
  text: 'SELECT EXISTS (SELECT FROM kinds WHERE kind = ANY ($1)) AS left',
};

const TAKE_OVER: Statement = {
  name: 'take_over',
  text: `
    UPDATE objects SET kind = $4, parent = $5, facets = $6, texts = $7, keys = $8,
      public = $9, private = $10
    WHERE realm = $1 AND kind = $2 AND id = $3`,
};

const DROP_KEYS: Statement = { name: 'drop_keys', text: 'DELETE FROM keys WHERE kind = $1' };

const FORGET: Statement = { name: 'forget_kind', text: 'DELETE FROM kinds WHERE kind = $1' };

const readAll = <T extends Facet>(
  readers: Readonly<Record<string, (contents: never) => T>>,
  contents: unknown,
): Record<string, Exclude<T, undefined> | null> =>
  Object.fromEntries(
    Object.entries(readers).map(([name, read]) => [
      name,
      (read(contents as never) ?? null) as Exclude<T, undefined> | null,
    ]),
  );

type Row = Pick<Stored, 'id' | 'version' | 'public' | 'private'> & { readonly realm: string };

/** What the declaration of a kind makes of a row, in the form the tables have it. */
const declaredColumns = (kind: AnyKind, row: unknown) => {
  const facets = readAll(kind.facets, row);
  return {
    keys: keyTexts(readAll(kind.keys, row)),
    facets: facetTexts(facets),
    texts: searchTexts(kind, facets),
  };
};

/** What was declared of a kind when it was used last. */
export const declaredOf = async (
  client: pg.ClientBase,
  kind: string,
): Promise<Declared | undefined> => {
  let found: Declared | undefined;
  await new Flight().add(DECLARED, [kind], ([row]) => (found = row)).send(client);
  return found;
};

type Change = (flight: Flight, stored: Row) => void;

/** Changes all objects that are stored under a kind, some at a time. */
const changeAll = async (client: pg.ClientBase, kind: string, change: Change): Promise<void> => {
  let last: Pick<Row, 'realm' | 'id'> | undefined = { realm: '', id: '' };
  while (last) {
    let rows: readonly Row[] = [];
    await new Flight()
      .add(FILL_READ, [last.realm, kind, last.id, ROWS_PER_FILL], (found) => (rows = found))
      .send(client);
    const flight = new Flight();
    for (const stored of rows) change(flight, stored);
    await flight.send(client);
    last = rows.at(-1);
  }
};

/** Gives the objects of a kind the facets and alternate keys of its declaration. */
export const fill = (client: pg.ClientBase, kind: AnyKind): Promise<void> =>
  changeAll(client, kind.name, (flight, stored) => {
    const { realm, id, version } = stored;
    const { keys, facets, texts } = declaredColumns(kind, rowOf(kind, stored));
    const at = [realm, kind.name, id, version];
    flight.add(FILL_OBJECT, [...at, facets, texts, keys]);
    for (const key of Object.entries(keys)) flight.add(FILL_KEY, [...at, ...key]);
  });

/** Makes the objects of a former kind objects of the one that takes them over. */
const takeOver = async (client: pg.ClientBase, kind: AnyKind, former: string): Promise<void> => {
  await new Flight().add(DROP_KEYS, [former]).send(client);
  await changeAll(client, former, (flight, stored) => {
    const { realm, id, version } = stored;
    const row = rowOf(kind, stored, former);
    const { keys, facets, texts } = declaredColumns(kind, row);
    const parent = kind.parent?.(row) ?? null;
    const contents = [JSON.stringify(row.public), JSON.stringify(row.state)];
    flight.add(TAKE_OVER, [realm, former, id, kind.name, parent, facets, texts, keys, ...contents]);
    const at = [realm, kind.name, id, version];
    for (const key of Object.entries(keys)) flight.add(FILL_KEY, [...at, ...key]);
  });
  const before = await declaredOf(client, former);
  for (const facet of before?.indexed ?? [])
    await client.query(`DROP INDEX IF EXISTS objects_${former}_with_${facet}`);
  await new Flight().add(FORGET, [former]).send(client);
};

/** Whether former kinds of a kind are left in the database. */
export const hasFormer = async (client: pg.ClientBase, { formerly }: AnyKind): Promise<boolean> => {
  if (formerly.length === 0) return false;
  let left = false;
  await new Flight().add(FORMER, [formerly], ([row]) => (left = row?.left ?? false)).send(client);
  return left;
};

/** All of them or none, under the lock of the schema, so that two nodes never move the same. */
export const takeOverAll = async (client: pg.ClientBase, kind: AnyKind): Promise<void> => {
  if (!(await hasFormer(client, kind))) return;
  await client.query('BEGIN');
  try {
    for (const former of kind.formerly) await takeOver(client, kind, former);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
};
