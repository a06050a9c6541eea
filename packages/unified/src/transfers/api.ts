// The endpoints of transfers, by the names of the client's methods.
export { createTransferHandler as create } from './create.ts';
export { getTransferHandler as get } from './get.ts';
