// Names of the kinds of objects for people, in the singular.
import { words } from './format.ts';
import { say, type PlainText } from './language.ts';

const names: ReadonlyMap<string, PlainText> = new Map([
  ['accounts', 'Sub-account'],
  ['callback_virtual_accounts', 'Virtual account (callback)'],
  ['captures', 'Capture'],
  ['cardless_credit', 'Cardless credit'],
  ['credit_card_authentications', 'Card authentication'],
  ['credit_card_charges', 'Card charge'],
  ['credit_card_tokens', 'Card token'],
  ['customers', 'Customer'],
  ['deposits', 'Deposit'],
  ['direct_debits', 'Direct debit'],
  ['ewallet_charges', 'E-wallet charge'],
  ['ewallets', 'E-wallet payment'],
  ['fixed_payment_codes', 'Fixed payment code'],
  ['invoices', 'Invoice'],
  ['linked_account_tokens', 'Linked account token'],
  ['payment_codes', 'Payment code'],
  ['payment_methods', 'Payment method'],
  ['payment_requests', 'Payment request'],
  ['payment_tokens', 'Payment token (v3)'],
  ['payments', 'Payment'],
  ['qr_codes', 'QR code'],
  ['recurring_payments', 'Recurring payment'],
  ['refunds', 'Refund'],
  ['reports', 'Report'],
  ['transactions', 'Transaction'],
  ['transfers', 'Transfer'],
  ['v3_payment_requests', 'Payment request (v3)'],
  ['v3_payments', 'Payment (v3)'],
  ['withdrawals', 'Withdrawal'],
]);

/** Returns the name of a kind; one without a name is written in words. */
export const kindName = (kind: string): string => {
  const name = names.get(kind);
  return name === undefined ? words(kind) : say(name);
};
