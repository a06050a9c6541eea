// Exports the contracts of invoices under the names of the client methods.
export { createInvoice as create } from './create.contract.ts';
export { expireInvoice as expire } from './expire.contract.ts';
export { getInvoice as get } from './get.contract.ts';
export { listInvoices as list } from './list.contract.ts';
