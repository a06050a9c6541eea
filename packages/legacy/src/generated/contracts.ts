// The contracts of this package, as the `api.ts` of each resource registers them.
// Generated from the contracts by `npm run generate`; not edited by hand.
import { createCardlessCredit } from '../cardless_credit/create.contract.ts';
import { calculatePaymentTypes } from '../cardless_credit/calculate.contract.ts';
import { createEwalletCharge } from '../ewallet_charges/create.contract.ts';
import { getEwalletCharge } from '../ewallet_charges/get.contract.ts';
import { listEwalletCharges } from '../ewallet_charges/list.contract.ts';
import { refundEwalletCharge } from '../ewallet_charges/refund.contract.ts';
import { listEwalletRefunds } from '../ewallet_charges/refunds.contract.ts';
import { voidEwalletCharge } from '../ewallet_charges/void.contract.ts';
import { createEwalletPayment } from '../ewallets/create.contract.ts';
import { getEwalletPayment } from '../ewallets/get.contract.ts';
import { listVirtualAccountBanks } from '../callback_virtual_accounts/banks.contract.ts';
import { createVirtualAccount } from '../callback_virtual_accounts/create.contract.ts';
import { getVirtualAccount } from '../callback_virtual_accounts/get.contract.ts';
import { getVirtualAccountPayment } from '../callback_virtual_accounts/payment.contract.ts';
import { simulateVirtualAccountPayment } from '../callback_virtual_accounts/simulate.contract.ts';
import { updateVirtualAccount } from '../callback_virtual_accounts/update.contract.ts';
import { createDirectDebit } from '../direct_debits/create.contract.ts';
import { getDirectDebit } from '../direct_debits/get.contract.ts';
import { listDirectDebits } from '../direct_debits/list.contract.ts';
import { resendDirectDebitOtp } from '../direct_debits/resend_otp.contract.ts';
import { validateDirectDebitOtp } from '../direct_debits/validate_otp.contract.ts';
import { createFixedPaymentCode } from '../fixed_payment_codes/create.contract.ts';
import { getFixedPaymentCode } from '../fixed_payment_codes/get.contract.ts';
import { listFixedPaymentCodePayments } from '../fixed_payment_codes/payments.contract.ts';
import { simulateOutletPayment } from '../fixed_payment_codes/simulate.contract.ts';
import { updateFixedPaymentCode } from '../fixed_payment_codes/update.contract.ts';
import { listLinkedAccounts } from '../linked_account_tokens/accounts.contract.ts';
import { createLinkedAccountToken } from '../linked_account_tokens/auth.contract.ts';
import { deleteLinkedAccountToken } from '../linked_account_tokens/delete.contract.ts';
import { validateLinkedAccountOtp } from '../linked_account_tokens/validate_otp.contract.ts';
import { createPaymentCode } from '../payment_codes/create.contract.ts';
import { getPaymentCode } from '../payment_codes/get.contract.ts';
import { listPaymentCodePayments } from '../payment_codes/payments.contract.ts';
import { simulatePaymentCode } from '../payment_codes/simulate.contract.ts';
import { updatePaymentCode } from '../payment_codes/update.contract.ts';
import { createLegacyPaymentMethod } from '../payment_methods/create.contract.ts';
import { listLegacyPaymentMethods } from '../payment_methods/list.contract.ts';
import { createInvoice } from '../invoices/create.contract.ts';
import { expireInvoice } from '../invoices/expire.contract.ts';
import { getInvoice } from '../invoices/get.contract.ts';
import { listInvoices } from '../invoices/list.contract.ts';
import { createQrCode } from '../qr_codes/create.contract.ts';
import { getQrCode } from '../qr_codes/get.contract.ts';
import { listQrPayments } from '../qr_codes/payments.contract.ts';
import { simulateQrPayment } from '../qr_codes/simulate.contract.ts';
import { createRecurringPayment } from '../recurring_payments/create.contract.ts';
import { getRecurringPayment } from '../recurring_payments/get.contract.ts';
import {
  pauseRecurringPayment,
  resumeRecurringPayment,
  stopRecurringPayment,
} from '../recurring_payments/transitions.contract.ts';
import { updateRecurringPayment } from '../recurring_payments/update.contract.ts';
import { captureCardCharge } from '../card_charges/capture.contract.ts';
import { createCardCharge } from '../card_charges/create.contract.ts';
import { getCardCharge } from '../card_charges/get.contract.ts';
import { refundCardCharge, refundNamedCardCharge } from '../card_charges/refund.contract.ts';
import { reverseCardCharge } from '../card_charges/reverse.contract.ts';
import { authenticateCardToken } from '../card_tokens/authenticate.contract.ts';
import { createCardToken, createFormerCardToken } from '../card_tokens/create.contract.ts';
import { getCardToken } from '../card_tokens/get.contract.ts';
import { getCardAuthentication } from '../card_tokens/get-authentication.contract.ts';
import { acceptSafely } from '../safe_acceptance/accept.contract.ts';

export {
  createCardlessCredit,
  calculatePaymentTypes,
  createEwalletCharge,
  getEwalletCharge,
  listEwalletCharges,
  refundEwalletCharge,
  listEwalletRefunds,
  voidEwalletCharge,
  createEwalletPayment,
  getEwalletPayment,
  listVirtualAccountBanks,
  createVirtualAccount,
  getVirtualAccount,
  getVirtualAccountPayment,
  simulateVirtualAccountPayment,
  updateVirtualAccount,
  createDirectDebit,
  getDirectDebit,
  listDirectDebits,
  resendDirectDebitOtp,
  validateDirectDebitOtp,
  createFixedPaymentCode,
  getFixedPaymentCode,
  listFixedPaymentCodePayments,
  simulateOutletPayment,
  updateFixedPaymentCode,
  listLinkedAccounts,
  createLinkedAccountToken,
  deleteLinkedAccountToken,
  validateLinkedAccountOtp,
  createPaymentCode,
  getPaymentCode,
  listPaymentCodePayments,
  simulatePaymentCode,
  updatePaymentCode,
  createLegacyPaymentMethod,
  listLegacyPaymentMethods,
  createInvoice,
  expireInvoice,
  getInvoice,
  listInvoices,
  createQrCode,
  getQrCode,
  listQrPayments,
  simulateQrPayment,
  createRecurringPayment,
  getRecurringPayment,
  pauseRecurringPayment,
  resumeRecurringPayment,
  stopRecurringPayment,
  updateRecurringPayment,
  captureCardCharge,
  createCardCharge,
  getCardCharge,
  refundCardCharge,
  refundNamedCardCharge,
  reverseCardCharge,
  authenticateCardToken,
  createCardToken,
  createFormerCardToken,
  getCardToken,
  getCardAuthentication,
  acceptSafely,
};

/** Every contract, grouped as the client groups its methods. */
export const legacyContracts: {
  readonly cardlessCredit: {
    readonly create: typeof createCardlessCredit;
    readonly paymentTypes: typeof calculatePaymentTypes;
  };
  readonly ewalletCharges: {
    readonly create: typeof createEwalletCharge;
    readonly get: typeof getEwalletCharge;
    readonly list: typeof listEwalletCharges;
    readonly refund: typeof refundEwalletCharge;
    readonly refunds: typeof listEwalletRefunds;
    readonly void: typeof voidEwalletCharge;
  };
  readonly ewallets: {
    readonly create: typeof createEwalletPayment;
    readonly get: typeof getEwalletPayment;
  };
  readonly callbackVirtualAccounts: {
    readonly banks: typeof listVirtualAccountBanks;
    readonly create: typeof createVirtualAccount;
    readonly get: typeof getVirtualAccount;
    readonly payment: typeof getVirtualAccountPayment;
    readonly simulate: typeof simulateVirtualAccountPayment;
    readonly update: typeof updateVirtualAccount;
  };
  readonly directDebits: {
    readonly create: typeof createDirectDebit;
    readonly get: typeof getDirectDebit;
    readonly list: typeof listDirectDebits;
    readonly resendOtp: typeof resendDirectDebitOtp;
    readonly validateOtp: typeof validateDirectDebitOtp;
  };
  readonly fixedPaymentCodes: {
    readonly create: typeof createFixedPaymentCode;
    readonly get: typeof getFixedPaymentCode;
    readonly payments: typeof listFixedPaymentCodePayments;
    readonly simulate: typeof simulateOutletPayment;
    readonly update: typeof updateFixedPaymentCode;
  };
  readonly linkedAccountTokens: {
    readonly accounts: typeof listLinkedAccounts;
    readonly auth: typeof createLinkedAccountToken;
    readonly delete: typeof deleteLinkedAccountToken;
    readonly validateOtp: typeof validateLinkedAccountOtp;
  };
  readonly paymentCodes: {
    readonly create: typeof createPaymentCode;
    readonly get: typeof getPaymentCode;
    readonly payments: typeof listPaymentCodePayments;
    readonly simulate: typeof simulatePaymentCode;
    readonly update: typeof updatePaymentCode;
  };
  readonly paymentMethods: {
    readonly create: typeof createLegacyPaymentMethod;
    readonly list: typeof listLegacyPaymentMethods;
  };
  readonly invoices: {
    readonly create: typeof createInvoice;
    readonly expire: typeof expireInvoice;
    readonly get: typeof getInvoice;
    readonly list: typeof listInvoices;
  };
  readonly qrCodes: {
    readonly create: typeof createQrCode;
    readonly get: typeof getQrCode;
    readonly payments: typeof listQrPayments;
    readonly simulate: typeof simulateQrPayment;
  };
  readonly recurringPayments: {
    readonly create: typeof createRecurringPayment;
    readonly get: typeof getRecurringPayment;
    readonly pause: typeof pauseRecurringPayment;
    readonly resume: typeof resumeRecurringPayment;
    readonly stop: typeof stopRecurringPayment;
    readonly update: typeof updateRecurringPayment;
  };
  readonly cardCharges: {
    readonly capture: typeof captureCardCharge;
    readonly create: typeof createCardCharge;
    readonly get: typeof getCardCharge;
    readonly refund: typeof refundCardCharge;
    readonly refundNamed: typeof refundNamedCardCharge;
    readonly reverse: typeof reverseCardCharge;
  };
  readonly cardTokens: {
    readonly authenticate: typeof authenticateCardToken;
    readonly create: typeof createCardToken;
    readonly createFormer: typeof createFormerCardToken;
    readonly get: typeof getCardToken;
    readonly getAuthentication: typeof getCardAuthentication;
  };
  readonly safeAcceptance: { readonly accept: typeof acceptSafely };
} = {
  cardlessCredit: { create: createCardlessCredit, paymentTypes: calculatePaymentTypes },
  ewalletCharges: {
    create: createEwalletCharge,
    get: getEwalletCharge,
    list: listEwalletCharges,
    refund: refundEwalletCharge,
    refunds: listEwalletRefunds,
    void: voidEwalletCharge,
  },
  ewallets: { create: createEwalletPayment, get: getEwalletPayment },
  callbackVirtualAccounts: {
    banks: listVirtualAccountBanks,
    create: createVirtualAccount,
    get: getVirtualAccount,
    payment: getVirtualAccountPayment,
    simulate: simulateVirtualAccountPayment,
    update: updateVirtualAccount,
  },
  directDebits: {
    create: createDirectDebit,
    get: getDirectDebit,
    list: listDirectDebits,
    resendOtp: resendDirectDebitOtp,
    validateOtp: validateDirectDebitOtp,
  },
  fixedPaymentCodes: {
    create: createFixedPaymentCode,
    get: getFixedPaymentCode,
    payments: listFixedPaymentCodePayments,
    simulate: simulateOutletPayment,
    update: updateFixedPaymentCode,
  },
  linkedAccountTokens: {
    accounts: listLinkedAccounts,
    auth: createLinkedAccountToken,
    delete: deleteLinkedAccountToken,
    validateOtp: validateLinkedAccountOtp,
  },
  paymentCodes: {
    create: createPaymentCode,
    get: getPaymentCode,
    payments: listPaymentCodePayments,
    simulate: simulatePaymentCode,
    update: updatePaymentCode,
  },
  paymentMethods: { create: createLegacyPaymentMethod, list: listLegacyPaymentMethods },
  invoices: { create: createInvoice, expire: expireInvoice, get: getInvoice, list: listInvoices },
  qrCodes: {
    create: createQrCode,
    get: getQrCode,
    payments: listQrPayments,
    simulate: simulateQrPayment,
  },
  recurringPayments: {
    create: createRecurringPayment,
    get: getRecurringPayment,
    pause: pauseRecurringPayment,
    resume: resumeRecurringPayment,
    stop: stopRecurringPayment,
    update: updateRecurringPayment,
  },
  cardCharges: {
    capture: captureCardCharge,
    create: createCardCharge,
    get: getCardCharge,
    refund: refundCardCharge,
    refundNamed: refundNamedCardCharge,
    reverse: reverseCardCharge,
  },
  cardTokens: {
    authenticate: authenticateCardToken,
    create: createCardToken,
    createFormer: createFormerCardToken,
    get: getCardToken,
    getAuthentication: getCardAuthentication,
  },
  safeAcceptance: { accept: acceptSafely },
};
