// POST /accounts/{id}/{step}: one contract for each lifecycle step of a sub-account.
import { subAccount } from '@kasir/models';
import { byId, controlContract, nothing, objectErrors } from '../contract.ts';

const summaries = {
  register: 'The partner accepted the invitation: a MANAGED account is registered',
  await_documents: 'Ask the partner of a MANAGED account for documents',
  activate: 'Enable live payments of a MANAGED account',
  suspend: 'Suspend a live sub-account: its platform cannot act for it',
  resume: 'End the suspension of a sub-account',
} as const;

/** The lifecycle steps of a sub-account that an operator takes. */
export type SubAccountStep = keyof typeof summaries;

export const stepContract = <S extends SubAccountStep>(step: S) =>
  controlContract({
    id: `sub_accounts.${step}`,
    method: 'POST',
    path: `/accounts/{id}/${step}`,
    role: 'admin',
    summary: summaries[step],
    params: byId,
    query: nothing,
    body: nothing,
    success: { status: 200, body: subAccount },
    errors: objectErrors,
  });
