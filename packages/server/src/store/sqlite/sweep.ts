// Deletes expired objects, including those of kinds unknown to this release.
import type { Database } from './database.ts';

/** Deletes up to `limit` objects expired on the clock of their mode; returns their number. */
export const sweepTables = (
  database: Database,
  clocks: { readonly live: number; readonly test: number },
  limit: number,
): number => {
  const tables = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name GLOB 'objects_*'")
    .all();
  let swept = 0;
  for (const { name } of tables) {
    const statement = database.prepare(
      `DELETE FROM ${String(name)} WHERE row IN
         (SELECT row FROM ${String(name)} WHERE live = ? AND expires <= ? LIMIT ?)`,
    );
    swept += Number(statement.run(1, clocks.live, limit - swept).changes);
    swept += Number(statement.run(0, clocks.test, limit - swept).changes);
  }
  return swept;
};
