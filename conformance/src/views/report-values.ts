// Data tables of reports: their headings, and the columns whose values are a closed list, as the
// specification writes them.
import { expectThat } from '../violation.ts';
import type { CsvRow } from './csv.ts';

const statuses = ['PENDING', 'SUCCESS', 'FAILED', 'VOIDED', 'REFUNDED', 'REVERSED'];

/** Type of report -> heading in lower case -> values. */
const closed: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  BALANCE_HISTORY: {
    'transaction type': [
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
    ],
    'line type': [
      'TRANSACTION',
      'FEE',
      'VAT',
      'TRANSACTION_REVERSAL',
      'FEE_REVERSAL',
      'VAT_REVERSAL',
    ],
    'debit or credit': ['DEBIT', 'CREDIT'],
    timezone: ['+0000 UTC'],
  },
  TRANSACTIONS: { status: statuses, timezone: ['+0000 UTC'] },
};

/**
 * Type of report -> its headings, without that of the tax of the provider, which names the
 * provider. They are written here again, because our own declaration is what they judge.
 */
const headings: Readonly<Record<string, readonly string[]>> = {
  BALANCE_HISTORY: [
    'Product Id',
    'Transaction Id',
    'Transaction Type',
    'Line Type',
    'Payment Channel',
    'Reference',
    'Currency',
    'Amount',
    'Balance',
    'Debit or Credit',
    'Created Date',
    'Timezone',
    'Payment Date',
    'Settlement Date',
    'Completed Date',
    'Bank Code',
    'Name',
    'Account Number',
    'Description',
    'Invoice ID',
    'Bank Reference',
  ],
  TRANSACTIONS: [
    'Status',
    'Type',
    'Channel',
    'Channel Name',
    'Account Number',
    'Currency',
    'Amount',
    'Fee Amount',
    'VAT Amount',
    '3rd Party WHT',
    'Net Amount',
    'Reference',
    'Transaction Id',
    'Invoice Id',
    'Batch Id',
    'Payment Id',
    'Payment Date',
    'Timestamp Created',
    'Timestamp Updated',
    'Timestamp Settled',
    'Timezone',
    'Description',
    'Channel Reference',
  ],
};

/** Checks that a report has every stated column, by the name that the specification writes. */
export const expectHeadings = (type: string, seen: readonly string[]): void => {
  const missing = (headings[type] ?? []).filter((name) => !seen.includes(name));
  expectThat(missing.length === 0, `columns ${missing.join(', ')} of a report`, seen.join(', '));
};

/** Checks that every value of a closed column is in its list. */
export const expectListedValues = (type: string, rows: readonly CsvRow[]): void => {
  for (const [heading, values] of Object.entries(closed[type] ?? {})) {
    const foreign = rows.find((row) => !values.includes(row[heading] ?? ''));
    expectThat(foreign === undefined, `${heading} to be one of ${values.join(', ')}`, foreign);
  }
};
