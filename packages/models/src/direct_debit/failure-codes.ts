// The failure codes of direct debits in the legacy API.
import { known } from '@kasir/core';
import { debitCodes, codesUnder, type FailureNames } from '../failure/codes.ts';

/** The codes of this API when the bank has given no reason for the failure. */
export const debitFailureNames: FailureNames = {
  EXPIRED: 'DIRECT_DEBIT_EXPIRED',
  INSTRUMENT_ENDED: 'INACTIVE_PAYMENT_METHOD',
};

/** The reason why a direct debit FAILED; an open list. */
export const directDebitFailureCode = known(codesUnder(debitCodes, debitFailureNames));
