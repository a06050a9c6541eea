// The endpoints of invoices, by the names of the client's methods.
export { createInvoiceHandler as create } from './create.ts';
export { expireInvoiceHandler as expire } from './expire.ts';
export { getInvoiceHandler as get } from './get.ts';
export { listInvoicesHandler as list } from './list.ts';
