// The endpoints of sub-accounts, by the names of the client's methods.
export { createAccountHandler as create } from './create.ts';
export { createAccountV1Handler as createV1 } from './create_v1.ts';
export { getAccountHandler as get } from './get.ts';
export { listAccountsHandler as list } from './list.ts';
