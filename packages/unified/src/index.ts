// Exports the contracts of the unified API.
export * from './generated/contracts.ts';
