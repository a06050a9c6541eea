// Contracts of payment methods, with that of the payments made with them.
export * from '../payment_methods/contracts.ts';
export { listMethodPayments as payments } from './list.contract.ts';
