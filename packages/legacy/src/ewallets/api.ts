// The endpoints of e-wallet payments, by the names of the client's methods.
export { createEwalletPaymentHandler as create } from './create.ts';
export { getEwalletPaymentHandler as get } from './get.ts';
