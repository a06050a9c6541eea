// Prepares the database for a kind before its first use: creates the indexes of its lists, and adds
// to stored objects the keys and facets declared since.
import type pg from 'pg';
import type { AnyKind } from '@kasir/core/resource';
import { connect, StatementPipeline, type Statement } from './database.ts';
import { declaredOf, fill, hasFormer, takeOverAll, type Declared } from './evolve.ts';
import { SCHEMA_LOCK } from './schema.ts';

/** Thrown when a kind is used unprepared; the batch is run again after the preparation. */
export class Unprepared extends Error {
  readonly kinds: readonly AnyKind[];

  constructor(kinds: readonly AnyKind[]) {
    super(`Not prepared: ${kinds.map(({ name }) => name).join(', ')}`);
    this.kinds = kinds;
  }
}

const IDENTIFIER_MAX = 63;
const DECLARE: Statement = {
  name: 'declare',
  text: `
    INSERT INTO kinds (kind, keys, facets, searched, indexed) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (kind) DO UPDATE SET
      keys = excluded.keys, facets = excluded.facets,
      searched = excluded.searched, indexed = excluded.indexed`,
};

/** Returns the SQL of a facet as it is compared and ordered. */
export const facetColumn = (facet: string, table = 'objects'): string =>
  `((${table}.facets ->> '${facet}') COLLATE "C")`;

/** Returns the SQL of a facet as it is searched. */
export const textColumn = (facet: string, table = 'objects'): string =>
  `((${table}.texts ->> '${facet}') COLLATE "C")`;

/**
 * Creates one index per facet name, shared by all kinds with that facet: with one per kind and
 * facet, every insert would test hundreds of index conditions.
 */
const facetIndex = (facet: string): string => `
  CREATE INDEX IF NOT EXISTS objects_by_${facet} ON objects
  (realm, kind, ${facetColumn(facet)}, id) WHERE ${facetColumn(facet)} IS NOT NULL`;

const searchIndex = (kind: AnyKind, facet: string, trigrams: string): string => `
  CREATE INDEX IF NOT EXISTS objects_${kind.name}_with_${facet} ON objects
  USING gin (realm, ${textColumn(facet)} ${trigrams}.gin_trgm_ops)
  WHERE kind = '${kind.name}' AND ${textColumn(facet)} IS NOT NULL`;

/** Installs the extensions of search indexes where possible and permitted; returns their schema. */
const trigramSchema = async (client: pg.ClientBase): Promise<string | undefined> => {
  await client.query(`
    DO $$ BEGIN
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE EXTENSION IF NOT EXISTS btree_gin;
    EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN NULL;
    END $$`);
  const { rows } = await client.query(`
    SELECT extnamespace::regnamespace::text AS schema FROM pg_extension
    WHERE extname IN ('pg_trgm', 'btree_gin') ORDER BY extname DESC`);
  return rows.length === 2 ? rows[0]?.schema : undefined;
};

const assertPlainNames = (kind: AnyKind): void => {
  for (const name of [
    kind.name,
    ...kind.formerly,
    ...Object.keys(kind.keys),
    ...Object.keys(kind.facets),
  ]) {
    if (!/^[a-z][a-z0-9_]*$/.test(name)) {
      throw new Error(`${name} of kind ${kind.name} cannot be stored: use a-z, 0-9 and _`);
    }
    if (`objects_${kind.name}_with_${name}`.length > IDENTIFIER_MAX) {
      throw new Error(`${name} of kind ${kind.name} is too long for the name of an index`);
    }
  }
};

const within = (names: readonly string[], known: readonly string[]): boolean =>
  names.every((name) => known.includes(name));

/** The kinds that this process has prepared. */
export class Kinds {
  readonly #pool: pg.Pool;
  readonly #ready = new Set<AnyKind>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** Throws `Unprepared` unless all kinds are prepared. */
  assertReady(kinds: Iterable<AnyKind>): void {
    const fresh = [...new Set(kinds)].filter((kind) => !this.#ready.has(kind));
    if (fresh.length > 0) throw new Unprepared(fresh);
  }

  /** Prepares kinds one by one: preparation can take long and must not occupy all connections. */
  prepare(kinds: readonly AnyKind[]): Promise<void> {
    const prepared = this.#prepareAfter(this.#last, kinds);
    this.#last = prepared.catch(() => undefined);
    return prepared;
  }

  async #prepareAfter(before: Promise<unknown>, kinds: readonly AnyKind[]): Promise<void> {
    await before;
    for (const kind of kinds) if (!this.#ready.has(kind)) await this.#prepare(kind);
  }

  async #prepare(kind: AnyKind): Promise<void> {
    assertPlainNames(kind);
    const client = await connect(this.#pool);
    try {
      await install(client, kind);
      client.release();
      this.#ready.add(kind);
    } catch (error) {
      client.release(true);
      throw error;
    }
  }
}

const install = async (client: pg.ClientBase, kind: AnyKind): Promise<void> => {
  const keys = Object.keys(kind.keys);
  const facets = Object.keys(kind.facets);
  const { searched } = kind;
  const isFilled = (by: Declared): boolean =>
    within(keys, by.keys) && within(facets, by.facets) && within(searched, by.searched);
  const names = (by: Omit<Declared, 'indexed'>): number =>
    by.keys.length + by.facets.length + by.searched.length;
  const isSame = (by: Declared): boolean =>
    isFilled(by) && names(by) === names({ keys, facets, searched });
  const known = await declaredOf(client, kind.name);
  const isCurrent = known && isSame(known) && within(searched, known.indexed);
  if (isCurrent && !(await hasFormer(client, kind))) return;
  await client.query(`SELECT pg_advisory_lock(${SCHEMA_LOCK})`);
  const before = await declaredOf(client, kind.name);
  for (const facet of facets) await client.query(facetIndex(facet));
  const trigrams = searched.length > 0 ? await trigramSchema(client) : undefined;
  const indexed = trigrams === undefined ? [] : searched;
  for (const facet of indexed) await client.query(searchIndex(kind, facet, trigrams ?? ''));
  if (before && !isFilled(before)) await fill(client, kind);
  await takeOverAll(client, kind);
  // Declared even when fewer names are declared than before: objects stored from now on lack the
  // names that a later release may declare again.
  await new StatementPipeline()
    .add(DECLARE, [kind.name, keys, facets, searched, indexed])
    .send(client);
  await client.query(`SELECT pg_advisory_unlock(${SCHEMA_LOCK})`);
};
