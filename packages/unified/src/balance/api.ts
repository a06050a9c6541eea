// The endpoints of the balance, by the names of the client's methods.
export { getBalanceHandler as get } from './get.ts';
