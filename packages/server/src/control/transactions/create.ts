// Posts a transaction that no payment makes.
import { ok } from '@kasir/core/server';
import { transactions } from '@kasir/models';
import { postTransaction } from '@kasir/payments';
import { amountInMinor, tooLittleMoney } from '../balance/amount.ts';
import { decideIn, operation, unknownAccount } from '../operation.ts';
import { createTransactionContract } from './create.contract.ts';

export const createTransaction = operation(
  createTransactionContract,
  async (kasir, { params, body }) => {
    const account = await kasir.directory.account(params.id);
    if (!account) return unknownAccount;
    const amount = amountInMinor(body);
    if (!amount.ok) return amount;
    return decideIn(kasir, { account: account.id, mode: 'test' }, (at, tx) => {
      const posting = { ...body, account, amount: amount.minor };
      const id = postTransaction(at, tx, posting);
      const row = id === null ? undefined : tx.get(transactions, id);
      return row ? ok(row.public) : tooLittleMoney('body.amount');
    });
  },
);
