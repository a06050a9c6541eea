// Exports the contracts of linked accounts under the names of the client methods.
export { listLinkedAccounts as accounts } from './accounts.contract.ts';
export { createLinkedAccountToken as auth } from './auth.contract.ts';
export { deleteLinkedAccountToken as delete } from './delete.contract.ts';
export { validateLinkedAccountOtp as validateOtp } from './validate_otp.contract.ts';
