// Restores a test account from its own snapshot or from a file.
import { setImmediate } from 'node:timers/promises';
import { controlContracts, type SnapshotFile } from '@kasir/control';
import { parseTimestamp } from '@kasir/core';
import { invalid, ok } from '@kasir/core/server';
import type { Store } from '@kasir/core/store';
import type { Account } from '@kasir/models';
import type { Kasir } from '../../app/kasir.ts';
import { readRows, InvalidRow, type FileRows } from '../../snapshots/check.ts';
import { findKept, restore } from '../../snapshots/snapshots.ts';
import { Spool } from '../../snapshots/spool.ts';
import { ofAccount } from '../../snapshots/file.ts';
import { tryOut } from '../../snapshots/trial.ts';
import { checkInvariants } from '../invariants.ts';
import { fileOperation, unknownAccount } from '../operation.ts';
import { unknownSnapshot } from './view.ts';

const findBreach = async (store: Store): Promise<string | null> => {
  const [breach] = await checkInvariants(store);
  return breach ? `${breach.law}, ${breach.detail}` : null;
};

/** The latest time of a file: the years after it must still have valid timestamps. */
const TAKEN_MAX = Date.UTC(9900, 0, 1);

/** Reads, tries and restores a file. Rejects with `InvalidRow`, having changed nothing. */
const restoreFile = async (
  kasir: Kasir,
  account: Account,
  file: SnapshotFile,
  rows: FileRows,
  withClock: boolean,
): Promise<number> => {
  const { account: from, name, settings, turn } = file;
  const taken = parseTimestamp(file.taken);
  if (!(taken >= 0 && taken <= TAKEN_MAX))
    throw new InvalidRow('body.file.taken', 'Must be a time between the years 1970 and 9900.');
  if (turn.now > taken + 999)
    throw new InvalidRow('body.file.turn.now', 'Must not be later than body.file.taken.');
  using spool = new Spool();
  const own = {
    add: (piece: Parameters<Spool['add']>[0]) => spool.add(ofAccount(piece, from, account.id)),
  };
  await readRows(rows, turn, own, () => setImmediate());
  const partition = { account: account.id, mode: 'test' } as const;
  await tryOut({
    partition,
    context: kasir.context(partition, account),
    spool,
    turn,
    findBreach,
  });
  const source = {
    account: account.id,
    name,
    taken,
    // A file may misstate the sequence of its last instant, so new ids begin with the next one.
    turn: { now: turn.now + 1, sequence: 0 },
    settings: settings as typeof settings & { readonly switches: Record<string, boolean> },
    pieces: () => spool.pieces(),
  };
  return await restore(kasir, account, source, withClock);
};

export const restoreSnapshot = fileOperation(
  controlContracts.snapshots.restore,
  async (kasir, { params, body, rows }) => {
    const account = await kasir.directory.account(params.id);
    if (!account) return unknownAccount;
    const { snapshot = '', file, clock } = body;
    const withClock = clock === 'snapshot';
    if (!file) {
      const kept = await findKept(kasir, snapshot);
      if (kept?.account !== account.id) return unknownSnapshot;
      return ok({ account: account.id, objects: await restore(kasir, account, kept, withClock) });
    }
    try {
      const objects = await restoreFile(kasir, account, file, rows, withClock);
      return ok({ account: account.id, objects });
    } catch (error) {
      if (error instanceof InvalidRow) return invalid(error.path, error.message);
      throw error;
    }
  },
);
