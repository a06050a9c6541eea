// Exports the contracts of account links under the names of the client methods.
export { createAccountLink as create } from './create.contract.ts';
