// Contracts of the unified API.
import * as accounts from './accounts/contracts.ts';
import * as callbackUrls from './callback_urls/contracts.ts';
import * as customers from './customers/contracts.ts';
import * as paymentMethods from './payments/contracts.ts';
import * as paymentRequests from './payment_requests/contracts.ts';
import * as refunds from './refunds/contracts.ts';
import * as reports from './reports/contracts.ts';
import * as balance from './balance/contracts.ts';
import * as transactions from './transactions/contracts.ts';
import * as transfers from './transfers/contracts.ts';

export { createAccount } from './accounts/create.contract.ts';
export { createAccountV1 } from './accounts/create_v1.contract.ts';
export { getAccount } from './accounts/get.contract.ts';
export { listAccounts } from './accounts/list.contract.ts';
export { getBalance } from './balance/get.contract.ts';
export { setCallbackUrl } from './callback_urls/set.contract.ts';
export { createCustomer } from './customers/create.contract.ts';
export { getCustomer } from './customers/get.contract.ts';
export { listCustomers } from './customers/list.contract.ts';
export { updateCustomer } from './customers/update.contract.ts';
export { authPaymentMethod } from './payment_methods/auth.contract.ts';
export { createPaymentMethod } from './payment_methods/create.contract.ts';
export { expirePaymentMethod } from './payment_methods/expire.contract.ts';
export { getPaymentMethod } from './payment_methods/get.contract.ts';
export { listPaymentMethods } from './payment_methods/list.contract.ts';
export { listMethodPayments } from './payments/list.contract.ts';
export { resendPaymentMethodAuth } from './payment_methods/resend.contract.ts';
export { simulateMethodPayment } from './payment_methods/simulate.contract.ts';
export { updatePaymentMethod } from './payment_methods/update.contract.ts';
export { authorizePaymentRequest } from './payment_requests/auth.contract.ts';
export { capturePaymentRequest } from './payment_requests/capture.contract.ts';
export { listCaptures } from './payment_requests/list_captures.contract.ts';
export { createPaymentRequest } from './payment_requests/create.contract.ts';
export { getPaymentRequest } from './payment_requests/get.contract.ts';
export { listPaymentRequests } from './payment_requests/list.contract.ts';
export { resendPassword } from './payment_requests/resend.contract.ts';
export { simulatePayment } from './payment_requests/simulate.contract.ts';
export { cancelRefund } from './refunds/cancel.contract.ts';
export { createRefund } from './refunds/create.contract.ts';
export { getRefund } from './refunds/get.contract.ts';
export { listRefunds } from './refunds/list.contract.ts';
export { createReport } from './reports/create.contract.ts';
export { getReport } from './reports/get.contract.ts';
export { getTransaction } from './transactions/get.contract.ts';
export { listTransactions } from './transactions/list.contract.ts';
export { createTransfer } from './transfers/create.contract.ts';
export { getTransfer } from './transfers/get.contract.ts';

/** Every unified contract, grouped as the client groups its methods. */
export const unifiedContracts = {
  accounts,
  callbackUrls,
  customers,
  paymentMethods,
  paymentRequests,
  refunds,
  reports,
  balance,
  transactions,
  transfers,
} as const;
