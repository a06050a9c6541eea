// Sub-accounts as their platform sees them, one for each mode: an OWNED one is live at once, a
// MANAGED one registers and is activated.
import { lifecycle, stateKind, type RowOf } from '@kasir/core/resource';
import { schemaOf, stateFields } from '@kasir/core/server';
import type { Mode } from '@kasir/core/store';
import {
  accountCountry,
  accountType,
  subAccountStatus,
  type SubAccount,
  type SubAccountStatus,
} from '@kasir/models';
import * as z from 'zod';

export const subAccountLifecycle = lifecycle({
  name: 'sub_account',
  states: ['INVITED', 'REGISTERED', 'AWAITING_DOCS', 'LIVE', 'SUSPENDED'],
  on: {
    open: [{ from: [null], to: 'LIVE', when: 'OWNED' }],
    invite: [{ from: [null], to: 'INVITED', when: 'MANAGED' }],
    announce: [
      { from: ['LIVE'], to: 'LIVE', when: 'its account is open', signal: 'sub_account.opened' },
      { from: ['SUSPENDED'], to: 'SUSPENDED', signal: 'sub_account.opened' },
    ],
    register: [{ from: ['INVITED'], to: 'REGISTERED', signal: 'sub_account.registered' }],
    await_documents: [{ from: ['REGISTERED'], to: 'AWAITING_DOCS' }],
    activate: [
      { from: ['REGISTERED', 'AWAITING_DOCS'], to: 'LIVE', signal: 'sub_account.activated' },
    ],
    suspend: [{ from: ['LIVE'], to: 'SUSPENDED' }],
    resume: [{ from: ['SUSPENDED'], to: 'LIVE' }],
  },
});

export interface SubAccountState {
  readonly status: SubAccountStatus;
  /** The account's id: 24 hex digits. */
  readonly account: string;
  readonly type: SubAccount['type'];
  readonly email: string;
  readonly businessName: string | null;
  readonly country: SubAccount['country'];
  /** The version of the accounts API that created it; v1 for the control API (VER-CONF-04). */
  readonly api: 'v1' | 'v2';
  readonly created: number;
  readonly updated: number;
}

const { id, line, moment, text } = stateFields;

const subAccountSchema = schemaOf<SubAccountState>()(
  z.strictObject({
    status: subAccountStatus,
    account: id,
    type: accountType,
    email: text,
    businessName: line,
    country: accountCountry,
    api: z.enum(['v1', 'v2']),
    created: moment,
    updated: moment,
  }),
);

/** Stored in the platform's partition; the unprefixed id is its uuidv7 there. */
export const subAccounts = stateKind<SubAccountState>()({
  name: 'sub_account',
  state: subAccountSchema,
  lifecycle: subAccountLifecycle,
  keys: { account: (s) => s.account },
  facets: {
    email: (s) => s.email,
    type: (s) => s.type,
    status: (s) => s.status,
    updated: (s) => s.updated,
  },
});

export type SubAccountRow = RowOf<typeof subAccounts>;

/** Returns whether the platform may act for a sub-account: live payments need a LIVE one. */
export const mayAct = (status: SubAccountStatus, mode: Mode): boolean =>
  status === 'LIVE' || (mode === 'test' && status !== 'SUSPENDED');
