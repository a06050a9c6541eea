// Lists the accounts that a token gives access to: one, once its payer has authorized it.
import type { LinkedAccount } from '@kasir/models';
import type { InstrumentRow } from '@kasir/payments/state';
import { renderLinkedAccount } from '../linked_accounts.ts';
import { tokenStatusOf } from './render.ts';

export const linkedAccountsOf = (row: InstrumentRow): LinkedAccount[] =>
  tokenStatusOf(row.state.status) === 'SUCCESS' ? [renderLinkedAccount(row)] : [];
