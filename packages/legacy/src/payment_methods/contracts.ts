// Contracts of legacy payment methods, under the names that the client gives its methods.
export { createLegacyPaymentMethod as create } from './create.contract.ts';
export { listLegacyPaymentMethods as list } from './list.contract.ts';
