// The steps by which an operator changes the status of a sub-account.
import { canTrigger } from '@kasir/core/resource';
import type { Scope, Trigger } from '@kasir/core/server';
import { subAccounts, type SubAccountRow } from './kind.ts';

export const subAccountSteps = [
  'register',
  'await_documents',
  'activate',
  'suspend',
  'resume',
] as const satisfies readonly Trigger<typeof subAccounts>[];

export type SubAccountStep = (typeof subAccountSteps)[number];

/** Takes a step; returns undefined when the sub-account's status does not allow it. */
export const stepSubAccount = (
  d: Scope,
  row: SubAccountRow,
  on: SubAccountStep,
): SubAccountRow | undefined =>
  canTrigger(subAccounts.lifecycle, row.state.status, on)
    ? d.transition(subAccounts, row, on)
    : undefined;
