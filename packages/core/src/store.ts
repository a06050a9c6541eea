// The entry point for stores and their users: the store port, partitions, queues of jobs, and what
// one transaction writes.
export { writesOf } from './server/contents.ts';
export { assertListable, listRange, type ListRange } from './server/list.ts';
export * from './server/partition.ts';
export * from './server/queue.ts';
export * from './server/rounds.ts';
export * from './server/store.ts';
export { BufferedTx } from './server/transaction.ts';
export * from './server/turn.ts';
export { Unavailable, Unwritable } from './server/unavailable.ts';
export * from './server/write.ts';
