// Contracts of payment codes in Indonesia, under the names that the client gives its methods.
export { createFixedPaymentCode as create } from './create.contract.ts';
export { getFixedPaymentCode as get } from './get.contract.ts';
export { listFixedPaymentCodePayments as payments } from './payments.contract.ts';
export { simulateOutletPayment as simulate } from './simulate.contract.ts';
export { updateFixedPaymentCode as update } from './update.contract.ts';
