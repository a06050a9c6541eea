// The endpoints of e-wallet charges, by the names of the client's methods.
export { createEwalletChargeHandler as create } from './create.ts';
export { getEwalletChargeHandler as get } from './get.ts';
export { listEwalletChargesHandler as list } from './list.ts';
export { refundEwalletChargeHandler as refund } from './refund.ts';
export { listEwalletRefundsHandler as refunds } from './refunds.ts';
export { voidEwalletChargeHandler as void } from './void.ts';
