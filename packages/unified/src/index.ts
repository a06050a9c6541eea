// Contracts of the unified API.
import { createAccount } from './accounts/create.contract.ts';
import { createAccountV1 } from './accounts/create_v1.contract.ts';
import { getAccount } from './accounts/get.contract.ts';
import { listAccounts } from './accounts/list.contract.ts';
import { getBalance } from './balance/get.contract.ts';
import { createCustomer } from './customers/create.contract.ts';
import { getCustomer } from './customers/get.contract.ts';
import { listCustomers } from './customers/list.contract.ts';
import { updateCustomer } from './customers/update.contract.ts';
import { authPaymentMethod } from './payment_methods/auth.contract.ts';
import { createPaymentMethod } from './payment_methods/create.contract.ts';
import { expirePaymentMethod } from './payment_methods/expire.contract.ts';
import { getPaymentMethod } from './payment_methods/get.contract.ts';
import { listPaymentMethods } from './payment_methods/list.contract.ts';
import { listMethodPayments } from './payments/list.contract.ts';
import { resendPaymentMethodAuth } from './payment_methods/resend.contract.ts';
import { simulateMethodPayment } from './payment_methods/simulate.contract.ts';
import { updatePaymentMethod } from './payment_methods/update.contract.ts';
import { authorizePaymentRequest } from './payment_requests/auth.contract.ts';
import { capturePaymentRequest } from './payment_requests/capture.contract.ts';
import { listCaptures } from './payment_requests/list_captures.contract.ts';
import { createPaymentRequest } from './payment_requests/create.contract.ts';
import { getPaymentRequest } from './payment_requests/get.contract.ts';
import { listPaymentRequests } from './payment_requests/list.contract.ts';
import { resendPassword } from './payment_requests/resend.contract.ts';
import { simulatePayment } from './payment_requests/simulate.contract.ts';
import { cancelRefund } from './refunds/cancel.contract.ts';
import { createRefund } from './refunds/create.contract.ts';
import { getRefund } from './refunds/get.contract.ts';
import { listRefunds } from './refunds/list.contract.ts';
import { createReport } from './reports/create.contract.ts';
import { getReport } from './reports/get.contract.ts';
import { getTransaction } from './transactions/get.contract.ts';
import { listTransactions } from './transactions/list.contract.ts';
import { createTransfer } from './transfers/create.contract.ts';
import { getTransfer } from './transfers/get.contract.ts';

export {
  authorizePaymentRequest,
  authPaymentMethod,
  cancelRefund,
  capturePaymentRequest,
  createAccount,
  createAccountV1,
  createCustomer,
  createPaymentMethod,
  createPaymentRequest,
  createRefund,
  createReport,
  createTransfer,
  expirePaymentMethod,
  getAccount,
  getBalance,
  getCustomer,
  getPaymentMethod,
  getPaymentRequest,
  getRefund,
  getReport,
  getTransaction,
  getTransfer,
  listAccounts,
  listCaptures,
  listCustomers,
  listMethodPayments,
  listPaymentMethods,
  listPaymentRequests,
  listRefunds,
  listTransactions,
  resendPaymentMethodAuth,
  simulateMethodPayment,
  resendPassword,
  simulatePayment,
  updateCustomer,
  updatePaymentMethod,
};

/** Every unified contract, grouped as the client groups its methods. */
export const unifiedContracts = {
  accounts: {
    create: createAccount,
    createV1: createAccountV1,
    get: getAccount,
    list: listAccounts,
  },
  customers: {
    create: createCustomer,
    get: getCustomer,
    list: listCustomers,
    update: updateCustomer,
  },
  paymentMethods: {
    create: createPaymentMethod,
    get: getPaymentMethod,
    list: listPaymentMethods,
    update: updatePaymentMethod,
    expire: expirePaymentMethod,
    auth: authPaymentMethod,
    resend: resendPaymentMethodAuth,
    simulate: simulateMethodPayment,
    payments: listMethodPayments,
  },
  paymentRequests: {
    create: createPaymentRequest,
    get: getPaymentRequest,
    list: listPaymentRequests,
    simulate: simulatePayment,
    auth: authorizePaymentRequest,
    resend: resendPassword,
    capture: capturePaymentRequest,
    captures: listCaptures,
  },
  refunds: { create: createRefund, get: getRefund, list: listRefunds, cancel: cancelRefund },
  reports: { create: createReport, get: getReport },
  balance: { get: getBalance },
  transactions: { get: getTransaction, list: listTransactions },
  transfers: { create: createTransfer, get: getTransfer },
} as const;
