// The endpoints of payment methods and of their payments, by the names of the client's methods.
export * from '../payment_methods/api.ts';
export { listMethodPaymentsHandler as payments } from './list.ts';
