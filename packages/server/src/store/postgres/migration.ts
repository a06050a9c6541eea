// Plans and runs the upgrade of a database from an earlier release, for `kasir migrate`.
import type { AnyKind } from '@kasir/core/resource';
import pg from 'pg';
import { connect, connectionOptions, openPool } from './database.ts';
import type { Declared } from './evolve.ts';
import { Kinds } from './kinds.ts';
import { migrate, SCHEMA_VERSION } from './schema.ts';

type Found = Pick<Declared, 'keys' | 'facets' | 'searched'> & { readonly kind: string };

/** Runs work on a connection of its own. */
export const withClient = async <R>(
  url: string,
  work: (client: pg.Client) => Promise<R>,
): Promise<R> => {
  const client = new pg.Client(connectionOptions(url));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const findDifferences = (now: readonly string[], before: readonly string[]): string[] => [
  ...now.filter((name) => !before.includes(name)),
  ...before.filter((name) => !now.includes(name)),
];

const changesOf = async (
  client: pg.Client,
  kind: AnyKind,
  known: readonly Found[],
): Promise<string[]> => {
  const count = async (name: string): Promise<string> => {
    const sql = 'SELECT count(*)::text AS n FROM kasir.objects WHERE kind = $1';
    const { rows } = await client.query<{ n: string }>(sql, [name]);
    return rows[0]?.n ?? '0';
  };
  const changes: string[] = [];
  for (const former of kind.formerly)
    if (known.some((one) => one.kind === former))
      changes.push(`${await count(former)} of ${former} become ${kind.name}`);
  const before = known.find((one) => one.kind === kind.name);
  if (!before) return changes;
  const names = [
    ...findDifferences(Object.keys(kind.keys), before.keys),
    ...findDifferences(Object.keys(kind.facets), before.facets),
    ...findDifferences(kind.searched, before.searched),
  ];
  const changed = [...new Set(names)].join(', ');
  if (changed !== '')
    changes.push(
      `${kind.name} has other search values (${changed}): ${await count(kind.name)} are indexed again`,
    );
  return changes;
};

/** Returns the changes that `migratePostgres` would make, in words. */
export const planPostgres = (url: string, kinds: readonly AnyKind[]): Promise<string[]> =>
  withClient(url, async (client) => {
    const installed = await client.query<{ found: boolean }>(
      "SELECT to_regclass('kasir.schema') IS NOT NULL AS found",
    );
    if (!installed.rows[0]?.found) return [];
    const { rows } = await client.query<{ version: number }>('SELECT version FROM kasir.schema');
    const version = rows[0]?.version ?? 0;
    const known = await client.query<Found>('SELECT kind, keys, facets, searched FROM kasir.kinds');
    const changes = version < SCHEMA_VERSION ? [`schema ${version} becomes ${SCHEMA_VERSION}`] : [];
    for (const kind of kinds) changes.push(...(await changesOf(client, kind, known.rows)));
    return changes;
  });

/** Upgrades a database to this release; no node of an earlier one may run. */
export const migratePostgres = async (url: string, kinds: readonly AnyKind[]): Promise<void> => {
  const pool = openPool(url, 1);
  try {
    const client = await connect(pool);
    try {
      await migrate(client);
    } finally {
      client.release();
    }
    await new Kinds(pool).prepare(kinds);
  } finally {
    await pool.end();
  }
};
