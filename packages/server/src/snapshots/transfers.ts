// Adjusts transfers when one side of them is restored: the other account keeps its sent or received
// money, and this one keeps a note that its own side is gone. So the books of both agree, and a
// check can tell a restored side from a lost one.
import { carryOutTransfer } from '@kasir/payments/operation';
import { transferLegs, transfers } from '@kasir/payments/accounts';
import type { TransferLeg, TransferState } from '@kasir/payments/accounts';
import { timeOf } from '@kasir/core';
import {
  isEarlier,
  type ObjectContents,
  type PartitionContents,
  type StoredWork,
  type Turn,
} from '@kasir/core/store';

/** Kinds whose existing objects a replacement must read. */
export const transferKinds = [transferLegs, transfers];

const legOf = (object: ObjectContents): TransferLeg => JSON.parse(object.state) as TransferLeg;

const isLeg = ({ kind }: ObjectContents): boolean => kind === transferLegs.name;

/** Returns whether an account holds this leg, or a note of it, and not as a copy of another's. */
const isSame = (object: ObjectContents, known: ObjectContents | undefined): boolean => {
  if (!known) return false;
  const [leg, held] = [legOf(object), legOf(known)];
  if (held.copied === true) return false;
  return (['direction', 'peer', 'amount', 'currency'] as const).every(
    (field) => leg[field] === held[field],
  );
};

/** Marks a leg from another account as a copy: it has no counterpart elsewhere. */
const asCopy = (object: ObjectContents): ObjectContents => {
  const leg = legOf(object);
  if (leg.transaction === null) return object;
  return { ...object, state: JSON.stringify({ ...leg, copied: true } satisfies TransferLeg) };
};

/** Returns the note that a leg was here; its counterpart may still exist. */
const asUndone = (object: ObjectContents): ObjectContents[] => {
  const leg = legOf(object);
  if (leg.transaction === null && leg.undone !== true) return [];
  const state: TransferLeg = { ...leg, transaction: null, undone: true };
  return [{ ...object, version: object.version + 1, state: JSON.stringify(state) }];
};

/** Returns the work of a transfer that this account has ordered and that is pending. */
const workOf = (account: string, id: string, state: TransferState, due: number): StoredWork => {
  const { reference, source, destination, currency, amount, job } = state;
  const order = {
    transfer: id,
    reference,
    platform: account,
    source,
    destination,
    currency,
    amount,
  };
  const { name } = carryOutTransfer;
  const payload = JSON.stringify(order);
  return { id: job, topic: name, lane: 'work', queue: name, due, ready: true, payload };
};

/** Returns a turn after all kept ids, so that none of them is assigned again. */
const afterAll = (turn: Turn, kept: readonly ObjectContents[]): Turn =>
  kept
    .map(({ id }): Turn => ({ now: timeOf(id) + 1, sequence: 0 }))
    .reduce((last, next) => (isEarlier(last, next) ? next : last), turn);

/**
 * Returns contents adjusted to the legs that an account holds. A leg that it did not hold is a
 * copy. Legs that are missing from the contents stay as notes, and pending transfers that it has
 * ordered stay pending and arrive.
 */
export const withTransfers = function* (
  account: string,
  pieces: Iterable<PartitionContents>,
  held: readonly ObjectContents[],
): Generator<PartitionContents> {
  const before = new Map(held.map((object) => [`${object.kind} ${object.id}`, object]));
  let turn: PartitionContents['turn'] = { now: 0, sequence: 0 };
  for (const piece of pieces) {
    turn = piece.turn;
    const objects = piece.objects.map((object) => {
      if (object.kind !== transferLegs.name && object.kind !== transfers.name) return object;
      const known = before.get(`${object.kind} ${object.id}`);
      before.delete(`${object.kind} ${object.id}`);
      return isLeg(object) && !isSame(object, known) ? asCopy(object) : object;
    });
    yield { ...piece, objects };
  }
  const left = [...before.values()];
  const onTheirWay = left.filter(
    (object) =>
      object.kind === transfers.name &&
      (JSON.parse(object.state) as TransferState).status === 'PENDING',
  );
  const objects = [...left.filter(isLeg).flatMap(asUndone), ...onTheirWay];
  yield {
    turn: afterAll(turn, objects),
    objects,
    entries: [],
    jobs: onTheirWay.map(({ id, state }) =>
      workOf(account, id, JSON.parse(state) as TransferState, turn.now),
    ),
  };
};
