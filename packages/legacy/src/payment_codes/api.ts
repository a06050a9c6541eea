// The endpoints of payment codes in the Philippines, by the names of the client's methods.
export { createPaymentCodeHandler as create } from './create.ts';
export { getPaymentCodeHandler as get } from './get.ts';
export { listPaymentCodePaymentsHandler as payments } from './payments.ts';
export { simulatePaymentCodeHandler as simulate } from './simulate.ts';
export { updatePaymentCodeHandler as update } from './update.ts';
