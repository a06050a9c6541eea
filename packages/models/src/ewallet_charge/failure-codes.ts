// Why charges of e-wallets fail, in the words of the legacy API.
import { known } from '@kasir/core';
import { codesUnder, walletCodes, type FailureNames } from '../failure/codes.ts';

/** The codes of this API where no channel has said why nothing was paid. */
export const chargeFailureNames: FailureNames = {
  EXPIRED: 'USER_DID_NOT_AUTHORIZE_THE_PAYMENT',
};

/** Why an e-wallet charge FAILED; an open list. */
export const ewalletChargeFailureCode = known(codesUnder(walletCodes, chargeFailureNames));
