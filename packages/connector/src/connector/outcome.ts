// Defines the outcome that the author's code returns, and applies it to the operation.
import * as z from 'zod';
import {
  action,
  amount,
  decline,
  hasExecutedAmount,
  instrument,
  isFinal,
  type Operation,
} from '../protocol/index.ts';
import type { StoredOperation } from '../store/port.ts';

const reference = { connector_reference: z.string().min(1).max(255).nullish() };
const given = {
  ...reference,
  /** A token that later operations may name as their source. */
  token: z.string().min(1).max(512).nullish(),
  instrument: instrument.nullish(),
};

export const outcome = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('succeeded'),
    ...given,
    /** The executed amount; without it, the amount of the request. */
    amount: amount.optional(),
  }),
  z.object({
    status: z.literal('declined'),
    ...reference,
    decline: decline.partial({ network_code: true, message: true }),
  }),
  z.object({ status: z.literal('action_required'), ...given, action }),
  z.object({ status: z.literal('pending'), ...given }),
  z.object({ status: z.literal('unknown') }),
]);

/** The state of an operation at the processor; `unknown` changes nothing. */
export type Outcome = Readonly<z.infer<typeof outcome>>;

type Known = Exclude<Outcome, { readonly status: 'unknown' }>;

/** Thrown for an outcome that contradicts an earlier one; nothing is changed. */
export class Contradiction extends Error {}

const executed = ({ request }: StoredOperation, given: Known): Operation['amount'] => {
  if (given.status !== 'succeeded') return null;
  if (!hasExecutedAmount(request.work)) return null;
  return given.amount ?? request.amount;
};

const formOf = (row: StoredOperation, given: Known): Operation => {
  const { operation: before } = row;
  const shared = {
    id: before.id,
    work: before.work,
    // A later outcome may leave out a value of an earlier one, which is then kept.
    token: ('token' in given ? given.token : null) ?? before.token,
    instrument: ('instrument' in given ? given.instrument : null) ?? before.instrument,
    connector_reference: given.connector_reference ?? before.connector_reference,
    sequence: before.sequence,
    updated_at: before.updated_at,
  };
  const open = { ...shared, amount: null, decline: null };
  switch (given.status) {
    case 'succeeded':
      return {
        ...shared,
        status: 'succeeded',
        amount: executed(row, given),
        decline: null,
        action: null,
      };
    case 'declined':
      return {
        ...shared,
        status: 'declined',
        amount: null,
        decline: {
          code: given.decline.code,
          network_code: given.decline.network_code ?? null,
          message: given.decline.message ?? null,
          by: given.decline.by ?? 'channel',
        },
        action: null,
      };
    case 'action_required':
      return { ...open, status: 'action_required', action: given.action };
    default:
      return { ...open, status: 'pending', action: null };
  }
};

const isSame = (a: Operation, b: Operation): boolean => {
  const [one, other] = [a, b].map((each) =>
    JSON.stringify(Object.entries(each).toSorted(([x], [y]) => (x < y ? -1 : 1))),
  );
  return one === other;
};

/** Returns whether a final operation stays unchanged. Throws when the outcome contradicts it. */
const isSettled = ({ operation, isLateSuccess }: StoredOperation, next: Operation): boolean => {
  if (!isFinal(operation)) return false;
  if (operation.status === 'declined') {
    if (next.status === 'succeeded') return false;
    return true;
  }
  if (next.status === 'declined' && !isLateSuccess)
    throw new Contradiction(`${operation.id} has succeeded and cannot become declined.`);
  if (
    next.status === 'succeeded' &&
    (next.amount?.value !== operation.amount?.value ||
      next.amount?.currency !== operation.amount?.currency)
  )
    throw new Contradiction(`${operation.id} has succeeded with another amount.`);
  return true;
};

/**
 * Returns the operation after an outcome, or null when nothing changes: the outcome is unknown,
 * outdated or a repeat. A decline may become a success once, a success never changes. `now` is in
 * milliseconds. Throws `Contradiction`.
 */
export const applyOutcome = (
  row: StoredOperation,
  given: Outcome,
  now: number,
): StoredOperation | null => {
  if (given.status === 'unknown') return null;
  const before = row.operation;
  const next = formOf(row, given);
  if (isSettled(row, next) || isSame(before, next)) return null;
  const time = Math.max(now, Date.parse(before.updated_at));
  return {
    ...row,
    isLateSuccess: row.isLateSuccess || before.status === 'declined',
    operation: {
      ...next,
      sequence: before.sequence + 1,
      updated_at: new Date(time).toISOString(),
    },
  };
};
