// Exports the contracts of payment codes in the Philippines under the names of the client methods.
export { createPaymentCode as create } from './create.contract.ts';
export { getPaymentCode as get } from './get.contract.ts';
export { listPaymentCodePayments as payments } from './payments.contract.ts';
export { simulatePaymentCode as simulate } from './simulate.contract.ts';
export { updatePaymentCode as update } from './update.contract.ts';
