// The entry point for tests of this repository only: strict parsing of files, observed lifecycles.
// Not published.
export * from './csv.ts';
export * from './image.ts';
