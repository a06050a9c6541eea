// Posts a transaction that belongs to no payment.
import { ok } from '@kasir/core/server';
import { getTransaction } from '@kasir/payments/ledger';
import { postTransaction } from '@kasir/payments/operation';
import { renderTransaction } from '@kasir/unified-api/server';
import { amountInMinor, tooLittleMoney } from '../balance/amount.ts';
import { decideFor, operation, unknownAccount } from '../operation.ts';
import { controlContracts } from '@kasir/control';

export const createTransaction = operation(
  controlContracts.transactions.create,
  async (kasir, { params, body }) => {
    const account = await kasir.directory.account(params.id);
    if (!account) return unknownAccount;
    const amount = amountInMinor(body);
    if (!amount.ok) return amount;
    return decideFor(kasir, { account, mode: 'test' }, (d) => {
      const id = postTransaction(d, {
        type: body.type,
        status: body.status,
        category: body.channel_category,
        channel: body.channel_code,
        reference: body.reference_id,
        identifier: body.account_identifier,
        currency: body.currency,
        amount: amount.minor,
      });
      return id === null
        ? tooLittleMoney('body.amount')
        : ok(renderTransaction(getTransaction(d, id), d.context));
    });
  },
);
