// The endpoints of payments of v3, by the names of the client's methods.
export { cancelV3PaymentHandler as cancel } from './cancel.ts';
export { captureV3PaymentHandler as capture } from './capture.ts';
export { getV3PaymentHandler as get } from './get.ts';
