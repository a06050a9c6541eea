// The entry point for contracts of endpoints, and for the values and schemas they are made of.
export * from './amount-check.ts';
export { isSent, validOf } from './conditions.ts';
export { callOf, callsOf } from './calls.ts';
export * from './contract.ts';
export * from './errors.ts';
export * from './fields.ts';
export * from './grouped.ts';
export * from './ids.ts';
export * from './legacy-metadata.ts';
export * from './limits.ts';
export * from './nearest.ts';
export * from './pagination.ts';
export * from './redact.ts';
export { refineObject } from './schema.ts';
export * from './text.ts';
export * from './versions.ts';
