// Data table of the report columns whose values are a closed list of the specification.
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

/** Checks that every value of a closed column is in its list. */
export const expectListedValues = (type: string, rows: readonly CsvRow[]): void => {
  for (const [heading, values] of Object.entries(closed[type] ?? {})) {
    const foreign = rows.find((row) => !values.includes(row[heading] ?? ''));
    expectThat(foreign === undefined, `${heading} to be one of ${values.join(', ')}`, foreign);
  }
};
