// The entry point for declarations of resources: their storage, their states, and the events that
// report them to merchants.
export * from './event.ts';
export * from './kind.ts';
export * from './lifecycle.ts';
export * from './machine.ts';
