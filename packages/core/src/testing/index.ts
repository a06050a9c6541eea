// A platform for tests of domain packages and stores: a store in maps, a clock to move. It needs no
// test runner.
export * from './clock.ts';
export { growthOf, GROWTH_MAX } from './growth.ts';
export * from './platform.ts';
export { memoryStore, type ReadableStore } from './memory-store.ts';
