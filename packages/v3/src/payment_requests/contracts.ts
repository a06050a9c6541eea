// Contracts of payment requests of v3, under the names that the client gives its methods.
export { cancelV3PaymentRequest as cancel } from './cancel.contract.ts';
export { createV3PaymentRequest as create } from './create.contract.ts';
export { getV3PaymentRequest as get } from './get.contract.ts';
export { listV3PaymentRequests as list } from './list.contract.ts';
export { simulateV3Payment as simulate } from './simulate.contract.ts';
export { updateV3PaymentRequest as update } from './update.contract.ts';
