// The endpoints of payment methods, by the names of the client's methods.
export { authPaymentMethodHandler as auth } from './auth.ts';
export { createPaymentMethodHandler as create } from './create.ts';
export { expirePaymentMethodHandler as expire } from './expire.ts';
export { getPaymentMethodHandler as get } from './get.ts';
export { listPaymentMethodsHandler as list } from './list.ts';
export { resendPaymentMethodAuthHandler as resend } from './resend.ts';
export { simulateMethodPaymentHandler as simulate } from './simulate.ts';
export { updatePaymentMethodHandler as update } from './update.ts';
