// Contracts of payment tokens, under the names that the client gives its methods.
export { cancelPaymentToken as cancel } from './cancel.contract.ts';
export { createPaymentToken as create } from './create.contract.ts';
export { getPaymentToken as get } from './get.contract.ts';
export { listPaymentTokens as list } from './list.contract.ts';
export { updatePaymentToken as update } from './update.contract.ts';
