// Contracts of the legacy, per-channel endpoints.
import * as cardCharges from './card_charges/contracts.ts';
import * as cardTokens from './card_tokens/contracts.ts';
import * as invoices from './invoices/contracts.ts';
import * as qrCodes from './qr_codes/contracts.ts';
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

/** Every legacy contract, grouped as the client groups its methods. */
export const legacyContracts = {
  cardCharges,
  cardTokens,
  invoices,
  qrCodes,
  safeAcceptance,
} as const;
