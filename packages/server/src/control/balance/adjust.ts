// Deposits money to the balance of an account or withdraws it.
import { ok } from '@kasir/core/server';
import { prefixes } from '@kasir/models';
import { depositCash, withdrawCash } from '@kasir/payments/operation';
import { renderCash } from '@kasir/unified-api/server';
import { decideFor, operation, unknownAccount } from '../operation.ts';
import { controlContracts } from '@kasir/control';
import { amountInMinor, tooLittleMoney } from './amount.ts';

export const adjustBalance = operation(
  controlContracts.balance.adjust,
  async (kasir, { params, body }) => {
    const account = await kasir.directory.account(params.id);
    if (!account) return unknownAccount;
    const amount = amountInMinor(body);
    if (!amount.ok) return amount;
    return decideFor(kasir, { account, mode: 'test' }, (d) => {
      const { currency, description } = body;
      const movement = { currency, description, amount: amount.minor };
      if (body.type === 'DEPOSIT')
        return ok(renderCash(prefixes.deposit, depositCash(d, movement)));
      const withdrawal = withdrawCash(d, movement);
      return withdrawal
        ? ok(renderCash(prefixes.withdrawal, withdrawal))
        : tooLittleMoney('body.amount');
    });
  },
);
