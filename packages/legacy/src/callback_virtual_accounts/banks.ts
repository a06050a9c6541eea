// GET /available_virtual_account_banks: returns the banks of the channel table.
import { ok, query } from '@kasir/core/server';
import { channels, isActivated } from '@kasir/models';
import { listVirtualAccountBanks } from './banks.contract.ts';

const banks = channels.filter(({ type }) => type === 'VIRTUAL_ACCOUNT');

export const listVirtualAccountBanksHandler = query(listVirtualAccountBanks, (_view, { context }) =>
  ok(
    banks.map(({ bank, code, country, currency, type }) => ({
      name: bank,
      code,
      country,
      currency,
      is_activated: isActivated(context.account, type),
    })),
  ),
);
