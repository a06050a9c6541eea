// The endpoints of customers, by the names of the client's methods.
export { createCustomerHandler as create } from './create.ts';
export { getCustomerHandler as get } from './get.ts';
export { listCustomersHandler as list } from './list.ts';
export { updateCustomerHandler as update } from './update.ts';
