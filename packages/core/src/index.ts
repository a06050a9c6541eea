// The entry point for declarations as data: contracts, machines, kinds, events, and their value
// types.
export * from './amount-check.ts';
export { isSent, validOf } from './conditions.ts';
export { callOf, callsOf } from './calls.ts';
export * from './contract.ts';
export * from './errors.ts';
export * from './event.ts';
export * from './fields.ts';
export * from './grouped.ts';
export * from './ids.ts';
export * from './kind.ts';
export * from './legacy-metadata.ts';
export * from './lifecycle.ts';
export * from './limits.ts';
export * from './machine.ts';
export * from './messages.ts';
export * from './money.ts';
export * from './nearest.ts';
export * from './pagination.ts';
export * from './redact.ts';
export { refineObject } from './schema.ts';
export * from './text.ts';
export * from './versions.ts';
