// The endpoints of transactions, by the names of the client's methods.
export { getTransactionHandler as get } from './get.ts';
export { listTransactionsHandler as list } from './list.ts';
