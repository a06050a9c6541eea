// Reads and renders direct debits in the v2 API.
import { getDetail, type BankAccountInput } from '@kasir/payments/types';
import { echoOf, nothingSent, type MethodView } from './view.ts';

export const directDebit: MethodView<'DIRECT_DEBIT'> = {
  read: ({ direct_debit: { channel_code, channel_properties } }) => {
    const { account_number, ...kept } = channel_properties;
    return {
      ...nothingSent,
      channelCode: channel_code,
      properties: channel_properties,
      kept,
      input: (): BankAccountInput => ({
        number: account_number ?? null,
        mobile: kept.mobile_number ?? null,
        document: kept.identity_document_number ?? null,
        cardLastFour: kept.card_last_four ?? null,
        cardExpiry: kept.card_expiry ?? null,
        email: kept.email ?? null,
      }),
    };
  },
  show: (row) => {
    const detail = getDetail(row.state, 'DIRECT_DEBIT');
    const { debits, account, mobile, document, cardLastFour, cardExpiry, email } = detail;
    return {
      direct_debit: {
        type: debits,
        channel_code: row.state.channel,
        channel_properties: echoOf(row).properties, // PM2-FIELD-direct_debit.channel_properties
        bank_account:
          debits === 'BANK_ACCOUNT'
            ? {
                masked_bank_account_number: account?.masked ?? null,
                bank_account_hash: account?.hash ?? null,
                mobile_number: mobile,
                identity_document_number: document,
              }
            : null,
        debit_card:
          debits === 'DEBIT_CARD'
            ? {
                mobile_number: mobile,
                card_last_four: cardLastFour,
                card_expiry: cardExpiry,
                email,
                account_number: null,
              }
            : null,
      },
    };
  },
};
