// Contracts of transactions, under the names that the client gives its methods.
export { getTransaction as get } from './get.contract.ts';
export { listTransactions as list } from './list.contract.ts';
