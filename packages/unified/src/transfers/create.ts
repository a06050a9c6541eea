// Moves money between a platform and its sub-accounts. The response waits until both accounts have
// recorded the transfer.
import { amountDigits, toMinor } from '@kasir/core';
import {
  fail,
  invalid,
  ok,
  PutBack,
  workflowOperation,
  type Reply,
  type RunningWorkflow,
  type Scope,
} from '@kasir/core/server';
import type { SubAccountStatus } from '@kasir/models';
import { requestTransfer, resumeTransfer, type TransferOrder } from '@kasir/payments';
import { mayAct, subAccounts, transfers, type TransferRow } from '@kasir/payments/state';
import { createTransfer } from './create.contract.ts';
import { renderTransfer } from './render.ts';

type Requested = Pick<
  TransferOrder,
  'reference' | 'source' | 'destination' | 'currency' | 'amount'
>;

/** Returns the status of the platform or a sub-account of it; undefined for other accounts. */
const partyOf = (d: Scope, id: string): SubAccountStatus | undefined =>
  id === d.context.account.id ? 'LIVE' : d.find(subAccounts, 'account', id)?.state.status;

/** Handles a known reference: the same transfer is returned, a different one is refused. */
const repeated = (
  d: Scope,
  row: TransferRow,
  requested: Requested,
): Reply<typeof createTransfer> | RunningWorkflow<TransferOrder> => {
  const { state: known } = row;
  const same =
    known.amount === requested.amount &&
    known.currency === requested.currency &&
    known.source === requested.source &&
    known.destination === requested.destination;
  if (!same) {
    return fail(
      'MISMATCH_PAYLOAD_FOR_REFERENCE',
      'This reference was used for another transfer: send a new one.',
    );
  }
  return known.status === 'PENDING'
    ? resumeTransfer(d.context.account.id, row)
    : ok(renderTransfer(row));
};

export const createTransferHandler = workflowOperation(createTransfer, {
  decide: (d, { body }): Reply<typeof createTransfer> | RunningWorkflow<TransferOrder> => {
    const { reference, source_user_id: source, destination_user_id: destination } = body;
    const currency = body.currency ?? 'IDR';
    const amount = toMinor(currency, body.amount);
    if (amount === undefined) return invalid('body.amount', amountDigits(currency));
    if (source === destination)
      return invalid('body.destination_user_id', 'Send another account than source_user_id.');
    const parties = [source, destination].map((id) => partyOf(d, id));
    if (parties.includes(undefined)) {
      return fail(
        'INVALID_SOURCE_OR_DESTINATION_ERROR',
        'Send the id of this platform or of one of its sub-accounts as source and destination.',
      );
    }
    const requested = { reference, source, destination, currency, amount };
    const known = d.find(transfers, 'reference', reference);
    if (known) return repeated(d, known, requested);
    const { mode } = d.context.partition;
    if (parties.some((status) => status && !mayAct(status, mode))) {
      return fail(
        'XEN_PLATFORM_SUB_ACCOUNT_NOT_LIVE',
        'Activate the sub-account before money moves to or from it.',
      );
    }
    return requestTransfer(d, requested);
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
