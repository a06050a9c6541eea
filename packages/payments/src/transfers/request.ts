// Requests a transfer between a platform and its sub-accounts, once for each reference.
import type { RunningWorkflow, Scope } from '@kasir/core/server';
import type { SubAccountStatus } from '@kasir/models';
import { mayAct, subAccounts } from '../accounts/kind.ts';
import { transfers, type TransferRow } from './kind.ts';
import type { TransferOrder } from './legs.ts';
import { resumeTransfer, startTransfer, type NewTransfer } from './workflow.ts';

/** The reasons why a transfer is not made. */
export type TransferRefusal =
  | 'SAME_ACCOUNT'
  /** Its source or destination is neither this platform nor a sub-account of it. */
  | 'UNKNOWN_ACCOUNT'
  /** Its reference belongs to another transfer. */
  | 'REFERENCE_TAKEN'
  | 'NOT_LIVE';

/** A running transfer, one that has ended before, or the refusal. */
type Requested =
  | RunningWorkflow<TransferOrder>
  | { readonly ok: true; readonly row: TransferRow }
  | { readonly ok: false; readonly refusal: TransferRefusal };

const refuseTransfer = (refusal: TransferRefusal): Requested => ({ ok: false, refusal });

/** Returns the status of the platform or a sub-account of it; undefined for other accounts. */
const statusOfParty = (d: Scope, id: string): SubAccountStatus | undefined =>
  id === d.context.account.id ? 'LIVE' : d.find(subAccounts, 'account', id)?.state.status;

const isSame = ({ state }: TransferRow, requested: NewTransfer): boolean =>
  state.amount === requested.amount &&
  state.currency === requested.currency &&
  state.source === requested.source &&
  state.destination === requested.destination;

/**
 * Returns the transfer of an earlier equal request; while it is running, its workflow to wait for.
 */
const repeatTransfer = (d: Scope, row: TransferRow): Requested =>
  row.state.status === 'PENDING' ? resumeTransfer(d.context.account.id, row) : { ok: true, row };

/** Starts a transfer, or returns the one with this reference. */
export const requestTransfer = (d: Scope, requested: NewTransfer): Requested => {
  const { reference, source, destination } = requested;
  if (source === destination) return refuseTransfer('SAME_ACCOUNT');
  const parties = [source, destination].map((id) => statusOfParty(d, id));
  if (parties.includes(undefined)) return refuseTransfer('UNKNOWN_ACCOUNT');
  const known = d.find(transfers, 'reference', reference);
  if (known)
    return isSame(known, requested) ? repeatTransfer(d, known) : refuseTransfer('REFERENCE_TAKEN');
  const { mode } = d.context.partition;
  if (parties.some((status) => status && !mayAct(status, mode))) return refuseTransfer('NOT_LIVE');
  return startTransfer(d, requested);
};
