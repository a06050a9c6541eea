// Exports the contracts of v3, and helpers for migrating to it from earlier generations of the API.
export * from './generated/contracts.ts';
export * from './migration.ts';
