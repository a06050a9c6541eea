// Exports the contracts of QR codes under the names of the client methods.
export { createQrCode as create } from './create.contract.ts';
export { getQrCode as get } from './get.contract.ts';
export { listQrPayments as payments } from './payments.contract.ts';
export { simulateQrPayment as simulate } from './simulate.contract.ts';
