// Provisions the account of a sub-account that a platform has recorded: no transaction spans
// two realms, so each step checks whether it was done before.
import { SYSTEM, type At, type Duty, type Tx } from '@kasir/core/server';
import { accounts } from '@kasir/models';
import { openAccount } from '@kasir/payments';
import { announceOpened, OPEN_ACCOUNT, type Opening } from '@kasir/unified/server';
import { createAccount } from './bootstrap.ts';

/** Creates the account; its events go where those of the platform go unless it has callbacks. */
const provisionAccount = (at: At, tx: Tx, parent: string, opening: Opening): void => {
  const { account: id, name, callbacks } = opening;
  const known = tx.get(accounts, id);
  if (known?.public.parent === parent) return;
  if (known) throw new Error(`Account ${id} belongs to another platform`);
  const platform = tx.get(accounts, parent);
  if (!platform) throw new Error(`There is no account ${parent}`);
  createAccount(at, tx, {
    id,
    name,
    parent,
    platform: false,
    callbacks: callbacks ?? platform.public.callbacks,
  });
};

export const openAccountDuty: Duty = {
  topic: OPEN_ACCOUNT,
  abroad: ({ payload, context: { realm } }) => {
    const opening = payload as Opening;
    const make = (at: At, tx: Tx) => provisionAccount(at, tx, realm.account, opening);
    const home = { account: opening.account, mode: 'test' } as const;
    return realm.mode === 'live'
      ? [{ realm: SYSTEM, run: make }]
      : [
          { realm: SYSTEM, run: make },
          { realm: home, run: openAccount },
        ];
  },
  run: (at, tx, { payload, context }) => announceOpened(at, tx, context, payload as Opening),
};
