// The failure codes of e-wallet charges in the legacy API.
import { known } from '@kasir/core';
import { codesUnder, walletCodes, type FailureNames } from '../failure/codes.ts';

/** The codes of this API when no channel has given a reason for the failure. */
export const chargeFailureNames: FailureNames = {
  EXPIRED: 'USER_DID_NOT_AUTHORIZE_THE_PAYMENT',
};

/** The reason why an e-wallet charge FAILED; an open list. */
export const ewalletChargeFailureCode = known(codesUnder(walletCodes, chargeFailureNames));
