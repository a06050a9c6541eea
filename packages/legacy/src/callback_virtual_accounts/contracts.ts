// Exports the contracts of virtual accounts under the names of the client methods.
export { listVirtualAccountBanks as banks } from './banks.contract.ts';
export { createVirtualAccount as create } from './create.contract.ts';
export { getVirtualAccount as get } from './get.contract.ts';
export { getVirtualAccountPayment as payment } from './payment.contract.ts';
export { simulateVirtualAccountPayment as simulate } from './simulate.contract.ts';
export { updateVirtualAccount as update } from './update.contract.ts';
