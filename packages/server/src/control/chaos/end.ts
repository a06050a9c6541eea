// Ends the webhook chaos of an account and returns the disturbances so far.
import { ok } from '@kasir/core/server';
import { controlContracts } from '@kasir/control';
import { operation, unknownAccount } from '../operation.ts';
import { viewChaos } from './view.ts';

export const endChaos = operation(controlContracts.chaos.end, async (kasir, { params }) => {
  const account = await kasir.directory.account(params.id);
  if (!account) return unknownAccount;
  await kasir.directory.changeAccount(account.id, (known) => {
    const { chaos: _, ...settings } = known;
    return settings;
  });
  return ok({ chaos: await viewChaos(kasir, account) });
});
