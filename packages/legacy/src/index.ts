// Contracts of the legacy, per-channel endpoints.
import * as invoices from './invoices/contracts.ts';
import * as qrCodes from './qr_codes/contracts.ts';
import * as recurringPayments from './recurring_payments/contracts.ts';

export { createInvoice } from './invoices/create.contract.ts';
export { expireInvoice } from './invoices/expire.contract.ts';
export { getInvoice } from './invoices/get.contract.ts';
export { listInvoices } from './invoices/list.contract.ts';
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
} from './recurring_payments/moves.contract.ts';
export { updateRecurringPayment } from './recurring_payments/update.contract.ts';

/** Every legacy contract, grouped as the client groups its methods. */
export const legacyContracts = {
  invoices,
  qrCodes,
  recurringPayments,
} as const;
