// Describes this API and its resources for documents.
import { about as callbackVirtualAccounts } from './callback_virtual_accounts/about.ts';
import { about as cardCharges } from './card_charges/about.ts';
import { about as cardTokens } from './card_tokens/about.ts';
import { about as cardlessCredit } from './cardless_credit/about.ts';
import { about as directDebits } from './direct_debits/about.ts';
import { about as ewalletCharges } from './ewallet_charges/about.ts';
import { about as ewallets } from './ewallets/about.ts';
import { about as fixedPaymentCodes } from './fixed_payment_codes/about.ts';
import { about as invoices } from './invoices/about.ts';
import { about as linkedAccountTokens } from './linked_account_tokens/about.ts';
import { about as paymentCodes } from './payment_codes/about.ts';
import { about as paymentMethods } from './payment_methods/about.ts';
import { about as qrCodes } from './qr_codes/about.ts';
import { about as recurringPayments } from './recurring_payments/about.ts';
import { about as safeAcceptance } from './safe_acceptance/about.ts';

/** The heading of the API, its position among the APIs, and its resources in order. */
export const about = {
  title: 'Legacy API',
  position: 2,
  resources: {
    ...invoices,
    ...recurringPayments,
    ...qrCodes,
    ...callbackVirtualAccounts,
    ...fixedPaymentCodes,
    ...paymentCodes,
    ...ewallets,
    ...ewalletCharges,
    ...cardlessCredit,
    ...cardTokens,
    ...cardCharges,
    ...safeAcceptance,
    ...linkedAccountTokens,
    ...paymentMethods,
    ...directDebits,
  },
} as const;
