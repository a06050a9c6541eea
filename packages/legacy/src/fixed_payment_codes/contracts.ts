// Exports the contracts of payment codes in Indonesia under the names of the client methods.
export { createFixedPaymentCode as create } from './create.contract.ts';
export { getFixedPaymentCode as get } from './get.contract.ts';
export { listFixedPaymentCodePayments as payments } from './payments.contract.ts';
export { simulateOutletPayment as simulate } from './simulate.contract.ts';
export { updateFixedPaymentCode as update } from './update.contract.ts';
