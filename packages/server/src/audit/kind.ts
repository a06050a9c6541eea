// The audit log: entries that are only ever inserted, each with the digest of the one before, and
// the head of their chain. In the system partition, which no reset, restore or fork touches.
import { recordKind } from '@kasir/core/resource';
import { schemaOf, stateFields } from '@kasir/core/server';
import type { Mode } from '@kasir/core/store';
import { roles, type Role } from '@kasir/control';
import * as z from 'zod';

/** An act has two entries, at its start and at its end; a refused one has only one. */
export const phases = ['begun', 'ended', 'refused'] as const;

export interface AuditEntry {
  /** From 1, without a gap. */
  readonly sequence: number;
  /** Milliseconds of real time since 1970. */
  readonly at: number;
  readonly phase: (typeof phases)[number];
  /** The sequence of the first entry of the act. */
  readonly act: number;
  readonly operator: string;
  readonly role: Role;
  /** Id of the contract, such as `keys.create`. */
  readonly operation: string;
  readonly account: string | null;
  readonly mode: Mode | null;
  readonly object: string | null;
  readonly address: string | null;
  readonly agent: string | null;
  readonly request: string | null;
  readonly reason: string | null;
  /** The input without secrets, as JSON text: its digest must not depend on a database. */
  readonly input: string | null;
  readonly status: number | null;
  readonly code: string | null;
  /** The digest of the entry before, and of this one. */
  readonly previous: string;
  readonly digest: string;
}

const { count, line, moment, text } = stateFields;

export const auditEntries = recordKind<AuditEntry>()({
  name: 'audit_entry',
  state: schemaOf<AuditEntry>()(
    z.strictObject({
      sequence: count,
      at: moment,
      phase: z.enum(phases),
      act: count,
      operator: text,
      role: z.enum(roles),
      operation: text,
      account: line,
      mode: z.enum(['test', 'live']).nullable(),
      object: line,
      address: line,
      agent: line,
      request: line,
      reason: line,
      input: line,
      status: count.nullable(),
      code: line,
      previous: text,
      digest: text,
    }),
  ),
  keys: { ended: ({ phase, act }) => (phase === 'ended' ? String(act) : null) },
  facets: {
    phase: ({ phase }) => phase,
    operator: ({ operator }) => operator,
    operation: ({ operation }) => operation,
    account: ({ account }) => account,
    at: ({ at }) => at,
  },
});

/** The newest entry of the chain. */
export interface AuditHead {
  readonly sequence: number;
  readonly digest: string;
}

export const auditHeads = recordKind<AuditHead>()({
  name: 'audit_head',
  state: schemaOf<AuditHead>()(z.strictObject({ sequence: count, digest: text })),
});

/** The id of the only head. */
export const HEAD = 'head';

const DIGITS = 12;

/** Returns the id of an entry: lists are in the order of ids. */
export const entryId = (sequence: number): string => String(sequence).padStart(DIGITS, '0');
