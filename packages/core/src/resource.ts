// The entry point for declarations of resources: how one is stored, which states it has, and which
// events tell merchants of it.
export * from './event.ts';
export * from './kind.ts';
export * from './lifecycle.ts';
export * from './machine.ts';
