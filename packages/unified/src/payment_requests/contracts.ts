// Contracts of payment requests, under the names that the client gives its methods.
export { authorizePaymentRequest as auth } from './auth.contract.ts';
export { capturePaymentRequest as capture } from './capture.contract.ts';
export { createPaymentRequest as create } from './create.contract.ts';
export { getPaymentRequest as get } from './get.contract.ts';
export { listPaymentRequests as list } from './list.contract.ts';
export { listCaptures as captures } from './list_captures.contract.ts';
export { resendPassword as resend } from './resend.contract.ts';
export { simulatePayment as simulate } from './simulate.contract.ts';
