// Contracts of e-wallet payments, under the names that the client gives its methods.
export { createEwalletPayment as create } from './create.contract.ts';
export { getEwalletPayment as get } from './get.contract.ts';
