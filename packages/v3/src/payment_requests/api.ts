// The endpoints of payment requests of v3, by the names of the client's methods.
export { cancelV3PaymentRequestHandler as cancel } from './cancel.ts';
export { createV3PaymentRequestHandler as create } from './create.ts';
export { getV3PaymentRequestHandler as get } from './get.ts';
export { listV3PaymentRequestsHandler as list } from './list.ts';
export { simulateV3PaymentHandler as simulate } from './simulate.ts';
export { updateV3PaymentRequestHandler as update } from './update.ts';
