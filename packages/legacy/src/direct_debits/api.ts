// The endpoints of direct debits, by the names of the client's methods.
export { createDirectDebitHandler as create } from './create.ts';
export { getDirectDebitHandler as get } from './get.ts';
export { listDirectDebitsHandler as list } from './list.ts';
export { resendDirectDebitOtpHandler as resendOtp } from './resend_otp.ts';
export { validateDirectDebitOtpHandler as validateOtp } from './validate_otp.ts';
