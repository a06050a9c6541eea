// The endpoints of refunds, by the names of the client's methods.
export { cancelRefundHandler as cancel } from './cancel.ts';
export { createRefundHandler as create } from './create.ts';
export { getRefundHandler as get } from './get.ts';
export { listRefundsHandler as list } from './list.ts';
