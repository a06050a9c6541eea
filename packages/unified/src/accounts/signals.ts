// Emits the events of sub-accounts to their platform. In the specification, accounts API v2 has no
// event for an OWNED sub-account (VER-18, VER-CONF-04).
import { listen, type Scope, type Signal, type SignalsOf } from '@kasir/core/server';
import { accountActivated, accountCreated, accountRegistered, chosen } from '@kasir/models';
import type { SubAccountRow, subAccounts } from '@kasir/payments/accounts';
import { renderSubAccount } from './render.ts';

type SubAccountSignal = Signal<SubAccountRow>;

const notify =
  (event: typeof accountRegistered | typeof accountActivated) =>
  (d: Scope, { row: { state } }: SubAccountSignal): void =>
    d.emit(event, {
      data: {
        user_id: state.account,
        account_info: { payments_enabled: state.status === 'LIVE' },
      },
      subject: state.account,
    });

const notifyOpened = (d: Scope, signal: SubAccountSignal): void => {
  const { row } = signal;
  if (row.state.api === 'v1') notify(accountRegistered)(d, signal);
  else if (chosen('owned_account_event', d.context.dialect) === 'account.created')
    d.emit(accountCreated, { data: renderSubAccount(row), subject: row.state.account });
};

export const accountListener = listen<SignalsOf<typeof subAccounts>>()(
  'sub_account',
  ['sub_account'],
  {
    'sub_account.opened': notifyOpened, // EVT-04
    'sub_account.registered': notify(accountRegistered), // EVT-05
    'sub_account.activated': notify(accountActivated), // EVT-05
  },
);
