// Moves a posted transaction to a later status.
import { bare, canStep } from '@kasir/core';
import { invalid, ok } from '@kasir/core/server';
import { prefixes, transactionMachine } from '@kasir/models';
import { movePosting, posted, postingSteps } from '@kasir/payments';
import { tooLittleMoney } from '../balance/amount.ts';
import { decideIn, operation, unknownAccount } from '../operation.ts';
import { updateTransactionContract } from './update.contract.ts';

export const updateTransaction = operation(
  updateTransactionContract,
  async (kasir, { params, body }) => {
    const account = await kasir.directory.account(params.id);
    if (!account) return unknownAccount;
    return decideIn(kasir, { account: account.id, mode: 'test' }, (at, tx) => {
      const row = posted(tx, bare(prefixes.transaction, body.transaction_id) ?? '');
      if (!row)
        return invalid('body.transaction_id', 'Must be the id of a transaction posted here.');
      const { status } = row.public;
      if (!canStep(transactionMachine, status, postingSteps[body.status]))
        return invalid('body.status', `A ${status} transaction cannot become ${body.status}.`);
      const moved = movePosting(at, tx, row.id, body.status);
      return moved.public.status === body.status ? ok(moved.public) : tooLittleMoney('body.status');
    });
  },
);
