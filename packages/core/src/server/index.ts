// The server half of the kernel: pipeline, handlers, ports. Framework-free and without drivers.
export * from './abandoned.ts';
export * from './authenticate.ts';
export * from './context.ts';
export * from './digest.ts';
export * from './download.ts';
export * from './duty.ts';
export * from './handler.ts';
export { answers } from './idempotency.ts';
export * from './list.ts';
export * from './outbox.ts';
export * from './pipeline.ts';
export * from './rate-limit.ts';
export type { RawRequest } from './request.ts';
export * from './store.ts';
export * from './transaction.ts';
export * from './turn.ts';
export * from './write.ts';
