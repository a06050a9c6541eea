// Reads the webhook chaos of an account.
import { ok } from '@kasir/core/server';
import { controlContracts } from '@kasir/control';
import { operation, unknownAccount } from '../operation.ts';
import { viewChaos } from './view.ts';

export const getChaos = operation(controlContracts.chaos.get, async (kasir, { params }) => {
  const account = await kasir.directory.account(params.id);
  return account ? ok({ chaos: await viewChaos(kasir, account) }) : unknownAccount;
});
