// Exports the contracts of the bank-standard endpoints.
export * from './generated/contracts.ts';
