// The entry point for tests of domain packages and stores: a memory store and a manual clock. It
// needs no test runner.
export * from './clock.ts';
export { growthOf, GROWTH_MAX } from './growth.ts';
export * from './platform.ts';
export type { Pipeline } from '../server/pipeline.ts';
export { memoryStore, type ReadableStore } from './memory-store.ts';
export { connectPlatforms, type ConnectablePlatform, type Outside } from './outside.ts';
