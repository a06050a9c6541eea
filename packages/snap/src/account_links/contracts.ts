// Contracts of account links, under the names that the client gives its methods.
export { createAccountLink as create } from './create.contract.ts';
