// Defines the errors of one-time passwords for contracts.
export const passwordErrors = {
  INVALID_OTP_ERROR: 400,
  EXPIRED_OTP_ERROR: 400,
  MAX_OTP_ATTEMPTS_ERROR: 400,
} as const;
