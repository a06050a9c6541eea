// Exports the handlers, jobs, listeners and pages of the legacy endpoints.
import { handlersOf, type Handler, type JobSpec, type Listener } from '@kasir/core/server';
import { expireInvoiceJob, settleInvoiceJob } from '@kasir/payments/operation';
import { invoicePage, type HostedPage } from '@kasir/payments/pages';
import * as callbackVirtualAccounts from './callback_virtual_accounts/api.ts';
import * as cardCharges from './card_charges/api.ts';
import * as cardTokens from './card_tokens/api.ts';
import * as cardlessCredit from './cardless_credit/api.ts';
import * as directDebits from './direct_debits/api.ts';
import * as ewalletCharges from './ewallet_charges/api.ts';
import * as ewallets from './ewallets/api.ts';
import * as fixedPaymentCodes from './fixed_payment_codes/api.ts';
import * as invoices from './invoices/api.ts';
import * as linkedAccountTokens from './linked_account_tokens/api.ts';
import * as paymentCodes from './payment_codes/api.ts';
import * as paymentMethods from './payment_methods/api.ts';
import * as qrCodes from './qr_codes/api.ts';
import * as recurringPayments from './recurring_payments/api.ts';
import * as safeAcceptance from './safe_acceptance/api.ts';
import { cardlessCreditListener } from './cardless_credit/signals.ts';
import { ewalletChargeListener } from './ewallet_charges/signals.ts';
import { ewalletListener } from './ewallets/signals.ts';
import { virtualAccountListener } from './callback_virtual_accounts/signals.ts';
import { directDebitListener } from './direct_debits/signals.ts';
import { fixedPaymentCodeListener } from './fixed_payment_codes/signals.ts';
import { linkedAccountListener } from './linked_account_tokens/signals.ts';
import { paymentCodeListener } from './payment_codes/signals.ts';
import { payableChannels } from './invoices/channels.ts';
import { cardAuthenticationListener, cardTokenListener } from './card_tokens/signals.ts';
import { invoiceLines } from './invoices/page.ts';
import { createPromotionHandler } from './promotions/create.ts';
import { invoiceListener } from './invoices/signals.ts';
import { acceptancePage } from './safe_acceptance/hosted-page.ts';
import { cardChargeListener } from './safe_acceptance/signals.ts';
import { qrCodeListener } from './qr_codes/signals.ts';
import { recurringPaymentListener } from './recurring_payments/signals.ts';

// The channels of an invoice page, for an operator who pays in place of the payer.
export { payableChannels } from './invoices/channels.ts';
// The kinds of product whose objects operators act on.
export * from './products.ts';
export { legacyViews } from './views.ts';

/** Endpoints of the dialect `service` only. */
export const legacyServiceHandlers: readonly Handler[] = [
  { ...createPromotionHandler, isLegacy: true },
];

/** Every endpoint by resource and method, as the client groups them. */
export const legacyApi = {
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

export const legacyHandlers: readonly Handler[] = handlersOf(legacyApi).map((handler) => ({
  ...handler,
  isLegacy: true,
}));

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
    offer: ({ state }, reads, context) => payableChannels(state, reads, context),
    lines: invoiceLines,
  }),
  acceptancePage,
];
