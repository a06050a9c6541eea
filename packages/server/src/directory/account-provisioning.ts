// Provisions the account of a sub-account that a platform has recorded: no transaction spans two
// partitions, so each step checks whether it was done before.
import { workflow, type Decision } from '@kasir/core/server';
import { SYSTEM } from '@kasir/core/store';
import { accounts } from '@kasir/models';
import {
  accountOpening,
  confirmOpening,
  creditOpeningBalance,
  type Opening,
} from '@kasir/payments/operation';
import { createAccount } from './bootstrap.ts';

/** Creates the account; its events go to its callbacks, or else to those of the platform. */
const provisionAccount = (d: Decision, parent: string, opening: Opening): void => {
  const { account: id, name, email, callbacks } = opening;
  const known = d.get(accounts, id);
  if (known?.state.parent === parent) return;
  if (known) throw new Error(`Account ${id} belongs to another platform`);
  const platform = d.get(accounts, parent);
  if (!platform) throw new Error(`There is no account ${parent}`);
  createAccount(d, {
    id,
    name,
    ...(email !== undefined && { email }),
    parent,
    platform: false,
    callbacks: callbacks ?? platform.state.callbacks,
  });
};

export const openAccount = workflow({
  ...accountOpening,
  steps: (opening, { partition }) => {
    const create = (d: Decision) => provisionAccount(d, partition.account, opening);
    const testPartition = { account: opening.account, mode: 'test' } as const;
    return [
      { partition: SYSTEM, run: create },
      ...(partition.mode === 'test'
        ? [{ partition: testPartition, run: creditOpeningBalance }]
        : []),
    ];
  },
  finish: confirmOpening,
});
