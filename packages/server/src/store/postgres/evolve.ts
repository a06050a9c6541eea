// Upgrades objects of earlier releases when a kind is prepared: adds keys and facets declared
// since, and converts objects of former kinds.
import type { AnyKind, Facet } from '@kasir/core/resource';
import type pg from 'pg';
import { StatementPipeline, type Statement } from './database.ts';
import { facetTexts, keyTexts, rowOf, searchTexts, type Stored } from './stored.ts';

/** The keys and facets that a kind is declared with. */
export interface Declared {
  readonly keys: readonly string[];
  readonly facets: readonly string[];
  readonly searched: readonly string[];
  /** Facets that have a search index. */
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

/** Skips an object that was changed meanwhile: the change has stored current facets and keys. */
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

/** Reports whether former kinds are declared; a kind is declared before its first object. */
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

/** Returns the columns that the declaration of a kind derives from a row, as they are stored. */
const declaredColumns = (kind: AnyKind, row: unknown) => {
  const facets = readAll(kind.facets, row);
  return {
    keys: keyTexts(readAll(kind.keys, row)),
    facets: facetTexts(facets),
    texts: searchTexts(kind, facets),
  };
};

/** Returns the declaration of a kind at its last use. */
export const declaredOf = async (
  client: pg.ClientBase,
  kind: string,
): Promise<Declared | undefined> => {
  let found: Declared | undefined;
  await new StatementPipeline().add(DECLARED, [kind], ([row]) => (found = row)).send(client);
  return found;
};

type Change = (pipeline: StatementPipeline, stored: Row) => void;

/** Changes all objects stored under a kind, page by page. */
const changeAll = async (client: pg.ClientBase, kind: string, change: Change): Promise<void> => {
  let last: Pick<Row, 'realm' | 'id'> | undefined = { realm: '', id: '' };
  while (last) {
    let rows: readonly Row[] = [];
    await new StatementPipeline()
      .add(FILL_READ, [last.realm, kind, last.id, ROWS_PER_FILL], (found) => (rows = found))
      .send(client);
    const pipeline = new StatementPipeline();
    for (const stored of rows) change(pipeline, stored);
    await pipeline.send(client);
    last = rows.at(-1);
  }
};

/** Stores the declared facets and alternate keys of all objects of a kind. */
export const fill = (client: pg.ClientBase, kind: AnyKind): Promise<void> =>
  changeAll(client, kind.name, (pipeline, stored) => {
    const { realm, id, version } = stored;
    const { keys, facets, texts } = declaredColumns(kind, rowOf(kind, stored));
    const at = [realm, kind.name, id, version];
    pipeline.add(FILL_OBJECT, [...at, facets, texts, keys]);
    for (const key of Object.entries(keys)) pipeline.add(FILL_KEY, [...at, ...key]);
  });

/** Converts the objects of a former kind to the kind that replaces it. */
const takeOver = async (client: pg.ClientBase, kind: AnyKind, former: string): Promise<void> => {
  await new StatementPipeline().add(DROP_KEYS, [former]).send(client);
  await changeAll(client, former, (pipeline, stored) => {
    const { realm, id, version } = stored;
    const row = rowOf(kind, stored, former);
    const { keys, facets, texts } = declaredColumns(kind, row);
    const parent = kind.parent?.(row) ?? null;
    const contents = [JSON.stringify(row.public), JSON.stringify(row.state)];
    pipeline.add(TAKE_OVER, [
      realm,
      former,
      id,
      kind.name,
      parent,
      facets,
      texts,
      keys,
      ...contents,
    ]);
    const at = [realm, kind.name, id, version];
    for (const key of Object.entries(keys)) pipeline.add(FILL_KEY, [...at, ...key]);
  });
  const before = await declaredOf(client, former);
  for (const facet of before?.indexed ?? [])
    await client.query(`DROP INDEX IF EXISTS objects_${former}_with_${facet}`);
  await new StatementPipeline().add(FORGET, [former]).send(client);
};

/** Returns whether the database still holds former kinds of a kind. */
export const hasFormer = async (client: pg.ClientBase, { formerly }: AnyKind): Promise<boolean> => {
  if (formerly.length === 0) return false;
  let left = false;
  await new StatementPipeline()
    .add(FORMER, [formerly], ([row]) => (left = row?.left ?? false))
    .send(client);
  return left;
};

/**
 * Converts the objects of all former kinds or of none, under the schema lock, so that two nodes
 * never convert the same.
 */
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
