// Why direct debits fail, in the words of the legacy API.
import { known } from '@kasir/core';
import { debitCodes, codesUnder, type FailureNames } from '../failure/codes.ts';

/** The codes of this API where the bank has not said why nothing was debited. */
export const debitFailureNames: FailureNames = {
  EXPIRED: 'DIRECT_DEBIT_EXPIRED',
  INSTRUMENT_ENDED: 'INACTIVE_PAYMENT_METHOD',
};

/** Why a direct debit FAILED; an open list. */
export const directDebitFailureCode = known(codesUnder(debitCodes, debitFailureNames));
