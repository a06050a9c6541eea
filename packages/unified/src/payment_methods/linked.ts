// What a bank tells once the payer has authorised a method: the account it is linked to, or how the
// card was authenticated.
import type { Context } from '@kasir/core/server';
import type { PaymentMethod, ShownDirectDebit } from '@kasir/models';
import { threeDSecure, unverified } from './card.ts';
import type { PaymentMethodRow } from './instrument.ts';

/** A bank account as it may be shown and stored: its last four digits, and a keyed digest of it. */
export const hiddenAccount = (
  channel_code: string,
  number: string,
  { account, digest }: Context,
): { readonly masked_bank_account_number: string; readonly bank_account_hash: string } => ({
  masked_bank_account_number: 'X'.repeat(number.length - 4) + number.slice(-4),
  bank_account_hash: digest(`bank account ${account.id} ${channel_code} ${number}`),
});

/** Digits of a payer's account in test mode: the same for the same method. */
const simulatedAccount = (id: string, { digest }: Context): string =>
  String(Number.parseInt(digest(`account of ${id}`).slice(0, 12), 16) % 1e10).padStart(10, '0');

const linkedDebit = (debit: ShownDirectDebit, id: string, context: Context): ShownDirectDebit =>
  debit.bank_account === null || debit.bank_account.bank_account_hash !== null
    ? debit
    : {
        ...debit,
        bank_account: {
          ...debit.bank_account,
          ...hiddenAccount(debit.channel_code, simulatedAccount(id, context), context),
        },
      };

/** What changes in the instrument of a method that its payer has just authorised. */
export const linkedInstrument = (
  { public: { card, direct_debit, id } }: PaymentMethodRow,
  context: Context,
): Partial<Pick<PaymentMethod, 'card' | 'direct_debit'>> => {
  if (direct_debit) return { direct_debit: linkedDebit(direct_debit, id, context) };
  if (!card?.card_information) return {};
  const three_d_secure = threeDSecure(card.card_information.network, 'CHALLENGE');
  const results = card.card_verification_results ?? unverified;
  return { card: { ...card, card_verification_results: { ...results, three_d_secure } } };
};
