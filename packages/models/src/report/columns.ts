// Data table of the columns of reports: headings as the specification spells them, in its order
// (MODEL-UNSPEC-20).

export const balanceHistoryColumns = {
  product_id: 'Product Id', // RPT-BH-product_id
  transaction_id: 'Transaction Id', // RPT-BH-transaction_id
  transaction_type: 'Transaction Type',
  line_type: 'Line Type', // RPT-BH-line_type
  payment_channel: 'Payment Channel', // RPT-BH-payment_channel
  reference: 'Reference', // RPT-BH-reference
  currency: 'Currency', // RPT-BH-currency
  amount: 'Amount', // RPT-BH-amount
  balance: 'Balance', // RPT-BH-balance
  debit_or_credit: 'Debit or Credit', // RPT-BH-debit_or_credit
  created_date: 'Created Date', // RPT-BH-created_date
  timezone: 'Timezone', // RPT-BH-timezone
  payment_date: 'Payment Date', // RPT-BH-payment_date
  settlement_date: 'Settlement Date', // RPT-BH-settlement_date
  completed_date: 'Completed Date', // RPT-BH-completed_date
  bank_code: 'Bank Code', // RPT-BH-bank_code
  name: 'Name', // RPT-BH-name
  account_number: 'Account Number', // RPT-BH-account_number
  description: 'Description', // RPT-BH-description
  invoice_id: 'Invoice ID', // RPT-BH-invoice_id
  bank_reference: 'Bank Reference', // RPT-BH-bank_reference
} as const;

/** One heading names a provider, because the specification does (RPT-CONF-02). */
export const transactionsColumns = {
  status: 'Status', // RPT-TX-status
  type: 'Type', // RPT-TX-type
  channel: 'Channel', // RPT-TX-channel
  channel_name: 'Channel Name', // RPT-TX-channel_name
  account_number: 'Account Number', // RPT-TX-account_number
  currency: 'Currency', // RPT-TX-currency
  amount: 'Amount', // RPT-TX-amount
  fee_amount: 'Fee Amount', // RPT-TX-fee_amount
  vat_amount: 'VAT Amount', // RPT-TX-vat_amount
  third_party_wht: '3rd Party WHT', // RPT-TX-third_party_wht
  provider_side_wht: 'Xendit-side WHT', // RPT-TX-provider_side_wht
  net_amount: 'Net Amount', // RPT-TX-net_amount
  reference: 'Reference', // RPT-TX-reference
  transaction_id: 'Transaction Id', // RPT-TX-transaction_id
  invoice_id: 'Invoice Id', // RPT-TX-invoice_id
  batch_id: 'Batch Id', // RPT-TX-batch_id
  payment_id: 'Payment Id', // RPT-TX-payment_id
  payment_date: 'Payment Date', // RPT-TX-payment_date
  timestamp_created: 'Timestamp Created', // RPT-TX-timestamp_created
  timestamp_updated: 'Timestamp Updated', // RPT-TX-timestamp_updated
  timestamp_settled: 'Timestamp Settled', // RPT-TX-timestamp_settled
  timezone: 'Timezone', // RPT-TX-timezone
  description: 'Description', // RPT-TX-description
  channel_reference: 'Channel Reference', // RPT-TX-channel_reference
} as const;

/** Value of every column named Timezone (RPT-BH-timezone, RPT-TX-timezone). */
export const reportTimezone = '+0000 UTC';

/** Values of the column Transaction Type (RPT-BH-transaction_type). */
export const balanceTransactionTypes = [
  'VA_PAYMENT',
  'RO_PAYMENT',
  'EWALLET_PAYMENT',
  'CARDLESS_CREDIT_PAYMENT',
  'DIRECT_DEBIT_PAYMENT',
  'CREDIT_CARD_PAYMENT',
  'QR_CODE_PAYMENT',
  'DISBURSEMENT',
  'BATCH_DISBURSEMENT',
  'REMITTANCE_PAYOUT',
  'DEPOSIT',
  'WITHDRAWAL',
] as const;
export type BalanceTransactionType = (typeof balanceTransactionTypes)[number];
