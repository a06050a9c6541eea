// Exports the contracts of legacy payment methods under the names of the client methods.
export { createLegacyPaymentMethod as create } from './create.contract.ts';
export { listLegacyPaymentMethods as list } from './list.contract.ts';
