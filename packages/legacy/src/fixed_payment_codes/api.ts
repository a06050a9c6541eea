// The endpoints of payment codes in Indonesia, by the names of the client's methods.
export { createFixedPaymentCodeHandler as create } from './create.ts';
export { getFixedPaymentCodeHandler as get } from './get.ts';
export { listFixedPaymentCodePaymentsHandler as payments } from './payments.ts';
export { simulateOutletPaymentHandler as simulate } from './simulate.ts';
export { updateFixedPaymentCodeHandler as update } from './update.ts';
