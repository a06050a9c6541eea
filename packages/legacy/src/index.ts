// Contracts of the legacy, per-channel endpoints.
import * as cardlessCredit from './cardless_credit/contracts.ts';
import * as invoices from './invoices/contracts.ts';
import * as qrCodes from './qr_codes/contracts.ts';

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
  ewalletCharges,
  ewallets,
  invoices,
  qrCodes,
} as const;
