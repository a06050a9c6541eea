// Direct debits: an account or card that its bank lets the merchant debit, once it is linked.
import { effective, missingViolations } from './channel.ts';
import type { Instrument, OnChannel } from './instrument.ts';
import { hiddenAccount } from './linked.ts';

const unknownAccount = { masked_bank_account_number: null, bank_account_hash: null };

/** A direct debit. Its account number is shown and stored masked and as a digest only. */
export const directDebit = ({
  input,
  channel,
  around,
  context,
}: OnChannel<'DIRECT_DEBIT'>): Instrument => {
  const { channel_properties: own } = input.direct_debit;
  const { account_number = null, ...shown } = own;
  const path = `${around.paths.method}.direct_debit.channel_properties`;
  const { mobile_number = null, card_last_four = null, card_expiry = null, email = null } = own;
  const type = channel.debits ?? 'BANK_ACCOUNT';
  return {
    violations: missingViolations(channel, input.reusability, effective(own, around), path),
    expires: null,
    authorised: 'by payer',
    shown: () => ({
      direct_debit: {
        type,
        channel_code: channel.code,
        channel_properties: shown,
        bank_account:
          type === 'BANK_ACCOUNT'
            ? {
                ...(account_number === null
                  ? unknownAccount
                  : hiddenAccount(channel.code, account_number, context)),
                mobile_number,
                identity_document_number: own.identity_document_number ?? null,
              }
            : null,
        debit_card:
          type === 'DEBIT_CARD'
            ? { mobile_number, card_last_four, card_expiry, email, account_number: null }
            : null,
      },
    }),
  };
};
