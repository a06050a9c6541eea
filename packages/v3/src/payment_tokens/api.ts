// The endpoints of payment tokens, by the names of the client's methods.
export { cancelPaymentTokenHandler as cancel } from './cancel.ts';
export { createPaymentTokenHandler as create } from './create.ts';
export { getPaymentTokenHandler as get } from './get.ts';
export { listPaymentTokensHandler as list } from './list.ts';
export { updatePaymentTokenHandler as update } from './update.ts';
