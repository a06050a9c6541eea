// GET /available_virtual_account_banks: the banks of the channel table.
import { ok, query } from '@kasir/core/server';
import { channels, isActivated } from '@kasir/models';
import { listVirtualAccountBanks } from './banks.contract.ts';

const banks = channels.filter(({ type }) => type === 'VIRTUAL_ACCOUNT');

export const listVirtualAccountBanksHandler = query(listVirtualAccountBanks, (_view, { context }) =>
  ok(
    banks.map(({ name, code, country, currency, type }) => ({
      name,
      code,
      country,
      currency,
      is_activated: isActivated(context.account, type),
    })),
  ),
);
