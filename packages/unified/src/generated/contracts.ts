// The contracts of this package, as the `api.ts` of each resource registers them.
// Generated from the contracts by `npm run generate`; not edited by hand.
import { createAccount } from '../accounts/create.contract.ts';
import { createAccountV1 } from '../accounts/create_v1.contract.ts';
import { getAccount } from '../accounts/get.contract.ts';
import { listAccounts } from '../accounts/list.contract.ts';
import { setCallbackUrl } from '../callback_urls/set.contract.ts';
import { createCustomer } from '../customers/create.contract.ts';
import { getCustomer } from '../customers/get.contract.ts';
import { listCustomers } from '../customers/list.contract.ts';
import { updateCustomer } from '../customers/update.contract.ts';
import { authPaymentMethod } from '../payment_methods/auth.contract.ts';
import { createPaymentMethod } from '../payment_methods/create.contract.ts';
import { expirePaymentMethod } from '../payment_methods/expire.contract.ts';
import { getPaymentMethod } from '../payment_methods/get.contract.ts';
import { listPaymentMethods } from '../payment_methods/list.contract.ts';
import { listMethodPayments } from '../payments/list.contract.ts';
import { resendPaymentMethodAuth } from '../payment_methods/resend.contract.ts';
import { simulateMethodPayment } from '../payment_methods/simulate.contract.ts';
import { updatePaymentMethod } from '../payment_methods/update.contract.ts';
import { authorizePaymentRequest } from '../payment_requests/auth.contract.ts';
import { capturePaymentRequest } from '../payment_requests/capture.contract.ts';
import { listCaptures } from '../payment_requests/list_captures.contract.ts';
import { createPaymentRequest } from '../payment_requests/create.contract.ts';
import { getPaymentRequest } from '../payment_requests/get.contract.ts';
import { listPaymentRequests } from '../payment_requests/list.contract.ts';
import { resendPassword } from '../payment_requests/resend.contract.ts';
import { simulatePayment } from '../payment_requests/simulate.contract.ts';
import { cancelRefund } from '../refunds/cancel.contract.ts';
import { createRefund } from '../refunds/create.contract.ts';
import { getRefund } from '../refunds/get.contract.ts';
import { listRefunds } from '../refunds/list.contract.ts';
import { createReport } from '../reports/create.contract.ts';
import { getReport } from '../reports/get.contract.ts';
import { getBalance } from '../balance/get.contract.ts';
import { getTransaction } from '../transactions/get.contract.ts';
import { listTransactions } from '../transactions/list.contract.ts';
import { createTransfer } from '../transfers/create.contract.ts';
import { getTransfer } from '../transfers/get.contract.ts';

export {
  createAccount,
  createAccountV1,
  getAccount,
  listAccounts,
  setCallbackUrl,
  createCustomer,
  getCustomer,
  listCustomers,
  updateCustomer,
  authPaymentMethod,
  createPaymentMethod,
  expirePaymentMethod,
  getPaymentMethod,
  listPaymentMethods,
  listMethodPayments,
  resendPaymentMethodAuth,
  simulateMethodPayment,
  updatePaymentMethod,
  authorizePaymentRequest,
  capturePaymentRequest,
  listCaptures,
  createPaymentRequest,
  getPaymentRequest,
  listPaymentRequests,
  resendPassword,
  simulatePayment,
  cancelRefund,
  createRefund,
  getRefund,
  listRefunds,
  createReport,
  getReport,
  getBalance,
  getTransaction,
  listTransactions,
  createTransfer,
  getTransfer,
};

/** Every contract, grouped as the client groups its methods. */
export const unifiedContracts: {
  readonly accounts: {
    readonly create: typeof createAccount;
    readonly createV1: typeof createAccountV1;
    readonly get: typeof getAccount;
    readonly list: typeof listAccounts;
  };
  readonly callbackUrls: { readonly set: typeof setCallbackUrl };
  readonly customers: {
    readonly create: typeof createCustomer;
    readonly get: typeof getCustomer;
    readonly list: typeof listCustomers;
    readonly update: typeof updateCustomer;
  };
  readonly paymentMethods: {
    readonly auth: typeof authPaymentMethod;
    readonly create: typeof createPaymentMethod;
    readonly expire: typeof expirePaymentMethod;
    readonly get: typeof getPaymentMethod;
    readonly list: typeof listPaymentMethods;
    readonly payments: typeof listMethodPayments;
    readonly resend: typeof resendPaymentMethodAuth;
    readonly simulate: typeof simulateMethodPayment;
    readonly update: typeof updatePaymentMethod;
  };
  readonly paymentRequests: {
    readonly auth: typeof authorizePaymentRequest;
    readonly capture: typeof capturePaymentRequest;
    readonly captures: typeof listCaptures;
    readonly create: typeof createPaymentRequest;
    readonly get: typeof getPaymentRequest;
    readonly list: typeof listPaymentRequests;
    readonly resend: typeof resendPassword;
    readonly simulate: typeof simulatePayment;
  };
  readonly refunds: {
    readonly cancel: typeof cancelRefund;
    readonly create: typeof createRefund;
    readonly get: typeof getRefund;
    readonly list: typeof listRefunds;
  };
  readonly reports: { readonly create: typeof createReport; readonly get: typeof getReport };
  readonly balance: { readonly get: typeof getBalance };
  readonly transactions: {
    readonly get: typeof getTransaction;
    readonly list: typeof listTransactions;
  };
  readonly transfers: { readonly create: typeof createTransfer; readonly get: typeof getTransfer };
} = {
  accounts: {
    create: createAccount,
    createV1: createAccountV1,
    get: getAccount,
    list: listAccounts,
  },
  callbackUrls: { set: setCallbackUrl },
  customers: {
    create: createCustomer,
    get: getCustomer,
    list: listCustomers,
    update: updateCustomer,
  },
  paymentMethods: {
    auth: authPaymentMethod,
    create: createPaymentMethod,
    expire: expirePaymentMethod,
    get: getPaymentMethod,
    list: listPaymentMethods,
    payments: listMethodPayments,
    resend: resendPaymentMethodAuth,
    simulate: simulateMethodPayment,
    update: updatePaymentMethod,
  },
  paymentRequests: {
    auth: authorizePaymentRequest,
    capture: capturePaymentRequest,
    captures: listCaptures,
    create: createPaymentRequest,
    get: getPaymentRequest,
    list: listPaymentRequests,
    resend: resendPassword,
    simulate: simulatePayment,
  },
  refunds: { cancel: cancelRefund, create: createRefund, get: getRefund, list: listRefunds },
  reports: { create: createReport, get: getReport },
  balance: { get: getBalance },
  transactions: { get: getTransaction, list: listTransactions },
  transfers: { create: createTransfer, get: getTransfer },
};
