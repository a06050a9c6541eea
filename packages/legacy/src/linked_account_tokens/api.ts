// The endpoints of linked accounts, by the names of the client's methods.
export { listLinkedAccountsHandler as accounts } from './accounts.ts';
export { createLinkedAccountTokenHandler as auth } from './auth.ts';
export { deleteLinkedAccountTokenHandler as delete } from './delete.ts';
export { validateLinkedAccountOtpHandler as validateOtp } from './validate_otp.ts';
