// Exports the contracts of direct debits under the names of the client methods.
export { createDirectDebit as create } from './create.contract.ts';
export { getDirectDebit as get } from './get.contract.ts';
export { listDirectDebits as list } from './list.contract.ts';
export { resendDirectDebitOtp as resendOtp } from './resend_otp.contract.ts';
export { validateDirectDebitOtp as validateOtp } from './validate_otp.contract.ts';
