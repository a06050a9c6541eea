// Moves the balance of an account from or to the outside.
import { ok } from '@kasir/core/server';
import { putIn, takeOut } from '@kasir/payments';
import { decideIn, operation, unknownAccount } from '../operation.ts';
import { adjustBalanceContract } from './adjust.contract.ts';
import { amountInMinor, tooLittleMoney } from './amount.ts';

export const adjustBalance = operation(adjustBalanceContract, async (kasir, { params, body }) => {
  const account = await kasir.directory.account(params.id);
  if (!account) return unknownAccount;
  const amount = amountInMinor(body);
  if (!amount.ok) return amount;
  return decideIn(kasir, { account: account.id, mode: 'test' }, (at, tx) => {
    const cash = { ...body, amount: amount.minor };
    if (body.type === 'DEPOSIT') return ok(putIn(at, tx, cash));
    const withdrawal = takeOut(at, tx, cash);
    return withdrawal ? ok(withdrawal) : tooLittleMoney('body.amount');
  });
});
