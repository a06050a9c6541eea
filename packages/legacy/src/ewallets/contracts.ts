// Exports the contracts of e-wallet payments under the names of the client methods.
export { createEwalletPayment as create } from './create.contract.ts';
export { getEwalletPayment as get } from './get.contract.ts';
