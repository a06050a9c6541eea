// Data table of the columns of reports: headings as the specification spells them, in its order
// (MODEL-UNSPEC-20). The clause of a column is RPT-BH-* or RPT-TX-* with its name.

export const balanceHistoryColumns = {
  product_id: 'Product Id',
  transaction_id: 'Transaction Id',
  transaction_type: 'Transaction Type',
  line_type: 'Line Type',
  payment_channel: 'Payment Channel',
  reference: 'Reference',
  currency: 'Currency',
  amount: 'Amount',
  balance: 'Balance',
  debit_or_credit: 'Debit or Credit',
  created_date: 'Created Date',
  timezone: 'Timezone',
  payment_date: 'Payment Date',
  settlement_date: 'Settlement Date',
  completed_date: 'Completed Date',
  bank_code: 'Bank Code',
  name: 'Name',
  account_number: 'Account Number',
  description: 'Description',
  invoice_id: 'Invoice ID',
  bank_reference: 'Bank Reference',
} as const;

/** One heading names a provider, because the specification writes it so (RPT-CONF-02). */
export const transactionsColumns = {
  status: 'Status',
  type: 'Type',
  channel: 'Channel',
  channel_name: 'Channel Name',
  account_number: 'Account Number',
  currency: 'Currency',
  amount: 'Amount',
  fee_amount: 'Fee Amount',
  vat_amount: 'VAT Amount',
  third_party_wht: '3rd Party WHT',
  provider_side_wht: 'Xendit-side WHT',
  net_amount: 'Net Amount',
  reference: 'Reference',
  transaction_id: 'Transaction Id',
  invoice_id: 'Invoice Id',
  batch_id: 'Batch Id',
  payment_id: 'Payment Id',
  payment_date: 'Payment Date',
  timestamp_created: 'Timestamp Created',
  timestamp_updated: 'Timestamp Updated',
  timestamp_settled: 'Timestamp Settled',
  timezone: 'Timezone',
  description: 'Description',
  channel_reference: 'Channel Reference',
} as const;

/** Value of every column named Timezone. */
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
