// Exports the handlers, jobs, listeners and pages of the legacy endpoints.
import type { Handler, JobSpec, Listener } from '@kasir/core/server';
import { expireInvoiceJob, settleInvoiceJob } from '@kasir/payments/operation';
import { invoicePage, type HostedPage } from '@kasir/payments/pages';
import { calculatePaymentTypesHandler } from './cardless_credit/calculate.ts';
import { createCardlessCreditHandler } from './cardless_credit/create.ts';
import { cardlessCreditListener } from './cardless_credit/signals.ts';
import { createEwalletChargeHandler } from './ewallet_charges/create.ts';
import { getEwalletChargeHandler } from './ewallet_charges/get.ts';
import { listEwalletChargesHandler } from './ewallet_charges/list.ts';
import { refundEwalletChargeHandler } from './ewallet_charges/refund.ts';
import { listEwalletRefundsHandler } from './ewallet_charges/refunds.ts';
import { ewalletChargeListener } from './ewallet_charges/signals.ts';
import { voidEwalletChargeHandler } from './ewallet_charges/void.ts';
import { createEwalletPaymentHandler } from './ewallets/create.ts';
import { getEwalletPaymentHandler } from './ewallets/get.ts';
import { ewalletListener } from './ewallets/signals.ts';
import { listVirtualAccountBanksHandler } from './callback_virtual_accounts/banks.ts';
import { createVirtualAccountHandler } from './callback_virtual_accounts/create.ts';
import { getVirtualAccountHandler } from './callback_virtual_accounts/get.ts';
import { getVirtualAccountPaymentHandler } from './callback_virtual_accounts/payment.ts';
import { simulateVirtualAccountPaymentHandler } from './callback_virtual_accounts/simulate.ts';
import { updateVirtualAccountHandler } from './callback_virtual_accounts/update.ts';
import { createDirectDebitHandler } from './direct_debits/create.ts';
import { getDirectDebitHandler } from './direct_debits/get.ts';
import { listDirectDebitsHandler } from './direct_debits/list.ts';
import { resendDirectDebitOtpHandler } from './direct_debits/resend_otp.ts';
import { validateDirectDebitOtpHandler } from './direct_debits/validate_otp.ts';
import { createFixedPaymentCodeHandler } from './fixed_payment_codes/create.ts';
import { getFixedPaymentCodeHandler } from './fixed_payment_codes/get.ts';
import { listFixedPaymentCodePaymentsHandler } from './fixed_payment_codes/payments.ts';
import { simulateOutletPaymentHandler } from './fixed_payment_codes/simulate.ts';
import { updateFixedPaymentCodeHandler } from './fixed_payment_codes/update.ts';
import { listLinkedAccountsHandler } from './linked_account_tokens/accounts.ts';
import { createLinkedAccountTokenHandler } from './linked_account_tokens/auth.ts';
import { deleteLinkedAccountTokenHandler } from './linked_account_tokens/delete.ts';
import { validateLinkedAccountOtpHandler } from './linked_account_tokens/validate_otp.ts';
import { createPaymentCodeHandler } from './payment_codes/create.ts';
import { getPaymentCodeHandler } from './payment_codes/get.ts';
import { listPaymentCodePaymentsHandler } from './payment_codes/payments.ts';
import { simulatePaymentCodeHandler } from './payment_codes/simulate.ts';
import { updatePaymentCodeHandler } from './payment_codes/update.ts';
import { createLegacyPaymentMethodHandler } from './payment_methods/create.ts';
import { listLegacyPaymentMethodsHandler } from './payment_methods/list.ts';
import { virtualAccountListener } from './callback_virtual_accounts/signals.ts';
import { directDebitListener } from './direct_debits/signals.ts';
import { fixedPaymentCodeListener } from './fixed_payment_codes/signals.ts';
import { linkedAccountListener } from './linked_account_tokens/signals.ts';
import { paymentCodeListener } from './payment_codes/signals.ts';
import { payableChannels } from './invoices/channels.ts';
import { captureCardChargeHandler } from './card_charges/capture.ts';
import { createCardChargeHandler } from './card_charges/create.ts';
import { getCardChargeHandler } from './card_charges/get.ts';
import { refundCardChargeHandler, refundNamedCardChargeHandler } from './card_charges/refund.ts';
import { reverseCardChargeHandler } from './card_charges/reverse.ts';
import { authenticateCardTokenHandler } from './card_tokens/authenticate.ts';
import { createCardTokenHandler, createFormerCardTokenHandler } from './card_tokens/create.ts';
import { getCardAuthenticationHandler } from './card_tokens/get-authentication.ts';
import { getCardTokenHandler } from './card_tokens/get.ts';
import { cardAuthenticationListener, cardTokenListener } from './card_tokens/signals.ts';
import { createInvoiceHandler } from './invoices/create.ts';
import { expireInvoiceHandler } from './invoices/expire.ts';
import { getInvoiceHandler } from './invoices/get.ts';
import { listInvoicesHandler } from './invoices/list.ts';
import { invoiceLines } from './invoices/page.ts';
import { createPromotionHandler } from './promotions/create.ts';
import { invoiceListener } from './invoices/signals.ts';
import { acceptSafelyHandler } from './safe_acceptance/accept.ts';
import { acceptancePage } from './safe_acceptance/hosted-page.ts';
import { cardChargeListener } from './safe_acceptance/signals.ts';
import { createQrCodeHandler } from './qr_codes/create.ts';
import { getQrCodeHandler } from './qr_codes/get.ts';
import { qrCodeListener } from './qr_codes/signals.ts';
import { listQrPaymentsHandler } from './qr_codes/payments.ts';
import { simulateQrPaymentHandler } from './qr_codes/simulate.ts';
import { createRecurringPaymentHandler } from './recurring_payments/create.ts';
import { getRecurringPaymentHandler } from './recurring_payments/get.ts';
import {
  pauseRecurringPaymentHandler,
  resumeRecurringPaymentHandler,
  stopRecurringPaymentHandler,
} from './recurring_payments/transitions.ts';
import { recurringPaymentListener } from './recurring_payments/signals.ts';
import { updateRecurringPaymentHandler } from './recurring_payments/update.ts';

export { browserScript } from './browser/script.ts';
// The channels of an invoice page, for an operator who pays in place of the payer.
export { payableChannels } from './invoices/channels.ts';
// The kinds of product whose objects operators act on.
export * from './products.ts';
export { legacyViews } from './views.ts';

/** Endpoints of the dialect `service` only. */
export const legacyServiceHandlers: readonly Handler[] = [
  { ...createPromotionHandler, isLegacy: true },
];

export const legacyHandlers: readonly Handler[] = [
  createQrCodeHandler,
  getQrCodeHandler,
  listQrPaymentsHandler,
  simulateQrPaymentHandler,
  createInvoiceHandler,
  getInvoiceHandler,
  listInvoicesHandler,
  expireInvoiceHandler,
  createCardlessCreditHandler,
  calculatePaymentTypesHandler,
  createEwalletPaymentHandler,
  getEwalletPaymentHandler,
  createEwalletChargeHandler,
  getEwalletChargeHandler,
  listEwalletChargesHandler,
  voidEwalletChargeHandler,
  refundEwalletChargeHandler,
  listEwalletRefundsHandler,
  createLinkedAccountTokenHandler,
  validateLinkedAccountOtpHandler,
  listLinkedAccountsHandler,
  createLegacyPaymentMethodHandler,
  listLegacyPaymentMethodsHandler,
  createDirectDebitHandler,
  getDirectDebitHandler,
  listDirectDebitsHandler,
  resendDirectDebitOtpHandler,
  validateDirectDebitOtpHandler,
  deleteLinkedAccountTokenHandler,
  listVirtualAccountBanksHandler,
  createVirtualAccountHandler,
  getVirtualAccountHandler,
  getVirtualAccountPaymentHandler,
  simulateVirtualAccountPaymentHandler,
  updateVirtualAccountHandler,
  createFixedPaymentCodeHandler,
  getFixedPaymentCodeHandler,
  listFixedPaymentCodePaymentsHandler,
  simulateOutletPaymentHandler,
  updateFixedPaymentCodeHandler,
  createPaymentCodeHandler,
  getPaymentCodeHandler,
  listPaymentCodePaymentsHandler,
  simulatePaymentCodeHandler,
  updatePaymentCodeHandler,
  createRecurringPaymentHandler,
  getRecurringPaymentHandler,
  updateRecurringPaymentHandler,
  stopRecurringPaymentHandler,
  pauseRecurringPaymentHandler,
  resumeRecurringPaymentHandler,
  createCardTokenHandler,
  createFormerCardTokenHandler,
  getCardTokenHandler,
  authenticateCardTokenHandler,
  getCardAuthenticationHandler,
  createCardChargeHandler,
  getCardChargeHandler,
  captureCardChargeHandler,
  reverseCardChargeHandler,
  refundCardChargeHandler,
  refundNamedCardChargeHandler,
  acceptSafelyHandler,
].map((handler) => ({ ...handler, isLegacy: true }));

export const legacyJobs: readonly JobSpec[] = [expireInvoiceJob, settleInvoiceJob];

export const legacyListeners: readonly Listener[] = [
  qrCodeListener,
  invoiceListener,
  cardlessCreditListener,
  ewalletListener,
  ewalletChargeListener,
  virtualAccountListener,
  directDebitListener,
  fixedPaymentCodeListener,
  linkedAccountListener,
  paymentCodeListener,
  recurringPaymentListener,
  cardTokenListener,
  cardAuthenticationListener,
  cardChargeListener,
];

export const legacyPages: readonly HostedPage[] = [
  invoicePage({
    offer: ({ state }, context) => payableChannels(state, context),
    lines: invoiceLines,
  }),
  acceptancePage,
];
