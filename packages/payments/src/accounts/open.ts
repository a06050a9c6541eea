// Opens a sub-account: its platform records it, and a workflow opens the account itself in another
// partition.
import { legacyId } from '@kasir/core';
import {
  startWorkflow,
  type Context,
  type RunningWorkflow,
  type Schedulable,
  type Scope,
} from '@kasir/core/server';
import { account } from '@kasir/models';
import * as z from 'zod';
import { subAccounts, type SubAccountState } from './kind.ts';

const openingPayload = z.object({
  /** Unprefixed id of the platform's record. */
  sub_account: z.string(),
  account: z.string(),
  name: z.string(),
  /** The address for notices about the account; none are sent when omitted. */
  email: z.string().optional(),
  /** The callback URLs for its events; null for those of the platform. */
  callbacks: account.shape.callbacks.nullable(),
});

export type Opening = z.infer<typeof openingPayload>;

/** The workflow that opens the account; the package that stores accounts declares its steps. */
export const accountOpening = {
  name: 'account.open',
  payload: openingPayload,
} satisfies Schedulable<typeof openingPayload>;

export interface NewSubAccount extends Pick<
  SubAccountState,
  'type' | 'email' | 'businessName' | 'country' | 'api'
> {
  readonly callbacks?: NonNullable<Opening['callbacks']>;
  /** The address for notices: the email of the account when omitted, none when null. */
  readonly contact?: string | null;
}

/**
 * Returns an account id: 12 hex digits of the time, as in all such ids, and 12 from a digest, which
 * keeps the ids of two platforms apart even when their uuids are alike.
 */
const accountId = ({ digest, partition }: Context, uuid: string): string =>
  legacyId(uuid).slice(0, 12) +
  digest(`account ${partition.account} ${partition.mode} ${uuid}`).slice(0, 12);

/** Records a sub-account at its platform and starts the workflow that opens the account. */
export const openSubAccount = (
  d: Scope,
  { callbacks, contact, ...wanted }: NewSubAccount,
): RunningWorkflow<Opening> => {
  const id = d.id();
  const { type, email, businessName } = wanted;
  const { state } = d.create(subAccounts, id, type === 'OWNED' ? 'open' : 'invite', {
    ...wanted,
    account: accountId(d.context, id),
    created: d.now,
    updated: d.now,
  });
  return startWorkflow(d, accountOpening, {
    sub_account: id,
    account: state.account,
    name: businessName ?? email,
    ...(contact !== null && { email: contact ?? email }),
    callbacks: callbacks ?? null,
  });
};

/** Announces that an OWNED account can be used, without a change of `updated`. */
export const confirmOpening = (d: Scope, { sub_account }: Opening): void => {
  const row = d.get(subAccounts, sub_account);
  if (row?.state.type !== 'OWNED') return;
  d.transition(subAccounts, row, 'announce', { updated: row.state.updated });
};
