// Moves a posted transaction to a later status.
import { stripPrefix } from '@kasir/core';
import { canTrigger } from '@kasir/core/resource';
import { invalid, ok } from '@kasir/core/server';
import { prefixes } from '@kasir/models';
import { transactionLifecycle } from '@kasir/payments/ledger';
import { findPosting, movePosting, postingTriggers } from '@kasir/payments/operation';
import { renderTransaction } from '@kasir/unified-api/server';
import { tooLittleMoney } from '../balance/amount.ts';
import { decideFor, operation, unknownAccount } from '../operation.ts';
import { controlContracts } from '@kasir/control';

export const updateTransaction = operation(
  controlContracts.transactions.update,
  async (kasir, { params, body }) => {
    const account = await kasir.directory.account(params.id);
    if (!account) return unknownAccount;
    return decideFor(kasir, { account, mode: 'test' }, (d) => {
      const row = findPosting(d, stripPrefix(prefixes.transaction, body.transaction_id) ?? '');
      if (!row)
        return invalid('body.transaction_id', 'Must be the id of a transaction posted here.');
      const { status } = row.state;
      if (!canTrigger(transactionLifecycle, status, postingTriggers[body.status]))
        return invalid('body.status', `A ${status} transaction cannot become ${body.status}.`);
      const moved = movePosting(d, row.id, body.status);
      return moved.state.status === body.status
        ? ok(renderTransaction(moved, d.context))
        : tooLittleMoney('body.status');
    });
  },
);
