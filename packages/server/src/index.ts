// The platform as a library: the whole of it in one process, for tests and for other servers.
export { readConfig, type Config } from './config.ts';
export { checkInvariants, type Breach } from './control/invariants.ts';
export { createKasir, handlers, Kasir, type KasirOptions } from './kasir.ts';
export { start, type Running } from './start.ts';
