// Renders sub-accounts as the two accounts APIs show them.
import { toIsoString, type SuccessInput } from '@kasir/core';
import type { SubAccount } from '@kasir/models';
import type { SubAccountRow } from '@kasir/payments/accounts';
import type { createAccountV1 } from './create_v1.contract.ts';

export const renderSubAccount = ({ state }: Pick<SubAccountRow, 'state'>): SubAccount => ({
  id: state.account,
  created: toIsoString(state.created),
  updated: toIsoString(state.updated),
  email: state.email,
  type: state.type,
  public_profile: state.businessName === null ? null : { business_name: state.businessName },
  country: state.country,
  status: state.status,
});

/** Renders an opened sub-account as version 1 shows it. */
export const renderSubAccountV1 = (row: SubAccountRow): SuccessInput<typeof createAccountV1> => {
  const { id, email, type, public_profile, country, created } = renderSubAccount(row);
  return {
    user_id: id,
    account_email: email,
    type,
    business_profile: public_profile,
    country,
    created,
    status: 'SUCCESSFUL',
  };
};
