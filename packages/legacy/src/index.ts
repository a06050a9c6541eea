// Contracts of the legacy, per-channel endpoints.
import * as cardlessCredit from './cardless_credit/contracts.ts';
import * as invoices from './invoices/contracts.ts';
import * as qrCodes from './qr_codes/contracts.ts';

export { calculatePaymentTypes } from './cardless_credit/calculate.contract.ts';
export { createCardlessCredit } from './cardless_credit/create.contract.ts';
export { createInvoice } from './invoices/create.contract.ts';
export { expireInvoice } from './invoices/expire.contract.ts';
export { getInvoice } from './invoices/get.contract.ts';
export { listInvoices } from './invoices/list.contract.ts';
export { createQrCode } from './qr_codes/create.contract.ts';
export { getQrCode } from './qr_codes/get.contract.ts';
export { listQrPayments } from './qr_codes/payments.contract.ts';
export { simulateQrPayment } from './qr_codes/simulate.contract.ts';

/** Every legacy contract, grouped as the client groups its methods. */
export const legacyContracts = {
  cardlessCredit,
  invoices,
  qrCodes,
} as const;
