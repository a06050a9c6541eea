// Contracts of linked accounts, under the names that the client gives its methods.
export { listLinkedAccounts as accounts } from './accounts.contract.ts';
export { createLinkedAccountToken as auth } from './auth.contract.ts';
export { deleteLinkedAccountToken as delete } from './delete.contract.ts';
export { validateLinkedAccountOtp as validateOtp } from './validate_otp.contract.ts';
