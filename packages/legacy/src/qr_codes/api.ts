// The endpoints of QR codes, by the names of the client's methods.
export { createQrCodeHandler as create } from './create.ts';
export { getQrCodeHandler as get } from './get.ts';
export { listQrPaymentsHandler as payments } from './payments.ts';
export { simulateQrPaymentHandler as simulate } from './simulate.ts';
