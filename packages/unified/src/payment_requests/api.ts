// The endpoints of payment requests, by the names of the client's methods.
export { authorizePaymentRequestHandler as auth } from './auth.ts';
export { capturePaymentRequestHandler as capture } from './capture.ts';
export { createPaymentRequestHandler as create } from './create.ts';
export { getPaymentRequestHandler as get } from './get.ts';
export { listPaymentRequestsHandler as list } from './list.ts';
export { listCapturesHandler as captures } from './list_captures.ts';
export { resendPasswordHandler as resend } from './resend.ts';
export { simulatePaymentHandler as simulate } from './simulate.ts';
