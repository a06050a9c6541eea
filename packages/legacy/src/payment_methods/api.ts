// The endpoints of legacy payment methods, by the names of the client's methods.
export { createLegacyPaymentMethodHandler as create } from './create.ts';
export { listLegacyPaymentMethodsHandler as list } from './list.ts';
