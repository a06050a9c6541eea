// Events about a sub-account, sent to its platform.
import { businessId } from '@kasir/core';
import { event } from '@kasir/core/resource';
import * as z from 'zod';
import { subAccount } from './sub_account.ts';

/** Data of the account webhook: only these two fields (EVT-UNSPEC-11). */
export const accountNotice = z
  .object({
    user_id: businessId, // EVT-ACC-data.user_id
    // EVT-ACC-data.account_info, EVT-ACC-data.account_info.payments_enabled
    account_info: z
      .object({ payments_enabled: z.boolean().describe('True when live payments are enabled.') })
      .describe('Capabilities of the account.'),
  })
  .describe('Information about a sub-account: its id, and whether live payments are enabled.');

const bodyClauses = [
  'EVT-ACC-master_acc_business_id',
  'EVT-ACC-event_type',
  'EVT-ACC-created',
  'EVT-ACC-data',
  'EVT-ACC-data.user_id',
  'EVT-ACC-data.account_info',
  'EVT-ACC-data.account_info.payments_enabled',
] as const;

export const accountRegistered = event({
  name: 'account.registered',
  family: 'account',
  envelope: 'account',
  data: accountNotice,
  essential: { user_id: true, account_info: { payments_enabled: true } },
  when: 'an account is registered; of OWNED ones only those of accounts API v1 (VER-18)',
  clauses: ['EVT-account.registered', 'VER-18', ...bodyClauses],
});

export const accountActivated = event({
  name: 'account.activated',
  family: 'account',
  envelope: 'account',
  data: accountNotice,
  essential: { user_id: true, account_info: { payments_enabled: true } },
  when: 'live payments are enabled for a MANAGED account',
  clauses: ['EVT-account.activated', ...bodyClauses],
});

/** Only in the `service` dialect: the specification has no event for these accounts. */
export const accountCreated = event({
  name: 'account.created',
  family: 'account',
  envelope: 'refund',
  data: subAccount,
  essential: { id: true, type: true, status: true },
  when: 'an OWNED account of accounts API v2 is made, in the `service` dialect',
  clauses: ['VER-CONF-04'],
});
