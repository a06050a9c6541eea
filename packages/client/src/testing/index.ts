// The entry point for tests of this repository only: a loopback server, and the targets of
// requests. Not published.
export { parseBaseUrl, targetOf, type Query } from '../address.ts';
export * from './loopback.ts';
