// What tests of domain packages and adapters need: a store in maps, a clock to move. It loads
// without any test runner; the behavior suite of stores, which needs one, is an entry of its own.
export * from './clock.ts';
export * from './csv.ts';
export * from './image.ts';
export * from './loopback.ts';
export * from './platform.ts';
export { memoryStore, type ReadableStore } from './memory-store.ts';
