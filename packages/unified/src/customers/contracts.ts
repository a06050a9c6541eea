// Contracts of customers, under the names that the client gives its methods.
export { createCustomer as create } from './create.contract.ts';
export { getCustomer as get } from './get.contract.ts';
export { listCustomers as list } from './list.contract.ts';
export { updateCustomer as update } from './update.contract.ts';
