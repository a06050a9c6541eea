// The entry point for tests of this repository only: a loopback server, strict parsing of files,
// observed lifecycles. Not published.
export * from './csv.ts';
export * from './image.ts';
export * from './loopback.ts';
