// Contracts of transfers, under the names that the client gives its methods.
export { createTransfer as create } from './create.contract.ts';
export { getTransfer as get } from './get.contract.ts';
