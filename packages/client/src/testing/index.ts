// The entry point for tests of this repository only: servers on loopback, and the targets
// of requests. Not published.
export { parseBaseUrl, targetOf, type Query } from '../address.ts';
export * from './listen.ts';
export * from './loopback.ts';
