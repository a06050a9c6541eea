// The chain of the audit log: appends an entry with the digest of the one before it, and follows
// the digests to find an entry that was changed or removed.
import { hash } from 'node:crypto';
import type { Decision } from '@kasir/core/server';
import type { Need } from '@kasir/core/store';
import {
  auditEntries,
  auditHeads,
  entryId,
  HEAD,
  type AuditEntry,
  type AuditHead,
} from './kind.ts';

/** The contents of an entry; the chain adds its number, time and digests. */
export type Draft = Omit<AuditEntry, 'sequence' | 'at' | 'act' | 'previous' | 'digest'> & {
  /** The first entry of the act; this one when omitted. */
  readonly act?: number;
};

/** The head of an empty chain. */
export const emptyHead: AuditHead = { sequence: 0, digest: '0'.repeat(64) };

/** The reads of a decision that appends. */
export const headNeed: Need = { kind: auditHeads, id: HEAD };

/** Returns the digest of an entry: of all fields in a fixed order, with the digest before it. */
const digestOf = (entry: Omit<AuditEntry, 'digest'>): string =>
  hash(
    'sha256',
    JSON.stringify([
      entry.previous,
      entry.sequence,
      entry.at,
      entry.phase,
      entry.act,
      entry.operator,
      entry.role,
      entry.operation,
      entry.account,
      entry.mode,
      entry.object,
      entry.address,
      entry.agent,
      entry.request,
      entry.reason,
      entry.input,
      entry.status,
      entry.code,
    ]),
  );

/** Appends an entry; returns its number. */
export const appendEntry = (d: Decision, draft: Draft): number => {
  const known = d.get(auditHeads, HEAD);
  const head = known?.state ?? emptyHead;
  const sequence = head.sequence + 1;
  const entry = { act: sequence, ...draft, sequence, at: d.now, previous: head.digest };
  const digest = digestOf(entry);
  d.insert(auditEntries, entryId(sequence), { ...entry, digest });
  if (known) d.change(auditHeads, known, { sequence, digest });
  else d.insert(auditHeads, HEAD, { sequence, digest });
  return sequence;
};

/** The first entry with a problem. */
export interface ChainProblem {
  readonly sequence: number;
  readonly message: string;
}

/**
 * Checks the entry that follows `last` in the chain; returns its problem, or null. Without an
 * entry, the one after `last` is missing.
 */
export const problemAfter = (
  last: AuditHead,
  entry: AuditEntry | undefined,
): ChainProblem | null => {
  const sequence = last.sequence + 1;
  if (entry?.sequence !== sequence)
    return { sequence, message: 'The entry is missing: it was removed.' };
  if (entry.previous !== last.digest)
    return { sequence, message: 'It does not follow the entry before: one of them was changed.' };
  return digestOf(entry) === entry.digest
    ? null
    : { sequence, message: 'The entry was changed after it had been written.' };
};
