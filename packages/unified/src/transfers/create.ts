// Moves money between a platform and its sub-accounts. The response waits until both accounts have
// recorded the transfer.
import { amountDigits } from '@kasir/core/messages';
import { parseAmount } from '@kasir/core/money';
import { fail, invalid, ok, PutBack, workflowOperation, type Refusal } from '@kasir/core/server';
import { requestTransfer, type TransferRefusal } from '@kasir/payments';
import { transfers } from '@kasir/payments/accounts';
import { createTransfer } from './create.contract.ts';
import { renderTransfer } from './render.ts';

/** Returns the error of a transfer that is not made. */
const toTransferFailure = (refusal: TransferRefusal): Refusal<typeof createTransfer> => {
  switch (refusal) {
    case 'SAME_ACCOUNT':
      return invalid('body.destination_user_id', 'Send another account than source_user_id.');
    case 'UNKNOWN_ACCOUNT':
      return fail(
        'INVALID_SOURCE_OR_DESTINATION_ERROR',
        'Send the id of this platform or of one of its sub-accounts as source and destination.',
      );
    case 'REFERENCE_TAKEN':
      return fail(
        'MISMATCH_PAYLOAD_FOR_REFERENCE',
        'This reference was used for another transfer: send a new one.',
      );
    case 'NOT_LIVE':
      return fail(
        'XEN_PLATFORM_SUB_ACCOUNT_NOT_LIVE',
        'Activate the sub-account before money moves to or from it.',
      );
  }
};

export const createTransferHandler = workflowOperation(createTransfer, {
  decide: (d, { body }) => {
    const { reference, source_user_id: source, destination_user_id: destination } = body;
    const currency = body.currency ?? 'IDR';
    const amount = parseAmount(currency, body.amount);
    if (amount === undefined) return invalid('body.amount', amountDigits(currency));
    const requested = requestTransfer(d, { reference, source, destination, currency, amount });
    if (requested.ok === 'later') return requested;
    return requested.ok ? ok(renderTransfer(requested.row)) : toTransferFailure(requested.refusal);
  },

  result: (from, _command, { transfer }) => {
    const row = from.get(transfers, transfer);
    if (!row || row.state.status === 'PENDING') throw new PutBack(`Transfer ${transfer}`);
    return row.state.status === 'FAILED'
      ? fail(
          'INSUFFICIENT_BALANCE',
          'The source account has less available money than this amount.',
        )
      : ok(renderTransfer(row));
  },
});
