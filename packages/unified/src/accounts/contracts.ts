// Contracts of sub-accounts, under the names that the client gives its methods.
export { createAccount as create } from './create.contract.ts';
export { createAccountV1 as createV1 } from './create_v1.contract.ts';
export { getAccount as get } from './get.contract.ts';
export { listAccounts as list } from './list.contract.ts';
