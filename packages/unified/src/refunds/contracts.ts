// Contracts of refunds, under the names that the client gives its methods.
export { cancelRefund as cancel } from './cancel.contract.ts';
export { createRefund as create } from './create.contract.ts';
export { getRefund as get } from './get.contract.ts';
export { listRefunds as list } from './list.contract.ts';
