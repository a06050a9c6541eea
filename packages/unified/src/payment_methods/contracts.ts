// Contracts of payment methods, under the names that the client gives its methods.
export { authPaymentMethod as auth } from './auth.contract.ts';
export { createPaymentMethod as create } from './create.contract.ts';
export { expirePaymentMethod as expire } from './expire.contract.ts';
export { getPaymentMethod as get } from './get.contract.ts';
export { listPaymentMethods as list } from './list.contract.ts';
export { resendPaymentMethodAuth as resend } from './resend.contract.ts';
export { simulateMethodPayment as simulate } from './simulate.contract.ts';
export { updatePaymentMethod as update } from './update.contract.ts';
