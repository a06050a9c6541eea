// Exports the contracts of the legacy, per-channel endpoints.
export * from './generated/contracts.ts';
