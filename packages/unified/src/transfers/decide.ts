// Business rules of transfers: the platform records one, an errand takes the money out of one
// account and into the other, and the record says how it ended.
import { iso, step, toMajor, toMinor, type RowOf } from '@kasir/core';
import {
  errand,
  fail,
  invalid,
  ok,
  type At,
  type Command,
  type Context,
  type Errand,
  type Reads,
  type Reply,
  type Tx,
} from '@kasir/core/server';
import {
  mayAct,
  subAccounts,
  transferMachine,
  transfers,
  type SubAccountStatus,
} from '@kasir/models';
import type { Transferred } from '@kasir/payments';
import type { createTransfer } from './create.contract.ts';

/** Topic of the errand that carries a transfer out; its payload is what both accounts must know. */
export const TRANSFER = 'transfer.carry_out';

type Create = Command<typeof createTransfer>;
type TransferRow = RowOf<typeof transfers>;

/** Status of a party, the platform itself or a sub-account of it; undefined for strangers. */
const partyOf = (tx: Tx, { account }: Context, id: string): SubAccountStatus | undefined =>
  id === account.id ? 'LIVE' : tx.find(subAccounts, 'account', id)?.public.status;

const transferredOf = ({ id, public: one }: TransferRow, platform: string): Transferred => ({
  transfer: id,
  reference: one.reference,
  platform,
  source: one.source_user_id,
  destination: one.destination_user_id,
  currency: one.currency,
  amount: toMinor(one.currency, one.amount) ?? Number.NaN,
});

/** A reference that was used: the same transfer again is that transfer, another one is refused. */
const repeated = (
  row: TransferRow,
  body: Create['body'],
  { account }: Context,
): Reply<typeof createTransfer> | Errand<Transferred> => {
  const { public: known } = row;
  const same =
    known.amount === body.amount &&
    known.currency === (body.currency ?? 'IDR') &&
    known.source_user_id === body.source_user_id &&
    known.destination_user_id === body.destination_user_id;
  if (!same) {
    return fail(
      'MISMATCH_PAYLOAD_FOR_REFERENCE',
      'This reference was used for another transfer: send a new one.',
    );
  }
  return known.status === 'PENDING'
    ? {
        ok: 'later',
        job: row.state.job,
        topic: TRANSFER,
        payload: transferredOf(row, account.id),
      }
    : ok(known);
};

/** Records a transfer and leaves the errand that carries it out. */
export const decideTransfer = (
  at: At,
  tx: Tx,
  { body, context }: Create,
): Reply<typeof createTransfer> | Errand<Transferred> => {
  const { reference, amount, source_user_id, destination_user_id } = body;
  const currency = body.currency ?? 'IDR';
  const minor = toMinor(currency, amount);
  if (minor === undefined)
    return invalid('body.amount', `Send fewer decimals or less: ${currency} has no such amount.`);
  if (source_user_id === destination_user_id)
    return invalid('body.destination_user_id', 'Send another account than source_user_id.');
  const parties = [source_user_id, destination_user_id].map((id) => partyOf(tx, context, id));
  if (parties.includes(undefined)) {
    return fail(
      'INVALID_SOURCE_OR_DESTINATION_ERROR',
      'Send the id of this platform or of one of its sub-accounts as source and destination.',
    );
  }
  const known = tx.find(transfers, 'reference', reference);
  if (known) return repeated(known, body, context);
  if (parties.some((status) => status && !mayAct(status, context.realm.mode))) {
    return fail(
      'XEN_PLATFORM_SUB_ACCOUNT_NOT_LIVE',
      'Activate the sub-account before money moves to or from it.',
    );
  }
  const id = at.id();
  const work = errand<Transferred>(at, tx, TRANSFER, {
    transfer: id,
    reference,
    platform: context.account.id,
    source: source_user_id,
    destination: destination_user_id,
    currency,
    amount: minor,
  });
  const { to } = step(transferMachine, null, 'create');
  tx.insert(transfers, id, {
    public: {
      transfer_id: id,
      reference,
      source_user_id,
      destination_user_id,
      status: to,
      amount: toMajor(currency, minor),
      currency,
      created: iso(at.now),
    },
    state: { job: work.job },
  });
  return work;
};

/** Both accounts have decided: records how the transfer ended. */
export const endTransfer = (tx: Tx, { transfer }: Transferred, sent: boolean): void => {
  const row = tx.get(transfers, transfer);
  if (row?.public.status !== 'PENDING') return;
  const { to } = step(transferMachine, 'PENDING', sent ? 'arrive' : 'refuse');
  tx.update(transfers, row, { public: { ...row.public, status: to } });
};

/** The answer once a transfer has ended. */
export const transferOutcome = (
  reads: Reads,
  _command: Create,
  { transfer }: Transferred,
): Reply<typeof createTransfer> => {
  const row = reads.get(transfers, transfer);
  if (!row || row.public.status === 'PENDING')
    throw new Error(`Transfer ${transfer} has not ended`);
  return row.public.status === 'FAILED'
    ? fail('INSUFFICIENT_BALANCE', 'The source account has less available money than this amount.')
    : ok(row.public);
};
