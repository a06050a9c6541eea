// Contracts of payment methods, including the list of payments made with a method.
export * from '../payment_methods/contracts.ts';
export { listMethodPayments as payments } from './list.contract.ts';
