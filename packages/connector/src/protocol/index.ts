// The entry point of the protocol: only schemas and types, for connectors, platforms and tests.
export * from './callback.ts';
export * from './capabilities.ts';
export * from './error.ts';
export * from './operation.ts';
export * from './request.ts';
export * from './statement.ts';
export {
  amount,
  channel,
  hasExecutedAmount,
  work,
  works,
  type Amount,
  type Channel,
  type Work,
} from './values.ts';
export * from './version.ts';
