// Exports the contracts of e-wallet charges under the names of the client methods.
export { createEwalletCharge as create } from './create.contract.ts';
export { getEwalletCharge as get } from './get.contract.ts';
export { listEwalletCharges as list } from './list.contract.ts';
export { refundEwalletCharge as refund } from './refund.contract.ts';
export { listEwalletRefunds as refunds } from './refunds.contract.ts';
export { voidEwalletCharge as void } from './void.contract.ts';
