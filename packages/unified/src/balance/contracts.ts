// Contracts of the balance, under the names that the client gives its methods.
export { getBalance as get } from './get.contract.ts';
