// The platform as a library: all of it in one process, for tests and for other servers.
export { readConfig, type Config } from './config/config.ts';
export { settings } from './config/setting-table.ts';
export { checkInvariants, type Breach } from './control/invariants.ts';
export {
  createKasir,
  type CreateOptions,
  type KasirInProcess,
  type Listening,
} from './in-process/create.ts';
export type { Kasir } from './app/kasir.ts';
export { openKasir } from './app/open.ts';
export type { KasirOptions } from './app/options.ts';
export { handlers } from './registry.ts';
export { listen, type Edge } from './http/edge.ts';
export { createLog } from './logging/log.ts';
export { randomHex } from './random/random-hex.ts';
export { openPostgres } from './store/postgres/postgres.ts';
export { openSqlite } from './store/sqlite/sqlite.ts';
export { start, type Running } from './start/start.ts';
