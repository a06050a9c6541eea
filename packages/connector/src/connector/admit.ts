// Decides in one transaction whether a received operation is known, refused or begun.
import type {
  Capabilities,
  Operation,
  OperationRequest,
  StoredRequest,
} from '../protocol/index.ts';
import { TOLERANCE_SECONDS } from '../signature/verify.ts';
import type { Rows, StoredOperation } from '../store/port.ts';
import { findChildProblem, findSubject, isAboutParent, type Subject } from './children.ts';
import { findUndeclared } from './declared.ts';
import { refuse, type Refusal } from './refusal.ts';

/** A request whose signature and form are valid. */
export interface Received {
  readonly request: OperationRequest;
  /** Keyed digest of the body. */
  readonly digest: string;
  /** The webhook-timestamp of the request, in seconds. */
  readonly timestamp: number;
  /** Time at the connector, in milliseconds. */
  readonly now: number;
}

export type Admission =
  | { readonly kind: 'known'; readonly operation: Operation }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | {
      readonly kind: 'begun';
      readonly operation: Operation;
      /** The subject of a child operation; null for others. */
      readonly subject: Subject | null;
    };

/** The fields with personal data and payment details, which are not stored. */
const personal = new Set(['source', 'customer', 'billing', 'shipping']);

const toStored = (request: OperationRequest): StoredRequest =>
  Object.fromEntries(
    Object.entries(request).filter(([name]) => !personal.has(name)),
  ) as unknown as StoredRequest;

const findProblem = (
  rows: Rows,
  capabilities: Capabilities,
  { request, timestamp, now }: Received,
  subject: Subject | null,
): Refusal | null => {
  const settled = rows.findTombstone(request.id);
  if (settled !== null && timestamp <= settled)
    return refuse(
      'EXPIRED',
      'id',
      'This operation was refused, or reported as never received, after this request was made. Send it again.',
    );
  if (Date.parse(request.expires_at) <= now)
    return refuse(
      'EXPIRED',
      'expires_at',
      'The operation expired before it began. Send a new one.',
    );
  return (
    (isAboutParent(request) ? findChildProblem(request, subject) : null) ??
    findUndeclared(capabilities, request, subject, now)
  );
};

/**
 * From now on refuses every request for an unknown id whose timestamp is not newer than
 * `timestamp`. Old tombstones are deleted, because requests older than the tolerance of signatures
 * are refused anyway. `now` is in milliseconds, `timestamp` in seconds.
 */
export const putTombstone = (
  rows: Rows,
  id: string,
  { timestamp, now }: { readonly timestamp: number; readonly now: number },
): void => {
  rows.deleteTombstonesBefore(Math.floor(now / 1_000) - 2 * TOLERANCE_SECONDS);
  rows.putTombstone(id, Math.max(timestamp, rows.findTombstone(id) ?? 0));
};

/** Returns the row of an operation that begins. */
const beginOperation = ({ request, digest, now }: Received): StoredOperation => ({
  request: toStored(request),
  digest,
  isLateSuccess: false,
  operation: {
    id: request.id,
    work: request.work,
    status: 'pending',
    amount: null,
    decline: null,
    action: null,
    token: null,
    instrument: null,
    connector_reference: null,
    sequence: 1,
    updated_at: new Date(now).toISOString(),
  },
});

/**
 * Decides about a received operation. An operation that begins is stored as pending: after a
 * restart its outcome is read from the processor, and it is never performed again.
 */
export const admitOperation = (
  rows: Rows,
  capabilities: Capabilities,
  received: Received,
): Admission => {
  const { request, digest } = received;
  const known = rows.findOperation(request.id);
  if (known) {
    if (known.digest === digest) return { kind: 'known', operation: known.operation };
    const message = 'This id belongs to an operation with another body. Send a new id.';
    return { kind: 'refused', refusal: refuse('ID_REUSED', 'id', message) };
  }
  const subject = request.parent === null ? null : findSubject(rows, request.parent);
  const refusal = findProblem(rows, capabilities, received, subject);
  if (refusal) {
    // The request stays refused, even if it arrives again.
    putTombstone(rows, request.id, received);
    return { kind: 'refused', refusal };
  }
  const row = beginOperation(received);
  rows.putOperation(row);
  return { kind: 'begun', operation: row.operation, subject };
};
