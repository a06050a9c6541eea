// What tests of domain packages and adapters need: a store in maps, a clock to move, the store's
// behaviour suite.
export * from './clock.ts';
export * from './csv.ts';
export * from './loopback.ts';
export * from './platform.ts';
export { memoryStore, type ReadableStore } from './memory-store.ts';
export * from './store-suite.ts';
