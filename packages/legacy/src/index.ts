// Exports the contracts of the legacy, per-channel endpoints.
import * as cardlessCredit from './cardless_credit/contracts.ts';
import * as invoices from './invoices/contracts.ts';
import * as qrCodes from './qr_codes/contracts.ts';
import * as recurringPayments from './recurring_payments/contracts.ts';

export { calculatePaymentTypes } from './cardless_credit/calculate.contract.ts';
export { createCardlessCredit } from './cardless_credit/create.contract.ts';
import * as ewalletCharges from './ewallet_charges/contracts.ts';
import * as ewallets from './ewallets/contracts.ts';

export { createEwalletCharge } from './ewallet_charges/create.contract.ts';
export { getEwalletCharge } from './ewallet_charges/get.contract.ts';
export { listEwalletCharges } from './ewallet_charges/list.contract.ts';
export { refundEwalletCharge } from './ewallet_charges/refund.contract.ts';
export { listEwalletRefunds } from './ewallet_charges/refunds.contract.ts';
export { voidEwalletCharge } from './ewallet_charges/void.contract.ts';
export { createEwalletPayment } from './ewallets/create.contract.ts';
export { getEwalletPayment } from './ewallets/get.contract.ts';
import * as callbackVirtualAccounts from './callback_virtual_accounts/contracts.ts';
import * as directDebits from './direct_debits/contracts.ts';
import * as fixedPaymentCodes from './fixed_payment_codes/contracts.ts';
import * as linkedAccountTokens from './linked_account_tokens/contracts.ts';
import * as paymentCodes from './payment_codes/contracts.ts';
import * as paymentMethods from './payment_methods/contracts.ts';

export { listVirtualAccountBanks } from './callback_virtual_accounts/banks.contract.ts';
export { createVirtualAccount } from './callback_virtual_accounts/create.contract.ts';
export { getVirtualAccount } from './callback_virtual_accounts/get.contract.ts';
export { getVirtualAccountPayment } from './callback_virtual_accounts/payment.contract.ts';
export { simulateVirtualAccountPayment } from './callback_virtual_accounts/simulate.contract.ts';
export { updateVirtualAccount } from './callback_virtual_accounts/update.contract.ts';
export { createDirectDebit } from './direct_debits/create.contract.ts';
export { getDirectDebit } from './direct_debits/get.contract.ts';
export { listDirectDebits } from './direct_debits/list.contract.ts';
export { resendDirectDebitOtp } from './direct_debits/resend_otp.contract.ts';
export { validateDirectDebitOtp } from './direct_debits/validate_otp.contract.ts';
export { createFixedPaymentCode } from './fixed_payment_codes/create.contract.ts';
export { getFixedPaymentCode } from './fixed_payment_codes/get.contract.ts';
export { listFixedPaymentCodePayments } from './fixed_payment_codes/payments.contract.ts';
export { simulateOutletPayment } from './fixed_payment_codes/simulate.contract.ts';
export { updateFixedPaymentCode } from './fixed_payment_codes/update.contract.ts';
export { listLinkedAccounts } from './linked_account_tokens/accounts.contract.ts';
export { createLinkedAccountToken } from './linked_account_tokens/auth.contract.ts';
export { deleteLinkedAccountToken } from './linked_account_tokens/delete.contract.ts';
export { validateLinkedAccountOtp } from './linked_account_tokens/validate_otp.contract.ts';
export { createPaymentCode } from './payment_codes/create.contract.ts';
export { getPaymentCode } from './payment_codes/get.contract.ts';
export { listPaymentCodePayments } from './payment_codes/payments.contract.ts';
export { simulatePaymentCode } from './payment_codes/simulate.contract.ts';
export { updatePaymentCode } from './payment_codes/update.contract.ts';
export { createLegacyPaymentMethod } from './payment_methods/create.contract.ts';
export { listLegacyPaymentMethods } from './payment_methods/list.contract.ts';
import * as cardCharges from './card_charges/contracts.ts';
import * as cardTokens from './card_tokens/contracts.ts';
import * as safeAcceptance from './safe_acceptance/contracts.ts';

export { captureCardCharge } from './card_charges/capture.contract.ts';
export { createCardCharge } from './card_charges/create.contract.ts';
export { getCardCharge } from './card_charges/get.contract.ts';
export { refundCardCharge, refundNamedCardCharge } from './card_charges/refund.contract.ts';
export { reverseCardCharge } from './card_charges/reverse.contract.ts';
export { authenticateCardToken } from './card_tokens/authenticate.contract.ts';
export { createCardToken, createFormerCardToken } from './card_tokens/create.contract.ts';
export { getCardAuthentication } from './card_tokens/get-authentication.contract.ts';
export { getCardToken } from './card_tokens/get.contract.ts';
export { createInvoice } from './invoices/create.contract.ts';
export { expireInvoice } from './invoices/expire.contract.ts';
export { getInvoice } from './invoices/get.contract.ts';
export { listInvoices } from './invoices/list.contract.ts';
export { acceptSafely } from './safe_acceptance/accept.contract.ts';
export { createQrCode } from './qr_codes/create.contract.ts';
export { getQrCode } from './qr_codes/get.contract.ts';
export { listQrPayments } from './qr_codes/payments.contract.ts';
export { simulateQrPayment } from './qr_codes/simulate.contract.ts';
export { createRecurringPayment } from './recurring_payments/create.contract.ts';
export { getRecurringPayment } from './recurring_payments/get.contract.ts';
export {
  pauseRecurringPayment,
  resumeRecurringPayment,
  stopRecurringPayment,
} from './recurring_payments/transitions.contract.ts';
export { updateRecurringPayment } from './recurring_payments/update.contract.ts';

/** Every legacy contract, grouped as the client groups its methods. */
export const legacyContracts = {
  cardlessCredit,
  ewalletCharges,
  ewallets,
  callbackVirtualAccounts,
  directDebits,
  fixedPaymentCodes,
  linkedAccountTokens,
  paymentCodes,
  paymentMethods,
  invoices,
  qrCodes,
  recurringPayments,
  cardCharges,
  cardTokens,
  safeAcceptance,
} as const;
