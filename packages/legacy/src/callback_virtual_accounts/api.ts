// The endpoints of virtual accounts, by the names of the client's methods.
export { listVirtualAccountBanksHandler as banks } from './banks.ts';
export { createVirtualAccountHandler as create } from './create.ts';
export { getVirtualAccountHandler as get } from './get.ts';
export { getVirtualAccountPaymentHandler as payment } from './payment.ts';
export { simulateVirtualAccountPaymentHandler as simulate } from './simulate.ts';
export { updateVirtualAccountHandler as update } from './update.ts';
